//! 5.0: the deployment, historical or free.

use kernel::Table;

use crate::action::{Action, Event, Refusal};
use crate::ids::{Block, BlockSet, Side};
use crate::sequence::Part;
use crate::state::{Eyes, Spot, State};

/// 5.1: the historical deployment at full strength, and the pools (5.2).
pub(crate) fn deploy(state: &mut State, table: &mut Table<'_, Event>) {
    for block in Block::all() {
        let side = block.first_owner();
        let steps = state.pack.block(block).steps();
        let secret = state.secret(side, table.referee());
        secret.spots[block.index()] = Spot::POOL;
        secret.steps[block.index()] = steps;
    }
    for (block, place) in &state.pack.deployment {
        state.put(block.first_owner(), *block, *place, table.referee());
    }
}

/// 5.3: pairs of blocks that might change places.
pub(crate) fn candidates(eyes: Eyes<'_>, out: &mut Vec<Action>) {
    for (block, _) in eyes.secret.on_map() {
        for (with, _) in eyes.secret.on_map() {
            out.push(Action::Swap { block, with });
        }
    }
    out.push(Action::EndDeployment);
}

/// 5.3: two blocks of the deployment, in different cities, none of them settled; fleets need ports.
pub(crate) fn check_swap(eyes: Eyes<'_>, block: Block, with: Block) -> Result<(), Refusal> {
    let here = eyes.secret.place(block).ok_or(Refusal::NotDeployed { block })?;
    let there = eyes.secret.place(with).ok_or(Refusal::NotDeployed { block: with })?;
    if here == there {
        return Err(Refusal::SwapWithItself {});
    }
    for one in [block, with] {
        if eyes.secret.moved.contains(one) {
            return Err(Refusal::AlreadySettled { block: one });
        }
    }
    for (one, place) in [(block, there), (with, here)] {
        if eyes.pack.is_fleet(one) && !eyes.pack.is_port(place) {
            return Err(Refusal::FleetNeedsPort { block: one, place });
        }
    }
    Ok(())
}

/// 5.3: the two change places, and the first is settled.
pub(crate) fn swap(
    state: &mut State,
    side: Side,
    block: Block,
    with: Block,
    table: &mut Table<'_, Event>,
) {
    let here = state.lift(side, block, table.referee());
    let there = state.lift(side, with, table.referee());
    state.put(side, block, there, table.referee());
    state.put(side, with, here, table.referee());
    state.secret(side, table.referee()).moved.insert(block);
}

/// 5.3: a side is done; nobody is settled any more once both are.
pub(crate) fn end(state: &mut State, side: Side, table: &mut Table<'_, Event>) {
    table.tell(|| Event::Deployed { side });
    if state.both_done(side) {
        for side in Side::BOTH {
            state.secret(side, table.referee()).moved = BlockSet::EMPTY;
        }
        state.after(Part::Deployment, table);
    }
}
