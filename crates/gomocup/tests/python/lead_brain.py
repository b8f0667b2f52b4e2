"""Leads a brain through all that pygomo-lib can say. Its path is the argument."""

import sys

from pygomo import EngineClient
from pygomo.protocol.models import BoardPosition, Move


def is_on_board(move):
    return 0 <= move.row < 15 and 0 <= move.col < 15


seen = []
with EngineClient(sys.argv[1]) as engine:
    assert engine.start(15)
    assert "Tengen" in engine.about()
    engine.configure(timeout_turn=1000, max_memory=83886080, thread_num=1, show_detail=2)
    engine.set_rule(4)
    first = engine.begin(on_info=seen.append)
    assert (first.move.col, first.move.row) == (7, 7), first

    reply = engine.turn(Move("h9"), on_info=seen.append)
    assert is_on_board(reply.move), reply
    # What is told while thinking is understood.
    told = reply.all_info
    assert len(told) > 1 and all(info.depth > 0 and info.pv for info in told), told
    assert told[-1].nodes > 0 and told[-1].time_ms >= 0, told

    assert engine.takeback(reply.move)
    assert engine.restart()
    # The brain has four in a row with one end closed.
    stones = [("h8", 1), ("a1", 2), ("h9", 1), ("h7", 2), ("h10", 1), ("a15", 2), ("h11", 1), ("o1", 2)]
    position = BoardPosition(moves=[(Move(point), whose) for point, whose in stones])
    five = engine.board(position)
    assert five.move == Move("h12"), five
    assert five.search_info.pv[0] == five.move, five

    engine.board(position, start_thinking=False)
    ranked = engine.nbest(3)
    assert is_on_board(ranked.move), ranked

    engine.stop()
    assert engine.execute("YXNBEST", 1, timeout=10).is_success
    # Nothing is left over that the next answer could be taken for.
    assert engine.restart() and engine.start(20) and engine.begin().move is not None
    assert not engine.start(3)
print("done")
