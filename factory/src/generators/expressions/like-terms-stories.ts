import { collected, type Terms } from '@stoa/engine/math/mal-rules/algebra/terms';
import { drawUntil } from '../../draw-until.ts';
import type { Chance, Generator, ProblemDraft } from '../../generator.ts';
import { combineUnlikeTerms, subtractFirstTermOnly } from '@stoa/engine/math/mal-rules/algebra/expressions';
import { polynomialText } from '@stoa/engine/math/exact/polynomial-text';
import {
  addedWhatIsTaken,
  labelledSidesOnly,
  loneLetterIgnored,
  lastSideLeftOut,
  secondSideLeftOut,
  fixedCostLeftOut,
} from '@stoa/engine/math/mal-rules/algebra/letters-and-terms';
import { sumText } from '../../wording/linear-text.ts';
import { person } from '../../wording/people.ts';
import { ware } from '../../wording/things.ts';
import { polynomial, rewriteDraft, type RewrittenWay } from './rewrite-draft.ts';

const unlike = (right: Terms, sub: string): RewrittenWay => ({
  rule: combineUnlikeTerms,
  to: right.length < 2 ? null : polynomialText(combineUnlikeTerms.answer(polynomial(sumText(right)))),
  hints: [
    'Your answer is a single term. Was everything in the problem a number of the same thing?',
    'A constant and a term with a variable are not alike. They stay apart, with a sign between them.',
    sub,
  ],
});

/** Sides in one letter. 2: a triangle. 3: a rectangle, only two of its sides named. 4: four sides. 5: the missing side of a triangle. */
const perimeter: Generator = {
  name: 'expr_like_terms_perimeter',
  version: 1,
  skill: 'expr_like_terms',
  difficulties: [2, 3, 4, 5],
  draft(chance, difficulty) {
    const x = chance.pick(['x', 's', 'a', 'n'] as const);
    const { a, b, c, m, n } = drawUntil(
      () => ({ a: chance.int(2, 9), b: chance.int(2, 9), c: chance.int(1, 6), m: chance.int(3, 15), n: chance.int(3, 15) }),
      (draw) => new Set(Object.values(draw)).size === 5,
    );
    const variables = { [x]: 'a length in centimeters' };
    if (difficulty === 5) return missingSide(chance, x, variables);
    const shapes: Record<2 | 3 | 4, Terms[]> = {
      2: [[[a, x]], [[b, x]], [[m, '']]],
      3: [[[a, x]], [[m, '']], [[a, x]], [[m, '']]],
      4: [[[a, x]], [[b, x], [m, '']], [[c, x]], [[b, x], [n, '']]],
    }; // prettier-ignore
    const sides = shapes[difficulty as 2 | 3 | 4];
    const right = collected(sides.flat());
    const cm = (side: Terms) => `$${sumText(side)}$ cm`;
    const figure = {
      2: `The sides of a triangle are ${cm(sides[0]!)}, ${cm(sides[1]!)} and ${cm(sides[2]!)} long.`,
      3: `A rectangle is ${cm(sides[0]!)} long and ${cm(sides[1]!)} wide.`,
      4: `The sides of a quadrilateral are ${cm(sides[0]!)}, ${cm(sides[1]!)}, ${cm(sides[2]!)} and ${cm(sides.at(-1)!)} long.`,
    }[difficulty as 2 | 3 | 4];
    const sub = `Write all ${sides.length} sides one after the other with plus signs between them. Then mark the terms with $${x}$.`;
    return rewriteDraft({
      stem: `${figure} Write an expression for its perimeter, in centimeters, in simplest form.`,
      right: sumText(right),
      form: 'simplified',
      variables,
      ladder: [
        'How many sides does the figure have? How long is each one?',
        'The perimeter is the sum of all the sides. Then combine like terms.',
        `Write the sum: $${sumText(sides.flat())}$. Combine the terms with $${x}$ first.`,
      ],
      steps: [
        ['The perimeter is all the sides together.', sumText(sides.flat())],
        ['Combine like terms.', `${sumText(sides.flat())} = ${sumText(right)}`],
      ],
      ways: [
        {
          rule: labelledSidesOnly,
          to: difficulty === 3 ? sumText(labelledSidesOnly.answer(sides.slice(0, 2))) : null,
          hints: [labelledSidesOnly.hints.look, labelledSidesOnly.hints.principle, sub],
        },
        {
          rule: loneLetterIgnored,
          to: difficulty === 4 && c === 1 ? sumText(loneLetterIgnored.answer(sides.flat())) : null,
          hints: [`One side is just $${x}$ cm long. How many $${x}$ is that?`, 'A variable alone means one of it.', sub],
        },
        unlike(right, sub),
        {
          rule: lastSideLeftOut,
          to: sumText(lastSideLeftOut.answer(sides)),
          hints: [lastSideLeftOut.hints.look, lastSideLeftOut.hints.principle, sub],
        },
      ],
    });
  },
};

function missingSide(chance: Chance, x: string, variables: Record<string, string>): ProblemDraft {
  const three = (most: number) => [chance.int(2, most), chance.int(2, most), chance.int(2, most)] as const;
  const [[a, b, k], [m, n, r]] = drawUntil(
    () => [three(6), three(12)] as const,
    ([counts, rest]) => new Set([...counts, ...rest]).size === 6,
  );
  const [first, second, third]: Terms[] = [[[a, x], [m, '']], [[b, x], [n, '']], [[k, x], [r, '']]]; // prettier-ignore
  const known = collected([...first!, ...second!]);
  const all = collected([...known, ...third!]);
  const sub = 'Combine the two sides that are known into one expression first.';
  return rewriteDraft({
    stem: `The perimeter of a triangle is $${sumText(all)}$ cm. Two of its sides are $${sumText(first!)}$ cm and $${sumText(second!)}$ cm long. Write an expression for the length of the third side, in centimeters, in simplest form.`,
    right: sumText(third!),
    form: 'simplified',
    variables,
    ladder: [
      'What do you know: the perimeter, or all three sides?',
      'The perimeter is the sum of the three sides. Subtract the two known sides from it.',
      `Together, the two known sides are $${sumText(known)}$ cm. Subtract each term of that from $${sumText(all)}$.`,
    ],
    steps: [
      ['Combine the two sides that are known.', `${sumText([...first!, ...second!])} = ${sumText(known)}`],
      [`Terms with $${x}$: how many are missing to the perimeter?`, `${all[0]![0]}${x} - ${known[0]![0]}${x} = ${k}${x}`],
      ['Numbers: how much is missing?', `${all[1]![0]} - ${known[1]![0]} = ${r}`],
      ['So the third side, in centimeters, is this long.', sumText(third!)],
    ],
    ways: [
      {
        rule: addedWhatIsTaken,
        to: sumText(addedWhatIsTaken.answer(all, known)),
        hints: [
          addedWhatIsTaken.hints.look,
          'The perimeter is the sum of all three sides. What is known of it is taken away.',
          sub,
        ],
      },
      {
        rule: subtractFirstTermOnly,
        to: polynomialText(subtractFirstTermOnly.answer(polynomial(sumText(all)), polynomial(sumText(known)))),
        hints: [subtractFirstTermOnly.hints.look, subtractFirstTermOnly.hints.principle, sub],
      },
      {
        rule: secondSideLeftOut,
        to: sumText(secondSideLeftOut.answer(all, first!)),
        hints: [secondSideLeftOut.hints.look, secondSideLeftOut.hints.principle, sub],
      },
    ],
  });
}

/** Shopping at an unknown price. 2: bought twice, and a fixed cost. 3: some are returned. 4: some are returned, and a single one is bought. */
const shopping: Generator = {
  name: 'expr_like_terms_shopping',
  version: 1,
  skill: 'expr_like_terms',
  difficulties: [2, 3, 4],
  draft(chance, difficulty) {
    const thing = ware(chance);
    const who = person(chance);
    const { a, b, c, fee } = drawUntil(
      () => ({ a: chance.int(6, 14), b: chance.int(3, 9), c: chance.int(2, 5), fee: chance.int(3, 12) }),
      (draw) => new Set(Object.values(draw)).size === 4 && draw.c !== draw.b,
    );
    const payments: Record<2 | 3 | 4, Terms> = {
      2: [[a, 'p'], [b, 'p'], [fee, '']],
      3: [[a, 'p'], [fee, ''], [-c, 'p']],
      4: [[a, 'p'], [fee, ''], [-c, 'p'], [1, 'p']],
    }; // prettier-ignore
    const terms = payments[difficulty as 2 | 3 | 4];
    const right = collected(terms);
    const told = {
      2: `${who} orders ${a} ${thing.many} and later ${b} more. Every ${thing.one} costs $p$ dollars, and delivery costs \\$${fee} in all.`,
      3: `${who} orders ${a} ${thing.many} for $p$ dollars each and pays \\$${fee} for delivery. Then ${who} sends ${c} of the ${thing.many} back and gets their full price back.`,
      4: `${who} orders ${a} ${thing.many} for $p$ dollars each and pays \\$${fee} for delivery. Then ${who} sends ${c} of the ${thing.many} back for their full price and buys one more in a shop at the same price.`,
    }[difficulty as 2 | 3 | 4];
    const sub = `Write what happens step by step, each with its sign. Begin with $${a}p$ for the first order.`;
    return rewriteDraft({
      stem: `${told} Write an expression for the total cost, in dollars, in simplest form.`,
      right: sumText(right),
      form: 'simplified',
      variables: { p: `the price of one ${thing.one}, in dollars` },
      ladder: [
        'What is paid, and what is given back?',
        'Add what is paid, and subtract what is given back. Then combine like terms.',
        `Write it step by step: $${sumText(terms)}$. Combine the terms with $p$.`,
      ],
      steps: [
        ['Write down every payment; what is given back is subtracted.', sumText(terms)],
        ['Combine like terms.', `${sumText(terms)} = ${sumText(right)}`],
      ],
      ways: [
        {
          rule: addedWhatIsTaken,
          to:
            difficulty === 2
              ? null
              : sumText(
                  addedWhatIsTaken.answer(
                    terms.filter(([n]) => n > 0),
                    [[c, 'p']],
                  ),
                ),
          hints: [
            `What happens to the money for the ${c} ${thing.many} that go back?`,
            'What is given back makes the total smaller, so it is subtracted.',
            sub,
          ],
        },
        {
          rule: loneLetterIgnored,
          to: difficulty === 4 ? sumText(loneLetterIgnored.answer(terms)) : null,
          hints: [
            `One more ${thing.one} is bought at the end. What does it cost?`,
            'A variable alone means one of it: it counts when like terms are combined.',
            sub,
          ],
        },
        unlike(right, sub),
        {
          rule: fixedCostLeftOut,
          to: sumText(fixedCostLeftOut.answer(right)),
          hints: [fixedCostLeftOut.hints.look, fixedCostLeftOut.hints.principle, sub],
        },
      ],
    });
  },
};

export const likeTermsStoriesGenerators: readonly Generator[] = [perimeter, shopping];
