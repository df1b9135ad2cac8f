// What the server sends and a client draws: the kernel's scene types, generated from Rust.
export type {
  Anchor,
  BattleScene,
  CardFace,
  Choice,
  Column,
  Combatant,
  Hand,
  Line,
  Piece,
  PieceFace,
  Prompt,
  Scene,
  Side,
  Track,
} from "../generated/scene";
