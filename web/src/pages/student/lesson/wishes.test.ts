import { describe, expect, it } from 'vitest';
import type { LessonWish, PacePreference } from '@stoa/schema/lesson';
import { shownWishes } from './wishes.ts';

/** Returns the wishes that the server offers in a lesson at this pace: the present pace isn't offered. */
const offered = (pace: PacePreference): LessonWish[] => [
  'hint',
  'explain_differently',
  ...(pace === 'slow' ? [] : (['slower'] as const)),
  ...(pace === 'fast' ? [] : (['faster'] as const)),
  'another_question',
  'finish',
];

describe('the request buttons under the answer field', () => {
  it.each([
    ['slow', true, false],
    ['normal', false, false],
    ['fast', false, true],
  ] as const)('stay in the same places at the pace %s, and only that pace is pressed', (pace, slower, faster) => {
    expect(shownWishes(offered(pace), pace)).toEqual([
      { wish: 'hint', held: null },
      { wish: 'explain_differently', held: null },
      { wish: 'slower', held: slower },
      { wish: 'faster', held: faster },
      { wish: 'another_question', held: null },
      { wish: 'finish', held: null },
    ]);
  });

  it('have no pace when there is none to choose, and leave out "Continue", which has its own place', () => {
    expect(shownWishes(['continue', 'finish'], 'slow')).toEqual([{ wish: 'finish', held: null }]);
  });
});
