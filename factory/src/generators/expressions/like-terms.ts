import { collected, type Terms } from '@stoa/engine/math/mal-rules/algebra/terms';
import { rational } from '@stoa/engine/math/exact/rational';
import { addExponentsOfLikeTerms, combineUnlikeTerms } from '@stoa/engine/math/mal-rules/algebra/expressions';
import { polynomialText } from '@stoa/engine/math/exact/polynomial-text';
import { drawUntil } from '../../draw-until.ts';
import type { Difficulty, Chance, Generator } from '../../generator.ts';
import {
  joined,
  letterNotUsed,
  letterTakenOff,
  loneLetterIgnored,
  minusOverlooked,
  signOfNextTerm,
} from '@stoa/engine/math/mal-rules/algebra/letters-and-terms';
import { sumText } from '../../wording/linear-text.ts';
import { polynomial, rewriteDraft, workedOut, type RewrittenWay } from './rewrite-draft.ts';

export const letterPairs = [
  ['x', 'y'],
  ['a', 'b'],
  ['m', 'n'],
  ['p', 'q'],
  ['n', 't'],
] as const;

/** The sum to be simplified, as it stands on the page. */
function scattered(chance: Chance, difficulty: Difficulty, x: string, y: string): Terms {
  const [a, b, c, d] = [chance.int(3, 9), chance.int(1, 8), chance.int(2, 8), chance.int(2, 9)];
  const [m, n] = [chance.int(2, 12), chance.int(2, 12)];
  const square = `${x}^2`;
  const orders: Record<Difficulty, Terms[]> = {
    1: [[[a, x], [b, x]], [[b, x], [a, x]]], // prettier-ignore
    2: [[[a, x], [m, ''], [b, x]], [[m, ''], [a, x], [b, x]], [[a, x], [b, x], [m, '']]], // prettier-ignore
    3: [[[a, x], [m, ''], [-b, x], [n, '']], [[m, ''], [-b, x], [n, ''], [a, x]], [[a, x], [-b, x], [m, '']]], // prettier-ignore
    4: [[[a, x], [c, y], [-b, x], [d, y]], [[a, x], [-c, y], [b, x], [d, y]], [[c, y], [a, x], [-d, y], [b, x]]], // prettier-ignore
    5: [[[a, square], [c, x], [-b, square], [-d, x], [m, '']], [[m, ''], [-b, x], [a, square], [-n, ''], [-d, x], [c, square]]], // prettier-ignore
  };
  return chance.pick(orders[difficulty]);
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
    {
      rule: signOfNextTerm,
      to: negative && terms.length > 2 ? sumText(signOfNextTerm.answer(terms)) : null,
      hints: [signOfNextTerm.hints.look, signOfNextTerm.hints.principle, sub],
    },
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
const combine: Generator = {
  name: 'expr_like_terms_combine',
  version: 1,
  skill: 'expr_like_terms',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const [x, y] = chance.pick(letterPairs);
    const terms = drawUntil(
      () => scattered(chance, difficulty, x, y),
      (drawn) => {
        const right = collected(drawn);
        const kinds = new Set(drawn.map(([, letters]) => letters));
        const sizes = drawn.map(([coefficient]) => Math.abs(coefficient));
        return (
          right.length === kinds.size &&
          new Set(sizes).size === sizes.length &&
          right.every(
            ([coefficient, letters]) => Math.abs(coefficient) > 1 && (difficulty > 3 || letters === '' || coefficient > 0),
          ) &&
          // A result must not stand in the problem as it is, or a hint that names a term would tell it.
          !right.some(([coefficient, letters]) =>
            drawn.filter((one) => one[1] === letters).some((one, _, all) => all.length > 1 && one[0] === coefficient),
          )
        );
      },
    );
    const right = collected(terms);
    const shown = sumText(terms);
    const grouped = sumText(right.flatMap(([, letters]) => terms.filter(([, own]) => own === letters)));
    return rewriteDraft({
      stem: `${chance.pick(['Combine like terms.', 'Simplify by combining like terms.', 'Combine like terms.'])}\n\n$${shown}$`,
      right: sumText(right),
      form: 'simplified',
      variables: Object.fromEntries(
        [...new Set(right.map(([, own]) => own[0]).filter((own) => own !== undefined))].map((own) => [own, 'any number']),
      ),
      ladder: [
        'Which terms have the same variable with the same exponent?',
        'Add or subtract the coefficients of like terms. The variable part stays the same.',
        `Put like terms together: $${grouped}$. Then combine the coefficients of $${right[0]![1] === '' ? right[1]![1] : right[0]![1]}$.`,
      ],
      steps: [
        ...(grouped === shown
          ? []
          : [
              ['Put the terms with the same variables next to each other, each with its sign.', `${shown} = ${grouped}`] as const,
            ]),
        ...(grouped === shown
          ? [
              [
                'Like terms count the same thing. Add or subtract their coefficients.',
                right
                  .map(([, own]) => terms.filter(([, letters]) => letters === own))
                  .map((like) => (like.length === 1 ? sumText(like) : `(${sumText(like.map(([n]) => [n, '']))})${like[0]![1]}`))
                  .join(' + '),
              ] as const,
            ]
          : []),
        ['Add or subtract the numbers before the like terms; the variables stay.', `${grouped} = ${sumText(right)}`],
      ],
      ways: waysToJoin(terms),
    });
  },
};

export const likeTermsGenerators: readonly Generator[] = [combine];
