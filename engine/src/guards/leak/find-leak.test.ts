import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnswerQuestion } from '../../math/check-answer.ts';
import { findLeak } from './find-leak.ts';

type Case = [answer: AnswerQuestion, stem: string, text: string, shown?: string[], written?: string[]];

const asks = (
  input_type: AnswerQuestion['input_type'],
  expected: string,
  more: Partial<AnswerQuestion> & { form?: 'reduced_fraction' } = {},
): AnswerQuestion => ({
  expected,
  input_type,
  tolerance: null,
  accepted_forms: more.accepted_forms ?? [],
  choices: more.choices ?? [],
  judging: { form: more.form ?? 'any', variables: [], unit: null },
});
const integer = (n: number) => asks('integer', `${n}`);
const signs = asks('multiple_choice', '$<$', { choices: ['$<$', '$>$', '$=$'] });
const square = 'Which sign? $0.5 \\;\\square\\; 0.53$';
const triangles = asks('multiple_choice', 'B', { choices: ['isosceles', 'scalene', 'right'] });
const leaks = ([answer, stem, text, shown = [], written = []]: Case) => findLeak({ text, answer, stem, shown, written });

const solve = 'Solve $2x+3=11$.';
const takeAway = 'What is left of it?';
const expand = 'Expand $2(x+3)$.';
const convert = 'Write $0.75$ as a fraction in lowest terms.';
const quadratic = 'Solve $x^2-5x+6=0$.';

describe('findLeak finds the answer', () => {
  const told: Record<string, Case[]> = {
    'in figures, after any word that says a result': [
      [integer(4), solve, 'x = 4'],
      [integer(4), solve, 'So you get 4.'],
      [integer(4), solve, 'The answer is $4$'],
      [integer(4), solve, '4'],
      [integer(1200), 'How far?', 'It is 1,200 m'],
      [integer(-3), 'Solve', 'x = −3'],
      [asks('decimal', '2.5'), 'Divide', 'That makes 2.50'],
    ],
    'in words': [
      [integer(4), solve, 'So x is four.'],
      [integer(21), 'Add', 'twenty-one'],
      [integer(-3), 'Solve', 'It is negative three.'],
      [integer(2), 'Solve', 'x equals two'],
      [integer(350), 'Add', 'three hundred and fifty'],
      [asks('fraction', '3/4'), 'Add', 'It is three quarters.'],
      [asks('fraction', '1/2'), 'Add', 'half of it'],
      [asks('fraction', '1/3'), 'Add', 'a third'],
      [asks('decimal', '2.5'), 'Add', 'two and a half'],
      [asks('decimal', '2.5'), 'Add', 'two point five'],
    ],
    'in LaTeX, and as an equal fraction, decimal or percent': [
      [asks('fraction', '3/4'), 'Add', '$\\frac{3}{4}$'],
      [asks('fraction', '3/4'), 'Add', '\\tfrac34'],
      [asks('fraction', '3/4'), 'Add', '¾'],
      [asks('fraction', '3/4'), 'Add', '0.75'],
      [asks('fraction', '3/4'), 'Add', '75 %'],
      [asks('fraction', '3/4'), 'Add $1/2+1/4$', 'You get 6/8'],
      [asks('fraction', '3/2'), 'Add', '1 1/2'],
      [asks('decimal', '0.75'), 'Convert', 'three fourths'],
    ],
    'as arithmetic that is said to be the result': [
      [integer(4), solve, 'x = 2 + 2'],
      [integer(4), solve, 'the answer is 2+2'],
      [integer(42), 'Find the area.', 'The area is $6 \\cdot 7$'],
    ],
    'in disguise': [
      [integer(97), takeAway, String.raw`It is $9\!7$.`],
      [integer(97), takeAway, '${9}{7}$'],
      [integer(97), takeAway, String.raw`$\char57\char55$`],
      [integer(97), takeAway, '*9**7*'],
      [integer(97), takeAway, '9 7'],
      [integer(97), takeAway, 'nine seven'],
      [integer(97), takeAway, '٩٧'],
      [integer(97), takeAway, '9\ufe0f\u20e37\ufe0f\u20e3'],
      [integer(97), takeAway, 'It is 79 backwards.'],
      [integer(97), takeAway, 'Write a 9 and then a 7.'],
      [integer(98), takeAway, 'XCVIII'],
      [integer(980), takeAway, 'CMLXXX'],
      [integer(980), takeAway, 'nine hundreds and eight tens'],
      [integer(-7), 'Subtract 9 from 2.', 'You end up seven below zero.'],
      [asks('fraction', '5/6'), 'Add $2/3 + 1/6$.', 'You get 5 over 6.'],
      [asks('fraction', '5/6'), 'Add $2/3 + 1/6$.', 'five over six'],
      [asks('fraction', '5/6'), 'Add $2/3 + 1/6$.', 'That makes 5 out of 6.'],
      [asks('fraction', '5/6'), 'Add $2/3 + 1/6$.', 'five out of six'],
      [asks('fraction', '5/6'), 'Add $2/3 + 1/6$.', 'numerator 5, denominator 6'],
      [asks('fraction', '1/3'), 'Divide 1 by 3.', '0.3 repeating'],
      [asks('fraction', '11/4'), 'Which mixed number is it?', 'two and 3 over 4'],
      [asks('expression', '(5, 2)'), 'Solve the system', 'five comma two'],
      [asks('expression', 'x>3'), 'Solve $2x-1>5$.', 'Every number to the right of three.'],
      [asks('expression', '3:4'), 'Simplify the ratio $12:16$.', 'three to four'],
      [triangles, 'Which triangle?', 'Neither the first nor the last.'],
      [triangles, 'Which triangle?', 'The first is wrong, and so is the third.'],
      [triangles, 'Which triangle?', 'It is the one between A and C.'],
      [triangles, 'Which triangle?', 'It is s-c-a-l-e-n-e.'],
    ],
    'in figures, where the stem spells it in words': [
      [integer(506), 'Write five hundred six in digits.', 'It is $506$.'],
      [integer(506), 'Write five hundred six in digits.', '506 has three digits.'],
      [integer(7), 'Write seven as a numeral.', 'Look at the 7 on your ruler.'],
    ],
    'though the number stands in the stem, when it is said as the result': [
      [integer(3), 'Solve $x+3=6$.', 'so x = 3'],
      [integer(3), 'Solve $x+3=6$.', 'the answer is 3'],
      [asks('fraction', '3/4', { form: 'reduced_fraction' }), convert, '0.75 is 3/4'],
    ],
    'in parts over several hints': [
      [asks('fraction', '3/4'), 'Add', 'The bottom is 4.', ['The top is 3.']],
      [integer(12), 'Multiply', 'The ones digit is 2.', ['The tens digit is 1.']],
      [asks('set', '{2,3}'), 'Solve', 'One of them is 3.', ['The other is 2.']],
      [asks('expression', '(2,5)'), 'Solve the system', 'So y = 5.', ['x = 2']],
    ],
    'as the letter or the text of the right choice': [
      [triangles, 'Which triangle?', 'The answer is B.'],
      [triangles, 'Which triangle?', 'Choose (B)'],
      [triangles, 'Which triangle?', 'B is right'],
      [triangles, 'Which triangle?', 'It is scalene.'],
      [asks('multiple_choice', '3/4', { choices: ['1/2', '3/4'] }), 'Which?', 'three quarters'],
      [asks('multiple_choice', 'B', { choices: ['$(4, 12)$', '$(12, 4)$'] }), 'Which pair fits?', 'twelve comma four'],
      [signs, square, '0.5 is less than 0.53.'],
      [signs, square, 'So $0.53 > 0.5$.'],
      [signs, square, 'The sign is <.'],
      [asks('boolean', 'true'), 'Is 7 prime?', 'The statement is true.'],
      [asks('boolean', 'false'), 'Is 9 prime?', 'This is false.'],
    ],
    'as an expression, an equation, a set or an inequality': [
      [asks('expression', '2x+6'), expand, '$2x + 6$'],
      [asks('expression', '2x+6'), expand, 'It becomes 6 + 2x.'],
      [asks('expression', 'y=2x+1'), 'Find the line.', 'The line is y = 2x + 1'],
      [asks('expression', 'y=2x+1'), 'Find the line.', 'It is 1 + 2x'],
      [asks('set', '{2,3}'), quadratic, 'x = 2 or x = 3'],
      [asks('set', '{2,3}'), quadratic, 'The numbers are 2 and 3.'],
      [asks('expression', 'x<3'), 'Solve $2x<6$.', 'x is less than 3'],
      [asks('expression', 'x<3'), 'Solve $2x<6$.', 'so $x \\lt 3$'],
      [asks('set', '(-∞,3)'), 'Solve $2x<6$.', 'x < 3'],
      [asks('expression', '(2,5)'), 'Solve the system', 'They meet at (2, 5).'],
      [asks('set', '∅'), 'Solve $x+1=x$.', 'There is no solution.'],
      [asks('set', 'ℝ'), 'Solve $x=x$.', 'Every real number solves it.'],
    ],
  };
  for (const [how, cases] of Object.entries(told)) {
    it.each(cases.map((one) => ({ text: one[2], expected: one[0].expected, one })))(
      `${how}: "$text" tells $expected`,
      ({ one }) => {
        expect(leaks(one)).not.toEqual([]);
      },
    );
  }
});

describe('findLeak passes a hint', () => {
  const free: Record<string, Case[]> = {
    'name the next step': [
      [integer(4), solve, 'Undo the + 3 first. Subtract 3 from both sides.'],
      [integer(4), solve, 'That leaves $2x = 8$. Now divide by 2.'],
      [integer(4), solve, 'What is 12/3?'],
      [asks('expression', '2x+6'), expand, 'Multiply 2 by each term: 2*x + 2*3.'],
      [asks('expression', '(2,5)'), 'Solve the system', 'x = 2. Now find y.'],
      [asks('fraction', '3/4'), 'Add $1/2+1/4$', 'The bottom is 4.'],
      [asks('fraction', '3/4', { form: 'reduced_fraction' }), convert, '0.75 is 75/100. Which number divides both?'],
    ],
    'speak of the numbers of the stem': [
      [integer(3), 'Solve $x+3=6$.', 'Take 3 away on both sides.'],
      [integer(7), 'Evaluate $2x+1$ when $x = 3$.', 'Put x = 3 in.'],
      [integer(3), 'Evaluate $x$ when $x = 3$.', 'Remember that x = 3.'],
      [asks('expression', '2x+6'), expand, 'In 2(x+3) the 2 multiplies x, and 3.'],
      [asks('set', '{2,3}'), quadratic, 'Which two numbers multiply to 6 and add to 5?'],
      [asks('expression', 'x<3'), 'Solve $2x<6$.', 'Divide both sides of 2x < 6 by 2.'],
      [asks('boolean', 'true'), 'True or false: 7 is prime.', 'Is it true that 7 has other divisors?'],
    ],
    'ask about the number that is to be converted': [
      [asks('decimal', '0.7'), 'Write $\\frac{7}{10}$ as a decimal.', 'Is 7/10 more or less than 1?'],
      [asks('fraction', '2/5', { form: 'reduced_fraction' }), 'Write $0.4$ as a fraction.', 'Is 0.4 more or less than one half?'],
      [
        asks('multiple_choice', '$7/10$', { choices: ['$7/10$', '$1/7$'] }),
        'Which is equal to $0.7$?',
        'The number is 0.7. Is it below 1?',
      ],
      [signs, square, 'Hundredths are smaller than tenths. Which number is greater?'],
      [signs, square, 'Write 0.5 with two places.'],
    ],
    'speak of what the student wrote': [
      [asks('fraction', '5/6'), 'Add $1/2+1/3$', 'You wrote 2/5. Find a common bottom.', [], ['2/5']],
      [
        asks('fraction', '3/4', { form: 'reduced_fraction' }),
        'Add $1/2+1/4$',
        'Look at 6/8 again. What divides both?',
        [],
        ['6/8'],
      ],
    ],
    'speak of a number as the stem spells it': [
      [integer(506), 'Write five hundred six in digits.', 'How many hundreds are in five hundred six?'],
      [integer(3), 'Ann has three bags of 5 pens and gives 12 pens away. How many are left?', 'How many pens are in the 3 bags?'],
      [asks('fraction', '2 3/4'), 'Write 11/4 as a mixed number.', '11 over 4 is more than two wholes.'],
      [asks('fraction', '5/6'), 'Add $2/3 + 1/6$.', 'A third is two out of six equal parts.'],
    ],
    'rule out some choices': [
      [triangles, 'Which triangle?', 'Neither of them has a right angle.'],
      [triangles, 'Which triangle?', 'It is not the first one.'],
      [triangles, 'Which triangle?', 'Is it the first, the second or the last?'],
    ],
    'hold the digits inside something else': [
      [integer(4), solve, 'Look at 14 and 40, 4.5, x^4, x⁴ and 4x.'],
      [integer(4), solve, 'Look at step 4.'],
      [integer(2), 'Compare', 'Compare the two fractions.'],
      [integer(1), 'Solve', 'There is one more thing to do.'],
      [integer(-3), 'Solve', 'Subtract 3.'],
      [asks('expression', '2x+6'), expand, '12x+6 would be too much.'],
      [triangles, 'Which triangle?', 'Count the equal sides. A side may be longer.'],
      [asks('fraction', '1/3'), 'Add', 'Look at the third line.'],
    ],
  };
  for (const [how, cases] of Object.entries(free)) {
    it.each(cases.map((one) => ({ text: one[2], expected: one[0].expected, one })))(
      `${how}: "$text" does not tell $expected`,
      ({ one }) => {
        expect(leaks(one)).toEqual([]);
      },
    );
  }
});

describe('findLeak', () => {
  const answers = [
    integer(4),
    asks('expression', '2x+6'),
    asks('set', '{2,3}'),
    triangles,
    asks('boolean', 'true'),
    asks('expression', '(('),
    asks('expression', 'a sentence of seven words or so'),
  ];

  it('never throws, and gives only places within the text', () => {
    const words = fc.stringMatching(
      /^(?:(?:the|answer|is|x|=|4|four|one|half|dozen|and|not|A|B|\frac\{|\}|\(|\$|\*|-|1\/2|digit|between|,|Student:|½|²) ?){0,40}$/,
    );
    const texts = fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), words);
    fc.assert(
      fc.property(texts, texts, fc.constantFrom(...answers), fc.constantFrom(1, 3), (text, other, answer, level) => {
        for (const { at, length } of findLeak({
          text,
          answer,
          stem: other,
          shown: [other],
          written: [text],
          level: level as 1 | 3,
        })) {
          expect(at).toBeGreaterThanOrEqual(0);
          expect(at + length).toBeLessThanOrEqual(text.length);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('gives the same result for the same text every time', () => {
    const said = () => answers.map((answer) => leaks([answer, solve, 'So x is four: A, or 2 and 3. It is true.']));
    expect(said()).toEqual(said());
  });

  it('reads long texts that were built to slow it down', () => {
    const parts = ['4 ', '(', '\\frac{', 'one hundred and ', '1/2+', 'x = ', '-', '$', 'the answer is ', 'A, B, ', 'a ', 'not '];
    for (const part of parts) {
      const text = part.repeat(20_000 / part.length);
      for (const answer of answers) expect(Array.isArray(leaks([answer, 'Solve', text]))).toBe(true);
    }
  });

  it('gives the place of a leak in the original text', () => {
    const text = 'Well — $x = \\frac{8}{2}$, that is **four**.';
    const [leak] = findLeak({ text, answer: integer(4), stem: solve, shown: [], written: [] }).filter(
      ({ way }) => way === 'words',
    );
    expect(text.slice(leak!.at, leak!.at + leak!.length)).toBe('four');
  });

  it('names the earlier messages that give the answer together with the last one', () => {
    const shown = ['Look at the digits.', 'The tens digit is 1.'];
    const found = findLeak({ text: 'The ones digit is 2.', answer: integer(12), stem: 'Multiply', shown, written: [] });
    expect(found.filter(({ way }) => way === 'parts').map((leak) => leak.with)).toEqual([[1]]);
  });

  it('doesn’t count a number as leaked if the student said it first', () => {
    const asked = { answer: integer(43), stem: 'Add 20 and 23.', written: [], text: 'How did you come to 43?' };
    expect(findLeak({ ...asked, shown: ['Student: it is 43'] })).toEqual([]);
    expect(findLeak({ ...asked, shown: ['Tutor: it is near 40'] })).not.toEqual([]);
  });
});
