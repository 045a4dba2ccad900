import type { ReasonStanding } from '@stoa/schema/lesson';
import { tidyInPlace } from '../../../../hearing/message-words.ts';
import { because } from '../../hearing/reasons/because.ts';
import type { Heard } from '../../hearing/heard.ts';
import type { LessonSession, Question } from '../../state/lesson-session.ts';
import { ideaOf, isTask, wayOf } from '../../agents/master-tutor/idea-of-solution.ts';
import { falseArithmeticIn } from '../../../../guards/harm/false-arithmetic.ts';
import { writesFalseLine } from '../claims/false-line.ts';
import { planIdea } from '../claims/plan-idea.ts';
import { placeTold } from './place-told.ts';
import { reckonsAnswer } from './reckons-answer.ts';
import { sharedWithSolution, weighReason } from './reason-given.ts';
import { showsWork } from './shows-work.ts';
import { signsTold } from './signs-told.ts';
import { mostAbout, sharedWords, thingsIn } from '../words-in-common.ts';
import { correctionIn } from '../mistakes/mistake-shown.ts';
import { workingTold } from './working-told.ts';

/** How a reason was judged, and the sentence that goes with it: one of the solution, or the correction of a misconception. */
export type WeighedReason = { standing: ReasonStanding; words: string | null; fault?: ReasonFault };

/**
 * What shows that a reason holds by chance at most: it leaves out a number that the answer depends on, its way leads to another
 * value, or what it says is false.
 */
export type ReasonFault = { kind: 'leaves_out' | 'other_value'; number: string } | { kind: 'not_so' };

/** A reason that shares this many words with the solution's way is taken for it. It's praised then, so one word is too few. */
const enoughInCommon = 2;
/** How sure the hearing must be of a misconception in the reason. */
const sureOfMistake = 0.9;
/**
 * Above this confidence, a reason in which a misconception is heard is praised only if its calculations, or nearly all of its
 * words, are the solution's.
 */
const likelyMistake = 0.6;
/** The same for a misconception that the question lists no wrong answer for. */
const likelyElsewhere = 0.8;
/** Up to this confidence, a misconception is only a guess. */
const suspectedMistake = 0.55;

/**
 * Weighs what the student says about how she saw a right answer. `words`: for a reason that fits, the nearest sentence of the
 * solution; else what is true, in the words of the plan.
 *
 * A misconception that the hearing finds beside a right answer is often none
 * (docs/decisions/2026-11-23-how-did-you-see-that.md). So it only leads to its correction; and if the student's words are also
 * the solution's, the tutor gives the solution's reason without calling hers right or wrong.
 */
export function weighAskedReason(
  session: LessonSession,
  question: Question,
  text: string,
  { taken, acts }: Pick<Heard, 'taken' | 'acts'>,
): WeighedReason {
  if (taken.kind !== 'reason') return { standing: 'none', words: null };
  const idea = ideaOf(question);
  if (signsTold(text, question)?.holds === true) return { standing: 'fits', words: idea };
  const working = workingTold(text, question);
  if (working?.kind === 'of_way' && !writesFalseLine(text)) return { standing: 'fits', words: nearestTo(text, question) ?? idea };
  if (working?.kind === 'leaves_out') return { standing: 'by_chance', words: wayOf(question), fault: working };
  const given = weighReason(text, question);
  if (given === 'by_chance') {
    const isNotSo = placeTold(text, question)?.holds === false;
    return { standing: 'by_chance', words: wayOf(question), ...(isNotSo && { fault: { kind: 'not_so' } }) };
  }
  // Work of another kind, in signs or in words, may or may not be another right way. It can't be judged.
  const isOther =
    working !== null ||
    !saysSomething.test(text.replace(emptyWords, ' ')) ||
    doesOtherwise(text, { ...question, hint: `${question.question_text} ; ${question.hint}` });
  const told = acts.find((act): act is Mistake => act.act === 'misconception' && act.confidence > sureOfMistake);
  const isDoubtful = acts.some(({ act, confidence }) => act === 'misconception' && confidence > suspectedMistake);
  const isWay = saysTheWay(text, question) || planIdea(session, question, text) === 'this question';
  if (!isOther && !isDoubtful && isWay && saysSameSide(text, question))
    return { standing: 'fits', words: nearestTo(text, question) ?? idea };
  const isWorked =
    reckonsAnswer(text, question) ||
    ((given === 'fits' || comesToAnswer(text, question)) && worksTruly(text) && doesTheSame(text, question));
  if (!isOther && isWorked) return { standing: 'fits', words: nearestTo(text, question) ?? idea };
  const fits =
    !isOther &&
    given === 'fits' &&
    isOfTheWay(text, question) &&
    saysSameSide(text, question) &&
    doesTheSame(text, question) &&
    !namesOtherPlace(text, question.solution);
  const known = new Set(question.wrong_answers.map(({ misconception }) => misconception));
  const isLikely = acts.some(
    (act) => act.act === 'misconception' && act.confidence > (known.has(act.misconception) ? likelyMistake : likelyElsewhere),
  );
  if (fits && !isLikely) return { standing: 'fits', words: nearestTo(text, question) ?? idea };
  // A mistake may use the words of the right way: "you add the tops and the bottoms".
  const isMistaken = told !== undefined && (!fits || (known.has(told.misconception) && !keeps.test(text)));
  const correction = isMistaken ? correctionIn(session.topic, told.misconception) : null;
  if (correction !== null) return { standing: 'misconception', words: correction };
  // The solution's sentence would talk over work of hers that may be another right way, and better.
  return { standing: 'unknown', words: working === null && !showsWork(text) && !saysMuch(text) ? idea : null };
}

/** "I just saw it" says nothing about a way. More words may tell one that isn't understood here. */
const saysMuch = (text: string): boolean => (text.match(/\p{L}{2,}/gu) ?? []).length >= manyWords;
const manyWords = 6;

/** "5 and 8" names numbers, but says nothing about them. */
const saysSomething = /\p{L}{3,}|[-+*/=×÷<>]/u;
const emptyWords = new RegExp(String.raw`\b(?:${because}|and|the|its|it is|numbers?)\b`, 'gi');

/** Words that say that something is left as it is, and so may deny a mistake. */
const keeps = /\b(?:keep|kept|keeps|stays?|stayed|same|leave|left|not|never|only|just|without)\b|n['’]?t\b/i;

/** How many of the things in the student's reason the question and its solution must contain for it to be their reason. */
const leastOfWay = { things: 2, share: 0.6 };

/**
 * True if most of the things that the student mentions, and all of her numbers, occur in the question or its solution, and no
 * calculation is wrong.
 */
export function saysTheWay(text: string, { question_text, hint, expected_answer, solution }: Question): boolean {
  const way = thingsIn(
    [question_text, hint, expected_answer, ...solution.flatMap(({ explanation, math }) => [explanation, math])].join(' '),
  );
  const said = [...thingsIn(tidyInPlace(text))];
  const shared = said.filter((thing) => way.has(thing));
  const isOther = said.some((thing) => /\d/.test(thing) && !way.has(thing));
  const isEnough = shared.length >= leastOfWay.things && shared.length >= leastOfWay.share * said.length;
  return (
    isEnough &&
    !isOther &&
    !namesOtherPlace(text, solution) &&
    falseArithmeticIn(text) === null &&
    doesTheSame(text, { hint, solution })
  );
}

/**
 * True if the student names another place than the solution: "the 7 is in the tens place" instead of tenths, which differ by
 * one letter.
 */
function namesOtherPlace(text: string, solution: Question['solution']): boolean {
  const placesIn = (words: string): string[] => words.toLowerCase().match(places) ?? [];
  const way = placesIn(solution.map(({ explanation }) => explanation).join(' '));
  return way.length > 0 && placesIn(text).some((place) => !way.includes(place));
}
const places = /\b(?:ones|tens|hundreds|thousands|tenths|hundredths|thousandths)\b/g;

/** An operation and the number after it. In sums and products, it may be either number. */
const doneWith: readonly RegExp[] = [
  /(?:\bplus|\badd(?:ed|ing)?|\+)\s*(\d+)/gi,
  /(?:\bminus|\bsubtract(?:ed|ing)?|\btake away|\btook away|(?<=\d\s*)[-−])\s*(\d+)/gi,
  /(?:\btimes|\bmultipl(?:y|ied)(?: it)? by|\*|×|\\times|\\cdot|(?<=\d )x(?= \d))\s*(\d+)/gi,
  /(?:\bdivided?(?: it)? by|÷|\\div)\s*(\d+)/gi,
];
const doneTo = /(\d+)\s*(?:\bplus\b|\btimes\b|\+|\*|×|\\times|\\cdot)/gi;

/** True if the student uses no other number in an operation than the solution does in the same operation. */
function doesTheSame(text: string, { hint, solution }: Pick<Question, 'hint' | 'solution'>): boolean {
  const way = [hint, ...solution.flatMap(({ explanation, math }) => [explanation, math])].join(' ; ');
  const either = Array.from(way.matchAll(doneTo), ([, number]) => number!);
  return doneWith.every((pattern) => {
    const [own, theirs] = [text, way].map((one) => Array.from(one.matchAll(pattern), ([, number]) => number!));
    return theirs!.length === 0 || own!.every((number) => theirs!.includes(number) || either.includes(number));
  });
}

const named: readonly RegExp[] = [
  /\b(?:plus|add\w*|sum)\b|\+/i,
  /\b(?:minus|subtract\w*|take away|took away)\b|\d\s*[-−]/i,
  /\b(?:times|multipl\w+)\b|×|\\times|\\cdot/i,
  /\b(?:divid\w+|share\w*)\b|÷|\\div/i,
];

/**
 * True if the student names an operation that the solution doesn't use. Then it's doubtful whether a misconception that was
 * heard is one.
 */
export const doesOtherwise = (text: string, { hint, solution }: Question): boolean => {
  const way = [hint, ...solution.flatMap(({ explanation, math }) => [explanation, math])].join(' ; ');
  return named.some((operation) => operation.test(text) && !operation.test(way));
};

/**
 * True for a whole line of work with nothing false in it: "12 divided by 3 is 4". A misconception heard beside it doesn't
 * count.
 */
export const worksTruly = (text: string): boolean =>
  numbersIn(text).length > 2 && /=|\b(?:is|are|makes?|equals?|gives?)\b/.test(text) && falseArithmeticIn(text) === null;

/** True if the student's last number is the answer, however she came to its parts: "16 and 10 make 26". */
export const comesToAnswer = (text: string, { answer }: Pick<Question, 'answer'>): boolean =>
  numbersIn(text).at(-1) === answer.expected;

/**
 * Returns the sentence of the solution with the student's numbers, or else the one that shares the most words, leaving out
 *         tasks; null if none shares any.
 */
function nearestTo(text: string, question: Question): string | null {
  const reasons = question.solution.filter(({ explanation }) => !isTask(explanation));
  const numbers = numbersIn(text);
  const reckoned = reasons.find(({ math }) => numbers.length > 1 && numbers.every((number) => numbersIn(math).includes(number)));
  if (reckoned !== undefined) return reckoned.explanation;
  const nearest = mostAbout(
    reasons.map(({ explanation }) => explanation),
    text,
  );
  return nearest !== null && sharedWords(nearest, text) > 0 ? nearest : null;
}

const numbersIn = (text: string): string[] => text.match(/\d+/g) ?? [];

type Mistake = Extract<Heard['acts'][number], { act: 'misconception' }>;

/** True if the student calculates with numbers, or shares more than one word with the solution. */
const isOfTheWay = (text: string, question: Question): boolean =>
  numbersIn(text).length > 1 || sharedWithSolution(text, question) >= enoughInCommon;

const larger = /\b(?:larger|bigger|greater|more|longer|higher|wider)\b/i;
const smaller = /\b(?:smaller|fewer|less|shorter|lower|thinner)\b/i;

/**
 * False if the student says "bigger" and the solution says only "smaller", or the reverse. It may be the same from the other
 * side, or its opposite, so it isn't praised: "Eighths are bigger".
 */
function saysSameSide(text: string, { solution }: Question): boolean {
  const way = solution.map(({ explanation }) => explanation).join(' ');
  return !(
    (larger.test(text) && !larger.test(way) && smaller.test(way)) ||
    (smaller.test(text) && !smaller.test(way) && larger.test(way))
  );
}
