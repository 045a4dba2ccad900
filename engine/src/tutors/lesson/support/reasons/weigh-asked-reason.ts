import type { ReasonStanding } from '@stoa/schema/lesson';
import { tidyInPlace } from '../../../../hearing/message-words.ts';
import { because } from '../../hearing/reasons/because.ts';
import type { Heard } from '../../hearing/heard.ts';
import type { LessonSession, Question } from '../../state/lesson-session.ts';
import { wayOf } from '../../agents/master-tutor/idea-of-solution.ts';
import { falseArithmeticIn } from '../../../../guards/harm/false-arithmetic.ts';
import { writesFalseLine } from '../claims/false-line.ts';
import { planIdea } from '../claims/plan-idea.ts';
import { placeTold } from './place-told.ts';
import { reckonsAnswer } from './reckons-answer.ts';
import { sharedWithSolution, weighReason } from './reason-given.ts';
import { signsTold } from './signs-told.ts';
import { mostAbout, sharedWords, thingsIn } from '../words-in-common.ts';
import { correctionIn } from '../mistakes/mistake-shown.ts';
import { workingTold } from './working-told.ts';

/** What a reason came to, and the sentence that goes with it: of the solution, or what puts a misconception right. */
export type WeighedReason = { standing: ReasonStanding; words: string | null; fault?: ReasonFault };

/** What shows that a reason holds by chance at most: a number that it does without and the answer does not, another way that comes to another value, or that what it says isn't so. */
export type ReasonFault = { kind: 'leaves_out' | 'other_value'; number: string } | { kind: 'not_so' };

/** Words in common with the way of the solution from which on a reason is taken for it: it is praised then, so one is too few. */
const enoughInCommon = 2;
/** How sure the ear must be of a misconception in it. */
const sureOfMistake = 0.9;
/** From here on a reason in which it hears one is praised only where its sums or all of its words are the solution's. */
const likelyMistake = 0.6;
/** The same of one that no wrong answer to this question comes from. */
const likelyElsewhere = 0.8;
/** Up to here one is a guess, as it is where she only asks about it. */
const suspectedMistake = 0.55;

/**
 * Weighs what she says of how she saw a right answer. `words`: for a reason that fits, the sentence of the solution that is nearest to it; else what is so, in the
 * words of the plan.
 *
 * A misconception that the ear hears beside a right answer is often none (docs/decisions/2026-11-23-how-did-you-see-that.md). So it opens its correction and
 * nothing else, and where her words are those of the solution as well, the solution's reason is said without calling hers right or wrong.
 */
export function weighAskedReason(
  session: LessonSession,
  question: Question,
  text: string,
  { taken, acts }: Pick<Heard, 'taken' | 'acts'>,
): WeighedReason {
  if (taken.kind !== 'reason') return { standing: 'none', words: null };
  const idea = wayOf(question);
  if (signsTold(text, question)?.holds === true) return { standing: 'fits', words: idea };
  const working = workingTold(text, question);
  if (working?.kind === 'of_way' && !writesFalseLine(text)) return { standing: 'fits', words: nearestTo(text, question) ?? idea };
  if (working?.kind === 'leaves_out') return { standing: 'by_chance', words: idea, fault: working };
  const given = weighReason(text, question);
  if (given === 'by_chance') {
    const isNotSo = placeTold(text, question)?.holds === false;
    return { standing: 'by_chance', words: idea, ...(isNotSo && { fault: { kind: 'not_so' } }) };
  }
  // Work of another kind, in signs or in words, may be another way, and may be none: nobody says which.
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
  // Words of the way may be those of a mistake with it: "you add the tops and the bottoms".
  const isMistaken = told !== undefined && (!fits || (known.has(told.misconception) && !keeps.test(text)));
  const correction = isMistaken ? correctionIn(session.topic, told.misconception) : null;
  return correction === null ? { standing: 'unknown', words: idea } : { standing: 'misconception', words: correction };
}

/** "5 and 8" names numbers, and says nothing of them. */
const saysSomething = /\p{L}{3,}|[-+*/=×÷<>]/u;
const emptyWords = new RegExp(String.raw`\b(?:${because}|and|the|its|it is|numbers?)\b`, 'gi');

/** What says that something is left as it is, and so may deny a mistake. */
const keeps = /\b(?:keep|kept|keeps|stays?|stayed|same|leave|left|not|never|only|just|without)\b|n['’]?t\b/i;

/** How many of the things that she speaks of the question and its solution have, too, for hers to be their reason. */
const leastOfWay = { things: 2, share: 0.6 };

/** Whether nearly all that she speaks of, numbers and words, is of the question and its solution, and nothing in it is reckoned wrongly. */
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

/** "The 7 is in the tens place", where the way speaks of tenths: one letter, and another place. */
function namesOtherPlace(text: string, solution: Question['solution']): boolean {
  const placesIn = (words: string): string[] => words.toLowerCase().match(places) ?? [];
  const way = placesIn(solution.map(({ explanation }) => explanation).join(' '));
  return way.length > 0 && placesIn(text).some((place) => !way.includes(place));
}
const places = /\b(?:ones|tens|hundreds|thousands|tenths|hundredths|thousandths)\b/g;

/** What is done with which number; of sums and products it may be either. */
const doneWith: readonly RegExp[] = [
  /(?:\bplus|\badd(?:ed|ing)?|\+)\s*(\d+)/gi,
  /(?:\bminus|\bsubtract(?:ed|ing)?|\btake away|\btook away|(?<=\d\s*)[-−])\s*(\d+)/gi,
  /(?:\btimes|\bmultipl(?:y|ied)(?: it)? by|\*|×|\\times|\\cdot|(?<=\d )x(?= \d))\s*(\d+)/gi,
  /(?:\bdivided?(?: it)? by|÷|\\div)\s*(\d+)/gi,
];
const doneTo = /(\d+)\s*(?:\bplus\b|\btimes\b|\+|\*|×|\\times|\\cdot)/gi;

/** Whether nothing that she does is done with another number than in the solution, where that does the same. */
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

/** Whether she names an operation that the solution does without: then what the ear doubts is doubtful. */
export const doesOtherwise = (text: string, { hint, solution }: Question): boolean => {
  const way = [hint, ...solution.flatMap(({ explanation, math }) => [explanation, math])].join(' ; ');
  return named.some((operation) => operation.test(text) && !operation.test(way));
};

/** "12 divided by 3 is 4": a whole line of work in which nothing is false; beside it a misconception that the ear may hear is none. */
export const worksTruly = (text: string): boolean =>
  numbersIn(text).length > 2 && /=|\b(?:is|are|makes?|equals?|gives?)\b/.test(text) && falseArithmeticIn(text) === null;

/** "16 and 10 make 26": what she reckons ends in the answer, however she came to its parts. */
const comesToAnswer = (text: string, { answer }: Question): boolean => numbersIn(text).at(-1) === answer.expected;

/** The sentence of the solution whose numbers are hers, else the one that shares the most words; null where none shares any. */
function nearestTo(text: string, { solution }: Question): string | null {
  const numbers = numbersIn(text);
  const reckoned = solution.find(({ math }) => numbers.length > 1 && numbers.every((number) => numbersIn(math).includes(number)));
  if (reckoned !== undefined) return reckoned.explanation;
  const nearest = mostAbout(
    solution.map(({ explanation }) => explanation),
    text,
  );
  return nearest !== null && sharedWords(nearest, text) > 0 ? nearest : null;
}

const numbersIn = (text: string): string[] => text.match(/\d+/g) ?? [];

type Mistake = Extract<Heard['acts'][number], { act: 'misconception' }>;

/** By its numbers where she reckons, else by more than one of its words. */
const isOfTheWay = (text: string, question: Question): boolean =>
  numbersIn(text).length > 1 || sharedWithSolution(text, question) >= enoughInCommon;

const larger = /\b(?:larger|bigger|greater|more|longer|higher|wider)\b/i;
const smaller = /\b(?:smaller|fewer|less|shorter|lower|thinner)\b/i;

/** "Eighths are bigger" beside a solution that says "smaller" may be the same said from the other side, or its opposite: that is not praised. */
function saysSameSide(text: string, { solution }: Question): boolean {
  const way = solution.map(({ explanation }) => explanation).join(' ');
  return !(
    (larger.test(text) && !larger.test(way) && smaller.test(way)) ||
    (smaller.test(text) && !smaller.test(way) && larger.test(way))
  );
}
