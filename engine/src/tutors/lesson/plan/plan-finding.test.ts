import { expect, it } from 'vitest';
import { placeInWords, saidOfLeak } from './plan-finding.ts';

it.each([
  ['opening.hint', 'the opening question'],
  ['opening_examples.1.stem', 'example 2 beside the opening question'],
  ['steps.0.questions.1.text', 'question 2 of step 1'],
  ['steps.2.worked_example.stem', 'the worked example of step 3'],
  ['steps.3.explanation', 'step 4'],
])('names the place %s the way an author counts: %s', (at, words) => expect(placeInWords(at)).toBe(words));

it.each([
  {
    text: 'Each is 5 minutes. $3 \\times 5 = 15$',
    at: 'Each is 5 m'.length,
    says: 'says “inutes. 3 * 5 = 15”',
    whole: 'says “minutes. 3 * 5 = 15”',
  },
  { text: 'It is 15 minutes.', at: 'It is '.length, says: 'says 15', whole: 'says 15' },
  { text: 'So it is fifteen.', at: 'So it is '.length, says: 'says fifteen', whole: 'says fifteen' },
])('quotes a leak by its whole first word: $whole', ({ whole, text, ...leak }) => expect(saidOfLeak(text, leak)).toBe(whole));
