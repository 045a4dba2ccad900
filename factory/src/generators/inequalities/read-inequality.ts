import { always, choiceFamily, eitherSign, negative, oneOf, only, range, textFamily } from '../../family.ts';
import type { Chance, Generator } from '../../generator.ts';
import {
  borderMistaken,
  comparisonTex,
  type Comparison,
  wordsReadBackwards,
  wordsReadBackwardsAndBorderMistaken,
  orderOfNegativesOrSignMistaken,
} from '@stoa/engine/math/mal-rules/algebra/linear-inequalities';

const phrases: Readonly<Record<Comparison, readonly [string, string, string]>> = {
  '<': ['less than', 'below', 'under'],
  '>': ['greater than', 'more than', 'above'],
  '≤': ['at most', 'no more than', 'not above'],
  '≥': ['at least', 'no less than', 'not below'],
};

const strict = oneOf<Comparison>('<', '>');
const withBorder = oneOf<Comparison>('≤', '≥');
const anySign = oneOf<Comparison>('<', '>', '≤', '≥');
const anyLetter = oneOf('x', 'n', 'p', 'w');

/** 1: plain "less/greater than". 2: with "above/below". 3: "at least / at most". 4: "no more / no less". 5: in a story, negative numbers. */
const fromWords = choiceFamily(
  { name: 'ineq_read_from_words', version: 2, skill: 'ineq_read' },
  {
    levels: {
      sign: [strict, strict, withBorder, withBorder, anySign],
      phrase: [only(0), range(1, 2), only(0), range(1, 2), range(0, 2)],
      letter: [anyLetter, anyLetter, anyLetter, anyLetter, () => 't'],
      n: [range(3, 40), range(3, 40), range(3, 40), range(3, 40), negative(range(2, 25))],
    },
    derived: ({ sign, phrase, letter, n }) => ({
      words: phrases[sign][phrase]!,
      write: (by: Comparison) => `$${letter} ${comparisonTex[by]} ${n}$`,
    }),
    phrasing: (chance, { letter, n, words, difficulty }) => ({
      stem:
        difficulty === 5
          ? chance.pick([
              `A battery works only when its temperature $t$, in °C, is ${words} $${n}$. Which inequality represents this?`,
              `A scientist stores samples at a temperature $t$, in °C, that is ${words} $${n}$. Which inequality represents this?`,
              `A submarine stays at an elevation $t$, in meters, that is ${words} $${n}$. Which inequality represents this?`,
              `In a game, players with a score $t$ that is ${words} $${n}$ are in group B. Which inequality represents group B?`,
            ])
          : `The number $${letter}$ is ${words} ${n}. Which inequality represents this?`,
    }),
    given: ({ sign, letter, write, stem }) => ({ stem, right: write(sign), variables: { [letter]: 'the number' } }),
    ladder: ({ letter, n, words }) => [
      `Can ${letter} be exactly ${n}? Can ${letter} be greater?`,
      'The symbols ≤ and ≥ include the boundary number. The symbol opens toward the greater side.',
      `Mark ${n} on a number line. Shade the numbers that "${words} ${n}" describes. Then write the symbol.`,
    ],
    steps: ({ sign, letter, n, words }) => {
      const included = sign === '≤' || sign === '≥';
      return [
        [
          `"${words[0]!.toUpperCase()}${words.slice(1)} ${n}" ${included ? `takes ${n} itself in` : `leaves ${n} itself out`}.`,
          `${n} \\text{ ${included ? 'belongs to it' : 'does not belong to it'}}`,
        ],
        [
          `The numbers lie ${sign === '<' || sign === '≤' ? 'to the left' : 'to the right'} of it on the number line.`,
          `${letter} ${comparisonTex[sign]} ${n}`,
        ],
      ];
    },
    ways: ({ sign, letter, n, words, write }) => [
      {
        rule: wordsReadBackwards,
        to: write(wordsReadBackwards.answer(sign)),
        hints: [
          `Which numbers does "${words}" allow: those to the left or to the right of ${n} on a number line?`,
          'The small end of the sign points to the smaller side.',
          `Take a number that fits the words and substitute it for ${letter}. Which sign is true?`,
        ],
      },
      {
        rule: borderMistaken,
        to: write(borderMistaken.answer(sign)),
        hints: [
          `May ${letter} be exactly ${n}? Look at the words again.`,
          'The symbols ≤ and ≥ include the boundary number.',
          `Say the words with ${n} itself. If they are still true, the boundary number belongs to it.`,
        ],
      },
      {
        rule: wordsReadBackwardsAndBorderMistaken,
        to: write(wordsReadBackwardsAndBorderMistaken.answer(sign)),
        hints: [
          `Mark ${n} on a number line. Which side do the words name, and is ${n} itself one of them?`,
          'The small end of the sign points to the smaller side; a line under it includes the boundary.',
          `Try ${n} itself, and then a number that surely fits the words.`,
        ],
      },
    ],
  },
);

const beside = eitherSign(range(1, 6));
const sometimesBeside = (chance: Chance): number => (chance.maybe(0.4) ? 0 : beside(chance));

/**
 * Does a number belong to the solutions? 1–2: whole numbers. 3: the endpoint itself. 4–5: negative numbers and the endpoint.
 */
const belongs = textFamily(
  { name: 'ineq_read_belongs', version: 1, skill: 'ineq_read' },
  {
    levels: {
      sign: always(anySign),
      border: [range(3, 30), range(3, 30), range(3, 30), negative(range(2, 20)), negative(range(2, 20))],
      away: [beside, beside, only(0), sometimesBeside, sometimesBeside],
    },
    derived: ({ sign, border, away }) => {
      const isTrue = { '<': away < 0, '>': away > 0, '≤': away <= 0, '≥': away >= 0 }[sign];
      return { number: border + away, right: `${isTrue}`, wrong: `${!isTrue}` };
    },
    given: ({ sign, border, number, right, wrong }) => ({
      stem: `True or false: $${number}$ is a solution of $x ${comparisonTex[sign]} ${border}$.`,
      right,
      wrong,
      inputType: 'boolean',
      variables: { x: 'a number' },
    }),
    ladder: ({ sign, border, number }) => [
      `Where is ${number} on a number line: left of ${border}, right of it, or right on it?`,
      'Numbers farther left are less. The symbols ≤ and ≥ include the boundary number.',
      `Substitute ${number} for $x$, and read $${number} ${comparisonTex[sign]} ${border}$ aloud. Is the statement true?`,
    ],
    steps: ({ sign, border, number, right }) => [
      [`Substitute ${number} for $x$.`, `${number} ${comparisonTex[sign]} ${border}`],
      [`That is a ${right} statement.`, `\\text{${right}}`],
    ],
    ways: ({ border, away, number, wrong }) => [
      away === 0
        ? {
            rule: borderMistaken,
            to: wrong,
            hints: [
              `The number ${number} is the boundary number. Look at the sign: is there a line under it?`,
              'With ≤ or ≥, the boundary number is a solution. With < or >, it is not.',
              `Read the inequality aloud with ${number} on both sides.`,
            ],
          }
        : {
            rule: orderOfNegativesOrSignMistaken,
            to: wrong,
            hints: [
              `Where does ${number} lie on a number line, seen from ${border}?`,
              'Farther to the left is smaller, also among negative numbers.',
              `Mark ${border} and ${number} on a number line and see on which side the sign wants the numbers.`,
            ],
          },
    ],
  },
);

export const readInequalityGenerators: readonly Generator[] = [fromWords, belongs];
