import { collected, times, type Terms } from '@stoa/engine/math/mal-rules/algebra/terms';
import { always, choiceFamily, eitherSign, only, range, textFamily, type Step } from '../../family.ts';
import type { Difficulty, Chance, Generator } from '../../generator.ts';
import { letterTakenOff, loneLetterIgnored, minusOverlooked } from '@stoa/engine/math/mal-rules/algebra/letters-and-terms';
import { sumText } from '../../wording/linear-text.ts';
import { inSentence } from '../../wording/undoing.ts';
import { bracketsText, multipliedOut, waysToExpand, type WithBrackets } from './bracket-ways.ts';
import { bracketLetters, bracketNumbers, linear, tellsApart } from './expansion.ts';
import { fits, waysToDivide, type Common } from './common-factor-ways.ts';
import { inDollars, mostFitting, workedOut, type RewrittenWay } from './rewrite-page.ts';

/** An expression, an equivalent one, and those that students wrongly take for equivalent. */
type Pair = { shown: string; same: string; step: Step; ways: readonly RewrittenWay[] };

function expanded(problem: WithBrackets): Pair {
  const shown = bracketsText(problem);
  const terms = multipliedOut(problem);
  const same = workedOut(sumText(terms)); // by falling degree, like the mal-rules' output, so that the order of terms doesn't give the answer away
  const step = terms.length === collected(terms).length ? `${shown} = ${same}` : `${shown} = ${sumText(terms)} = ${same}`;
  return {
    shown,
    same,
    step: ['Multiply every term inside the parentheses, with its sign, and combine like terms.', step],
    ways: waysToExpand(problem, true),
  };
}

function factored({ factor, inside }: Common): Pair {
  const shown = sumText(times(factor, inside));
  const put = (within: Terms): string => `${factor}(${sumText(within)})`;
  return {
    shown,
    same: put(inside),
    step: [`Take the common factor ${factor} out of every term.`, `${shown} = ${put(inside)}`],
    ways: waysToDivide(factor, times(factor, inside), put),
  };
}

function joinedLetters(a: number, b: number, x: string): Pair {
  const terms: Terms = [[a, x], [b, ''], [-1, x]]; // prettier-ignore
  const same = sumText(collected(terms));
  return {
    shown: sumText(terms),
    same,
    step: [`Taking one $${x}$ away leaves one $${x}$ fewer.`, `${sumText(terms)} = ${same}`],
    ways: [
      {
        rule: letterTakenOff,
        to: sumText(letterTakenOff.answer(a, [[b, '']])),
        hints: [
          `What does it mean to take one $${x}$ away from several?`,
          letterTakenOff.hints.principle,
          `Say it in words: ${a} bags with the same number in each, and one bag is taken away.`,
        ],
      },
      {
        rule: loneLetterIgnored,
        to: sumText([[a, x], [b, '']]),
        hints: [
          loneLetterIgnored.hints.look,
          'A variable alone means one of it: the number 1 before it is not written.',
          'Write the 1 in front of the single variable and read its sign.',
        ],
      },
      {
        rule: minusOverlooked,
        to: sumText([[a + 1, x], [b, '']]),
        hints: [
          'Look at the sign before each term.',
          minusOverlooked.hints.principle,
          `Underline the terms with $${x}$, each with its sign.`,
        ],
      },
    ],
  }; // prettier-ignore
}

type Numbers = Record<'k' | 'a' | 'b' | 'c' | 'd' | 'rest' | 'sign', number> & { x: string; kind: 'expand' | 'factor' | 'join' };

/** 1: a(x + b). 2 and 3: a minus. 4: a number before the parentheses. 5: two pairs of parentheses. */
function withBrackets({ x, k, a, b, c, d, sign }: Numbers, difficulty: Difficulty): WithBrackets {
  const shapes: Record<Difficulty, WithBrackets> = {
    1: { brackets: [{ factor: k, inside: linear(1, b, x) }] },
    2: { brackets: [{ factor: k, inside: linear(a, -b, x) }] },
    3: { brackets: [{ factor: -k, inside: linear(a, sign * b, x) }] },
    4: { before: [[b + c + 10, '']], brackets: [{ factor: -k, inside: linear(a, -b, x) }] },
    5: { brackets: [{ factor: c, inside: linear(d, sign * b, x) }, { factor: -k, inside: linear(a, -b - 1, x) }] }, // prettier-ignore
  };
  return shapes[difficulty];
}

const withFactor = ({ x, k, a, rest }: Numbers, difficulty: Difficulty): Common => ({
  factor: k,
  inside: linear(a, difficulty === 3 ? -rest : rest, x),
});

/**
 * How a pair of expressions is drawn: mostly one is expanded; at 1 like terms are combined, at 2 and 3 a factor is taken out.
 */
const drawn = {
  setting: (chance: Chance, difficulty: Difficulty) => {
    const other = difficulty === 1 ? 'join' : 'factor';
    return {
      x: chance.pick(bracketLetters),
      kind: difficulty <= 3 && chance.maybe(0.4) ? (other as 'join' | 'factor') : ('expand' as const),
    };
  },
  levels: {
    ...bracketNumbers,
    rest: always(range(1, 9)),
    sign: always(eitherSign(only(1))),
  },
  where: (of: Numbers, difficulty: Difficulty) =>
    of.kind === 'join'
      ? of.a > 2 && of.a !== of.b
      : of.kind === 'factor'
        ? fits(withFactor(of, difficulty))
        : tellsApart(withBrackets(of, difficulty)),
} as const;

const pairOf = (of: Numbers, difficulty: Difficulty): Pair =>
  of.kind === 'join'
    ? joinedLetters(of.a, of.b, of.x)
    : of.kind === 'factor'
      ? factored(withFactor(of, difficulty))
      : expanded(withBrackets(of, difficulty));

const which = choiceFamily(
  { name: 'expr_equivalent_which', version: 2, skill: 'expr_equivalent' },
  {
    ...drawn,
    derived: (of) => pairOf(of, of.difficulty),
    phrasing: (chance, { shown }) => ({
      stem: chance.pick([
        `Which expression is equivalent to $${shown}$?`,
        `Which expression has the same value as $${shown}$, whatever number the variable stands for?`,
        `Which expression is always equal to $${shown}$?`,
      ]),
    }),
    given: ({ same, stem }) => ({ stem, right: `$${same}$` }),
    ladder: ({ shown, step: [does] }) => [
      'What can you do to the given expression: expand, combine, or factor?',
      'Equivalent expressions have the same value for every number. Rewrite one until it looks like the other.',
      `Rewrite $${shown}$ yourself: ${inSentence(does)}`,
    ],
    steps: ({ same, step }) => [step, ['So this expression is equivalent.', same]],
    ways: ({ same, ways }) => inDollars(mostFitting(ways, same).slice(0, 3)),
  },
);

/** True or false: the same pairs, and what a mal-rule makes of them. */
const truth = textFamily(
  { name: 'expr_equivalent_truth', version: 2, skill: 'expr_equivalent' },
  {
    ...drawn,
    derived: (of) => pairOf(of, of.difficulty),
    phrasing: (chance, { same, ways }) => ({
      mistake: chance.pick(mostFitting(ways, same).slice(0, 3)),
      holds: chance.maybe(0.5),
    }),
    given: ({ shown, same, mistake, holds }) => ({
      stem: `True or false: $${shown}$ and $${holds ? same : mistake.to}$ are equivalent expressions.`,
      right: `${holds}`,
      wrong: `${!holds}`,
      inputType: 'boolean',
    }),
    ladder: ({ shown, same, mistake, holds }) => [
      'Can you rewrite the first expression so that it looks like the second one?',
      'Equivalent expressions have the same value for every number. One number is enough to show a difference.',
      `Substitute 2 for the variable in $${shown}$ and in $${holds ? same : mistake.to}$. Compare the two values. Then try 3.`,
    ],
    steps: ({ step, holds }) => [
      step,
      [`The second expression is ${holds ? 'this one' : 'another one'}, so the statement is ${holds}.`, `\\text{${holds}}`],
    ],
    ways: ({ mistake, holds }) => [
      {
        rule: mistake.rule,
        to: `${!holds}`,
        hints: [
          'Rewrite the first expression yourself before you look at the second one.',
          mistake.hints[1],
          'Substitute 2 for the variable in both expressions, then 3. What would two equivalent expressions do?',
        ],
      },
    ],
  },
);

export const equivalentGenerators: readonly Generator[] = [which, truth];
