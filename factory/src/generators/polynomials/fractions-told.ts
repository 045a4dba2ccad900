import { givenNumberCopied, lookalikeChosen, oneFactLeftOut, oppositeOperationUsed } from '@stoa/engine/math/mal-rules/asked-another-way';
import { otherQuestions } from '../../asked-otherwise/other-questions.ts';
import { drawUntil } from '../../draw-until.ts';
import type { Generator } from '../../generator.ts';
import { numberDraft } from '../../number-draft.ts';
import { choiceDraft, oneOfQuestions, type Question } from '../../one-of-questions.ts';
import { ledTo, ruled } from '../../ruled.ts';
import { linearText } from '../../wording/linear-text.ts';
import { polynomialTex } from '../../wording/polynomial-text.ts';
import { person } from '../../wording/people.ts';

const common = 'Fractions need a common denominator before you add them. Multiply the numerator and the denominator by the same factor.';

const missingNumerator: Question = (chance, difficulty) => {
  const [a, b, k] = drawUntil(() => [chance.int(2, 5 + difficulty), chance.int(2, 5 + difficulty), chance.int(2, 3 + difficulty)] as const, ([p, q, r]) => new Set([p, q, r, p + q, p + q * r, q * r]).size === 6);
  return numberDraft({
    stem: `What number goes in the numerator of the sum?\n\n$\\frac{${a}}{${k}x} + \\frac{${b}}{x} = \\frac{\\square}{${k}x}$`,
    right: a + k * b,
    ladder: ['What is the common denominator?', common, `Write $\\frac{${b}}{x}$ with the denominator ${k}x first.`],
    steps: [['Write the second fraction with the common denominator.', `\\frac{${b}}{x} = \\frac{${k * b}}{${k}x}`], ['Add the numerators.', `${a} + ${k * b} = ${a + k * b}`]],
    ways: [ruled(oneFactLeftOut, [a + b], `The numerator ${b} is multiplied by ${k}, too.`), ruled(lookalikeChosen, [k * a + b], `Which fraction needs the factor ${k}?`)],
  });
}; // prettier-ignore

const whichFactor: Question = (chance, difficulty) => {
  const [a, b, p] = [chance.int(2, 9), chance.int(2, 9), chance.int(1, 3 + difficulty)];
  const right = `$${linearText(1, p)}$`;
  return choiceDraft({
    stem: `${person(chance)} adds $\\frac{${a}}{x} + \\frac{${b}}{${linearText(1, p)}}$. By what do you multiply the numerator and denominator of the first fraction?`,
    right,
    ladder: ['What is the common denominator of the two fractions?', common, `Look at the denominators x and x plus ${p}. Which factor does the first one lack?`],
    steps: [['The common denominator is the product of the two.', `x(${linearText(1, p)})`], ['The first fraction lacks one factor.', `\\frac{${a}(${linearText(1, p)})}{x(${linearText(1, p)})}`]],
    ways: [ledTo(oppositeOperationUsed, '$x$', `The first denominator has x already. Look at the ${p} in the other one.`), ledTo(oneFactLeftOut, `$${p}$`, `The number ${p} is only a part of the other denominator.`), ledTo(givenNumberCopied, `$${b === p ? b + 10 : b}$`, `Compare the denominators: x, and x plus ${p}.`)],
  });
}; // prettier-ignore

const pumps: Question = (chance, difficulty) => {
  const k = chance.int(2, 2 + difficulty);
  const [first, second] = chance.pick([['One pump', 'a slower pump'], ['A new printer', 'an old printer'], ['One painter', 'a helper']]) as [string, string];
  const right = `$\\frac{${k + 1}}{${k}x}$`;
  const step = `In one hour they do $\\frac{1}{x}$ and $\\frac{1}{${k}x}$ of the job. Write both with the denominator ${k}x.`;
  return choiceDraft({
    stem: `${first} does a job in $x$ hours, and ${second} needs ${k} times as long. Which fraction of the job do they do together in one hour?`,
    right,
    ladder: ['What part of the job does each do in one hour?', common, step],
    steps: [['Add the parts that each does in one hour.', `\\frac{1}{x} + \\frac{1}{${k}x}`], ['Use the common denominator.', `\\frac{${k}}{${k}x} + \\frac{1}{${k}x} = \\frac{${k + 1}}{${k}x}`]],
    ways: [ledTo(oneFactLeftOut, `$\\frac{2}{${k}x}$`, step), ledTo(lookalikeChosen, `$\\frac{2}{${k + 1}x}$`, step), ledTo(oppositeOperationUsed, `$\\frac{1}{${k + 1}x}$`, step)],
  });
}; // prettier-ignore

const valueOfSum: Question = (chance, difficulty) => {
  const [a, b, x] = drawUntil(() => [chance.int(1, 4), chance.int(1, 4), chance.int(2, 4 + difficulty)] as const, ([p, q, r]) => (p + q) % r === 0 && new Set([p + q, r, (p + q) / r]).size === 3 && ![p, q].includes(r) && (p + q) / r > 0);
  return numberDraft({
    stem: `The sum $\\frac{${a}}{x} + \\frac{${b}}{x}$ is equal to ${(a + b) / x}. What is $x$?`,
    right: x,
    ladder: ['What is the sum as one fraction?', 'Fractions with the same denominator are added by adding the numerators.', `Write the sum with the numerator $${a} + ${b}$.`],
    steps: [['Add the numerators.', `\\frac{${a + b}}{x} = ${(a + b) / x}`], ['Solve for x.', `x = ${a + b} \\div ${(a + b) / x} = ${x}`]],
    ways: [ruled(oppositeOperationUsed, [((a + b) * (a + b)) / x], `The numerator is ${a} plus ${b}. Divide it by the value of the sum.`), ruled(givenNumberCopied, [a + b], `That is the numerator, ${a} plus ${b}.`)],
  });
}; // prettier-ignore

const missingInQuotient: Question = (chance, difficulty) => {
  const [p, q] = drawUntil(() => [chance.int(2, 4 + difficulty), chance.int(2, 5 + difficulty)] as const, ([s, t]) => s !== t && ![s, t].includes(Math.abs(s - t)) && s * t !== s + t);
  return numberDraft({
    stem: chance.pick([`The fraction $\\frac{${polynomialTex([p * q, p + q, 1])}}{${linearText(1, p)}}$ simplifies to $x + \\square$. What number goes in the box?`, `A rectangle has an area of $${polynomialTex([p * q, p + q, 1])}$ square inches and a width of $${linearText(1, p)}$ inches. Its length is $x + \\square$ inches. What number goes in the box?`]),
    right: q,
    ladder: ['What are the factors of the trinomial?', 'Factor the trinomial. A factor that both expressions have cancels.', `Find two numbers with product ${p * q} and sum ${p + q}. One of them is ${p}.`],
    steps: [['Factor the trinomial.', `(${linearText(1, p)})(${linearText(1, q)})`], ['Cancel the common factor.', `${linearText(1, q)}`], ['Read the number.', `${q}`]],
    ways: [ruled(oppositeOperationUsed, [p * q - p], `The constant ${p * q} is a product.`), ruled(givenNumberCopied, [p], `The factor with ${p} cancels.`)],
  });
}; // prettier-ignore

export const toldAlgebraicFractionGenerators: readonly Generator[] = [
  oneOfQuestions({ name: 'algfrac_add_told', skill: 'algfrac_add' }, [missingNumerator, whichFactor]),
  oneOfQuestions({ name: 'algfrac_add_story', skill: 'algfrac_add' }, [pumps, missingNumerator, valueOfSum]),
  ...otherQuestions([oneOfQuestions({ name: 'algfrac_simplify_missing', skill: 'algfrac_simplify' }, [missingInQuotient])]),
]; // prettier-ignore
