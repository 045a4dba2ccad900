import { expect, it } from 'vitest';
import { barStep } from './bar-step.ts';

it.each([
  { what: 'a first answer that is wrong', was: 0, reached: 1, looks: ['held', 'open', 'open', 'open'] },
  { what: 'a first answer that is right', was: 0, reached: 2, looks: ['held', 'gained', 'open', 'open'] },
  { what: 'one level more', was: 2, reached: 3, looks: ['held', 'held', 'gained', 'open'] },
  { what: 'one level less', was: 3, reached: 2, looks: ['held', 'held', 'lost', 'open'] },
  { what: 'nothing new', was: 2, reached: 2, looks: ['held', 'held', 'open', 'open'] },
])('after $what, the steps of the mastery bar are $looks', ({ was, reached, looks }) => {
  expect([1, 2, 3, 4].map((step) => barStep(step, { was, reached }))).toEqual(looks);
});
