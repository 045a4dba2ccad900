import { expect, it } from 'vitest';
import { Probe } from './study-plan.ts';

it('a probe of an old plan, only its words, is read as one whose reply can’t be judged', () => {
  expect(Probe.parse('How many slices?')).toEqual({
    text: 'How many slices?',
    expected: [],
    wrong: [],
    bridge: null,
    bridge_expected: [],
  });
});

it('a probe with its replies is read unchanged, and one without words is refused', () => {
  const probe = {
    text: 'How many slices?',
    expected: ['8 slices'],
    wrong: [{ answer: '7', says: 'Count all.' }],
    bridge: 'So?',
    bridge_expected: ['8'],
  };
  expect(Probe.parse(probe)).toEqual(probe);
  expect(Probe.safeParse({ ...probe, text: ' ' }).success).toBe(false);
  expect(Probe.safeParse('').success).toBe(false);
});
