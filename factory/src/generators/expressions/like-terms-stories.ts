import { collected, type Terms } from '@stoa/engine/math/mal-rules/algebra/terms';
import { byShape } from '../../by-shape.ts';
import { always, range, textFamily } from '../../family.ts';
import type { Chance, Generator } from '../../generator.ts';
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
import { ledTo } from '../../ruled.ts';
import { polynomial, rewritePage, type RewrittenWay } from './rewrite-page.ts';

const unlike = (right: Terms, sub: string): RewrittenWay => ({
  rule: combineUnlikeTerms,
  to: right.length < 2 ? null : polynomialText(combineUnlikeTerms.answer(polynomial(sumText(right)))),
  hints: [
    'Your answer is a single term. Was everything in the problem a number of the same thing?',
    'A constant and a term with a variable are not alike. They stay apart, with a sign between them.',
    sub,
  ],
});

const perimeters = { name: 'expr_like_terms_perimeter', version: 2, skill: 'expr_like_terms' };

const lengthLetter = (chance: Chance) => ({ x: chance.pick(['x', 's', 'a', 'n'] as const) });

const lengthPage = (stem: string, right: string, x: string) =>
  rewritePage({ stem, right, form: 'simplified', variables: { [x]: 'a length in centimeters' } });

const cm = (side: Terms): string => `$${sumText(side)}$ cm`;

/** The perimeter from the sides, in one letter. 2: a triangle. 3: a rectangle, only two of its sides named. 4: four sides. */
const sidesTogether = textFamily(
  { ...perimeters, difficulties: [2, 3, 4] },
  {
    setting: lengthLetter,
    levels: {
      a: always(range(2, 9)),
      b: always(range(2, 9)),
      c: always(range(1, 6)),
      m: always(range(3, 15)),
      n: always(range(3, 15)),
    },
    where: ({ a, b, c, m, n }) => new Set([a, b, c, m, n]).size === 5,
    derived: ({ x, a, b, c, m, n, difficulty }) => {
      const shapes: Record<2 | 3 | 4, Terms[]> = {
        2: [[[a, x]], [[b, x]], [[m, '']]],
        3: [[[a, x]], [[m, '']], [[a, x]], [[m, '']]],
        4: [[[a, x]], [[b, x], [m, '']], [[c, x]], [[b, x], [n, '']]],
      }; // prettier-ignore
      const sides = shapes[difficulty as 2 | 3 | 4];
      const [one, two, three, four] = sides.map(cm);
      const told = {
        2: `The sides of a triangle are ${one}, ${two} and ${three} long.`,
        3: `A rectangle is ${one} long and ${two} wide.`,
        4: `The sides of a quadrilateral are ${one}, ${two}, ${three} and ${four} long.`,
      }[difficulty as 2 | 3 | 4];
      return { sides, told, all: sides.flat(), right: collected(sides.flat()) };
    },
    given: ({ x, told, right }) =>
      lengthPage(`${told} Write an expression for its perimeter, in centimeters, in simplest form.`, sumText(right), x),
    ladder: ({ x, all }) => [
      'How many sides does the figure have? How long is each one?',
      'The perimeter is the sum of all the sides. Then combine like terms.',
      `Write the sum: $${sumText(all)}$. Combine the terms with $${x}$ first.`,
    ],
    steps: ({ all, right }) => [
      ['The perimeter is all the sides together.', sumText(all)],
      ['Combine like terms.', `${sumText(all)} = ${sumText(right)}`],
    ],
    ways: ({ x, c, difficulty, sides, all, right }) => {
      const sub = `Write all ${sides.length} sides one after the other with plus signs between them. Then mark the terms with $${x}$.`;
      return [
        ...(difficulty === 3 ? [ledTo(labelledSidesOnly, sumText(labelledSidesOnly.answer(sides.slice(0, 2))), sub)] : []),
        {
          rule: loneLetterIgnored,
          to: difficulty === 4 && c === 1 ? sumText(loneLetterIgnored.answer(all)) : null,
          hints: [`One side is just $${x}$ cm long. How many $${x}$ is that?`, 'A variable alone means one of it.', sub],
        },
        unlike(right, sub),
        ledTo(lastSideLeftOut, sumText(lastSideLeftOut.answer(sides)), sub),
      ];
    },
  },
);

/** 5: the missing side of a triangle from its perimeter. */
const missingSide = textFamily(
  { ...perimeters, difficulties: [5] },
  {
    setting: lengthLetter,
    levels: {
      a: always(range(2, 6)),
      b: always(range(2, 6)),
      k: always(range(2, 6)),
      m: always(range(2, 12)),
      n: always(range(2, 12)),
      r: always(range(2, 12)),
    },
    where: ({ a, b, k, m, n, r }) => new Set([a, b, k, m, n, r]).size === 6,
    derived: ({ x, a, b, k, m, n, r }) => {
      const [first, second, third]: [Terms, Terms, Terms] = [[[a, x], [m, '']], [[b, x], [n, '']], [[k, x], [r, '']]]; // prettier-ignore
      const known = collected([...first, ...second]);
      return { first, second, third, known, all: collected([...known, ...third]) };
    },
    given: ({ x, first, second, third, all }) =>
      lengthPage(
        `The perimeter of a triangle is ${cm(all)}. Two of its sides are ${cm(first)} and ${cm(second)} long. Write an expression for the length of the third side, in centimeters, in simplest form.`,
        sumText(third),
        x,
      ),
    ladder: ({ known, all }) => [
      'What do you know: the perimeter, or all three sides?',
      'The perimeter is the sum of the three sides. Subtract the two known sides from it.',
      `Together, the two known sides are ${cm(known)}. Subtract each term of that from $${sumText(all)}$.`,
    ],
    steps: ({ x, a, b, k, m, n, r, first, second, third, known }) => [
      ['Combine the two sides that are known.', `${sumText([...first, ...second])} = ${sumText(known)}`],
      [`Terms with $${x}$: how many are missing to the perimeter?`, `${a + b + k}${x} - ${a + b}${x} = ${k}${x}`],
      ['Numbers: how much is missing?', `${m + n + r} - ${m + n} = ${r}`],
      ['So the third side, in centimeters, is this long.', sumText(third)],
    ],
    ways: ({ first, known, all }) => {
      const sub = 'Combine the two sides that are known into one expression first.';
      return [
        {
          rule: addedWhatIsTaken,
          to: sumText(addedWhatIsTaken.answer(all, known)),
          hints: [
            addedWhatIsTaken.hints.look,
            'The perimeter is the sum of all three sides. What is known of it is taken away.',
            sub,
          ],
        },
        ledTo(
          subtractFirstTermOnly,
          polynomialText(subtractFirstTermOnly.answer(polynomial(sumText(all)), polynomial(sumText(known)))),
          sub,
        ),
        ledTo(secondSideLeftOut, sumText(secondSideLeftOut.answer(all, first)), sub),
      ];
    },
  },
);

const perimeter = byShape(sidesTogether, missingSide);

/** Shopping at an unknown price. 2: bought twice, and a fixed cost. 3: some are returned. 4: some are returned, and a single one is bought. */
const shopping = textFamily(
  { name: 'expr_like_terms_shopping', version: 1, skill: 'expr_like_terms', difficulties: [2, 3, 4] },
  {
    setting: (chance) => ({ thing: ware(chance), who: person(chance) }),
    levels: {
      a: always(range(6, 14)),
      b: always(range(3, 9)),
      c: always(range(2, 5)),
      fee: always(range(3, 12)),
    },
    where: ({ a, b, c, fee }) => new Set([a, b, c, fee]).size === 4,
    derived: ({ thing, who, a, b, c, fee, difficulty }) => {
      const payments: Record<2 | 3 | 4, Terms> = {
        2: [[a, 'p'], [b, 'p'], [fee, '']],
        3: [[a, 'p'], [fee, ''], [-c, 'p']],
        4: [[a, 'p'], [fee, ''], [-c, 'p'], [1, 'p']],
      }; // prettier-ignore
      const told = {
        2: `${who} orders ${a} ${thing.many} and later ${b} more. Every ${thing.one} costs $p$ dollars, and delivery costs \\$${fee} in all.`,
        3: `${who} orders ${a} ${thing.many} for $p$ dollars each and pays \\$${fee} for delivery. Then ${who} sends ${c} of the ${thing.many} back and gets their full price back.`,
        4: `${who} orders ${a} ${thing.many} for $p$ dollars each and pays \\$${fee} for delivery. Then ${who} sends ${c} of the ${thing.many} back for their full price and buys one more in a shop at the same price.`,
      }[difficulty as 2 | 3 | 4];
      const terms = payments[difficulty as 2 | 3 | 4];
      return { terms, told, right: collected(terms) };
    },
    given: ({ thing, told, right }) =>
      rewritePage({
        stem: `${told} Write an expression for the total cost, in dollars, in simplest form.`,
        right: sumText(right),
        form: 'simplified',
        variables: { p: `the price of one ${thing.one}, in dollars` },
      }),
    ladder: ({ terms }) => [
      'What is paid, and what is given back?',
      'Add what is paid, and subtract what is given back. Then combine like terms.',
      `Write it step by step: $${sumText(terms)}$. Combine the terms with $p$.`,
    ],
    steps: ({ terms, right }) => [
      ['Write down every payment; what is given back is subtracted.', sumText(terms)],
      ['Combine like terms.', `${sumText(terms)} = ${sumText(right)}`],
    ],
    ways: ({ thing, a, c, difficulty, terms, right }) => {
      const sub = `Write what happens step by step, each with its sign. Begin with $${a}p$ for the first order.`;
      const paid = terms.filter(([n]) => n > 0);
      return [
        {
          rule: addedWhatIsTaken,
          to: difficulty === 2 ? null : sumText(addedWhatIsTaken.answer(paid, [[c, 'p']])),
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
        ledTo(fixedCostLeftOut, sumText(fixedCostLeftOut.answer(right)), sub),
      ];
    },
  },
);

export const likeTermsStoriesGenerators: readonly Generator[] = [perimeter, shopping];
