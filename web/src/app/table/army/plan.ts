/** Asks the server what becomes of many pieces that go each to a place of its own. */

import type { MarchEnd, MarchOf, Marches } from "../../../generated/api";
import { call } from "../../core/api";
import { anything, count, list, nullable, objectOf, text } from "../../core/guard";
import { route, stays } from "../../core/wire";

const end = objectOf<MarchEnd>({ piece: text, place: text, facing: nullable(count), hits: count });
const marches = objectOf<Marches>({ version: count, goes: list(route), halt: anything, short: list(stays), stays: list(stays), ends: list(end) });

export const planOf = (id: string, asked: MarchOf, lang: string): Promise<Marches> => call("POST", `/tables/${encodeURIComponent(id)}/march?lang=${lang}`, marches, asked);
