import { describe, expect, it } from 'vitest';
import { partOf, turnFaults, TutorTurn, tutorTurns } from './tutor-turn.ts';

const all = [...tutorTurns.look, ...tutorTurns.count];
const shown = (rows: readonly TutorTurn[]): string => rows.map(({ id, text }) => `${id}: ${text}`).join('\n');

describe('the tutor turns of the corpus', () => {
  it('are at least 200 good and 200 bad ones, none twice', () => {
    for (const label of ['good', 'bad']) expect(all.filter((turn) => turn.label === label).length).toBeGreaterThanOrEqual(200);
    expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  it('are in the part that the name of their family decides, and in no other', () => {
    for (const [part, turns] of Object.entries(tutorTurns)) {
      expect(shown(turns.filter((turn) => turn.part !== part || partOf(turn.family) !== part))).toBe('');
      expect(shown(turns.filter(({ use }) => use !== (part === 'look' ? 'tuned' : 'counted')))).toBe('');
    }
  });

  it('name a fault if they are bad and none if they are good, with every fault in both parts', () => {
    expect(shown(all.filter(({ label, why }) => (label === 'bad') !== (why !== null)))).toBe('');
    for (const turns of Object.values(tutorTurns)) {
      expect(new Set(turns.flatMap(({ why }) => why ?? []))).toEqual(new Set(turnFaults));
    }
  });

  it('contain every act, done well and done badly', () => {
    for (const label of ['good', 'bad']) {
      const acts = all.filter((turn) => turn.label === label).map(({ act }) => act);
      expect(new Set(acts), label).toEqual(new Set(TutorTurn.shape.act.options));
    }
  });

  it('confirm an answer exactly if it is correct, unless they acknowledge a feeling', () => {
    const others = all.filter(({ act }) => act !== 'acknowledge');
    expect(shown(others.filter(({ act, verdict }) => (act === 'confirm') !== (verdict === 'correct')))).toBe('');
  });

  it('have at most 60 words and one question mark if they are good', () => {
    const good = all.filter(({ label }) => label === 'good');
    expect(shown(good.filter(({ text }) => text.split(/\s+/).length > 60))).toBe('');
    expect(shown(good.filter(({ text }) => text.split('?').length > 2))).toBe('');
  });

  it('are long if that is their fault, and ask several things if that is their fault', () => {
    const isLong = (text: string): boolean => text.split(/\s+/).length >= 90 || text.split(/(?<=[.!?])\s+/).length >= 7;
    expect(shown(all.filter(({ why, text }) => why === 'too_long' && !isLong(text)))).toBe('');
    expect(
      shown(
        all.filter(
          ({ why, text }) => why === 'several_questions' && (text.match(/\?|\b(?:what|how|which)\b/gi) ?? []).length < 3,
        ),
      ),
    ).toBe('');
  });
});
