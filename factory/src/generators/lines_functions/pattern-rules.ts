import {
  changeDividedByPosition,
  firstTermTakenForConstant,
  patternStepSignTurned,
  termDividedByDifference,
  termsApartNotSharedOut,
  termTakenForPosition,
} from '@stoa/engine/math/mal-rules/functions-and-lines/number-patterns';
import {
  differenceTimesPosition,
  oneStepTooMany,
  recursiveForExplicit,
  stepsTakenForPosition,
} from '@stoa/engine/math/mal-rules/functions-and-lines/lines';
import { slopeAndInterceptSwapped } from '@stoa/engine/math/mal-rules/functions-and-lines/lines-and-quadratics';
import { rational } from '@stoa/engine/math/exact/rational';
import { family, graded, never, plusMinus, range, surely, textFamily } from '../../family.ts';
import type { Generator } from '../../generator.ts';
import { inBrackets, linearText } from '../../wording/linear-text.ts';
import { line } from '../../wording/line-text.ts';
import { following } from '../../wrong-way.ts';
import { constantOf, differenceTex, drawPattern, generalTerm, shown, termOf } from './linear-pattern.ts';
import { ledTo, ruled } from '../../ruled.ts';

/** The general term. The levels are those of drawPattern. */
const general = textFamily(
  { name: 'seq_rule_general', version: 1, skill: 'seq_rule' },
  {
    levels: { of: graded((chance, difficulty) => drawPattern(chance, difficulty)) },
    where: ({ of: drawn }) => constantOf(drawn) !== drawn.d && Math.abs(constantOf(drawn)) !== 1,
    derived: ({ of }) => {
      const { first, d } = of;
      const text = (a: number, b: number) => linearText(a, b, 'n');
      return { first, d, text };
    },
    phrasing: (chance, { of }) => ({
      asked: chance.pick([
        `Find the general term $T_n$ of the linear pattern. Write an expression in $n$.\n\n$${shown(of)}$`,
        `The pattern $${shown(of)}$ is linear. Write its general term $T_n$ as an expression in $n$.`,
      ]),
    }),
    given: ({ of, d, text, asked }) => ({
      stem: asked,
      inputType: 'expression',
      variables: { n: 'the position of a term' },
      right: generalTerm(of),
      wrong: text(d + 31, constantOf(of) - 47),
    }),
    ladder: ({ first, d }) => [
      `How much is added from each term to the next?`,
      'The constant difference is multiplied by n. The constant is the first term minus the difference.',
      `Subtract ${first} from ${first + d} for the difference. Then subtract the difference from ${first}.`,
    ],
    steps: ({ of, first, d }) => [
      ['Find the constant difference d.', `d = ${differenceTex(of)}`],
      ['The constant c is the first term minus d.', `c = ${first} - ${inBrackets(d)} = ${constantOf(of)}`],
      ['Write dn + c.', `T_n = ${generalTerm(of)}`],
    ],
    ways: ({ of, first, d, text }) => {
      const right = line(d, constantOf(of));
      const [slope, constant] = firstTermTakenForConstant.answer(d, first);
      const swapped = slopeAndInterceptSwapped.answer(right);
      const stepHint = `Find what is added from ${first} to ${first + d}. Where does this number belong in dn + c?`;
      return [
        ledTo(
          firstTermTakenForConstant,
          text(slope, constant),
          `For n = 1 the rule must give ${first}. What must be added to the difference, taken once, to get there?`,
        ),
        {
          rule: recursiveForExplicit,
          says: 'You described how to get from one term to the next. The general term has to work from n.',
          to: text(1, d),
          hints: [
            'What does your rule give for n = 2?',
            'The difference is added once for each step, so it multiplies n.',
            stepHint,
          ],
        },
        {
          rule: differenceTimesPosition,
          to: text(d, 0),
          hints: [
            'What does your rule give for n = 1?',
            'The general term has two parts: the difference times n, and a constant.',
            `For n = 1 the rule must give ${first}. What is missing from yours?`,
          ],
        },
        {
          rule: slopeAndInterceptSwapped,
          says: 'You exchanged the difference and the constant. The difference multiplies n.',
          to: text(Number(swapped.slope.n), Number(swapped.intercept.n)),
          hints: [
            'Which number of your rule is added again at each step?',
            'The number before n is what each step adds. The constant is there only once.',
            stepHint,
          ],
        },
      ];
    },
  },
);

/** The position of a term. 1: the general term is given. 2 to 5: the terms are shown, as in drawPattern. */
const position = family(
  { name: 'seq_rule_position', version: 1, skill: 'seq_rule' },
  {
    levels: {
      of: graded(drawPattern),
      at: [range(6, 15), range(12, 30), range(12, 30), range(15, 40), range(20, 60)],
      hasRule: [surely, never, never, never, never],
    },
    where: ({ of, at }) => ![of.first, Math.abs(of.d), Math.abs(constantOf(of))].includes(at) && termOf(of, at) !== 0,
    given: ({ of, at, hasRule }) => ({
      stem: hasRule
        ? `The general term of a pattern is $T_n = ${generalTerm(of)}$. Which term equals $${termOf(of, at)}$? Give its position $n$.`
        : `Which term of the linear pattern $${shown(of)}$ equals $${termOf(of, at)}$? Give its position $n$.`,
      right: at,
    }),
    ladder: ({ of, at }) => [
      `Is ${termOf(of, at)} a term or a position?`,
      'Write the general term, and set it equal to the given term. Then solve for n.',
      `Write $${generalTerm(of)} = ${termOf(of, at)}$. ${constantOf(of) > 0 ? `Subtract ${constantOf(of)} from` : `Add ${-constantOf(of)} to`} both sides.`,
    ],
    steps: ({ of, at }) => [
      ['Write the general term.', `T_n = ${generalTerm(of)}`],
      ['Set it equal to the given term.', `${generalTerm(of)} = ${termOf(of, at)}`],
      [
        constantOf(of) > 0 ? `Subtract ${constantOf(of)} from both sides.` : `Add ${-constantOf(of)} to both sides.`,
        `${linearText(of.d, 0, 'n')} = ${of.d * at}`,
      ],
      [`Divide both sides by ${of.d}.`, `n = ${at}`],
    ],
    ways: ({ of, at }) => {
      const term = termOf(of, at);
      const solve = `Solve $${generalTerm(of)} = ${term}$. What do you do to both sides first?`;
      return [
        following(
          stepsTakenForPosition,
          [at, 1],
          [
            'Did you count steps or terms?',
            'The first term has position 1, and no step leads to it.',
            `From ${of.first} to ${term} you count the steps. Which position does the first term have?`,
          ],
        ),
        ruled(termDividedByDifference, [of.d, term], solve),
        ruled(termTakenForPosition, [of.d, constantOf(of), term], solve),
      ];
    },
    belowZero: true,
  },
);

/** Two terms are known. 2: the difference. 3: of a pattern that falls. 4: the first term. 5: the same, below zero too. */
const twoTerms = family(
  { name: 'seq_rule_two_terms', version: 1, skill: 'seq_rule', difficulties: [2, 3, 4, 5] },
  {
    levels: {
      first: [range(2, 20), range(2, 20), range(60, 99), range(3, 40), plusMinus(3, 40)],
      d: [range(3, 9), range(3, 9), range(-9, -3), range(3, 9), plusMinus(3, 12)],
      earlier: [range(2, 4), range(2, 4), range(2, 4), range(3, 6), range(4, 9)],
      steps: [range(3, 6), range(3, 6), range(3, 6), range(3, 6), range(4, 9)],
      asksFirst: [never, never, never, surely, surely],
    },
    where: ({ first, d, earlier, steps, asksFirst }) => {
      const right = asksFirst ? first : d;
      const terms = [termOf({ first, d }, earlier), termOf({ first, d }, earlier + steps)];
      return ![...terms, earlier, earlier + steps, steps].map(Math.abs).includes(Math.abs(right)) && !terms.includes(0);
    },
    given: ({ first, d, earlier, steps, asksFirst }) => ({
      stem: `In a linear pattern, $T_{${earlier}} = ${termOf({ first, d }, earlier)}$ and $T_{${earlier + steps}} = ${termOf({ first, d }, earlier + steps)}$. Find the ${asksFirst ? 'first term' : 'constant difference'}.`,
      right: asksFirst ? first : d,
    }),
    ladder: ({ first, d, earlier, steps, asksFirst }) => [
      'How many steps are there between the two terms?',
      `Divide the change by the number of steps to get the difference.${asksFirst ? ' Then go back to the first term.' : ''}`,
      `From term ${earlier} to term ${earlier + steps} there are ${steps} steps. The change is from ${termOf({ first, d }, earlier)} to ${termOf({ first, d }, earlier + steps)}.`,
    ],
    steps: ({ first, d, earlier, steps, asksFirst }) => {
      const [low, high] = [termOf({ first, d }, earlier), termOf({ first, d }, earlier + steps)];
      return [
        [
          `Find the change over ${steps} steps, from term ${earlier} to term ${earlier + steps}.`,
          `${high} - ${inBrackets(low)} = ${high - low}`,
        ],
        ['Divide the change by the number of steps.', `${high - low} \\div ${steps} = ${d}`],
        ...(asksFirst
          ? [
              [
                `Go back ${earlier - 1} steps from term ${earlier} to the first term.`,
                `${low} - ${earlier - 1} \\cdot ${inBrackets(d)} = ${first}`,
              ] as const,
            ]
          : []),
      ];
    },
    ways: ({ first, d, earlier, steps, asksFirst }) => {
      const [low, high] = [termOf({ first, d }, earlier), termOf({ first, d }, earlier + steps)];
      const share = `The change from ${low} to ${high} takes several steps. Count them from position ${earlier} to position ${earlier + steps}.`;
      return asksFirst
        ? [
            following(
              oneStepTooMany,
              [rational(first), rational(-d)],
              [
                'How many steps lead back to the first term?',
                'Term number 2 is one step from the first term. Count steps, not positions.',
                `You know term number ${earlier}, which is ${low}. Count the steps from position ${earlier} back to position 1.`,
              ],
            ),
            {
              rule: patternStepSignTurned,
              to: patternStepSignTurned.answer(low, -d, earlier - 1),
              hints: [
                'Do you go forward or back to get to the first term?',
                'To go back a step, subtract the constant difference.',
                `Find the difference from ${low} and ${high}. Then subtract it step by step, from position ${earlier} on.`,
              ],
            },
          ]
        : [
            ruled(termsApartNotSharedOut, [low, high], share),
            ruled(changeDividedByPosition, [high - low, earlier + steps], share),
            {
              rule: patternStepSignTurned,
              to: -d,
              hints: [
                'Do the terms go up or down?',
                patternStepSignTurned.hints.principle,
                `Subtract the earlier term from the later one: begin with ${high}.`,
              ],
            },
          ];
    },
    belowZero: true,
  },
);

export const patternRuleGenerators: readonly Generator[] = [general, position, twoTerms];
