import { describe, expect, it } from 'vitest';
import { seededChance } from '../../../simulation/seeded-chance.ts';
import { lessonPersonas } from './lesson-persona.ts';
import { StudentMind, type MindRates } from './student-mind.ts';

const text = 'Twelve words that stand here for an explanation of the idea itself.';
const all = { concepts: ['halves', 'thirds'], misconceptions: ['adds-bottoms'] };
const mind = (part: Partial<MindRates>, seed = 3) =>
  new StudentMind({ ...lessonPersonas.chatty.mind, knows: 0, holds: 1, ...part }, all, seededChance(seed));
const carrying =
  (...ideas: string[]) =>
  (idea: string) =>
    ideas.includes(idea) ? 1 : 0;

describe('the mind of a simulated student', () => {
  it('learns only the idea that a text conveys', () => {
    const one = mind({ takes: 1 });
    one.reads(text, 0, carrying('concept:halves'));
    expect([one.knows('halves'), one.knows('thirds'), one.holds('adds-bottoms')]).toEqual([true, false, true]);
    one.reads(text, 0, carrying('misconception:adds-bottoms'));
    expect([one.knows('thirds'), one.holds('adds-bottoms')]).toEqual([false, false]);
  });

  it('learns nothing from a text that conveys nothing, however often it is read', () => {
    const one = mind({ takes: 1 });
    for (let times = 0; times < 100; times += 1) one.reads(text, 0, () => 0);
    expect([one.knows('halves'), one.knows('thirds'), one.holds('adds-bottoms')]).toEqual([false, false, true]);
  });

  it.each([
    { title: 'what carries only a part of it', read: text, known: 0, degree: 0.2 },
    { title: 'what is longer than she reads', read: `${text} `.repeat(40), known: 0, degree: 1 },
    { title: 'what she has read before', read: text, known: 1, degree: 1 },
  ])('learns less from $title', ({ read, known, degree }) => {
    const learned = (how: { read: string; known: number; degree: number }) =>
      Array.from({ length: 200 }, (_, seed) => {
        const one = mind({ takes: 0.8 }, seed);
        one.reads(how.read, how.known, () => how.degree);
        return one.knows('halves');
      }).filter(Boolean).length;
    expect(learned({ read, known, degree })).toBeLessThan(0.6 * learned({ read: text, known: 0, degree: 1 }));
  });

  it("forgets what it learned and didn't use sooner than what it used, and nothing that it knew before", () => {
    const left = (uses: number) =>
      Array.from({ length: 200 }, (_, seed) => {
        const one = mind({ takes: 1, forgets: 0.1 }, seed);
        one.reads(text, 0, () => 1);
        for (let use = 0; use < uses; use += 1) one.uses('halves', ['adds-bottoms']);
        for (let turn = 0; turn < 10; turn += 1) one.forgets();
        one.waits();
        return one.knows('halves') && !one.holds('adds-bottoms');
      }).filter(Boolean).length;
    expect(left(0)).toBeLessThan(left(1));
    expect(left(1)).toBeLessThan(left(4));

    const before = mind({ knows: 1, forgets: 1 });
    for (let turn = 0; turn < 50; turn += 1) before.forgets();
    before.waits();
    expect(before.knows('halves')).toBe(true);
  });
});
