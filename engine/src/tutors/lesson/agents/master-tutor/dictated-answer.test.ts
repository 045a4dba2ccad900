import { describe, expect, it } from 'vitest';
import type { AnswerQuestion } from '../../../../math/check-answer.ts';
import { dictatedAnswer } from './dictated-answer.ts';

const question = (input_type: AnswerQuestion['input_type'], expected: string, choices: string[] = []): AnswerQuestion => ({
  input_type,
  expected,
  choices,
  tolerance: null,
  accepted_forms: [],
  judging: { form: 'any', variables: [], unit: null },
});
const choice = question('multiple_choice', 'C', ['$<$', '$=$', '$>$']);
const named = question('multiple_choice', 'B', ['Nora', 'Ben', 'both']);
const yes = question('boolean', 'true');
const no = question('boolean', 'no');
const minus = question('integer', '-8');
const decimal = question('decimal', '0.7');

describe('dictatedAnswer', () => {
  it.each([
    [choice, 'Write C in the box.'],
    [choice, 'Just put $>$ in the box.'],
    [choice, 'You should get C.'],
    [named, 'Go with Ben here.'],
    [yes, 'You should get True.'],
    [yes, 'Just say yes.'],
    [yes, 'The statement is true.'],
    [no, 'So it comes to False. Try again.'],
    [no, 'Your answer must be no.'],
    [minus, 'Write -8 in the box.'],
    [minus, 'Enter $-8$.'],
    [minus, 'Put −8 there.'],
    [decimal, 'Write down 0.7.'],
  ])('finds the answer %o in %j', (answer, text) => {
    expect(dictatedAnswer(text, answer)).not.toBeNull();
  });

  it.each([
    [choice, 'Write the letter of one choice.'],
    [choice, 'Choose the sign that fits.'],
    [named, 'Ben has 5 squares. Compare them with those of Nora.'],
    [yes, 'Decide whether the statement is true.'],
    [yes, 'Is the statement true?'],
    [yes, 'Say true or false.'],
    [no, 'There is no hurry.'],
    [no, 'You get no help from the bottom number alone.'],
    [minus, 'Write 8 steps to the left.'],
    [minus, 'Do not write -8 before you have checked the sign.'],
    [question('integer', '5'), 'Take 5 away on both sides.'],
    [question('integer', '2'), 'Put the 2 into the first place behind the point.'],
    [question('integer', '5'), 'Put 5 and 3 together first.'],
    [decimal, 'Write 0.75 with one digit less.'],
  ])('finds no dictated answer %o in %j', (answer, text) => {
    expect(dictatedAnswer(text, answer)).toBeNull();
  });
});
