import { comparedWithoutComputing, givenNumberCopied, lookalikeChosen, oneFactLeftOut, oneCaseTakenForAll, oppositeOperationUsed } from '@stoa/engine/math/mal-rules/asked-another-way';
import { otherQuestions } from '../../asked-otherwise/other-questions.ts';
import { drawUntil } from '../../draw-until.ts';
import type { Generator } from '../../generator.ts';
import { numberDraft } from '../../number-draft.ts';
import { choiceDraft, oneOfQuestions, type Question } from '../../one-of-questions.ts';
import { ledTo, ruled } from '../../ruled.ts';
import { linearText } from '../../wording/linear-text.ts';
import { person } from '../../wording/people.ts';

const missingConstant: Question = (chance, difficulty) => {
  const { a, x, b } = drawUntil(() => ({ a: chance.int(2, 3 + difficulty), x: chance.int(2, 4 + difficulty), b: chance.int(3, 9 + 3 * difficulty) }), (d) => new Set([d.a, d.x, d.b, d.a * d.x, d.a + d.x]).size === 5);
  return numberDraft({
    stem: `When $x = ${x}$, the value of $${a}x + \\square$ is ${a * x + b}. What number goes in the box?`,
    right: b,
    ladder: ['What is the first term when x is replaced?', 'Substitute the number for x. Then find what has to be added.', `Find $${a} \\cdot ${x}$. How far is it from ${a * x + b}?`],
    steps: [[`Substitute ${x} for x.`, `${a} \\cdot ${x} + \\square = ${a * x + b}`], ['Subtract the product.', `${a * x + b} - ${a * x} = ${b}`]],
    ways: [ruled(oppositeOperationUsed, [a * x + b - a - x], `${a}x means ${a} times x.`), ruled(givenNumberCopied, [a * x + b], `That is the whole value. Take $${a} \\cdot ${x}$ away.`)],
  });
}; // prettier-ignore

const greatestValue: Question = (chance, difficulty) => {
  const x = chance.int(2, 4 + difficulty);
  const [a, b] = [chance.int(2, 4), chance.int(1, 6)];
  const all = [[`$${a}x + ${b}$`, a * x + b], [`$${a + 1}x - ${b}$`, (a + 1) * x - b], [`$x + ${a * b}$`, x + a * b], [`$${a * 10 + 5} - x$`, a * 10 + 5 - x]] as const;
  const sorted = [...all].sort((p, q) => q[1] - p[1]);
  if (new Set(all.map(([, value]) => value)).size < 4) return greatestValue(chance, difficulty);
  const [best, ...rest] = sorted as [(typeof all)[number], ...(typeof all)[number][]];
  const step = `Substitute ${x} for x in ${rest[0]![0]}. Then do the same with the others.`;
  return choiceDraft({
    stem: `Which expression has the greatest value for $x = ${x}$?`,
    right: best[0],
    ladder: ['What is the value of the first expression?', 'Substitute the number for x in each expression. Then compare the values.', step],
    steps: [[`Substitute ${x} for x in each expression.`, all.map(([, value]) => value).join(', \\quad ')], ['Find the greatest value.', `${best[1]}`]],
    ways: rest.map(([text]) => ledTo(comparedWithoutComputing, text, step)),
  });
}; // prettier-ignore

const oftenTrue: Question = (chance, difficulty) => {
  const [a, b] = drawUntil(() => [chance.int(2, 4 + difficulty), chance.int(2, 5 + difficulty)] as const, ([p, q]) => p !== q && q % (p - 1) !== 0);
  const kind = chance.pick([0, 1, 2] as const);
  const [left, right] = kind === 0 ? [`${a}(x + ${b})`, linearText(a, a * b)] : kind === 1 ? [`${a}x`, linearText(1, (a - 1) * b)] : [`${a}(x + ${b})`, linearText(a, b)];
  const words = ['Always', 'Sometimes', 'Never'] as const;
  const step = kind === 1 ? `Substitute ${b} for x, and then 0.` : `Write $${left}$ without parentheses. Compare it with $${right}$.`;
  return choiceDraft({
    stem: `Are $${left}$ and $${right}$ equal always, sometimes, or never?`,
    right: words[kind],
    ladder: ['What are the two values when x is 0?', 'Equivalent expressions are equal for every number. One number that makes them different shows that they are not equivalent.', step],
    steps: kind === 1 ? [['For one number they are equal.', `${a} \\cdot ${b} = ${b} + ${(a - 1) * b}`], ['For 0 they are not.', `0 \\ne ${(a - 1) * b}`]] : [['Use the distributive property.', `${left} = ${linearText(a, a * b)}`], [kind === 0 ? 'This is the same expression.' : 'The constants are different, whatever x is.', kind === 0 ? `${linearText(a, a * b)} = ${right}` : `${a * b} \\ne ${b}`]],
    ways: words.filter((one) => one !== words[kind]).map((one) => ledTo(oneCaseTakenForAll, one, step)),
  });
}; // prettier-ignore

const stories = [
  (a: number, b: number) => `Each student on a trip pays \\$${a} for the bus and \\$${b} for lunch. Which expression does not give the total for $n$ students, in dollars?`,
  (a: number, b: number) => `A garden is $n$ feet wide. One part of it is ${a} feet long, and the other part is ${b} feet long. Which expression does not give the whole area, in square feet?`,
  (a: number, b: number, who: string) => `${who} runs ${a} laps in the morning and ${b} laps in the evening, for $n$ days. Which expression does not give the number of laps in all?`,
] as const; // prettier-ignore

const notTheTotal: Question = (chance, difficulty) => {
  const [a, b] = drawUntil(() => [chance.int(3, 5 + difficulty), chance.int(2, 6 + difficulty)] as const, ([p, q]) => p !== q);
  const step = `Test with 2 for n: the total is $2 \\cdot ${a} + 2 \\cdot ${b}$. Find each expression for 2.`;
  return choiceDraft({
    stem: chance.pick(stories)(a, b, person(chance)),
    right: `$n + ${a} + ${b}$`,
    ladder: ['What is the total when n is 1? What is it when n is 2?', 'Equivalent expressions have the same value for every number. Test them with a number.', step],
    steps: [['Write the total in different ways.', `${a}n + ${b}n = n(${a} + ${b}) = ${a + b}n`], ['Test with 2: only one expression has another value.', `2 + ${a} + ${b} \\ne 2 \\cdot ${a + b}`]],
    ways: [ledTo(lookalikeChosen, `$${a}n + ${b}n$`, step), ledTo(comparedWithoutComputing, `$n(${a} + ${b})$`, step), ledTo(oneFactLeftOut, `$${a + b}n$`, step)],
  });
}; // prettier-ignore

const counterexample: Question = (chance, difficulty) => {
  const a = chance.int(2, 3 + difficulty);
  const step = `Substitute 0 in both expressions: $0^2$ and $${a} \\cdot 0$. Are they equal? Try the other numbers.`;
  return choiceDraft({
    stem: `${person(chance)} says that $x^2$ and $${a}x$ are equivalent. Which value of $x$ shows that they are not?`,
    right: `${a + 1}`,
    ladder: ['For which values are the two expressions equal?', 'Two expressions are not equivalent if one number gives them different values.', step],
    steps: [['Substitute the values.', `0^2 = ${a} \\cdot 0, \\quad ${a}^2 = ${a} \\cdot ${a}`], ['One value makes them different.', `${a + 1}^2 \\ne ${a} \\cdot ${a + 1}`]],
    ways: [ledTo(oneCaseTakenForAll, '0', step), ledTo(lookalikeChosen, `${a}`, `Substitute ${a} in both expressions. Are they equal?`)],
  });
}; // prettier-ignore

export const toldExpressionGenerators: readonly Generator[] = otherQuestions([
  oneOfQuestions({ name: 'expr_evaluate_told', skill: 'expr_evaluate' }, [missingConstant, greatestValue]),
  oneOfQuestions({ name: 'expr_equivalent_told', skill: 'expr_equivalent' }, [notTheTotal]),
  oneOfQuestions({ name: 'expr_equivalent_often', skill: 'expr_equivalent' }, [oftenTrue, counterexample]),
]); // prettier-ignore
