import { collected, type Terms } from '@stoa/engine/math/mal-rules/algebra/terms';
import { rational } from '@stoa/engine/math/exact/rational';
import { addExponentsOfLikeTerms, combineUnlikeTerms } from '@stoa/engine/math/mal-rules/algebra/expressions';
import { polynomialText } from '@stoa/engine/math/exact/polynomial-text';
import { always, range, textFamily } from '../../family.ts';
import type { Difficulty, Generator } from '../../generator.ts';
import {
  joined,
  letterNotUsed,
  letterTakenOff,
  loneLetterIgnored,
  minusOverlooked,
  signOfNextTerm,
} from '@stoa/engine/math/mal-rules/algebra/letters-and-terms';
import { sumText } from '../../wording/linear-text.ts';
import { anyNumbers, mostFitting, polynomial, rewritePage, workedOut, type RewrittenWay } from './rewrite-page.ts';
import { ledTo } from '../../ruled.ts';

export const letterPairs = [
  ['x', 'y'],
  ['a', 'b'],
  ['m', 'n'],
  ['p', 'q'],
  ['n', 't'],
] as const;

type Numbers = Record<'a' | 'b' | 'c' | 'd' | 'm' | 'n' | 'order', number> & { x: string; y: string };

/** Returns the sum to be simplified, as it is shown on the page. */
function scattered({ x, y, a, b, c, d, m, n, order }: Numbers, difficulty: Difficulty): Terms {
  const square = `${x}^2`;
  const orders: Record<Difficulty, Terms[]> = {
    1: [[[a, x], [b, x]], [[b, x], [a, x]]], // prettier-ignore
    2: [[[a, x], [m, ''], [b, x]], [[m, ''], [a, x], [b, x]], [[a, x], [b, x], [m, '']]], // prettier-ignore
    3: [[[a, x], [m, ''], [-b, x], [n, '']], [[m, ''], [-b, x], [n, ''], [a, x]], [[a, x], [-b, x], [m, '']]], // prettier-ignore
    4: [[[a, x], [c, y], [-b, x], [d, y]], [[a, x], [-c, y], [b, x], [d, y]], [[c, y], [a, x], [-d, y], [b, x]]], // prettier-ignore
    5: [[[a, square], [c, x], [-b, square], [-d, x], [m, '']], [[m, ''], [-b, x], [a, square], [-n, ''], [-d, x], [c, square]]], // prettier-ignore
  };
  return orders[difficulty][order]!;
}

/** True if no two numbers are equal, and nothing cancels or is left alone; up to 3 the result has no negative coefficient. */
function tellsApart(terms: Terms, difficulty: Difficulty): boolean {
  const right = collected(terms);
  const sizes = terms.map(([coefficient]) => Math.abs(coefficient));
  // A term of the result must not already be in the problem, or a hint that names a term would give it away.
  const standsThere = right.some(([coefficient, letters]) => {
    const like = terms.filter(([, own]) => own === letters);
    return like.length > 1 && like.some(([own]) => own === coefficient);
  });
  return (
    right.length === new Set(terms.map(([, letters]) => letters)).size &&
    new Set(sizes).size === sizes.length &&
    right.every(([coefficient, letters]) => Math.abs(coefficient) > 1 && (difficulty > 3 || letters === '' || coefficient > 0)) &&
    !standsThere
  );
}

const bag = (coefficient: number, letters: string): string => sumText([[Math.abs(coefficient), letters]]);

function waysToJoin(terms: Terms): RewrittenWay[] {
  const right = collected(terms);
  const first = terms.find(([, letters]) => letters !== '')!;
  const like = terms.filter(([, letters]) => letters === first[1]);
  const [one, other] = [like[0]!, like[1]!];
  const rest = right.filter(([, letters]) => letters !== first[1]);
  const [letter, power] = first[1].endsWith('^2') ? [first[1][0]!, 2] : [first[1], 1];
  const powersAdded = addExponentsOfLikeTerms.answer(rational(one[0]), rational(other[0]), letter, power);
  const letters = new Set(right.map(([, own]) => own).filter((own) => own !== ''));
  const negative = terms.some(([coefficient]) => coefficient < 0);
  const lone = terms.find(([coefficient, own]) => own !== '' && Math.abs(coefficient) === 1);
  const sub = `Find the terms with $${first[1]}$ first and mark them: $${bag(...one)}$ and $${bag(...other)}$. Which sign is in front of each of them?`;
  const oneTerm = (): string =>
    letters.size === 2 && power === 1
      ? sumText(joined.answer(right[0]![0], right[1]![0], right.map(([, own]) => own).join('')))
      : polynomialText(combineUnlikeTerms.answer(polynomial(sumText(right))));
  return [
    {
      rule: loneLetterIgnored,
      to: lone === undefined ? null : sumText(loneLetterIgnored.answer(terms)),
      hints: [
        loneLetterIgnored.hints.look,
        'A variable alone means one of it: the number 1 before it is not written.',
        `Write the 1 in front of the single variable. Then compare it with the other term in $${first[1]}$.`,
      ],
    },
    {
      rule: letterTakenOff,
      to: lone === undefined || lone[0] > 0 ? null : sumText(letterTakenOff.answer(one === lone ? other[0] : one[0], rest)),
      hints: [
        `What does it mean to take one $${first[1]}$ away from several?`,
        letterTakenOff.hints.principle,
        `Say it in words: ${Math.abs(one === lone ? other[0] : one[0])} bags with the same number in each, and one bag is taken away.`,
      ],
    },
    {
      rule: minusOverlooked,
      to: negative ? sumText(minusOverlooked.answer(terms)) : null,
      hints: ['Look at the sign before each term that you combined.', minusOverlooked.hints.principle, sub],
    },
    ledTo(signOfNextTerm, negative && terms.length > 2 ? sumText(signOfNextTerm.answer(terms)) : null, sub),
    {
      rule: combineUnlikeTerms,
      to: right.length < 2 ? null : oneTerm(),
      hints: [
        'Do all the terms have the same variables?',
        'Only terms with exactly the same variables and powers can be combined. The others stay apart.',
        `Mark $${bag(...one)}$ and $${bag(...other)}$ in one color: they are alike. Which terms get another color?`,
      ],
    },
    {
      rule: addExponentsOfLikeTerms,
      to: negative ? null : workedOut(`${polynomialText(powersAdded)} + ${sumText(rest)}`),
      hints: [
        `Are the terms with $${first[1]}$ added or multiplied here?`,
        addExponentsOfLikeTerms.hints.principle,
        `Say it in words: ${Math.abs(one[0])} bags with the same number in each, and ${Math.abs(other[0])} more. How many bags are there in all?`,
      ],
    },
    {
      rule: letterNotUsed,
      to: right.length === 1 ? sumText(letterNotUsed.answer(terms)) : null,
      hints: [
        'What does your answer say about the variable?',
        'The variable stands for a number that is not known, so the result still depends on it.',
        `Substitute 10 for $${first[1]}$ in the problem. Does your answer give the same?`,
      ],
    },
  ];
}

/** 1: two like terms. 2: a number among them. 3: subtraction. 4: two letters. 5: a square, a letter and numbers, negative results too. */
const combine = textFamily(
  { name: 'expr_like_terms_combine', version: 1, skill: 'expr_like_terms' },
  {
    setting: (chance) => {
      const [x, y] = chance.pick(letterPairs);
      return { x, y };
    },
    levels: {
      a: always(range(3, 9)),
      b: always(range(1, 8)),
      c: always(range(2, 8)),
      d: always(range(2, 9)),
      m: always(range(2, 12)),
      n: always(range(2, 12)),
      order: [range(0, 1), range(0, 2), range(0, 2), range(0, 2), range(0, 1)],
    },
    where: (of, difficulty) => tellsApart(scattered(of, difficulty), difficulty),
    derived: (of) => {
      const terms = scattered(of, of.difficulty);
      const kinds = collected(terms).map(([, letters]) => terms.filter(([, own]) => own === letters));
      return { terms, kinds, right: collected(terms), shown: sumText(terms), grouped: sumText(kinds.flat()) };
    },
    phrasing: (chance) => ({
      ask: chance.pick(['Combine like terms.', 'Simplify by combining like terms.', 'Combine like terms.']),
    }),
    given: ({ right, shown, ask }) =>
      rewritePage({
        stem: `${ask}\n\n$${shown}$`,
        right: sumText(right),
        form: 'simplified',
        variables: anyNumbers(right),
      }),
    ladder: ({ right, grouped }) => [
      'Which terms have the same variable with the same exponent?',
      'Add or subtract the coefficients of like terms. The variable part stays the same.',
      `Put like terms together: $${grouped}$. Then combine the coefficients of $${right.find(([, letters]) => letters !== '')![1]}$.`,
    ],
    steps: ({ kinds, right, shown, grouped }) => [
      grouped === shown
        ? [
            'Like terms count the same thing. Add or subtract their coefficients.',
            kinds
              .map((like) => (like.length === 1 ? sumText(like) : `(${sumText(like.map(([n]) => [n, '']))})${like[0]![1]}`))
              .join(' + '),
          ]
        : ['Put the terms with the same variables next to each other, each with its sign.', `${shown} = ${grouped}`],
      ['Add or subtract the numbers before the like terms; the variables stay.', `${grouped} = ${sumText(right)}`],
    ],
    ways: ({ terms, right }) => mostFitting(waysToJoin(terms), sumText(right)),
  },
);

export const likeTermsGenerators: readonly Generator[] = [combine];
