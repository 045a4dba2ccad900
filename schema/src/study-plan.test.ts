import { expect, it } from 'vitest';
import { Probe } from './study-plan.ts';

it('reads a probe of plans from before, its words alone, as one whose reply cannot be judged', () => {
  expect(Probe.parse('How many slices?')).toEqual({
    text: 'How many slices?',
    expected: [],
    wrong: [],
    bridge: null,
    bridge_expected: [],
  });
});

it('reads a probe with its replies as it stands, and refuses one without words', () => {
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
