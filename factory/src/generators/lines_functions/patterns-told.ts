import { givenNumberCopied, lookalikeChosen, oneFactLeftOut, oppositeOperationUsed, stoppedOneStepEarly } from '@stoa/engine/math/mal-rules/asked-another-way';
import { drawUntil } from '../../draw-until.ts';
import type { Chance, Difficulty, Generator } from '../../generator.ts';
import { numberDraft } from '../../number-draft.ts';
import { choiceDraft, oneOfQuestions, type Question } from '../../one-of-questions.ts';
import { ledTo, ruled } from '../../ruled.ts';
import { linearText } from '../../wording/linear-text.ts';
import { person } from '../../wording/people.ts';

/** The term at n is d·n + c. */
const drawRule = (chance: Chance, difficulty: Difficulty) =>
  drawUntil(() => ({ d: chance.int(2, 4 + difficulty), c: chance.int(1, 3 + difficulty), n: chance.int(6, 10 + 5 * difficulty) }), ({ d, c, n }) => new Set([d, c, n, d + c]).size === 4); // prettier-ignore

const idea = 'In a linear pattern the term at position n is the difference times n, plus a constant that fits the first term.';

const growing = [
  ({ d, c, n }: Rule) => `A row of tables is set up for a party. One table seats ${d + c} people. Each table that is added seats ${d} more. How many people can sit at ${n} tables?`,
  ({ d, c, n }: Rule) => `A pattern of squares is made from toothpicks. The first figure has ${d + c} toothpicks, and each next figure has ${d} more. How many toothpicks are in figure ${n}?`,
  ({ d, c, n }: Rule, who: string) => `${who} runs ${d + c} laps in the first week and ${d} more laps each week than the week before. How many laps does ${who} run in week ${n}?`,
  ({ d, c, n }: Rule) => `The first row of a theater has ${d + c} seats. Each row has ${d} more seats than the row in front of it. How many seats are in row ${n}?`,
] as const; // prettier-ignore
type Rule = { d: number; c: number; n: number };

const growingStory: Question = (chance, difficulty) => {
  const rule = drawRule(chance, difficulty);
  const { d, c, n } = rule;
  return numberDraft({
    stem: chance.pick(growing)(rule, person(chance)),
    right: d * n + c,
    ladder: ['What is the first term, and by how much does the pattern grow?', idea, `From the first to number ${n} there are ${n - 1} steps of ${d}. Begin with ${d + c}.`],
    steps: [['Write the rule: the difference times n, plus a constant.', `${linearText(d, c, 'n')}`], [`Substitute ${n} for n.`, `${d} \\cdot ${n} + ${c} = ${d * n + c}`]],
    ways: [ruled(lookalikeChosen, [d * n + d + c], `There are ${n - 1} steps after the first one, not ${n}.`), ruled(oneFactLeftOut, [d * n], `The pattern begins with ${d + c}, not with ${d}.`), ruled(stoppedOneStepEarly, [d * (n - 1)], `Add the first number, ${d + c}.`)],
  });
}; // prettier-ignore

const reaching: Question = (chance, difficulty) => {
  const { d, c, n } = drawRule(chance, difficulty);
  const who = person(chance);
  return numberDraft({
    stem: `${who} saves \\$${d + c} in the first week. After that, the savings grow by \\$${d} each week. In which week do the savings reach \\$${d * n + c}?`,
    right: n,
    ladder: ['How much do the savings grow after the first week?', idea, `Subtract the first amount: $${d * n + c} - ${d + c}$. How many steps of ${d} make that difference?`],
    steps: [['Write the rule, and set it equal to the amount.', `${linearText(d, c, 'n')} = ${d * n + c}`], [`Subtract ${c}, and divide by ${d}.`, `n = ${n}`]],
    ways: [ruled(stoppedOneStepEarly, [n - 1], `That is how many weeks come after the first one with ${d + c} dollars.`), ruled(givenNumberCopied, [n + 1], `Week 1 already has ${d + c} dollars.`)],
  });
}; // prettier-ignore

const missingConstant: Question = (chance, difficulty) => {
  const { d, c, n } = drawRule(chance, difficulty);
  const down = difficulty >= 3 && chance.maybe(0.4);
  const constant = down ? c + d * (n + 2) : c;
  const step = down ? -d : d;
  return numberDraft({
    stem: `The term at position $n$ of a pattern is $${step}n + \\square$. The term at position ${n} is ${step * n + constant}. What number goes in the box?`,
    right: constant,
    ladder: [`What is the term at position ${n}?`, 'Substitute the position for n. Then find what is missing.', `Find $${step} \\cdot ${n}$. How far is it from ${step * n + constant}?`],
    steps: [[`Substitute ${n} for n.`, `${step} \\cdot ${n} + \\square = ${step * n + constant}`], ['Subtract the product from the term.', `${step * n + constant} - (${step * n}) = ${constant}`]],
    ways: [ruled(givenNumberCopied, [step * n + constant], `That is the term. The product $${step} \\cdot ${n}$ is part of it.`), ruled(oppositeOperationUsed, [Math.abs(2 * step * n + constant)], `Subtract the product of ${d} and ${n} from the term.`)],
  });
}; // prettier-ignore

const whichRule: Question = (chance, difficulty) => {
  const { d, c } = drawRule(chance, difficulty);
  const terms = [1, 2, 3, 4].map((n) => d * n + c);
  const right = `$${linearText(d, c, 'n')}$`;
  const step = `Substitute 1 for n in each rule. Which ones give ${terms[0]}? Then try 2.`;
  return choiceDraft({
    stem: `A pattern begins $${terms.join(', ')}, \\ldots$ Which rule gives the term at position $n$?`,
    right,
    ladder: ['By how much does the pattern grow each time?', idea, step],
    steps: [['Find the constant difference.', `${terms[1]} - ${terms[0]} = ${d}`], ['Find the constant from the first term.', `${terms[0]} - ${d} = ${c}`]],
    ways: [ledTo(lookalikeChosen, `$${linearText(d, terms[0]!, 'n')}$`, step), ledTo(oppositeOperationUsed, `$${linearText(c, d, 'n')}$`, step), ledTo(oneFactLeftOut, `$${linearText(1, d, 'n')}$`, step)],
  });
}; // prettier-ignore

const inPattern: Question = (chance, difficulty) => {
  const { d, c, n } = drawRule(chance, difficulty);
  const [good, one, two] = [d * n + c, d * n + c + 1, d * (n + 2) + c + (d > 2 ? 2 : 1)];
  const terms = [1, 2, 3].map((at) => d * at + c);
  const step = `Subtract ${c} from each number. Which result is a multiple of ${d}?`;
  return choiceDraft({
    stem: `A pattern begins $${terms.join(', ')}, \\ldots$ and goes on by the same rule. Which of these numbers is in it?`,
    right: `${good}`,
    ladder: ['What is the rule of the pattern?', 'A number is in the pattern if some whole number n gives it.', step],
    steps: [['The rule is the difference times n, plus a constant.', linearText(d, c, 'n')], [`Subtract ${c}, and divide by ${d}.`, `(${good} - ${c}) \\div ${d} = ${n}`]],
    ways: [ledTo(lookalikeChosen, `${one}`, step), ledTo(givenNumberCopied, `${two}`, step)],
  });
}; // prettier-ignore

export const toldPatternGenerators: readonly Generator[] = [
  oneOfQuestions({ name: 'seq_rule_told', skill: 'seq_rule' }, [growingStory, growingStory, reaching, missingConstant, whichRule, inPattern]),
]; // prettier-ignore
