import { isClosed } from '../../problems/is-closed.ts';
import type { Clause } from '../clauses.ts';
import { calibrated, calibrationInputs, type AskedBoth } from './calibration.ts';
import type { StanceModel } from './stance-model.ts';
import { choicesIn } from './choices-in.ts';
import { truthsIn } from './truths-in.ts';
import { concluding, smallWords, takesBack } from './claim-words.ts';
import type { NamedValue } from './named-value.ts';
import { stanceOf, type Stance } from './stance.ts';
import type { Reading } from '../reader/reader.ts';
import { weighedByReader } from '../reader/weighed-by-reader.ts';
import { chanceOfAnswer, isOfForm } from './stance-features.ts';
import { withFractionsNamed } from './named-fraction.ts';
import { valuesIn } from './values-in.ts';
import { signsOf, standsIn, type Waiting } from './waiting-question.ts';

/** A value of a message that may be the student's answer. */
export type ClaimedValue = NamedValue & {
  readonly clause: number;
  /** True if all words around it are known to surround answers. */
  readonly clear: boolean;
  /** True if nothing comes before it except words that are known to precede answers. */
  readonly opens: boolean;
  /** True if it follows "so", "then", "no wait", or "actually": what came before leads up to it or is taken back. */
  readonly concludes: boolean;
  /** The probability that it answers the question. */
  readonly chance: number;
};

/** A value with its stance, according to the words around it, and the clause that contains it. */
export type TakenValue = { readonly value: NamedValue; readonly stance: Stance; readonly clause: Clause; readonly at: number };

/**
 * A value with three judgments: `ruled`, whether the tables of words take it for an answer; `chance`, the stance model's
 * probability that it is one; and `sure`, the calibrated probability.
 */
export type JudgedValue = { readonly one: TakenValue; readonly ruled: boolean; readonly chance: number; readonly sure: number };

/** Judges each value of a message by the tables of words and by a model of stances. */
export function judgedIn(
  clauses: readonly Clause[],
  waiting: Waiting,
  stances: StanceModel,
  asked: AskedBoth,
  slipsToo = false,
): readonly JudgedValue[] {
  const all = takenIn(clauses, waiting, slipsToo);
  return all.map((one) => {
    const ruled = isClaim(one, all, clauses, waiting);
    const judged = { all, clauses, waiting, ruled };
    const chance = chanceOfAnswer(stances.linear, one, judged);
    return { one, ruled, chance, sure: calibrated(stances.calibration.question, calibrationInputs(one, judged, chance, asked)) };
  });
}

/**
 * Returns the values that a message claims as answers, in order; not those that are asked about, denied, attributed to others,
 * or count something else. Typos are forgiven only if no right answer was found without that.
 */
export function claimsIn(
  judged: readonly JudgedValue[],
  clauses: readonly Clause[],
  waiting: Waiting,
  stances: StanceModel,
  asked: AskedBoth,
  reading: Reading | null,
): readonly ClaimedValue[] {
  const read = reading === null ? null : { ...reading, lastClause: clauses.length - 1 };
  const found = claimsAmong(judged, waiting, asked, read);
  if (closed(waiting) || found.some(({ right }) => right)) return found;
  const forgiven = claimsAmong(judgedIn(clauses, waiting, stances, asked, true), waiting, asked, read).filter(
    (claim) => claim.right && (claim.clear || (claim.opens && isLongWord(claim, clauses))),
  );
  return forgiven.length > 0 ? forgiven : found;
}

/** A short word that looks like a number may be another word: "to", "for". */
const isLongWord = ({ clause, start, end }: ClaimedValue, clauses: readonly Clause[]): boolean => {
  const { text, start: from } = clauses[clause]!;
  return /^(?:\p{L}{3,}[ -])*\p{L}{5,}$/u.test(text.slice(start - from, end - from));
};

const claimsAmong = (
  judged: readonly JudgedValue[],
  waiting: Waiting,
  { other }: AskedBoth,
  read: ReadMessage | null,
): ClaimedValue[] =>
  judged
    .map((one) => ({ ...one, sure: read === null ? one.sure : sureWithReader(one, read) }))
    .filter(
      ({ one, ruled, sure }) =>
        !neverAnswers(one, waiting) && sure > leastSureOf(one, ruled, judged, { waiting, isOnlyQuestion: other === null }),
    )
    .map(({ one: { value, stance, clause, at }, sure }) => ({
      ...value,
      clause: at,
      clear: stance === 'claimed',
      opens: stance !== 'told',
      concludes: concluding.test(clause.words) || concluding.test(value.before),
      chance: sure,
    }));

/** What the reader says of a message, and the place of its last clause. */
type ReadMessage = Reading & { readonly lastClause: number };

/**
 * The reader speaks for a value only where the tables take it for an answer and the student adds nothing after it; and never
 * against the result of a calculation that they take for one.
 */
function sureWithReader({ one: { value, at }, ruled, sure }: JudgedValue, { present, lastClause }: ReadMessage): number {
  const weighed = weighedByReader(sure, present.answer, value.right ? 'rightAnswer' : 'otherAnswer');
  if (!ruled || (value.role === 'result' && at < lastClause)) return Math.min(sure, weighed);
  return value.role === 'result' ? Math.max(sure, weighed) : weighed;
}

/**
 * The probabilities that the student answers with the right value and with a wrong one; each is the highest among the values
 * that she names.
 */
export type ValueChances = { readonly right: number; readonly wrong: number };

export function valueChances(judged: readonly { readonly right: boolean; readonly chance: number }[]): ValueChances {
  const likeliest = (right: boolean): number =>
    judged.reduce((most, one) => (one.right === right ? Math.max(most, one.chance) : most), 0);
  return { right: likeliest(true), wrong: likeliest(false) };
}

/**
 * Returns how sure the hearing must be that a value is the student's answer. Low if only words that are known to surround
 * answers surround it and nothing else is asked; higher if the tables say that it isn't an answer, and highest if they say that
 * she asks about it, denies it, or talks about something else. Hearing a wrong attempt where there was none costs her an
 * attempt; not hearing a right answer is what students mind most. The numbers were chosen on writers that the models were not
 * trained on.
 */
function leastSureOf(
  one: TakenValue,
  ruled: boolean,
  all: readonly JudgedValue[],
  { waiting, isOnlyQuestion }: { readonly waiting: Waiting; readonly isOnlyQuestion: boolean },
): number {
  const { stance, value } = one;
  if (ruled && stance === 'claimed' && isOnlyQuestion && (value.right || !one.clause.asks) && !isDisowned(one, all)) return 0.08;
  if (ruled && stance === 'claimed' && value.before === '' && value.after === '') return 0.25;
  if (ruled) return value.right ? 0.4 : 0.6;
  if (stance === 'asked') return 0.85;
  if (['denied', 'reported', 'other'].includes(stance)) return 0.8;
  if (value.right) return 0.5;
  return isOwnStep(one, all, waiting) ? 0.9 : closed(waiting) ? 0.65 : 0.6;
}

/** "12 no", "12 is not it", "the answer was 12": she gives the value up, there or later in the message. */
const isDisowned = ({ value, at }: TakenValue, all: readonly JudgedValue[]): boolean =>
  disowns.test(`${value.before} # ${value.after}`) || all.some(({ one }) => one.at >= at && disowns.test(one.clause.words));
const disowns = /\b(?:no|nope|not|isnt|isn't|wasnt|wasn't|was|were|dont know|don't know|idk)\b/i;

/** "37 + 3 is 40": a result computed with a number that isn't in the question is a step on the way. */
const isOwnStep = ({ value, at }: TakenValue, all: readonly JudgedValue[], { signs }: Waiting): boolean =>
  value.role === 'result' &&
  all.some(
    ({ one: other }) => other.at === at && other.value.role === 'operand' && !standsIn(signsOf(other.value.answer), signs),
  );

/** Part of a sum, keys pressed at random, the time of day: never an answer, whatever words surround it. */
const neverAnswers = (one: TakenValue, waiting: Waiting): boolean =>
  one.value.role === 'operand' ||
  isNoise(one.value) ||
  (!one.value.right &&
    (isPartOfThing(one) ||
      isFactor(one) ||
      isTimeOfDay(one.value, waiting) ||
      isOnTheWay(one.value, waiting) ||
      isOfExpression(one) ||
      isBrokenOff(one)));

/** "So its x3": a factor, not a number by itself. */
const isFactor = ({ value, clause }: TakenValue): boolean =>
  /(?<![a-z\d) ] ?)\bx$|\s x$|^x$|\sx$/i.test(clause.text.slice(0, value.start - clause.start));

/** "Half of green part": a part of something, not a number by itself. */
const isPartOfThing = ({ value, clause }: TakenValue): boolean =>
  /^[a-z ]+$/i.test(clause.text.slice(value.start - clause.start, value.end - clause.start)) &&
  /^of (?!(?:it|them|all|everything|that|this)\b|the (?:whole|total)\b)[a-z]/.test(value.after);

export const takenIn = (clauses: readonly Clause[], waiting: Waiting, slipsToo: boolean): TakenValue[] =>
  clauses.flatMap((clause, at) =>
    namedIn(withFractionsNamed(clause, waiting), waiting, slipsToo).map((value) => ({
      value,
      stance: stanceOf(value, clause.asks, waiting),
      clause,
      at,
    })),
  );
const closed = ({ answer }: Waiting): boolean => isClosed(answer);

function namedIn(clause: Clause, waiting: Waiting, slipsToo: boolean): readonly NamedValue[] {
  switch (waiting.answer.input_type) {
    case 'multiple_choice':
      return choicesIn(clause, waiting);
    case 'boolean':
      return truthsIn(clause, waiting);
    default:
      return valuesIn(clause, waiting, slipsToo);
  }
}

export function isClaim(one: TakenValue, all: readonly TakenValue[], clauses: readonly Clause[], waiting: Waiting): boolean {
  const { value, stance, clause } = one;
  if (value.role === 'operand') return false;
  if (/^(?:because|since) /.test(`${clause.words} `) && !(value.right && all.length <= 3 && value.role === 'result'))
    return false;
  if (supposes.test(clause.words) && !ifNotThat.test(clause.words) && !(value.right && value.before.includes('n '))) return false;
  if (!['claimed', 'closed', 'told'].includes(stance)) return false;
  if (value.right) return isRightClaim(one, waiting);
  if (!value.sure || isNoise(value) || isTimeOfDay(value, waiting) || isOnTheWay(value, waiting)) return false;
  if (operating.test(value.before)) return false;
  if (value.ofTheQuestion) return true;
  if (endsSteps(one, all, clauses, waiting)) return true;
  return (
    stance === 'claimed' &&
    value.role === 'alone' &&
    !repeatsTheQuestion(one, waiting) &&
    !restatesWhatIsGiven(one, waiting) &&
    !isOfTheQuestion(one, waiting) &&
    !tellsSteps(one, clauses, waiting)
  );
}

const ifNotThat = /\bif (?:that is|it is|this is|that|not|it is not) (?:wrong|not|that|it|this)\b/;
const supposes = /^(?:(?:so|and|but|well|like|ok) )*(?:if|when|unless|suppose|imagine) /;

function isRightClaim({ value, stance }: TakenValue, waiting: Waiting): boolean {
  if (stance === 'claimed') return true;
  if (waiting.answer.input_type === 'boolean' && !(stance === 'closed' && speaksOfIt(value.after, waiting))) return false;
  if (closed(waiting))
    return (
      stance === 'closed' || (!/(?:^| )n(?: |$)/.test(`${value.before} ${value.after}`) && value.before.split(' ').length < 10)
    );
  return value.sure || stance === 'closed';
}

const speaksOfIt = (words: string, waiting: Waiting): boolean =>
  words.split(' ').some((word) => (word.length > 3 && waiting.words.has(word)) || /^(?:n|it|they|because|since)$/.test(word)) &&
  !/\b(?:hint|help|i|why|what|how|thanks|thank|understand|get)\b/.test(words);

/** "I see 23", "we have -9": only says that a number is in the question. */
const repeatsTheQuestion = ({ value, clause }: TakenValue, { words, signs }: Waiting): boolean =>
  /\b(?:there (?:is|are)|we have|i have|i see|the number is|it has|they have|we got)\b/.test(clause.words) &&
  (words.has(value.answer) || standsIn(signsOf(value.answer), signs));

/** "The area of the square is 49": repeats a sentence of the question that gives information and asks nothing. */
function restatesWhatIsGiven({ value }: TakenValue, { plain }: Waiting): boolean {
  const words = `${value.before} ${value.after}`.split(' ').filter((word) => word.length > 2 && !smallWords.has(word));
  if (words.length === 0) return false;
  return plain.split(/ ?[.;!] ?/).some((sentence) => {
    const given = new Set(sentence.split(' '));
    return !given.has('?') && !asksAtStart.test(sentence) && given.has(value.answer) && words.every((word) => given.has(word));
  });
}
const asksAtStart = /^(?:what|how|which|find|solve|evaluate|simplify|write|round|add|subtract|multiply|divide|expand|factor)\b/;

/** "4 pencils": quotes the question word for word. */
const isOfTheQuestion = ({ clause }: TakenValue, { signs }: Waiting): boolean => {
  const said = signsOf(clause.text).replace(/[.!?,]+$/, '');
  return /\d/.test(said) && /[a-z]{3}/.test(said) && standsIn(said, signs);
};

/** "I divided by 5" */
const operating =
  /\b(?:add(?:ed|ing)?|plused|subtract(?:ed|ing)?|minused|took|take|divid(?:e|ed|ing)|multipl(?:y|ied|ying)|timesed|halved|doubled|moved|split)\b/;
const doing =
  /\b(?:added|plused|add|adding|subtracted|minused|took|divided|multiplied|timesed|did|put|moved|counted|made|changed|split|halved|doubled|rounded)\b/;

/** True if another clause tells of steps or compares. A value that isn't right is then taken for one of the steps. */
function tellsSteps({ at, clause }: TakenValue, clauses: readonly Clause[], waiting: Waiting): boolean {
  if (/\b(?:answer|final)\b/.test(clause.words)) return false;
  if (closed(waiting) && /^(?:(?:so|but|no|well|because) )*(?:you|u|we) /.test(clause.words)) return true;
  return clauses.some(
    ({ words, opener }, k) =>
      k !== at &&
      opener !== 'because' &&
      ((k < at && (doing.test(words) || (/\d/.test(words) && !takesBack.test(clause.words)))) ||
        (k > at && /^(?:and )?(?:then|and) (?:i )?(?:plus|minus|times|add|multiply|divide|subtract|put|did)/.test(words)) ||
        (closed(waiting) && k < at && /\b(?:more|bigger|smaller|less|larger|both)\b|\d/.test(words))),
  );
}

/** "2 + 3 is 5 and an x, 5x": a value of the form that is asked for, at the end of a computation. */
const endsSteps = (
  { value, at, clause }: TakenValue,
  all: readonly TakenValue[],
  clauses: readonly Clause[],
  waiting: Waiting,
): boolean =>
  value.role === 'alone' &&
  value === all.at(-1)?.value &&
  at === clauses.length - 1 &&
  value.after === '' &&
  !clause.asks &&
  all.filter((other) => other.value.role === 'operand').length > 1 &&
  isOfForm(value.answer, waiting) &&
  !standsIn(signsOf(value.answer), waiting.signs);

/** "2x < 6", if the answer has the letter alone on one side. */
const isOnTheWay = (value: NamedValue, { answer }: Waiting): boolean =>
  /^[a-z] ?[=<>≤≥]/i.test(answer.expected) &&
  /[=<>≤≥]/.test(value.answer) &&
  !/^\s*[a-z]\s*[=<>≤≥]|[=<>≤≥]\s*[a-z]\s*$/i.test(value.answer);

/** "2x = 12", "x + 3 is 32": the value of an expression is only a step if the question asks for the letter. */
const isOfExpression = ({ value, clause }: TakenValue): boolean =>
  /(?:(?:\d|\b(?:two|three|four|five|six|seven|eight|nine|ten)) ?\*? ?[a-z]|[a-z] ?[-+*/^×·−] ?\d+) ?(?:=|is|equals) ?$/i.test(
    clause.text.slice(0, value.start - clause.start),
  );

/** "2x((", "12 +": the mathematics continues after the value but breaks off. */
const isBrokenOff = ({ value, clause }: TakenValue): boolean => {
  const rest = clause.text.slice(value.end - clause.start);
  return /[-+*/=^([{]\s*$/.test(rest) && !/\p{L}{2}/u.test(rest);
};

/** Keys pressed at random: 111111, 1234567890. */
export const isNoise = ({ answer, right }: NamedValue): boolean =>
  !right && (/^\d{7,}$/.test(answer) || /^(\d)\1{4,}$/.test(answer) || '1234567890'.startsWith(answer.padEnd(5, '-')));

/** "Its 8:30 here", if the question has no times of day. */
const isTimeOfDay = ({ answer: said }: NamedValue, { answer, signs }: Waiting): boolean =>
  /^\d{1,2}:\d\d$/.test(said) && !/\d:/.test(answer.expected + signs);
