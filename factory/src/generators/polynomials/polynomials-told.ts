import { givenNumberCopied, lookalikeChosen, oneFactLeftOut, oppositeOperationUsed, signOfAnswerMistaken, stoppedOneStepEarly } from '@stoa/engine/math/mal-rules/asked-another-way';
import { otherQuestions } from '../../asked-otherwise/other-questions.ts';
import { drawUntil } from '../../draw-until.ts';
import type { Generator } from '../../generator.ts';
import { numberDraft } from '../../number-draft.ts';
import { choiceDraft, oneOfQuestions, type Question } from '../../one-of-questions.ts';
import { ledTo, ruled } from '../../ruled.ts';
import { linearText } from '../../wording/linear-text.ts';
import { polynomialTex } from '../../wording/polynomial-text.ts';
import { person } from '../../wording/people.ts';

const addBack: Question = (chance, difficulty) => {
  const [a, b, c, d] = [chance.int(2, 6), chance.int(1, 9), chance.int(7, 12), chance.int(2, 9 + difficulty)];
  const asksX = chance.maybe(0.5);
  const right = asksX ? c - a : d;
  return numberDraft({
    stem: `What must be added to $${linearText(a, b)}$ to get $${linearText(c, b + d)}$? The answer has the form $px + q$. What is $${asksX ? 'p' : 'q'}$?`,
    right,
    ladder: ['Which polynomial is the sum?', 'The missing polynomial is the sum minus the one you know.', `Subtract the ${asksX ? `x-terms: $${c}x - ${a}x$` : `constants: $${b + d} - ${b}$`}.`],
    steps: [['Subtract the polynomial you know from the sum.', `(${linearText(c, b + d)}) - (${linearText(a, b)})`], ['Combine like terms.', `${linearText(c - a, d)}`], [`Read the ${asksX ? 'coefficient of x' : 'constant'}.`, `${right}`]],
    ways: [ruled(oppositeOperationUsed, [asksX ? c + a : 2 * b + d], `${linearText(a, b)} is part of the sum. Subtract it.`), ruled(lookalikeChosen, [asksX ? d : c - a], `In $px + q$, the number p is in front of x. Compare ${c} and ${a}.`)],
  });
}; // prettier-ignore

const profit: Question = (chance, difficulty) => {
  const [p, q, r, s] = [chance.int(8, 12 + difficulty), chance.int(2, 9), chance.int(3, 6), chance.int(12, 30)];
  const right = `$${linearText(p - r, q - s, 'n')}$`;
  const step = `Write $(${linearText(p, q, 'n')}) - (${linearText(r, s, 'n')})$. Change the sign of both ${r}n and ${s}.`;
  return choiceDraft({
    stem: `A craft club takes in $${linearText(p, q, 'n')}$ dollars for $n$ bracelets. Making them costs $${linearText(r, s, 'n')}$ dollars. Which expression gives the profit, the money that is left?`,
    right,
    ladder: ['Which polynomial is subtracted?', 'Profit is the money taken in minus the cost. Subtract every term.', step],
    steps: [['Subtract the cost.', `(${linearText(p, q, 'n')}) - (${linearText(r, s, 'n')})`], ['Change both signs, and combine like terms.', `${linearText(p - r, q - s, 'n')}`]],
    ways: [ledTo(oneFactLeftOut, `$${linearText(p - r, q + s, 'n')}$`, step), ledTo(oppositeOperationUsed, `$${linearText(p + r, q + s, 'n')}$`, step), ledTo(signOfAnswerMistaken, `$${linearText(r - p, s - q, 'n')}$`, step)],
  });
}; // prettier-ignore

const rectangle: Question = (chance, difficulty) => {
  const [k, a, b] = drawUntil(() => [chance.int(2, 4 + difficulty), chance.int(2, 5), chance.int(2, 9)] as const, (all) => new Set(all).size === 3);
  const right = `$${polynomialTex([0, k * b, k * a])}$`;
  const step = `Multiply ${k}x by ${a}x first. Then multiply ${k}x by ${b}.`;
  return choiceDraft({
    stem: chance.pick([`A rectangle is $${k}x$ feet wide and $(${linearText(a, b)})$ feet long. Which expression gives its area, in square feet?`, `${person(chance)} puts $${k}x$ rows of chairs into a hall, with $${linearText(a, b)}$ chairs in each row. Which expression gives the number of chairs?`]),
    right,
    ladder: ['Which two expressions are multiplied?', 'Multiply every term inside by the factor in front. Multiply the numbers, and add the exponents.', step],
    steps: [['Multiply both expressions.', `${k}x(${linearText(a, b)})`], ['Multiply every term.', polynomialTex([0, k * b, k * a])]],
    ways: [ledTo(oneFactLeftOut, `$${polynomialTex([b, 0, k * a])}$`, step), ledTo(lookalikeChosen, `$${linearText(k * a + k * b, 0)}$`, step), ledTo(oppositeOperationUsed, `$${linearText(k + a, b)}$`, step)],
  });
}; // prettier-ignore

const missingFactor: Question = (chance, difficulty) => {
  const [k, a, b] = drawUntil(() => [chance.int(2, 4 + difficulty), chance.int(2, 6), chance.int(2, 9)] as const, (all) => new Set([...all, all[0] * all[1], all[0] * all[2]]).size === 5);
  const inside = chance.maybe(0.5);
  return numberDraft({
    stem: inside ? `The two sides are equal for every $x$. What number goes in the box?\n\n$${k}x(${a}x + \\square) = ${polynomialTex([0, k * b, k * a])}$` : `The two sides are equal for every $x$. What coefficient goes in the box in front of $x$?\n\n$\\square{}x(${linearText(a, b)}) = ${polynomialTex([0, k * b, k * a])}$`,
    right: inside ? b : k,
    ladder: ['Which product gives each term on the right?', 'Each term on the right is the factor in front times a term in the parentheses. Divide to go back.', inside ? `What number times ${k} is ${k * b}?` : `What number times ${a} is ${k * a}?`],
    steps: [[inside ? 'Compare the x-terms.' : 'Compare the terms with x².', inside ? `${k} \\cdot \\square = ${k * b}` : `\\square \\cdot ${a} = ${k * a}`], ['Divide.', `\\square = ${inside ? b : k}`]],
    ways: [ruled(givenNumberCopied, [inside ? k * b : k * a], `That is the product. Divide it by ${inside ? k : a}.`), ruled(oppositeOperationUsed, [inside ? k * b - k : k * a - a], `The factor multiplies: divide by ${inside ? k : a}.`)],
  });
}; // prettier-ignore

const largestFactor: Question = (chance, difficulty) => {
  const [g, a, b] = drawUntil(() => [chance.int(3, 5 + difficulty), chance.int(2, 5), chance.int(3, 7)] as const, ([, p, q]) => p !== q && gcd(p, q) === 1);
  return numberDraft({
    stem: chance.pick([`Two garden beds have the same width. Their areas are $${g * a}x$ and ${g * b} square feet. What is the greatest whole number of feet that the width can be?`, `The terms of $${linearText(g * a, g * b)}$ have a greatest common factor. What is it?`]),
    right: g,
    ladder: ['Which numbers divide both terms?', 'The greatest common factor is the greatest number that divides every term.', `List the factors of ${g * a} and of ${g * b}. Which one is the greatest in both lists?`],
    steps: [['Write both numbers as products.', `${g * a} = ${g} \\cdot ${a}, \\quad ${g * b} = ${g} \\cdot ${b}`], ['The other factors have nothing in common.', `${g}`]],
    ways: [ruled(stoppedOneStepEarly, [[2, 3].find((n) => g % n === 0 && n !== g) ?? 1], `Is there a greater number that divides both ${g * a} and ${g * b}?`), ruled(lookalikeChosen, [g * a * b], `That is a multiple of ${g * a}, not a factor.`)],
  });
}; // prettier-ignore

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

const consecutiveProduct: Question = (chance, difficulty) => {
  const n = chance.int(4, 7 + 2 * difficulty);
  const d = chance.int(1, 2 + Math.floor(difficulty / 2));
  const who = person(chance);
  return numberDraft({
    stem: chance.pick([`The product of two positive whole numbers is ${n * (n + d)}. One of them is ${d} greater than the other. What is the smaller number?`, `A rectangular rug has an area of ${n * (n + d)} square feet. It is ${d} feet longer than it is wide. How many feet wide is it?`, `${who} is ${d} years older than a cousin. The product of their ages is ${n * (n + d)}. How old is the cousin?`]),
    right: n,
    ladder: ['How can you write the greater number with the smaller one?', 'Write the product as an equation with 0 on one side. Then factor.', `Write $n(n + ${d}) = ${n * (n + d)}$. Bring ${n * (n + d)} to the left side, and factor.`],
    steps: [['Write an equation with 0 on one side.', `n^{2} + ${d === 1 ? '' : d}n - ${n * (n + d)} = 0`], ['Factor.', `(n - ${n})(n + ${n + d}) = 0`], ['Only the positive solution fits.', `n = ${n}`]],
    ways: [ruled(stoppedOneStepEarly, [n + d], `That is the greater one. The other is ${d} less.`)],
  });
}; // prettier-ignore

export const toldPolynomialGenerators: readonly Generator[] = otherQuestions([
  oneOfQuestions({ name: 'poly_add_sub_told', skill: 'poly_add_sub' }, [addBack, profit]),
  oneOfQuestions({ name: 'poly_mult_mono_told', skill: 'poly_mult_mono' }, [rectangle]),
  oneOfQuestions({ name: 'poly_mult_mono_missing', skill: 'poly_mult_mono' }, [missingFactor]),
  oneOfQuestions({ name: 'poly_factor_gcf_number', skill: 'poly_factor_gcf' }, [largestFactor]),
  oneOfQuestions({ name: 'quad_factoring_story', skill: 'quad_factoring' }, [consecutiveProduct]),
]); // prettier-ignore
