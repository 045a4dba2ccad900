import {
  givenNumberCopied,
  lookalikeChosen,
  oneFactLeftOut,
  oppositeOperationUsed,
  stoppedOneStepEarly,
} from '@stoa/engine/math/mal-rules/asked-another-way';
import {
  gaveTheOtherNumber,
  linesAlwaysCross,
  oneEquationIsEnough,
  sameSlopeMeansParallelApart,
  sameSlopeMeansSameLine,
} from '@stoa/engine/math/mal-rules/algebra/systems';
import { otherQuestions } from '../../asked-otherwise/other-questions.ts';
import { drawUntil } from '../../draw-until.ts';
import type { Chance, Difficulty, Generator } from '../../generator.ts';
import { numberDraft } from '../../number-draft.ts';
import { choiceDraft, oneOfQuestions, type Question } from '../../one-of-questions.ts';
import { ledTo, ruled } from '../../ruled.ts';
import { linearText } from '../../wording/linear-text.ts';
import { people } from '../../wording/people.ts';

/** Draws two positive whole numbers, different from each other and from their sum and difference. */
const drawPair = (chance: Chance, difficulty: Difficulty) =>
  drawUntil(() => ({ x: chance.int(3, 8 + 3 * difficulty), y: chance.int(2, 7 + 3 * difficulty) }), ({ x, y }) => x > y && x !== 2 * y && new Set([x, y, x + y, x - y]).size === 4); // prettier-ignore

const both = 'A solution of a system makes both equations true. Check each equation.';

const whichPair: Question = (chance, difficulty) => {
  const { x, y } = drawPair(chance, difficulty);
  const [right, swapped, first, second] = [`$(${x}, ${y})$`, `$(${y}, ${x})$`, `$(${x - 1}, ${y + 1})$`, `$(${x + 1}, ${y + 1})$`];
  const step = `Try $(${x - 1}, ${y + 1})$: is $${x - 1} + ${y + 1}$ equal to ${x + y}? Is $${x - 1} - ${y + 1}$ equal to ${x - y}?`;
  return choiceDraft({
    stem: `Which ordered pair makes both equations true: $x + y = ${x + y}$ and $x - y = ${x - y}$?`,
    right,
    ladder: ['Which number of a pair is x?', both, step],
    steps: [['Substitute into the first equation.', `${x} + ${y} = ${x + y}`], ['Substitute into the second equation.', `${x} - ${y} = ${x - y}`]],
    ways: [ledTo(lookalikeChosen, swapped, step), ledTo(oneEquationIsEnoughWith, first, step), ledTo(oneEquationIsEnoughWith, second, step)],
  });
}; // prettier-ignore

/** The catalogue's rule has no hints of its own. */
const oneEquationIsEnoughWith = {
  ...oneEquationIsEnough,
  hints: { look: 'Which equations does your pair make true?', principle: both },
};

const whichSystem: Question = (chance, difficulty) => {
  const { x, y } = drawPair(chance, difficulty);
  const k = chance.int(2, 3);
  const system = (s: number, t: number) => `$x + y = ${s}$ and $${k}x - y = ${t}$`;
  const right = system(x + y, k * x - y);
  const step = `Substitute ${x} for x and ${y} for y in the second equation: what is $${k} \\cdot ${x} - ${y}$?`;
  return choiceDraft({
    stem: `The pair $(${x}, ${y})$ is the solution of one of these systems. Which one?`,
    right,
    ladder: ['Which number of the pair is x, and which is y?', both, step],
    steps: [['Substitute into the first equation.', `${x} + ${y} = ${x + y}`], ['Substitute into the second equation.', `${k} \\cdot ${x} - ${y} = ${k * x - y}`]],
    ways: [ledTo(oneEquationIsEnoughWith, system(x + y, k * x + y), step), ledTo(lookalikeChosen, system(x + y, k * y - x), step), ledTo(oneEquationIsEnoughWith, system(x - y, k * x - y), step)],
  });
}; // prettier-ignore

const missingInSystem: Question = (chance, difficulty) => {
  const { x, y } = drawPair(chance, difficulty);
  const k = chance.int(2, 2 + difficulty);
  const total = k * x + y;
  return numberDraft({
    stem: chance.maybe(0.5) ? `The pair $(${x}, ${y})$ is a solution of the system. What number goes in the box?\n\n$x - y = ${x - y}$ and $${k}x + y = \\square$` : `Two lines cross at $(${x}, ${y})$. One line is $x - y = ${x - y}$. The other is $${k}x + y = c$. What is $c$?`,
    right: total,
    ladder: ['Does the pair make the second equation true?', 'A solution of a system makes both equations true. Substitute it into the one with the missing number.', `Find $${k} \\cdot ${x} + ${y}$.`],
    steps: [['Substitute the pair into the second equation.', `${k} \\cdot ${x} + ${y}`], ['Simplify.', `${total}`]],
    ways: [ruled(lookalikeChosen, [k * y + x], `The first number, ${x}, is x.`), ruled(oneFactLeftOut, [k * x], `Add the ${y}.`)],
  });
}; // prettier-ignore

const checkStory: Question = (chance, difficulty) => {
  const { x, y } = drawPair(chance, difficulty);
  const [p, q] = drawUntil(() => [chance.int(5, 9), chance.int(2, 6)] as const, ([a, b]) => a !== b && a !== x && b !== y);
  const total = p * x + q * y;
  const kind = chance.int(0, 2);
  const said = total + (kind === 0 ? 0 : kind);
  const answers = ['It solves the system.', 'It solves only the first equation.', 'It solves neither equation.'] as const;
  const right = answers[kind === 0 ? 0 : 1];
  const step = `Find $${x} + ${y}$, and find $${p} \\cdot ${x} + ${q} \\cdot ${y}$.`;
  const things = chance.pick([['adult tickets', 'child tickets', 'tickets', 'dollars'], ['large pizzas', 'small pizzas', 'pizzas', 'dollars'], ['long tables', 'short tables', 'tables', 'seats']]) as [string, string, string, string];
  return choiceDraft({
    stem: `A school counts $x$ ${things[0]} and $y$ ${things[1]}: $x + y = ${x + y}$ ${things[2]} and $${p}x + ${q}y = ${said}$ ${things[3]}. What is true of the pair $(${x}, ${y})$?`,
    right,
    ladder: ['What are the two equations?', 'Substitute the pair into each equation, and compare both sides.', step],
    steps: [['Substitute into the first equation.', `${x} + ${y} = ${x + y}`], ['Substitute into the second equation.', `${p} \\cdot ${x} + ${q} \\cdot ${y} = ${total}${said === total ? '' : `, \\quad ${total} \\ne ${said}`}`]],
    ways: answers.filter((one) => one !== right).map((one, at) => ledTo(at === 0 ? { ...oneEquationIsEnoughWith, hints: { look: 'Which equations have you tested?', principle: 'Substitute the pair into each equation, and compare both sides.' } } : lookalikeChosen, one, step)),
  });
}; // prettier-ignore

const counts = ['None', 'Exactly one', 'Infinitely many'] as const;
const countRules = [sameSlopeMeansParallelApart, linesAlwaysCross, sameSlopeMeansSameLine] as const;
const countIdea = 'Different slopes: the lines cross. With equal slopes, compare the y-intercepts.';
const countWays = (right: string, step: string) =>
  counts.filter((one) => one !== right).map((one) => ({ rule: countRules[counts.indexOf(one)]!, to: one, hints: ['Are the slopes the same? Are the y-intercepts the same?', countIdea, step] as const })); // prettier-ignore

const linesTold: Question = (chance, difficulty) => {
  const kind = chance.pick([0, 1, 2] as const);
  const [m, b, off] = [chance.int(2, 4 + difficulty), chance.int(1, 4 + difficulty), chance.int(2, 6)];
  const [n, c] = [kind === 1 ? m + off : m, kind === 2 ? b : b + off];
  const step = `Compare the slopes ${m} and ${n}, and then the y-intercepts ${b} and ${c}.`;
  const [first, second] = people(chance, 2) as [string, string];
  const stem = chance.pick([
    `One line has slope ${m} and $y$-intercept ${b}. Another has slope ${n} and $y$-intercept ${c}. How many points do the lines share?`,
    `${first} has \\$${b} and saves \\$${m} a week. ${second} has \\$${c} and saves \\$${n} a week. Each savings rule is the equation of a line. How many solutions does the system have?`,
    `A hot-air balloon is ${b} feet up and rises ${m} feet a second. Another is ${c} feet up and rises ${n} feet a second. Write an equation for each height. How many solutions does the system have?`,
    `Two taxi companies charge by $y = ${linearText(m, b)}$ and $y = ${linearText(n, c)}$. How many solutions does this pair of equations have?`,
  ]);
  return choiceDraft({
    stem,
    right: counts[kind],
    ladder: ['What is the slope of each line? What is its y-intercept?', countIdea, step],
    steps: [['Write both equations.', `y = ${linearText(m, b)}, \\quad y = ${linearText(n, c)}`], [kind === 1 ? 'The slopes are different, so the lines cross once.' : kind === 0 ? 'The slopes are equal and the intercepts are not: the lines are parallel.' : 'It is one and the same line.', kind === 1 ? `${m} \\ne ${n}` : kind === 0 ? `${b} \\ne ${c}` : `${m} = ${n}, \\quad ${b} = ${c}`]],
    ways: countWays(counts[kind], step),
  });
}; // prettier-ignore

const slopeForNone: Question = (chance, difficulty) => {
  const [m, b] = drawUntil(() => [chance.int(2, 4 + 2 * difficulty), chance.int(1, 9)] as const, ([s, t]) => s !== t);
  const c = b + chance.int(2, 8);
  const k = difficulty >= 3 ? chance.int(2, 4) : 1;
  return numberDraft({
    stem: k === 1 ? `The system has no solution. What number goes in the box?\n\n$y = ${linearText(m, b)}$ and $y = \\square{}x + ${c}$` : `The lines $y = ${linearText(m, b)}$ and $${k}y = \\square{}x + ${k * c}$ never meet. What number goes in the box?`,
    right: k * m,
    ladder: ['What do you know about the slopes of lines that never meet?', 'Parallel lines have equal slopes and different y-intercepts.', k === 1 ? `The intercepts ${b} and ${c} are different. What do the slopes have to be?` : `Divide the second equation by ${k}. Its intercept is ${c}. What slope must it have?`],
    steps: [['The slopes of parallel lines are equal.', `m = ${m}`], k === 1 ? ['So the second line has the same slope.', `\\square = ${m}`] : [`The second equation is multiplied by ${k}.`, `\\square = ${k} \\cdot ${m} = ${k * m}`]],
    ways: k === 1 ? [ruled(givenNumberCopied, [b], `The ${b} is a y-intercept. Which number is the slope?`), ruled(lookalikeChosen, [c], `The ${c} is a y-intercept. Look at the number in front of x.`)] : [ruled(stoppedOneStepEarly, [m], `The whole second equation is multiplied by ${k}.`)],
  });
}; // prettier-ignore

const constantForAll: Question = (chance, difficulty) => {
  const [m, b, k] = drawUntil(() => [chance.int(2, 4 + difficulty), chance.int(2, 5 + 2 * difficulty), chance.int(2, 5)] as const, ([p, q, r]) => new Set([p, q, r, q * r, p * r]).size === 5);
  return numberDraft({
    stem: `The system has infinitely many solutions. What number goes in the box?\n\n$x + ${m}y = ${b}$ and $${k}x + ${k * m}y = \\square$`,
    right: k * b,
    ladder: ['How do you get the second left side from the first?', 'A system has infinitely many solutions if one equation is a multiple of the other, all of it.', `The left side is multiplied by ${k}. Do the same to ${b}.`],
    steps: [[`The left side is multiplied by ${k}.`, `${k}(x + ${m}y) = ${k}x + ${k * m}y`], ['Multiply the right side, too.', `${k} \\cdot ${b} = ${k * b}`]],
    ways: [ruled(givenNumberCopied, [b], `The left side is multiplied by ${k}. The right side is, too.`), ruled(oppositeOperationUsed, [k + b], `The ${k} multiplies. It is not added.`)],
  });
}; // prettier-ignore

const whichHasNone: Question = (chance, difficulty) => {
  const [m, b] = [chance.int(2, 4 + difficulty), chance.int(1, 6)];
  const k = chance.int(2, 3);
  const [off, other] = [b + chance.int(2, 5), m + chance.int(1, 3)];
  const none = chance.maybe(0.5);
  const [parallel, same, cross] = [`$${k}y = ${linearText(k * m, k * off)}$`, `$${k}y = ${linearText(k * m, k * b)}$`, `$${k}y = ${linearText(k * other, k * b)}$`];
  const step = `Divide each equation by ${k}. Which ones have the slope ${m}?`;
  return choiceDraft({
    stem: `One equation of a system is $y = ${linearText(m, b)}$. Which second equation makes a system ${none ? 'without a solution' : 'with infinitely many solutions'}?`,
    right: none ? parallel : same,
    ladder: ['What does each equation look like with y alone?', countIdea, step],
    steps: [[`Divide each equation by ${k}.`, `y = ${linearText(m, off)}, \\quad y = ${linearText(m, b)}, \\quad y = ${linearText(other, b)}`], [none ? 'Look for the same slope and a different intercept.' : 'Look for the same slope and the same intercept.', none ? `${off} \\ne ${b}` : `${b} = ${b}`]],
    ways: [{ rule: none ? sameSlopeMeansSameLine : sameSlopeMeansParallelApart, to: none ? same : parallel, hints: ['Are the y-intercepts the same?', countIdea, step] as const }, ledTo(lookalikeChosen, cross, step)],
  });
}; // prettier-ignore

const solveStories = [
  { tell: (x: number, y: number, k: number, who: string, other: string) => `${who} has ${k} times as many stickers as ${other}. Together they have ${(k + 1) * y} stickers. How many does ${who} have?`, kind: 'times' },
  { tell: (x: number, y: number, _: number, who: string, other: string) => `${who} and ${other} picked ${x + y} pounds of apples. ${who} picked ${x - y} pounds more than ${other}. How many pounds did ${who} pick?`, kind: 'more' },
  { tell: (x: number, y: number, k: number) => `A parking lot has cars and vans, ${(k + 1) * y} in all. There are ${k} times as many cars as vans. How many cars are there?`, kind: 'times' },
  { tell: (x: number, y: number) => `The sum of two numbers is ${x + y}. Their difference is ${x - y}. What is the greater number?`, kind: 'more' },
  { tell: (x: number, y: number) => `A rope ${x + y} feet long is cut into two pieces. One piece is ${x - y} feet longer than the other. How long is the longer piece, in feet?`, kind: 'more' },
] as const; // prettier-ignore

const solveStory =
  (method: 'substitution' | 'elimination'): Question =>
  (chance, difficulty) => {
    const { x: long, y } = drawPair(chance, difficulty);
    const k = chance.int(2, 4);
    const story = chance.pick(solveStories.filter(({ kind }) => (method === 'substitution' ? true : kind === 'more')));
    const isTimes = story.kind === 'times';
    const x = isTimes ? k * y : long;
    const [who, other] = people(chance, 2) as [string, string];
    const second = isTimes ? `x = ${k}y` : method === 'substitution' ? `x = y + ${x - y}` : `x - y = ${x - y}`;
    return numberDraft({
      stem: story.tell(x, y, k, who, other),
      right: x,
      variables: { x: 'the greater amount' },
      ladder: ['Which two numbers do you not know? Call the greater one x and the other one y.', method === 'substitution' ? 'Write two equations. Replace x in one of them with what the other says it is.' : 'Write two equations. Add them, so that the y-terms cancel.', `Write $x + y = ${x + y}$ and $${second}$.`],
      steps: [
        ['Write two equations.', `x + y = ${x + y}, \\quad ${second}`],
        ...(method === 'elimination' ? [['Add them. The y-terms cancel.', `2x = ${2 * x}`] as const, ['Divide by 2.', `x = ${x}`] as const] : [['Substitute for x, and combine like terms.', isTimes ? `${k + 1}y = ${x + y}` : `2y + ${x - y} = ${x + y}`] as const, ['Solve for y.', `y = ${y}`] as const, ['Find x.', isTimes ? `x = ${k} \\cdot ${y} = ${x}` : `x = ${y} + ${x - y} = ${x}`] as const]),
      ],
      ways: [ruled(gaveTheOtherNumber, [y], `The question asks for the greater one. Use $${second}$.`), ruled(oneFactLeftOut, [(x + y) % 2 === 0 ? (x + y) / 2 : x + y], `The two amounts are not equal: $${second}$.`)],
    });
  }; // prettier-ignore

export const toldSystemGenerators: readonly Generator[] = [
  oneOfQuestions({ name: 'sys_solution_count_told', skill: 'sys_solution_count' }, [linesTold]),
  oneOfQuestions({ name: 'sys_solution_count_missing', skill: 'sys_solution_count' }, [slopeForNone, constantForAll, whichHasNone]),
  ...otherQuestions([
    oneOfQuestions({ name: 'sys_check_which', skill: 'sys_check' }, [whichPair, whichSystem]),
    oneOfQuestions({ name: 'sys_check_missing', skill: 'sys_check' }, [missingInSystem]),
    oneOfQuestions({ name: 'sys_check_story', skill: 'sys_check' }, [checkStory]),
    oneOfQuestions({ name: 'sys_substitution_story', skill: 'sys_substitution' }, [solveStory('substitution')]),
    oneOfQuestions({ name: 'sys_elimination_story', skill: 'sys_elimination' }, [solveStory('elimination')]),
  ]),
]; // prettier-ignore
