import { checkAnswer } from '../../math/check-answer.ts';
import type { HeardAct } from '../act.ts';
import { clausesOf, type Clause } from '../clauses.ts';
import { answersBy, type HeardAnswers } from '../answers/answers-in.ts';
import type { ValueChances } from '../answers/claims-in.ts';
import { stanceModel } from '../answers/stance-model.ts';
import type { HearingContext } from '../hearing-context.ts';
import type { Reading } from '../reader/reader.ts';
import { weighedByReader } from '../reader/weighed-by-reader.ts';
import { surroundingsOf } from '../talk/segment-features.ts';
import { inputsOf, openMisconceptionModel, vectorsOf, type MisconceptionModel } from './misconception-model.ts';
import weights from './misconception-weights.json' with { type: 'json' };
import { chanceBy } from '../model/network.ts';
import { featuresOf, meantIn, prepared, preparedQuestion, repeatsQuestion } from './pair-features.ts';

/** The model that is in use. */
export const misconceptionModel = openMisconceptionModel(weights);

/**
 * The lowest probability at which a misconception is heard. Chosen on questions and students that the weights were not trained
 * on.
 */
const leastSure = 0.45;
/**
 * The same, if the message also has an answer. The answer is handled first; hearing a misconception by mistake then costs more
 * than missing one.
 */
const leastSureBesideAnswer = 0.55;
/** Below this probability, the reader's opinion changes nothing: what code has compared speaks against the misconception. */
const leastHeard = 0.2;

/**
 * Finds the listed misconception that a student's words show she has: "i added tops and bottoms", "longer numbers are bigger",
 * or a step with its numbers ("28 minus 4" for 4x = 28). The ids in the list don't matter; the descriptions are compared,
 * however they are worded.
 *
 * Shape   at most one act. Its span is the clause that states it, or the whole message; its confidence is at least `leastSure`.
 *         If the words only ask ("why can't I add the bottoms?"), the confidence is halved: the answer to the question should
 *         consider the misconception, but it shouldn't be held against the student.
 * Errors  none: an empty list, or a message that states none, gives no act.
 */
export const misconceptionsIn = (message: string, context: HearingContext): readonly HeardAct[] =>
  misconceptionsBy(misconceptionModel, message, context, answersBy(stanceModel, message, context, null), null);

/** Like `misconceptionsIn`, with a given model, so that models can be compared, and with the answers that were heard. */
export function misconceptionsBy(
  model: MisconceptionModel,
  message: string,
  context: HearingContext,
  { acts: answers, chances }: HeardAnswers,
  reading: Reading | null,
): readonly HeardAct[] {
  const best = surest(model, message, context, chances, reading);
  if (best === null || best.sure < (answers.length > 0 ? leastSureBesideAnswer : leastSure)) return [];
  const { start, end, sure, asks, id } = best;
  const text = message.slice(start, end);
  return [{ act: 'misconception', text, misconception: id, start, end, confidence: asks ? sure / 2 : sure }];
}

type Candidate = {
  readonly id: string;
  readonly sure: number;
  readonly start: number;
  readonly end: number;
  readonly asks: boolean;
};

/**
 * Finds the most probable listed misconception, in the whole message and in each of its clauses; null if there is nothing to
 * hear.
 */
function surest(
  model: MisconceptionModel,
  message: string,
  context: HearingContext,
  values: ValueChances,
  reading: Reading | null,
): Candidate | null {
  const stretches = stretchesOf(message);
  if (stretches.length === 0 || context.misconceptions.length === 0) return null;
  const [asked, listed, around] = [
    preparedQuestion(context.question),
    context.misconceptions.map(prepared),
    surroundingsOf(context),
  ];
  const vectors = vectorsOf(
    model.described,
    listed.map((one) => one.embedded),
  );
  const telling = stretches.filter(({ start, end }) => {
    const text = message.slice(start, end);
    return (
      !repeatsQuestion(text, asked) && !leadsToAnswer(text, context.question) && !isBrokenOff(text) && !onlyNumbers.test(text)
    );
  });
  const read = (sure: number, id: string): number =>
    reading === null || sure < leastHeard ? sure : weighedByReader(sure, reading.misconceptions.get(id) ?? 0, 'misconception');
  const candidates = telling.flatMap(({ start, end }) => {
    const meant = meantIn(message.slice(start, end), asked);
    const all = featuresOf(meant, asked, listed);
    return inputsOf(model, meant, all, listed, { around, values, vectors }).map((inputs, at) => ({
      id: listed[at]!.id,
      // A student who denies what students with the mistake say doesn't have it: "i know you don't add the bottoms".
      sure: all[at]!.deniesWhatIsSaid === 1 ? 0 : read(chanceBy(model.network, inputs), listed[at]!.id),
      start,
      end,
      asks: all[at]!.asks === 1,
    }));
  });
  return candidates.reduce<Candidate | null>((best, next) => (best === null || next.sure > best.sure ? next : best), null);
}

/** "2x((": true for mathematics alone that breaks off. */
const isBrokenOff = (text: string): boolean => /[-+*/=^([{]\s*$/.test(text) && !/\p{L}{2}/u.test(text);

/** "11,8,7": numbers alone, without any operation. */
const onlyNumbers = /^[\d\s,;]+$/;

/** "3/8 + 4/8": true for mathematics alone that gives the right answer. */
function leadsToAnswer(text: string, question: HearingContext['question']): boolean {
  if (question === null || !/^[\d\s+*/^().×÷·−-]+$/.test(text)) return false;
  const check = checkAnswer(question.answer, text);
  return check.verdict === 'correct' || (check.verdict === 'incorrect' && check.reason === 'form');
}

/**
 * Returns the stretches of a message in which a misconception is looked for: the whole message, and its clauses if there are
 * several.
 */
export function stretchesOf(message: string): readonly { readonly start: number; readonly end: number }[] {
  const clauses = clausesOf(message);
  const [first, last] = [clauses[0], clauses.at(-1)];
  if (first === undefined || last === undefined) return [];
  return [{ start: first.start, end: last.end }, ...(clauses.length > 1 ? joined(clauses) : [])];
}

/**
 * Returns each clause, and each together with the next, because it may take two to state a mistake. Only the first twelve
 * clauses of a long message are used.
 */
const joined = (clauses: readonly Clause[]): { start: number; end: number }[] =>
  clauses.slice(0, 12).flatMap(({ start, end }, at) => {
    const next = clauses[at + 1];
    return next === undefined || clauses.length === 2
      ? [{ start, end }]
      : [
          { start, end },
          { start, end: next.end },
        ];
  });
