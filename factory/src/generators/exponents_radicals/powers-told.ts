import {
  comparedWithoutComputing,
  givenNumberCopied,
  lookalikeChosen,
  oneFactLeftOut,
  oppositeOperationUsed,
  signOfAnswerMistaken,
  stoppedOneStepEarly,
} from '@stoa/engine/math/mal-rules/asked-another-way';
import { exponentSignMistaken, exponentsAdded, gaveTheLarger } from '@stoa/engine/math/mal-rules/algebra/powers-and-roots';
import { rational } from '@stoa/engine/math/exact/rational';
import { otherQuestions } from '../../asked-otherwise/other-questions.ts';
import { drawUntil } from '../../draw-until.ts';
import type { Generator } from '../../generator.ts';
import { numberDraft } from '../../number-draft.ts';
import { choiceDraft, oneOfQuestions, type Question } from '../../one-of-questions.ts';
import { ledTo, ruled } from '../../ruled.ts';
import { person } from '../../wording/people.ts';

const doubling = [
  (b: number, n: number) => `A message is sent to ${b} people. Each of them sends it to ${b} others, and so on. How many people get it in round ${n}?`,
  (b: number, n: number) => `One cell splits into ${b} cells every hour, and each of those does the same. How many cells are there after ${n} hours?`,
  (b: number, n: number) => `A tree diagram has ${b} branches at each step, and ${n} steps. How many ends does it have?`,
] as const; // prettier-ignore

const powerStory: Question = (chance, difficulty) => {
  const [b, n] = drawUntil(() => [chance.int(2, 2 + Math.ceil(difficulty / 2)), chance.int(3, 3 + Math.ceil(difficulty / 2))] as const, ([p, q]) => p !== q && p ** q !== q ** p);
  return numberDraft({
    stem: chance.pick(doubling)(b, n),
    right: b ** n,
    ladder: ['What happens at each step: is a number added, or is it multiplied?', 'Multiplying by the same number again and again is a power: the exponent tells how many times.', `Begin with ${b}. Multiply by ${b} at each step, until there are ${n} factors.`],
    steps: [['Each step multiplies by the same number.', `${b}^{${n}}`], ['Multiply.', `${Array.from({ length: n }, () => b).join(' \\cdot ')} = ${b ** n}`]],
    ways: [ruled(oppositeOperationUsed, [b * n], `Each step multiplies by ${b}. That happens ${n} times.`), ruled(stoppedOneStepEarly, [b ** (n - 1)], `There are ${n} steps.`)],
  });
}; // prettier-ignore

const missingInPower: Question = (chance, difficulty) => {
  const [m, n] = drawUntil(() => [chance.int(2, 3 + difficulty), chance.int(2, 3 + difficulty)] as const, ([p, q]) => p !== q && p * q !== p + q);
  const letter = chance.pick(['x', 'n', 'a'] as const);
  return numberDraft({
    stem: `What exponent goes in the box?\n\n$\\left(${letter}^{\\square}\\right)^{${n}} = ${letter}^{${m * n}}$`,
    right: m,
    ladder: ['What happens to the exponents in a power of a power?', 'For a power of a power, multiply the exponents.', `What number times ${n} is ${m * n}?`],
    steps: [['Multiply the exponents.', `\\square \\cdot ${n} = ${m * n}`], ['Divide.', `\\square = ${m}`]],
    ways: [{ ...ruled(oppositeOperationUsed, [m * n - n], `The exponents are multiplied: what number times ${n} is ${m * n}?`), rule: exponentsAdded }, ruled(givenNumberCopied, [m * n], `The ${m * n} is the result. Divide it by ${n}.`)],
  });
}; // prettier-ignore

const missingNegative: Question = (chance, difficulty) => {
  const [b, n] = [chance.int(2, 3 + difficulty), chance.int(2, difficulty <= 2 ? 3 : 4)];
  return numberDraft({
    stem: `What positive number goes in the box?\n\n$${b}^{-\\square} = \\frac{1}{${b ** n}}$`,
    right: n,
    ladder: ['What does a negative exponent mean?', 'A negative exponent means a reciprocal: 1 over the power with the positive exponent.', `How many factors of ${b} make ${b ** n}?`],
    steps: [['Write the denominator as a power.', `${b ** n} = ${b}^{${n}}`], ['A negative exponent means 1 over that power.', `\\square = ${n}`]],
    ways: [ruled(oppositeOperationUsed, [b ** (n - 1)], `How many times is ${b} a factor of ${b ** n}?`), ruled(givenNumberCopied, [b ** n], `The ${b ** n} is a power of ${b}. What is its exponent?`)],
  });
}; // prettier-ignore

const nextInPattern: Question = (chance, difficulty) => {
  const b = chance.int(2, 4 + difficulty);
  const k = chance.int(1, 2);
  const line = [2, 1, 0].map((n) => `${b}^{${n}} = ${b ** n}`).join(', \\quad ');
  return numberDraft({
    stem: `Look at the pattern: $${line}$. Each value is the one before it divided by ${b}. What is the value of $${b}^{-${k}}$? Write a fraction.`,
    right: rational(1, b ** k),
    inputType: 'fraction',
    ladder: ['What number do you divide each value by to get the next?', 'When the exponent goes down by 1, the value is divided by the base.', `Begin with 1, and divide by ${b}${k === 2 ? ', and once more' : ''}.`],
    steps: [['Go on with the pattern.', `1 \\div ${b} = \\frac{1}{${b}}`], k === 2 ? ['Divide once more.', `\\frac{1}{${b}} \\div ${b} = \\frac{1}{${b * b}}`] : ['This is the value.', `${b}^{-1} = \\frac{1}{${b}}`]],
    ways: [ruled(oppositeOperationUsed, [b ** k], `The values get smaller. Divide by ${b}.`), ruled(lookalikeChosen, [rational(1, b * k + (k === 1 ? 1 : 0))], `Begin with 1, and divide by ${b} at each step.`)],
  });
}; // prettier-ignore

const greatestPower: Question = (chance, difficulty) => {
  const b = chance.int(2, 4 + difficulty);
  const n = chance.int(2, 3);
  const [one, fraction, negative] = [`$${b}^{0}$`, `$${b}^{-${n}}$`, `$-${b}^{${n}}$`];
  const greatest = chance.maybe(0.5);
  const step = `Find the value of $${b}^{0}$ and of $${b}^{-${n}}$. Is either of them less than 0?`;
  return choiceDraft({
    stem: `Which of these has the ${greatest ? 'greatest' : 'least'} value?`,
    right: greatest ? one : negative,
    ladder: ['Which values are positive, and which are negative?', 'An exponent of 0 counts no factors at all. A negative exponent gives a fraction, not a negative number.', step],
    steps: [['Find each value.', `${b}^{0} = 1, \\quad ${b}^{-${n}} = \\frac{1}{${b ** n}}, \\quad -${b}^{${n}} = -${b ** n}`], ['Put them in order.', `-${b ** n} < \\frac{1}{${b ** n}} < 1`]],
    ways: [ledTo(comparedWithoutComputing, fraction, step), ledTo(signOfAnswerMistaken, greatest ? negative : one, step)],
  });
}; // prettier-ignore

const stepsBack: Question = (chance, difficulty) => {
  const [a, b] = drawUntil(() => [chance.int(1, 3 + difficulty), chance.int(2, 4 + difficulty)] as const, ([p, q]) => p !== q);
  const base = chance.int(3, 9);
  return numberDraft({
    stem: `The product $${base}^{${a}} \\cdot ${base}^{n}$ is equal to 1 divided by $${base}^{${b}}$. What is $n$?`,
    right: rational(-(a + b)),
    ladder: ['How do you write 1 divided by a power with one exponent?', 'To multiply powers of the same base, add the exponents. One divided by a power has the opposite exponent.', `The sum $${a} + n$ has to be the exponent of 1 divided by $${base}^{${b}}$.`],
    steps: [['Write both sides as powers.', `${base}^{${a} + n} = ${base}^{-${b}}`], ['Compare the exponents.', `${a} + n = -${b}`], ['Solve.', `n = ${-(a + b)}`]],
    ways: [],
  });
}; // prettier-ignore

const facts = [
  'The distance to a planet, in miles, is',
  'The number of cells in a sample is',
  'The number of views of a video is',
  'The mass of a ship, in grams, is',
] as const;

const standardForm: Question = (chance, difficulty) => {
  const [d, tenth, n] = [chance.int(2, 9), chance.int(1, 9), chance.int(3, 4 + difficulty)];
  const value = (10 * d + tenth) * 10 ** (n - 1);
  return numberDraft({
    stem: `${chance.pick(facts)} $${d}.${tenth} \\times 10^{${n}}$. Write that number without a power of 10.`,
    right: value,
    ladder: ['Is the number large or close to zero?', 'Multiplying by 10 with a positive exponent moves the decimal point to the right, one place for each.', `Begin with ${d}.${tenth}, and move the decimal point ${n} places.`],
    steps: [['The exponent tells how many places the decimal point moves.', `10^{${n}} = 1${'0'.repeat(n)}`], ['Multiply.', `${d}.${tenth} \\times 10^{${n}} = ${value}`]],
    ways: [ruled(lookalikeChosen, [value * 10], `The digit ${tenth} uses one of the ${n} places.`), ruled(oppositeOperationUsed, [value / 10], `Count the ${n} places from the decimal point.`)],
  });
}; // prettier-ignore

const timesAsMany: Question = (chance, difficulty) => {
  const [k, m] = [chance.int(2, 4), chance.int(2, 5)];
  const n = m + chance.int(1, 1 + Math.ceil(difficulty / 2));
  const right = k * 10 ** (n - m);
  return numberDraft({
    stem: `One video has $${2 * k} \\times 10^{${n}}$ views. Another has $2 \\times 10^{${m}}$ views. How many times as many views does the first one have?`,
    right,
    ladder: ['Which operation tells how many times as large a number is?', 'Divide the first factors, and divide the powers of 10. To divide powers, subtract the exponents.', `Divide: $${2 * k} \\div 2$, and $10^{${n}} \\div 10^{${m}}$.`],
    steps: [['Divide the factors and the powers of 10.', `\\frac{${2 * k}}{2} \\times 10^{${n} - ${m}}`], ['Write the number.', `${k} \\times 10^{${n - m}} = ${right}`]],
    ways: [ruled(oneFactLeftOut, [k], `The powers of 10 differ, too: ${n} and ${m}.`), ruled(lookalikeChosen, [k * (n - m) * 10], `Subtract the exponents ${n} and ${m}.`)],
  });
}; // prettier-ignore

const largestNumber: Question = (chance, difficulty) => {
  const n = chance.int(3, 5 + difficulty);
  const [d, e] = [chance.int(2, 4), chance.int(6, 9)];
  const [right, bigger, small, equal] = [`$${d}.1 \\times 10^{${n}}$`, `$${e}.9 \\times 10^{${n - 1}}$`, `$${e}.5 \\times 10^{-${n}}$`, `$${e}.8 \\times 10^{${n - 2}}$`];
  const step = `Compare the exponents first: ${n - 1}, ${n}, ${n - 2}, and -${n}.`;
  return choiceDraft({
    stem: 'Which number in scientific notation is the greatest?',
    right,
    ladder: ['Which part of the notation tells the size of the number?', 'With one digit before the decimal point, the number with the greater exponent is greater.', step],
    steps: [['Compare the exponents.', `${n} > ${n - 1} > ${n - 2} > -${n}`], ['The greatest exponent belongs to the greatest number.', `10^{${n}}`]],
    ways: [ledTo(comparedWithoutComputing, bigger, step), ledTo(signOfAnswerMistaken, small, step), ledTo(lookalikeChosen, equal, step)],
  });
}; // prettier-ignore

const notProper: Question = (chance, difficulty) => {
  const n = chance.int(2, 4 + difficulty);
  const sign = difficulty >= 3 && chance.maybe(0.5) ? '-' : '';
  const [a, b] = [chance.int(2, 9), chance.int(1, 9)];
  const good = [`$${a}.${b} \\times 10^{${sign}${n}}$`, `$0.${a}${b} \\times 10^{${sign}${n}}$`, `$${a}${b} \\times 10^{${sign}${n}}$`, `$${a}.${b} \\times ${n}^{10}$`] as const;
  const step = `Look at ${good[2]}: how many digits are before the power of 10?`;
  return choiceDraft({
    stem: 'Which of these is written in scientific notation?',
    right: good[0],
    ladder: ['What does the first factor look like?', 'The first factor is at least 1 and less than 10. The second factor is a power of 10.', step],
    steps: [['The first factor has to be at least 1 and less than 10.', `1 \\le ${a}.${b} < 10`], ['The second factor has to be a power of 10.', `10^{${sign}${n}}`]],
    ways: [ledTo(lookalikeChosen, good[1], step), ledTo(comparedWithoutComputing, good[2], step), ledTo(exponentTurned, good[3], step)],
  });
}; // prettier-ignore
const exponentTurned = { ...exponentSignMistaken, hints: { look: 'Which number is the base of the power?', principle: 'Scientific notation uses powers with the base 10.' } }; // prettier-ignore

const squareSide: Question = (chance, difficulty) => {
  const s = chance.int(3 + difficulty, 8 + 3 * difficulty);
  const asksFence = chance.maybe(0.5);
  return numberDraft({
    stem: asksFence ? `A square dog run has an area of ${s * s} square feet. How many feet of fence go around it?` : `A square tile has an area of ${s * s} square inches. How long is one side, in inches?`,
    right: asksFence ? 4 * s : s,
    ladder: ['How is the area of a square related to its side?', 'The side of a square is the square root of its area.', `What number times itself is ${s * s}?`],
    steps: asksFence ? [['The side is the square root of the area.', `\\sqrt{${s * s}} = ${s}`], ['There are four sides.', `4 \\times ${s} = ${4 * s}`]] : [['Look for the number that gives the area when you multiply it by itself.', `${s} \\times ${s} = ${s * s}`], ['The side is the square root of the area.', `\\sqrt{${s * s}} = ${s}`]],
    ways: [ruled(oppositeOperationUsed, [rational(s * s, asksFence ? 1 : 4)], `The area ${s * s} is side times side.`), ...(asksFence ? [ruled(stoppedOneStepEarly, [s], 'That is one side. There are 4.')] : [ruled(lookalikeChosen, [rational(s * s, 2)], `Which number times itself is ${s * s}?`)])],
  });
}; // prettier-ignore

const nearestRoot: Question = (chance, difficulty) => {
  const s = chance.int(3 + difficulty, 7 + 2 * difficulty);
  const off = drawUntil(() => chance.int(-s + 2, s - 1), (one) => one !== 0);
  return numberDraft({
    stem: `Estimate $\\sqrt{${s * s + off}}$ to the nearest whole number.`,
    right: s,
    ladder: ['Which square numbers are close to the number under the radical?', 'Find the square numbers just below and just above. The root is closer to the root of the nearer one.', `Square the whole numbers around it. Which square is the nearest to ${s * s + off}?`],
    steps: [['Compare with the nearest square number.', `${s}^2 = ${s * s}`], [`The number ${s * s + off} is closest to that square.`, `\\sqrt{${s * s + off}} \\approx ${s}`]],
    ways: [{ ...ruled(lookalikeChosen, [off > 0 ? s + 1 : s - 1], `Square it, and compare with ${s * s + off}.`), rule: gaveTheLarger }, ruled(oppositeOperationUsed, [Math.round((s * s + off) / 2)], `What number times itself is close to ${s * s + off}?`)],
  });
}; // prettier-ignore

const underRoot: Question = (chance, difficulty) => {
  const s = chance.int(4 + difficulty, 9 + 2 * difficulty);
  const add = chance.int(2, 9);
  const plain = difficulty <= 2;
  return numberDraft({
    stem: plain ? `What number under the radical makes this true?\n\n$\\sqrt{\\square} = ${s}$` : `What number under the radical makes this true?\n\n$\\sqrt{\\square + ${add}} = ${s}$`,
    right: plain ? s * s : s * s - add,
    ladder: ['What undoes a square root?', 'Squaring undoes a square root.', plain ? `Multiply ${s} by itself.` : `The whole sum under the radical is ${s} times ${s}.`],
    steps: plain ? [['Square the right side.', `${s}^2`], ['Multiply.', `${s} \\cdot ${s} = ${s * s}`]] : [['Square the right side.', `\\square + ${add} = ${s * s}`], ['Subtract.', `\\square = ${s * s - add}`]],
    ways: [ruled(oppositeOperationUsed, [plain ? 2 * s : 2 * s - add], `Square ${s}: multiply it by itself.`), ...(plain ? [] : [ruled(stoppedOneStepEarly, [s * s], `The ${add} is under the radical, too.`)])],
  });
}; // prettier-ignore

const radicalPerimeter: Question = (chance, difficulty) => {
  const [a, b, r] = drawUntil(() => [chance.int(2, 4 + difficulty), chance.int(2, 5 + difficulty), chance.pick([2, 3, 5, 7])] as const, ([p, q]) => p !== q);
  const who = person(chance);
  const area = chance.maybe(0.4);
  return numberDraft({
    stem: area ? `A rectangle has sides of $${a}\\sqrt{${r}}$ inches and $${b}\\sqrt{${r}}$ inches. What is its area, in square inches?` : `${who} walks around a rectangle with sides of $${a}\\sqrt{${r}}$ yards and $${b}\\sqrt{${r}}$ yards. The distance is $n\\sqrt{${r}}$ yards. What is $n$?`,
    right: area ? a * b * r : 2 * (a + b),
    ladder: [area ? 'Which operation gives the area?' : 'Which operation gives the distance around?', area ? 'Multiply the numbers in front, and multiply the radicals. A root times itself is the number under it.' : 'Roots with the same number under the radical are added like terms: add the numbers in front.', area ? `Find $${a} \\cdot ${b}$ and $\\sqrt{${r}} \\cdot \\sqrt{${r}}$.` : `Add ${a} and ${b}. There are two sides of each length.`],
    steps: area ? [['Multiply the numbers in front and the radicals.', `${a} \\cdot ${b} \\cdot \\sqrt{${r}} \\cdot \\sqrt{${r}}`], ['A root times itself is the number under it.', `${a * b} \\cdot ${r} = ${a * b * r}`]] : [['Add one side of each length.', `${a}\\sqrt{${r}} + ${b}\\sqrt{${r}} = ${a + b}\\sqrt{${r}}`], ['Double it.', `2 \\cdot ${a + b} = ${2 * (a + b)}`]],
    ways: area ? [ruled(oneFactLeftOut, [a * b], `The radicals are multiplied, too.`), ruled(lookalikeChosen, [a * b * r * r], `$\\sqrt{${r}} \\cdot \\sqrt{${r}}$ is ${r}.`)] : [ruled(oneFactLeftOut, [a + b], 'A rectangle has 4 sides.'), ruled(oppositeOperationUsed, [a * b], `Add the lengths ${a} and ${b}.`)],
  });
}; // prettier-ignore

export const toldPowerGenerators: readonly Generator[] = otherQuestions([
  oneOfQuestions({ name: 'exp_evaluate_story', skill: 'exp_evaluate' }, [powerStory]),
  oneOfQuestions({ name: 'exp_power_missing', skill: 'exp_power' }, [missingInPower]),
  oneOfQuestions({ name: 'exp_zero_negative_missing', skill: 'exp_zero_negative' }, [missingNegative, stepsBack]),
  oneOfQuestions({ name: 'exp_zero_negative_pattern', skill: 'exp_zero_negative' }, [nextInPattern, greatestPower]),
  oneOfQuestions({ name: 'exp_scientific_number', skill: 'exp_scientific' }, [standardForm, timesAsMany]),
  oneOfQuestions({ name: 'exp_scientific_compare', skill: 'exp_scientific' }, [largestNumber, notProper]),
  oneOfQuestions({ name: 'rad_square_roots_square', skill: 'rad_square_roots' }, [squareSide, underRoot]),
  oneOfQuestions({ name: 'rad_square_roots_nearest', skill: 'rad_square_roots' }, [nearestRoot]),
  oneOfQuestions({ name: 'rad_operations_rectangle', skill: 'rad_operations' }, [radicalPerimeter]),
]); // prettier-ignore
