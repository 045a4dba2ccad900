import type { HeardAct } from '../act.ts';
import { clausesOf, type Clause } from '../clauses.ts';
import type { HearingContext } from '../hearing-context.ts';
import { featuresOf, pairFeatures, prepared, preparedQuestion, type Features, type Prepared } from './pair-features.ts';
import { weights } from './weights.ts';

/** How sure the hearing must be before a misconception is taken for named: chosen on families that the weights were not trained on. */
export const leastSure = 0.5;

/**
 * The listed misconception that a student's words commit her to: "i added tops and bottoms", "longer numbers are bigger", a step with
 * its numbers ("28 minus 4" for 4x = 28). The names of the list say nothing; its descriptions are compared, in whatever words.
 *
 * Shape   at most one act. Its span is the clause that names it, or the whole message; its confidence is between `leastSure` and 1.
 *         Where the words only ask ("why can't I add the bottoms?") it is half that: who answers the question should know of it, and
 *         nobody should hold it against her.
 * Errors  none: an empty list, or a message that names none, gives no act.
 */
export function misconceptionsIn(message: string, context: HearingContext): readonly HeardAct[] {
  const best = surest(message, context);
  if (best === null || best.sure < leastSure) return [];
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
function surest(message: string, { question, misconceptions }: HearingContext): Candidate | null {
  const clauses = clausesOf(message);
  const [first, last] = [clauses[0], clauses.at(-1)];
  if (first === undefined || last === undefined || misconceptions.length === 0) return null;
  const [asked, listed] = [preparedQuestion(question), misconceptions.map(ready)];
  const stretches = [{ start: first.start, end: last.end }, ...(clauses.length > 1 ? joined(clauses) : [])];
  const candidates = stretches.flatMap(({ start, end }) =>
    featuresOf(message.slice(start, end), asked, listed).map((features, at) => ({
      id: listed[at]!.id,
      // Who denies what those say who have the mistake does not have it: "i know you don't add the bottoms".
      sure: features.deniesWhatIsSaid === 1 ? 0 : chanceOf(features),
      start,
      end,
      asks: features.asks === 1,
    })),
  );
  return candidates.reduce<Candidate | null>((best, next) => (best === null || next.sure > best.sure ? next : best), null);
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

/** The chance that a misconception with these features is named. */
export const chanceOf = (features: Features): number =>
  1 / (1 + Math.exp(-pairFeatures.reduce((sum, name) => sum + weights[name] * features[name], 0)));

const ready = (listed: { readonly id: string; readonly description: string }): Prepared => prepared(listed);
