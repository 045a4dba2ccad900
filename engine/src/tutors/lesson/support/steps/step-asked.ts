import { plainWords, tidyMessage } from '../../../../hearing/message-words.ts';
import type { LessonSession, Question } from '../../state/lesson-session.ts';
import { calculationOfTwo } from './calculation-of-two.ts';
import { askedPart, asksWhichOfThem } from './asked-part.ts';
import { calculationAsked } from './calculation-asked.ts';
import { asksIfItMatters } from './asks-if-it-matters.ts';
import { saysTheAnswer } from '../explaining.ts';
import { isToldSince, nextLine } from '../next-help.ts';
import { workedIn } from '../claims/stated-lines.ts';
import { agrees, asksResult, comesFirst, goesAhead, isTheOne, isTheWay, takesThis, upperPart } from './step-sentences.ts';
import { lineOf } from '../../questions/steps-to-show.ts';
import { reckonsAnswer } from '../reasons/reckons-answer.ts';
import { inFigures } from '../in-figures.ts';
import { numeralsIn } from '../numbers-in.ts';
import { planProposed } from './plan-proposed.ts';
import { wordingIn, type ChooseWording } from '../choose-wording.ts';

/**
 * What a step is that the student asks about, if it isn't the next: already done, a later one, the right one with a wrong
 * number, or none that this question needs.
 */
export const otherSteps = ['done', 'later', 'other_number', 'not_this'] as const;
export type OtherStep = (typeof otherSteps)[number];

/** The step that a message asks about: the next one, with a yes to it; or another, with what to do instead. */
export type StepAsked = { verdict: 'next'; words: string } | { verdict: OtherStep; words: string | null };

const operations = ['add', 'subtract', 'multiply', 'divide', 'order'] as const;
type Operation = (typeof operations)[number];

const spoken: Readonly<Record<Operation, RegExp>> = {
  add: /\b(?:add|plus|sum up|add up|put together|find the (?:sum|total))\b/,
  subtract: /\b(?:subtract|minus|take away|take off|take \d+ (?:away|off|from)|remove)\b/,
  multiply: /\b(?:multiply|times)\b/,
  divide: /\b(?:divide|split|share)\b/,
  order: /\b(?:order|sort|line (?:them|it|up|the numbers))\b.*|\bin order\b/,
};

const fillers = String.raw`^(?:(?:so|and|then|now|first|ok|oh|wait|but|um|hm|uh|mm|like|well|next|please|hey|yeah|alright|i think|i guess|maybe) )*`;
/** "Do I …", "should we …", "am I supposed to …": asks whether to do it. */
const asksWhether = new RegExp(
  String.raw`${fillers}(?:do|should|can|could|must|shall|will|would|did|am|are|is) (?:i|we|you|it)\b`,
);
/** "You subtract first right?", "so I multiply them?": asks the same as a statement. */
const asksBehind = new RegExp(
  String.raw`${fillers}(?:(?:i|we|you)\b|(?:add|subtract|minus|times|multiply|divide|split|share)\b)`,
);
/** "I took away 6", "I just added them", "divide by 3": tells what the student did, or would do. */
const tellsStep = new RegExp(
  String.raw`${fillers}(?:(?:i|we|you)(?: (?:just|only|first|then|did|tried to|would|could|have to|had to|need to|gotta|will|want to))*(?: \d+)? )?(?:add|subtract|minus|times|multiply|divide|split|share|take away|take off|take \d+ (?:away|off|from))\b`,
);
/** Changes past forms of the operations to the present. */
const asPresent = (words: string): string =>
  [
    [/\b(?:added|adding|plused|plussed)\b/g, 'add'],
    [/\b(?:subtracted|subtracting|minused)\b/g, 'subtract'],
    [/\b(?:took|taken|taking)\b/g, 'take'],
    [/\b(?:multiplied|multiplying|timesed)\b/g, 'multiply'],
    [/\b(?:divided|dividing)(?! by \d+ (?:is|equals))\b/g, 'divide'],
    [/\b(?:shared|sharing)\b/g, 'share'],
  ].reduce((rest, [said, plain]) => rest.replace(said as RegExp, plain as string), words);
const endsAsking = /(?:\?|\b(?:right|correct|yes|yeah|huh|ok) ?\??)$/;
/** Words for parts of numbers. Solutions say only in words what is done with those. */
const namesPart =
  /\b(?:top|tops|bottom|bottoms|denominators?|numerators?|sign|signs|digits?|zeros?|always|why|how|what|when|where|which|if|instead|or|because)\b/;

/** "The one times a fraction smaller than 1?": describes a choice, not a step. */
const describesChoice = /\bthe (?:1|one)\b.*\b(?:than|with|where|that)\b|\bget(?:ting)? rid\b|\bundo\b/;

/** True if a message asks whether an operation is the next step: "do i divide by 4 now?", "you subtract first right?". */
export const asksAboutStep = (text: string): boolean => asksWholly(sentenceAsking(text));

function asksWholly(text: string): boolean {
  const words = plainOf(text);
  const asks = asksWhether.test(words) || (asksBehind.test(words) && endsAsking.test(words));
  return asks && !namesPart.test(words) && !describesChoice.test(words) && operationsIn(words).length > 0;
}

/**
 * True if a message tells a step that the student did or would do: "i took away 6". False if it denies the step or gives a
 * result.
 */
const tellsOfStep = (text: string): boolean => {
  const words = plainOf(text);
  return tellsStep.test(words) && words.split(' ').length <= longestStep && !namesPart.test(words) && !tellsMore.test(words);
};
const longestStep = 9; // words
const tellsMore =
  /\b(?:not|never|dont|cant|but|is|are|was|equals|get|got|gets|made|makes|so|everything|all of it|tops|each other|fun|friend)\b/;

const plainOf = (text: string): string => askedPart(asPresent(plainWords(tidyMessage(text)).trim()));

/** Returns the sentence of a longer message that asks about a step: "per bulb. so do i divide all of them. thats a lot". */
function sentenceAsking(text: string): string {
  if (asksWholly(text)) return text;
  const sentences = text.split(/(?<=[a-z\s\d][.?!])\s+/i);
  return sentences.length === 1 ? text : (sentences.findLast(asksWholly) ?? text);
}

/** True if a message asks which of two operations it is: "do i do 13 times 2 or 13 plus 2". */
export const asksWhichOperation = (text: string): boolean => eitherOf(plainOf(text)) !== null;

/** "Do I subtract or divide first": returns the two operations. */
function eitherOf(words: string): readonly [Operation, Operation] | null {
  const [one, other] = words.split(/\bor\b/).map(operationsIn);
  const isChoice =
    one?.length === 1 &&
    other?.length === 1 &&
    one[0] !== other[0] &&
    !namesPart.test(words.replace(/\b(?:or|which|what)\b/g, ' '));
  return isChoice ? [one[0]!, other[0]!] : null;
}

const operationsIn = (words: string): Operation[] =>
  operations
    .flatMap((one) => {
      const at = words.search(spoken[one]);
      return at < 0 ? [] : [{ one, at }];
    })
    .toSorted((one, other) => one.at - other.at)
    .map(({ one }) => one);

/**
 * Decides whether the student asks about the next step of the solution, by its operations and numbers. A step is done once its
 * result is in a message of hers, or the step was told to her.
 *
 * Errors  none: null if she asks nothing of the kind, or if the solution's operations aren't written in signs or as commands.
 */
export function stepAsked(session: LessonSession, question: Question, text: string): StepAsked | null {
  return stepIn(session, question, text) ?? otherOperation(session, question, text);
}

function stepIn(session: LessonSession, question: Question, message: string): StepAsked | null {
  if (asksIfItMatters(message)) return null;
  const choose = wordingIn(session);
  const ofTwo = calculationOfTwo(question, message);
  if (ofTwo !== null) return { verdict: 'next', words: `${choose(takesThis).replace('{}', () => ofTwo)} ${choose(asksResult)}` };
  const text = sentenceAsking(questionBefore(session, question, message) ?? message);
  const words = plainOf(text);
  const either = eitherOf(words);
  const worked = either === null ? workedOut(session, question, text) : null;
  if (worked !== null) return { verdict: 'next', words: worked };
  const isTold = !asksAboutStep(text) && tellsOfStep(text) && !isSigned(question);
  if (either === null && !isTold && !asksAboutStep(text)) return null;
  const left = stepsLeft(session, question);
  const steps = left.filter(({ done }) => done.length > 0);
  const [next] = steps;
  const behind = question.solution
    .map((step) => doneIn(step, question.question_text))
    .filter(({ explanation }) => !left.some((one) => one.explanation === explanation));
  const isBehind = (all: readonly Operation[]): boolean => behind.some(({ done }) => all.every((one) => done.includes(one)));
  if (next === undefined) return either === null && isBehind(operationsIn(words)) ? { verdict: 'done', words: null } : null;
  const first = either?.find((one) => next.done.includes(one));
  if (either !== null) {
    const isOne = first !== undefined && either.filter((one) => next.done.includes(one)).length === 1;
    const table = /\b(?:first|before|start)\b/.test(words) || steps.length > 1 ? comesFirst : isTheOne;
    return isOne ? { verdict: 'next', words: wordingIn(session)(table).replace('{}', alone[first]) } : null;
  }
  const wanted = operationsIn(words);
  const instead = wordsInstead(session, question, next);
  if (wanted.every((one, at) => (steps[at] ?? next).done.includes(one))) {
    const numbers = numeralsIn(words);
    const known = new Set(steps.slice(0, wanted.length).flatMap(({ by, numbers: own }) => (numbers.length > 1 ? own : by)));
    if (!numbers.every((number) => known.has(number))) {
      // "5/6 of 1/4", for one fourth of a field: all of its numbers are the question's, so none of them is wrong.
      const given = new Set(numeralsIn(inFigures(question.question_text)));
      const isGiven = /\d\/\d/.test(text) && numbers.every((number) => known.has(number) || given.has(number));
      return isSigned(question) || isGiven ? null : { verdict: 'other_number', words: instead };
    }
    return { verdict: 'next', words: yesTo(wordingIn(session), question, wanted, numbers, steps.length <= wanted.length) };
  }
  if (isSigned(question)) return null;
  if (isBehind(wanted)) return { verdict: 'done', words: null };
  if (steps.slice(1).some(({ done }) => wanted.every((one) => done.includes(one)))) return { verdict: 'later', words: instead };
  return left.length === steps.length || left.length - steps.length === 1 ? { verdict: 'not_this', words: instead } : null;
}

/** Judges a calculation that she asks about at the end of a longer message, if the solution does nothing of the kind. */
function otherOperation(session: LessonSession, question: Question, text: string): StepAsked | null {
  const calculation = calculationAsked(text);
  const found = calculation === null ? null : stepIn(session, question, `do i ${inWords(calculation)}?`);
  return found?.verdict === 'not_this' ? found : null;
}

const inWords = (calculation: string): string =>
  (
    [
      [/\+/, ' plus '],
      [/-/, ' minus '],
      [/[×*]| x /, ' times '],
      [/÷|\/ /, ' divided by '],
    ] as const
  ).reduce((said, [sign, word]) => said.replace(sign, word), calculation);

/** "But which one": returns her last message about this question, if it asked which of two operations it is. */
function questionBefore({ full_conversation_log: log }: LessonSession, question: Question, text: string): string | null {
  if (!asksWhichOfThem(plainWords(tidyMessage(text)))) return null;
  const last = log.findLast(({ role, turn }) => role === 'student' && turn > question.asked_at_turn);
  return last !== undefined && asksWhichOperation(last.text) ? last.text : null;
}

/** With negative numbers, subtracting one is adding another, and both are right. */
const isSigned = ({ question_text }: Question): boolean => /[(+*=<>−-]\s*-\s*\d|\$-\d|\(-/.test(question_text);

/**
 * "Yes, divide by 4.": confirms the student's step, without its number if that would give away the answer, and tells her to go
 * on.
 */
function yesTo(
  choose: ChooseWording,
  question: Question,
  wanted: readonly Operation[],
  numbers: readonly string[],
  isLast: boolean,
): string {
  const [number] = numbers.length === 1 && wanted.length === 1 ? numbers : [];
  const named = wanted
    .map((one) => (number === undefined ? alone[one] : withNumber[one].replace('{}', number)))
    .join(', and then ');
  const said = saysTheAnswer(question, named) ? 'do that' : named;
  const yes = choose(agrees).replace('{}', () => said);
  const on = isLast ? goesAhead : asksResult;
  return `${yes} ${choose(on)}`;
}
const alone: Readonly<Record<Operation, string>> = {
  add: 'add',
  subtract: 'subtract',
  multiply: 'multiply',
  divide: 'divide',
  order: 'put them in order',
};
const withNumber: Readonly<Record<Operation, string>> = {
  add: 'add {}',
  subtract: 'subtract {}',
  multiply: 'multiply by {}',
  divide: 'divide by {}',
  order: 'put them in order',
};

/**
 * Replies to a calculation without a result that comes to the answer, or to its numerator. Null if the student gives a result.
 */
function workedOut(session: LessonSession, question: Question, text: string): string | null {
  const choose = wordingIn(session);
  if (planProposed(question, text)) return `${choose(isTheWay)} ${choose(asksResult)}`;
  if (/=|\b(?:is|equals|get|got|makes|made)\b/.test(text.toLowerCase()) || !/\d/.test(text) || workedIn(text).length > 0)
    return null;
  if (reckonsAnswer(text, question)) return `${choose(isTheWay)} ${choose(asksResult)}`;
  const { answer, question_text } = question;
  const upper = answer.input_type === 'fraction' ? /^(\d+)\/\d+$/.exec(answer.expected)?.[1] : undefined;
  if (upper === undefined || !isSumOf(text, upper, question_text)) return null;
  return choose(upperPart);
}

/** True for a sum and nothing else, with numbers of the question: "3 + 4", "so like 3 plus 4?". */
function isSumOf(text: string, total: string, stem: string): boolean {
  const sum = /^(?:[a-z]+ )*(\d+) ?(?:\+|plus|and) ?(\d+)$/.exec(plainOf(text.replace(/\+/g, ' plus ')).replace(/ \?$/, ''));
  if (sum === null) return false;
  // Next to fractions, only numerators may be added: 3 + 4 may be the denominators.
  const own = stem.includes('\\frac') ? Array.from(stem.matchAll(/frac\{(\d+)\}/g), ({ 1: top }) => top!) : numeralsIn(stem);
  return [sum[1]!, sum[2]!].every((one) => own.includes(one)) && Number(sum[1]) + Number(sum[2]) === Number(total);
}

/** Returns the solution's steps that the student hasn't done or been told yet. */
function stepsLeft(session: LessonSession, question: Question): Done[] {
  const own = new Set(numeralsIn(question.question_text));
  const hers = session.full_conversation_log.flatMap(({ role, turn, text }) =>
    role === 'student' && turn > question.asked_at_turn ? numeralsIn(text) : [],
  );
  return question.solution
    .filter(({ explanation, math }) => {
      const result = numeralsIn(math).at(-1);
      const isTold = isToldSince(session, question.asked_at_turn, lineOf({ explanation, math }));
      return !isTold && (result === undefined || own.has(result) || !hers.includes(result));
    })
    .map((step) => doneIn(step, question.question_text));
}

/**
 * What is done in a step: its operations, the numbers they are done with, all numbers before its result, and its explanation.
 */
type Done = { done: readonly Operation[]; by: readonly string[]; numbers: readonly string[]; explanation: string };

function doneIn({ explanation, math }: Question['solution'][number], stem: string): Done {
  const commanded = operations.filter((one) => commands[one].test(explanation));
  const sides = math.split('=').map(plainMath);
  const before = sides.length > 2 ? sides[1]! : sides[0]!;
  const written = [before, ...(sides.length === 2 ? [sides[1]!] : [])].flatMap(operationsWritten);
  const own = [...new Set(operationsWritten(before).length > 0 ? operationsWritten(before) : written)];
  // A division, not a product, finds the number that times 15 is 75.
  const isUnknown = sides.length > 1 && math.split('=')[0]!.includes('\\square');
  const done = commanded.length > 0 ? commanded : isUnknown ? own.map((one) => inverses[one]) : own;
  const numbers = [...numeralsIn(sides.slice(0, Math.max(1, sides.length - 1)).join(' ')), ...numeralsIn(explanation)];
  // A division is by the second number; in other operations it may be either.
  const by = done.includes('divide') && commanded.length === 0 ? numeralsIn(before).slice(1) : numbers;
  return { done, by, numbers: [...numbers, ...numeralsIn(stem)], explanation };
}

const inverses: Readonly<Record<Operation, Operation>> = {
  add: 'subtract',
  subtract: 'add',
  multiply: 'divide',
  divide: 'multiply',
  order: 'order',
};

const commands: Readonly<Record<Operation, RegExp>> = {
  add: /(?:^|[.,:;] (?:so |and |then )*|\bfirst |\bthen |\bto both .*)\badd\b/i,
  subtract: /(?:^|[.,:;] (?:so |and |then )*|\bthen )(?:subtract|take away|take)\b/i,
  multiply: /(?:^|[.,:;] (?:so |and |then )*|\bthen )multiply\b/i,
  divide: /(?:^|[.,:;] (?:so |and |then )*|\bthen )(?:divide|share|split)\b/i,
  order: /\bin order\b|\bfrom (?:least|smallest) to\b/i,
};

function operationsWritten(side: string): Operation[] {
  const found: Operation[] = [];
  if (/[\d)a-z] ?\+ ?[\d(a-z]/.test(side)) found.push('add');
  if (/[\d)a-z] ?- ?[\d(a-z]/.test(side)) found.push('subtract');
  if (/[×·]/.test(side)) found.push('multiply');
  if (/÷/.test(side)) found.push('divide');
  return found;
}

const plainMath = (math: string): string =>
  math
    .replace(/\\(?:times|cdot)/g, '×')
    .replace(/\\div/g, '÷')
    .replace(/\\[a-z]+/g, ' ');

/**
 * Returns what to do instead: help that the student hasn't read, or else the step's own words if they don't give away the
 *         answer.
 */
function wordsInstead(session: LessonSession, question: Question, { explanation }: Done): string | null {
  const line = nextLine(session, question);
  return line ?? (saysTheAnswer(question, explanation) ? null : explanation);
}
