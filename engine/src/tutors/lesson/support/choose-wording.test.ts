import { describe, expect, it } from 'vitest';
import { turnsBetween } from '../../../turn/fresh-wordings.ts';
import type { LessonSession } from '../state/lesson-session.ts';
import { wordingIn } from './choose-wording.ts';

type Log = LessonSession['full_conversation_log'];
const saidTurns = (texts: readonly string[]): Pick<LessonSession, 'turn_count' | 'full_conversation_log'> => ({
  turn_count: texts.length,
  full_conversation_log: texts.map((text, turn) => ({ role: 'tutor', text, turn }) as Log[number]),
});

/** A table with this many wordings, filled in as they are on the screen. */
const table = (length: number): string[] => Array.from({ length }, (_, at) => `Wording ${'abcdefghijkl'[at]!} says {}, not [].`);
const filled = (wording: string, turn: number): string => wording.replace('{}', `$${turn}$`).replace('[]', `$${turn + 1}$`);

function talk(wordings: readonly string[], turns: number): string[] {
  const texts: string[] = [];
  for (let turn = 0; turn < turns; turn += 1) texts.push(filled(wordingIn(saidTurns(texts))(wordings), turn));
  return texts;
}
const letterOf = (text: string): string => text.split(' ')[1]!;

describe('the wording of a turn', () => {
  it("doesn't return for ten turns, whatever was filled in, if the table has ten", () => {
    const letters = talk(table(turnsBetween), 40).map(letterOf);
    for (const [at, letter] of letters.entries())
      expect(letters.slice(Math.max(0, at - turnsBetween + 1), at)).not.toContain(letter);
  });

  it("is one that wasn't used lately, even if the turn number alone would choose one that was", () => {
    const eight = table(8);
    const said = Array.from({ length: 8 }, (_, turn) => (turn === 0 ? filled(eight[0]!, turn) : `Something else, ${turn}.`));
    expect(eight.indexOf(wordingIn(saidTurns(said))(eight))).toBe(1); // turn 8 of 8 wordings is the first one again
  });

  it('is still found if all were used lately', () => {
    expect(new Set(talk(table(2), 6).map(letterOf))).toEqual(new Set(['a', 'b']));
  });
});
