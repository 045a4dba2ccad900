import type { MalRule } from '@stoa/engine/math/mal-rules/mal-rule';
import type { Ladder, Generator } from '../../generator.ts';
import {
  borderMistaken,
  comparisonTex,
  type Comparison,
  wordsReadBackwards,
  wordsReadBackwardsAndBorderMistaken,
  orderOfNegativesOrSignMistaken,
} from '@stoa/engine/math/mal-rules/algebra/linear-inequalities';

const phrases: Readonly<Record<Comparison, readonly [string, ...string[]]>> = {
  '<': ['less than', 'below', 'under'],
  '>': ['greater than', 'more than', 'above'],
  '≤': ['at most', 'no more than', 'not above'],
  '≥': ['at least', 'no less than', 'not below'],
};

/** 1: plain "less/greater than". 2: with "above/below". 3: "at least / at most". 4: "no more / no less". 5: in a story, negative numbers. */
const fromWords: Generator = {
  name: 'ineq_read_from_words',
  version: 2,
  skill: 'ineq_read',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const sign =
      difficulty <= 2
        ? chance.pick(['<', '>'] as const)
        : difficulty === 5
          ? chance.pick(['<', '>', '≤', '≥'] as const)
          : chance.pick(['≤', '≥'] as const);
    const words =
      phrases[sign][difficulty === 1 || difficulty === 3 ? 0 : difficulty === 5 ? chance.int(0, 2) : chance.int(1, 2)]!;
    const letter = difficulty === 5 ? 't' : chance.pick(['x', 'n', 'p', 'w'] as const);
    const n = difficulty === 5 ? -chance.int(2, 25) : chance.int(3, 40);
    const write = (by: Comparison) => `$${letter} ${comparisonTex[by]} ${n}$`;
    const notIncluded = borderMistaken.answer(sign);
    const answer = write(sign);
    const wrongWays: [string, MalRule, Ladder][] = [
      [
        write(wordsReadBackwards.answer(sign)),
        wordsReadBackwards,
        [
          `Which numbers does "${words}" allow: those to the left or to the right of ${n} on a number line?`,
          'The small end of the sign points to the smaller side.',
          `Take a number that fits the words and substitute it for ${letter}. Which sign is true?`,
        ],
      ],
      [
        write(notIncluded),
        borderMistaken,
        [
          `May ${letter} be exactly ${n}? Look at the words again.`,
          'The symbols ≤ and ≥ include the boundary number.',
          `Say the words with ${n} itself. If they are still true, the boundary number belongs to it.`,
        ],
      ],
      [
        write(wordsReadBackwardsAndBorderMistaken.answer(sign)),
        wordsReadBackwardsAndBorderMistaken,
        [
          `Mark ${n} on a number line. Which side do the words name, and is ${n} itself one of them?`,
          'The small end of the sign points to the smaller side; a line under it includes the boundary.',
          `Try ${n} itself, and then a number that surely fits the words.`,
        ],
      ],
    ];
    return {
      stem:
        difficulty === 5
          ? chance.pick([
              `A battery works only when its temperature $t$, in °C, is ${words} $${n}$. Which inequality represents this?`,
              `A scientist stores samples at a temperature $t$, in °C, that is ${words} $${n}$. Which inequality represents this?`,
              `A submarine stays at an elevation $t$, in meters, that is ${words} $${n}$. Which inequality represents this?`,
              `In a game, players with a score $t$ that is ${words} $${n}$ are in group B. Which inequality represents group B?`,
            ])
          : `The number $${letter}$ is ${words} ${n}. Which inequality represents this?`,
      answer,
      inputType: 'multiple_choice',
      choices: { right: answer, distractors: wrongWays.map(([text]) => text) },
      variables: { [letter]: 'the number' },
      ladder: [
        `Can ${letter} be exactly ${n}? Can ${letter} be greater?`,
        'The symbols ≤ and ≥ include the boundary number. The symbol opens toward the greater side.',
        `Mark ${n} on a number line. Shade the numbers that "${words} ${n}" describes. Then write the symbol.`,
      ],
      steps: [
        {
          explanation: `"${words[0]!.toUpperCase()}${words.slice(1)} ${n}" ${sign === '≤' || sign === '≥' ? `takes ${n} itself in` : `leaves ${n} itself out`}.`,
          math: `${n} \\text{ ${sign === '≤' || sign === '≥' ? 'belongs to it' : 'does not belong to it'}}`,
        },
        {
          explanation: `The numbers lie ${sign === '<' || sign === '≤' ? 'to the left' : 'to the right'} of it on the number line.`,
          math: `${letter} ${comparisonTex[sign]} ${n}`,
        },
      ],
      misconceptions: wrongWays.map(([text, rule, hints]) => ({
        rule,
        answer: text,
        hints,
      })),
      wrong: '',
    };
  },
};

/** Does a number belong to the solutions? 1–2: whole numbers. 3: the border itself. 4–5: negative numbers and the border. */
const belongs: Generator = {
  name: 'ineq_read_belongs',
  version: 1,
  skill: 'ineq_read',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const sign = chance.pick(['<', '>', '≤', '≥'] as const);
    const border = difficulty >= 4 ? -chance.int(2, 20) : chance.int(3, 30);
    const atBorder = difficulty === 3 || (difficulty >= 4 && chance.maybe(0.4));
    const number = atBorder ? border : border + chance.int(1, 6) * (chance.maybe(0.5) ? 1 : -1);
    const isTrue = { '<': number < border, '>': number > border, '≤': number <= border, '≥': number >= border }[sign];
    const hints: Ladder = atBorder
      ? [
          `The number ${number} is the boundary number. Look at the sign: is there a line under it?`,
          'With ≤ or ≥, the boundary number is a solution. With < or >, it is not.',
          `Read the inequality aloud with ${number} on both sides.`,
        ]
      : [
          `Where does ${number} lie on a number line, seen from ${border}?`,
          'Farther to the left is smaller, also among negative numbers.',
          `Mark ${border} and ${number} on a number line and see on which side the sign wants the numbers.`,
        ];
    return {
      stem: `True or false: $${number}$ is a solution of $x ${comparisonTex[sign]} ${border}$.`,
      answer: isTrue ? 'true' : 'false',
      inputType: 'boolean',
      variables: { x: 'a number' },
      ladder: [
        `Where is ${number} on a number line: left of ${border}, right of it, or right on it?`,
        'Numbers farther left are less. The symbols ≤ and ≥ include the boundary number.',
        `Substitute ${number} for $x$, and read $${number} ${comparisonTex[sign]} ${border}$ aloud. Is the statement true?`,
      ],
      steps: [
        { explanation: `Substitute ${number} for $x$.`, math: `${number} ${comparisonTex[sign]} ${border}` },
        {
          explanation: isTrue ? 'That is a true statement.' : 'That is a false statement.',
          math: `\\text{${isTrue ? 'true' : 'false'}}`,
        },
      ],
      misconceptions: [
        {
          rule: atBorder ? borderMistaken : orderOfNegativesOrSignMistaken,
          answer: isTrue ? 'false' : 'true',
          hints,
        },
      ],
      wrong: isTrue ? 'false' : 'true',
    };
  },
};

export const readInequalityGenerators: readonly Generator[] = [fromWords, belongs];
