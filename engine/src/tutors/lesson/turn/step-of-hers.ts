import { series } from '../../../figures/sentence-words.ts';
import type { ProbeReply } from '../questions/reply-to-probe.ts';
import { valueOnTheWay } from '../questions/value-on-the-way.ts';
import { numeralsIn } from '../support/numbers-in.ts';
import { falseEquivalent } from '../support/claims/false-equivalent.ts';
import { trueOfQuestion } from '../support/claims/true-of-question.ts';
import { nextTold, toldSoFar, type ToldSoFar } from '../support/claims/told-so-far.ts';
import { stepAside, trueLineTold } from '../support/claims/true-line-told.ts';
import { writesTrueLine } from '../support/claims/false-line.ts';
import { partsMixed } from '../support/claims/parts-mixed.ts';
import { partCounted } from '../support/claims/part-counted.ts';
import type { Heard, TakenFor } from '../hearing/heard.ts';
import type { LessonSession, Question } from '../state/lesson-session.ts';
import type { Grading } from './lesson-move.ts';
import {
  askedStepTold,
  doneStepTold,
  firstStepTold,
  partTold,
  renamedTold,
  stepsTold,
  stepTold,
} from '../support/reasons/step-told.ts';
import { asksIfValueIs } from '../hearing/wish-to-check.ts';
import { isKnownWrong } from '../questions/is-known-wrong.ts';
import type { LessonWorld } from '../state/lesson-world.ts';
import { falseSum } from '../support/claims/false-sum.ts';
import { toldBeforeAsking } from '../support/steps/asks-what-next.ts';

/** The kinds of message that may tell a step of the solution. */
const mayTellStep: readonly Heard['taken']['kind'][] = ['remark', 'reason', 'idea', 'question', 'check'];
/** A statement with a question mark: "wait each part is 25?". */
const asksByTone =
  /^\W*(?:(?:so|wait|oh|ok|and|but|um+|hm+|then|like|does that mean|you mean|u mean)\W+)*(?!(?:what|how|why|when|where|which|who|do|does|did|is|are|can|could|should|would|will|whats|hows)\b)[^?]*\d[^?]*\?\s*$/i;
/** She asks whether it's right. */
const asksIfSo = /\b(?:right|correct|ok|okay|good|isn['’]?t it|is it|is that|is this|the answer)\b/i;

/**
 * Finds a true step that she tells, to be confirmed and continued. If she asks, this is an answer only to whether the step is
 * right.
 */
export function stepOfHers(
  world: LessonWorld,
  session: LessonSession,
  question: Question,
  text: string,
  grading: Grading | null,
  { taken }: Heard,
): ProbeReply | null {
  if (grading !== null && grading.check.verdict !== 'incorrect') return null;
  const soFar = grading === null && maySaySoFar.includes(taken.kind) ? withEarlier(session, question, text) : null;
  if (soFar !== null) return { right: true, found: soFar.one, so_far: soFar };
  // "4 and 7", said of 4 : 7, is more than its first number.
  if (grading === null && trueOfQuestion(question, text) !== null) return null;
  const counted = grading !== null || taken.kind === 'check' || taken.kind === 'remark' ? partCounted(question, text) : null;
  if (counted !== null && !isSaidSince(session, question, counted.count))
    return { right: true, found: counted.count, counts: counted.of };
  const before = grading === null ? toldBeforeAsking(text) : null;
  const told = before ?? text;
  const isStep =
    before !== null ||
    ((mayTellStep.includes(taken.kind) || (taken.kind === 'confusion' && asksIfValueIs(text))) &&
      (taken.kind !== 'question' || asksIfSo.test(text) || asksByTone.test(text)));
  // A sum of parts that are right says more of what she can do than the verdict on it would.
  const parts = grading === null ? [] : stepsTold(question, text);
  const wrongSum = parts.length > 1 ? falseSum(question, text, parts) : null;
  if (wrongSum !== null) return { right: true, found: listed(parts), but: wrongSum };
  const first =
    grading === null
      ? isStep
        ? stepTold(question, told)
        : null
      : (goesOnWith(question, text, grading.text) ??
        partAsAnswer(question, text, grading.text) ??
        firstStepTold(question, text) ??
        doneStepTold(question, text) ??
        askedStepTold(question, text) ??
        renamedTold(question, text, grading.text) ??
        (/\bso far\b/i.test(text) || (text.includes('=') && writesTrueLine(text)) ? stepTold(question, text) : null));
  const line = (): ProbeReply | null => lineOfHers(world, session, question, told, before === null ? taken : { kind: 'remark' });
  // "So is it half of 5 = 2.5?" asks for the verdict, which a yes to the line would be taken for.
  if (grading === null && asksIfValueIs(text) && (first === null || valueOnTheWay(question, first) === null)) {
    const asked = line();
    return asked?.right === null ? asked : null;
  }
  if (first === null) return grading === null ? line() : null;
  const all = stepsTold(question, told);
  const found = (all.length > 0 ? all : [first]).filter((one) => !isSaidSince(session, question, one));
  if (found.length === 0) return null;
  const [only, ...more] = found;
  const next = nextTold(question, told, only!);
  if (next !== null && more.length === 0) return { right: true, found: only!, so_far: next };
  const but = falseEquivalent(question, told, only!) ?? falseSum(question, told, found);
  if (but !== null) return { right: true, found: listed(found), but };
  const aside = stepAside(question, told, found.at(-1)!);
  return { right: true, found: listed(found), ...(aside === null ? { stands: found.at(-1)! } : { next_aside: aside }) };
}

/** Finds what she has told so far; where it's one of two sides, together with her earlier messages. */
function withEarlier({ full_conversation_log: log }: LessonSession, question: Question, text: string): ToldSoFar | null {
  const told = toldSoFar(question, text);
  if (told?.kind !== 'over' && told?.kind !== 'under') return told;
  const earlier = log.flatMap(({ role, turn, text: said }) =>
    role === 'student' && turn > question.asked_at_turn ? [said] : [],
  );
  return toldSoFar(question, [...earlier, text].join(' . ')) ?? told;
}

/** Writes some values as they stand in a sentence that has the first and the last dollar sign itself: `3$ and $4`. */
const listed = (values: readonly string[]): string => series(values.map((value) => `$${value}$`)).slice(1, -1);

/** Returns the amount of a part that she sends, if she says of which part it is: what comes after it may be another value. */
const partAsAnswer = (question: Question, text: string, value: string): string | null => {
  const part = partTold(question, text);
  return part === null || Number(part) !== Number(value) ? null : part;
};

/** Returns a value on the way if she says what she does with it: "i got 56 and then i do 56 divided by 4". */
const goesOnWith = (question: Question, text: string, value: string): string | null =>
  valueOnTheWay(question, value) !== null && nextTold(question, text, value) !== null ? value : null;

/** The kinds of message that may tell all but the last step, whatever else they say. */
const maySaySoFar: readonly Heard['taken']['kind'][] = [...mayTellStep, 'confusion', 'feeling', 'small_talk'];

/** The kinds of message that may hold a line of work besides, whatever they are mostly about. */
const mayHoldLine: readonly Heard['taken']['kind'][] = [...mayTellStep, 'small_talk', 'off_topic', 'confusion', 'feeling'];

/** Finds a true line of her work that isn't known to be a step. A misconception in it comes first if this question lists it. */
function lineOfHers(
  world: LessonWorld,
  session: LessonSession,
  question: Question,
  text: string,
  taken: TakenFor,
): ProbeReply | null {
  const isOther =
    taken.kind === 'misconception' && question.wrong_answers.every(({ misconception }) => misconception !== taken.id);
  if (!isOther && !mayHoldLine.includes(taken.kind)) return null;
  const asks = taken.kind === 'question' || (taken.kind === 'check' && text.includes('?'));
  if (asks && !asksIfSo.test(text) && !asksByTone.test(text)) return null;
  const told = partsMixed(question, text) === null ? trueLineTold(question, text) : null;
  const isRead =
    told !== null && session.full_conversation_log.some(({ role, text: said }) => role === 'tutor' && said.includes(told.line));
  if (told === null || told.kind === 'mistake' || isRead) return null;
  if (told.kind === 'aside' && isKnownWrong(world, question, told.value)) return null;
  if (told.kind === 'aside') return { right: null, line: told };
  const so_far = nextTold(question, text, told.value);
  return { right: true, found: told.line, ...(so_far === null ? { line: told } : { so_far }) };
}

/** True if the tutor has said a number since the question was asked. */
export const isSaidSince = (
  { full_conversation_log: log }: Pick<LessonSession, 'full_conversation_log'>,
  { asked_at_turn }: Question,
  number: string,
): boolean => log.some(({ turn, text, act }) => turn > asked_at_turn && act !== null && numeralsIn(text).includes(number));
