import { describe, expect, it } from 'vitest';
import { partOf, turnFaults, TutorTurn, tutorTurns } from './tutor-turn.ts';

const all = [...tutorTurns.look, ...tutorTurns.count];
const shown = (rows: readonly TutorTurn[]): string => rows.map(({ id, text }) => `${id}: ${text}`).join('\n');

describe('the turns of a tutor', () => {
  it('are at least 200 good and 200 bad ones, none of them twice', () => {
    for (const label of ['good', 'bad']) expect(all.filter((turn) => turn.label === label).length).toBeGreaterThanOrEqual(200);
    expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  it('stand in the part that the name of their family draws, and in no other', () => {
    for (const [part, turns] of Object.entries(tutorTurns)) {
      expect(shown(turns.filter((turn) => turn.part !== part || partOf(turn.family) !== part))).toBe('');
      expect(shown(turns.filter(({ use }) => use !== (part === 'look' ? 'tuned' : 'counted')))).toBe('');
    }
  });

  it('name a fault where they are bad and none where they are good, every fault in both parts', () => {
    expect(shown(all.filter(({ label, why }) => (label === 'bad') !== (why !== null)))).toBe('');
    for (const turns of Object.values(tutorTurns)) {
      expect(new Set(turns.flatMap(({ why }) => why ?? []))).toEqual(new Set(turnFaults));
    }
  });

  it('do every act, well and badly', () => {
    for (const label of ['good', 'bad']) {
      const acts = all.filter((turn) => turn.label === label).map(({ act }) => act);
      expect(new Set(acts), label).toEqual(new Set(TutorTurn.shape.act.options));
    }
  });

  it('confirm what is correct, and nothing else; a feeling may be met beside it', () => {
    const others = all.filter(({ act }) => act !== 'acknowledge');
    expect(shown(others.filter(({ act, verdict }) => (act === 'confirm') !== (verdict === 'correct')))).toBe('');
  });

  it('are short where they are good and ask one thing', () => {
    const good = all.filter(({ label }) => label === 'good');
    expect(shown(good.filter(({ text }) => text.split(/\s+/).length > 60))).toBe('');
    expect(shown(good.filter(({ text }) => text.split('?').length > 2))).toBe('');
  });

  it('are long where that is the fault, and ask much where that is', () => {
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
