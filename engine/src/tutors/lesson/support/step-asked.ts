import { plainWords, tidyMessage } from '../../../hearing/message-words.ts';
import type { LessonSession, Question } from '../state/lesson-session.ts';
import { saysTheAnswer } from './explaining.ts';
import { isToldSince, nextLine } from './next-help.ts';
import { numeralsIn } from './numbers-in.ts';

/** What a step that she asks about is, where it isn't the next: one that is behind her, or comes later; the right thing to do with another number; or nothing that this question wants. */
export const otherSteps = ['done', 'later', 'other_number', 'not_this'] as const;
export type OtherStep = (typeof otherSteps)[number];

/** The step that a message asks about: the next one, with the yes to it, or another, with what comes in its place. */
export type StepAsked = { verdict: 'next'; words: string } | { verdict: OtherStep; words: string | null };

const operations = ['add', 'subtract', 'multiply', 'divide', 'order'] as const;
type Operation = (typeof operations)[number];

const spoken: Readonly<Record<Operation, RegExp>> = {
  add: /\b(?:add|plus|sum up|add up|put together|find the (?:sum|total))\b/,
  subtract: /\b(?:subtract|minus|take away|take off|take \d+ (?:away|off|from)|remove)\b/,
  multiply: /\b(?:multiply|times)\b/,
  divide: /\b(?:divide|split|share)\b/,
  order: /\b(?:order|sort|line)\b.*|\bin order\b/,
};

/** "Do I …", "should we …", "am I supposed to …": whether to do it. */
const asksWhether =
  /^(?:(?:so|and|then|now|first|ok|oh|wait|but|um|next|please|hey) )*(?:do|should|can|could|must|shall|will|would|did|am|are|is) (?:i|we|you|it)\b/;
/** "You subtract first right?", "so I multiply them?": the same behind a subject. */
const asksBehind =
  /^(?:(?:so|and|then|now|first|ok|oh|wait|but|um|next) )*(?:(?:i|we|you)\b|(?:add|subtract|minus|times|multiply|divide|split|share)\b)/;
const endsAsking = /(?:\?|\b(?:right|correct|yes|yeah|huh|ok) ?\??)$/;
/** Of what a fraction is made of, a solution says in words only what is done with it. */
const namesPart =
  /\b(?:top|tops|bottom|bottoms|denominators?|numerators?|sign|signs|digits?|zeros?|always|why|how|what|when|where|which|if|instead|or|because)\b/;

/** Whether a message asks if a step is the one to do, in words of an operation: "do i divide by 4 now?", "you subtract first right?". */
export function asksAboutStep(text: string): boolean {
  const words = plainWords(tidyMessage(text)).trim();
  const asks = asksWhether.test(words) || (asksBehind.test(words) && endsAsking.test(words));
  return asks && !namesPart.test(words) && operationsIn(words).length > 0;
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
 * Whether what she asks about is the next step of the solution, by what is done in it and with which numbers. A step is behind her once its result stands in what
 * she wrote or was told to her.
 *
 * Errors  none: null where she asks nothing of the kind, and where the solution does not say in signs or as a command what is done in it.
 */
export function stepAsked(session: LessonSession, question: Question, text: string): StepAsked | null {
  if (!asksAboutStep(text)) return null;
  const words = plainWords(tidyMessage(text)).trim();
  const left = stepsLeft(session, question);
  const steps = left.filter(({ done }) => done.length > 0);
  const [next] = steps;
  if (next === undefined) return null;
  const wanted = operationsIn(words);
  const instead = wordsInstead(session, question, next);
  if (wanted.every((one, at) => (steps[at] ?? next).done.includes(one))) {
    const numbers = numeralsIn(words);
    const known = new Set(steps.slice(0, wanted.length).flatMap(({ by, numbers: own }) => (numbers.length > 1 ? own : by)));
    if (!numbers.every((number) => known.has(number)))
      return isSigned(question) ? null : { verdict: 'other_number', words: instead };
    return { verdict: 'next', words: yesTo(session.turn_count, question, wanted, numbers, steps.length <= wanted.length) };
  }
  if (isSigned(question)) return null;
  const behind = question.solution
    .map((step) => doneIn(step, question.question_text))
    .filter(({ explanation }) => !left.some((one) => one.explanation === explanation));
  if (behind.some(({ done }) => wanted.every((one) => done.includes(one)))) return { verdict: 'done', words: null };
  if (steps.slice(1).some(({ done }) => wanted.every((one) => done.includes(one)))) return { verdict: 'later', words: instead };
  return left.length === steps.length || left.length - steps.length === 1 ? { verdict: 'not_this', words: instead } : null;
}

/** With negative numbers to subtract one is to add another, and both are right. */
const isSigned = ({ question_text }: Question): boolean => /[(+*=<>−-]\s*-\s*\d|\$-\d|\(-/.test(question_text);

/** "Yes, divide by 4." in her own step, unless its number is the answer; and on with it. */
function yesTo(
  turn: number,
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
  const yes = agrees[turn % agrees.length]!.replace('{}', () => said);
  const on = isLast ? goesAhead : asksResult;
  return `${yes} ${on[turn % on.length]!}`;
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
const agrees = ['Yes, {}.', 'Yes, that’s next: {}.', 'Yep, {}.', 'Exactly, {}.', 'Right, {}.', 'Yes, go ahead and {}.'] as const;
const goesAhead = ['Go ahead.', 'You can do that.', 'Go for it.', 'Then send me your answer.', 'Try it.'] as const;
/** A question of its own, so that what she finds is heard as a reply. */
const asksResult = ['What do you get?', 'What comes out?', 'What does that give you?'] as const;

/** The steps that are still before her. */
function stepsLeft(session: LessonSession, question: Question): Done[] {
  const own = new Set(numeralsIn(question.question_text));
  const hers = session.full_conversation_log.flatMap(({ role, turn, text }) =>
    role === 'student' && turn > question.asked_at_turn ? numeralsIn(text) : [],
  );
  return question.solution
    .filter(({ explanation, math }) => {
      const result = numeralsIn(math).at(-1);
      const isTold = isToldSince(session, question.asked_at_turn, `${explanation} $${math}$`);
      return !isTold && (result === undefined || own.has(result) || !hers.includes(result));
    })
    .map((step) => doneIn(step, question.question_text));
}

/** What is done in a step: its operations, the numbers with which, all numbers before its result, and the words for it. */
type Done = { done: readonly Operation[]; by: readonly string[]; numbers: readonly string[]; explanation: string };

function doneIn({ explanation, math }: Question['solution'][number], stem: string): Done {
  const commanded = operations.filter((one) => commands[one].test(explanation));
  const sides = math.split('=').map(plainMath);
  const before = sides.length > 2 ? sides[1]! : sides[0]!;
  const written = [before, ...(sides.length === 2 ? [sides[1]!] : [])].flatMap(operationsWritten);
  const done =
    commanded.length > 0 ? commanded : [...new Set(operationsWritten(before).length > 0 ? operationsWritten(before) : written)];
  const numbers = [...numeralsIn(sides.slice(0, Math.max(1, sides.length - 1)).join(' ')), ...numeralsIn(explanation)];
  // Divided by the second number, multiplied or lessened by either.
  const by = done.includes('divide') && commanded.length === 0 ? numeralsIn(before).slice(1) : numbers;
  return { done, by, numbers: [...numbers, ...numeralsIn(stem)], explanation };
}

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

/** What comes in place of hers: help that she has not read, else the step's own words, where they keep the answer. */
function wordsInstead(session: LessonSession, question: Question, { explanation }: Done): string | null {
  const line = nextLine(session, question);
  return line ?? (saysTheAnswer(question, explanation) ? null : explanation);
}
