import { checkAnswer } from '../../math/check-answer.ts';
import type { HeardAct } from '../act.ts';
import { clausesOf, type Clause } from '../clauses.ts';
import { answersBy, type HeardAnswers } from '../answers/answers-in.ts';
import type { ValueChances } from '../answers/claims-in.ts';
import { stanceModel } from '../answers/stance-model.ts';
import type { HearingContext } from '../hearing-context.ts';
import { surroundingsOf } from '../talk/segment-features.ts';
import { inputsOf, openMisconceptionModel, vectorsOf, type MisconceptionModel } from './misconception-model.ts';
import weights from './misconception-weights.json' with { type: 'json' };
import { chanceBy } from '../model/network.ts';
import { featuresOf, meantIn, prepared, preparedQuestion, repeatsQuestion } from './pair-features.ts';

/** The model that the hearing goes by. */
export const misconceptionModel = openMisconceptionModel(weights);

/** How sure the hearing must be before a misconception is taken for named: chosen on questions and voices that the weights were not trained on. */
const leastSure = 0.45;
/** The same beside an answer, which is taken up first: there a misconception that is none costs more than one that goes unheard. */
const leastSureBesideAnswer = 0.55;

/**
 * The listed misconception that a student's words commit her to: "i added tops and bottoms", "longer numbers are bigger", a step with
 * its numbers ("28 minus 4" for 4x = 28). The names of the list say nothing; its descriptions are compared, in whatever words.
 *
 * Shape   at most one act. Its span is the clause that names it, or the whole message; its confidence is above a half.
 *         Where the words only ask ("why can't I add the bottoms?") it is half that: who answers the question should know of it, and
 *         nobody should hold it against her.
 * Errors  none: an empty list, or a message that names none, gives no act.
 */
export const misconceptionsIn = (message: string, context: HearingContext): readonly HeardAct[] =>
  misconceptionsBy(misconceptionModel, message, context, answersBy(stanceModel, message, context));

/** The same by a given model, as one is weighed against another, beside the answers that are heard. */
export function misconceptionsBy(
  model: MisconceptionModel,
  message: string,
  context: HearingContext,
  { acts: answers, chances }: HeardAnswers,
): readonly HeardAct[] {
  const best = surest(model, message, context, chances);
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

/** The likeliest of the listed misconceptions, over the whole message and each of its clauses; null where there is nothing to hear. */
function surest(model: MisconceptionModel, message: string, context: HearingContext, values: ValueChances): Candidate | null {
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
  const candidates = telling.flatMap(({ start, end }) => {
    const meant = meantIn(message.slice(start, end), asked);
    const all = featuresOf(meant, asked, listed);
    return inputsOf(model, meant, all, listed, { around, values, vectors }).map((inputs, at) => ({
      id: listed[at]!.id,
      // Who denies what those say who have the mistake does not have it: "i know you don't add the bottoms".
      sure: all[at]!.deniesWhatIsSaid === 1 ? 0 : chanceBy(model.network, inputs),
      start,
      end,
      asks: all[at]!.asks === 1,
    }));
  });
  return candidates.reduce<Candidate | null>((best, next) => (best === null || next.sure > best.sure ? next : best), null);
}

/** "2x((": mathematics alone that does not end. */
const isBrokenOff = (text: string): boolean => /[-+*/=^([{]\s*$/.test(text) && !/\p{L}{2}/u.test(text);

/** "11,8,7": numbers alone, which nothing is done with. */
const onlyNumbers = /^[\d\s,;]+$/;

/** "3/8 + 4/8": mathematics alone that comes to the right answer. */
function leadsToAnswer(text: string, question: HearingContext['question']): boolean {
  if (question === null || !/^[\d\s+*/^().×÷·−-]+$/.test(text)) return false;
  const check = checkAnswer(question.answer, text);
  return check.verdict === 'correct' || (check.verdict === 'incorrect' && check.reason === 'form');
}

/** The stretches of a message in which a misconception is looked for: the whole, and its clauses where there are several. */
export function stretchesOf(message: string): readonly { readonly start: number; readonly end: number }[] {
  const clauses = clausesOf(message);
  const [first, last] = [clauses[0], clauses.at(-1)];
  if (first === undefined || last === undefined) return [];
  return [{ start: first.start, end: last.end }, ...(clauses.length > 1 ? joined(clauses) : [])];
}

/** Each clause, and each with the one behind it, for an error may take two of them to tell. A long message is heard at its beginning. */
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
