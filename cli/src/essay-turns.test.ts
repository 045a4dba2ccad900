import { essayTurns } from '@stoa/engine/corpus/essay-turns/essay-turn-row';
import { openEssays } from '@stoa/library/open-essays';
import { describe, expect, it } from 'vitest';
import { EssayGuardLine, essayGuard } from './essay-guard-verb.ts';
import { EssayTurnLine, essayTurn } from './essay-turn-verb.ts';

const turn = essayTurn();
const guard = essayGuard();
const { dbqs } = openEssays();

describe('the coach in a situation', () => {
  it.each(essayTurns.map((row) => [row.says, row] as const))('%s', (_, { line, speak, moves, phase, has, hasNot }) => {
    const situation = EssayTurnLine.parse(line);
    const said = turn(situation);
    if (speak !== null) expect(said.speak).toBe(speak);
    if (moves.length > 0) expect(moves).toContain(said.move);
    if (phase !== null) expect(said.phase).toBe(phase);
    if (has !== null) expect(said.text).toMatch(new RegExp(has, 'u'));
    if (hasNot !== null) expect(said.text).not.toMatch(new RegExp(hasNot, 'u'));
    if (said.move === 'safety') return; // these words are fixed, and not the coach's
    const sources = dbqs.find(({ id }) => id === situation.prompt.dbq)?.sources ?? situation.prompt.sources;
    expect(guard(EssayGuardLine.parse({ text: said.text, context: { ...line, sources } })).violations).toEqual([]);
  });
});
