import type { Clause } from '../clauses.ts';
import { contentOf } from '../misconceptions/shared-content.ts';
import { chanceBy, type Network } from '../model/network.ts';
import { rememberReadings } from '../../guards/remember-readings.ts';
import { meantWordsOf } from '../vocabulary/meant-words.ts';
import { distanceFrom, hasFormOf, isExpectedBy, standsInAsked, type AskedThing } from './asked-thing.ts';
import { concluding, takesBack } from './claim-words.ts';
import type { TakenValue } from './claims-in.ts';
import { countsWhatIsAsked, isOfForm, type Judged } from './stance-features.ts';
import { originOf } from './value-origin.ts';

/** What a value is judged as an answer to, and what else it may answer: the question beside the probe, or the probe beside the question. */
export type AskedBoth = { readonly own: AskedThing; readonly other: AskedThing | null };

/** The networks that say how probable it is that a value answers the question, and that it replies to the probe. */
export type Calibration = { readonly question: Network; readonly probe: Network };

/** What a network reads of a value, each about 0 to 1 but for the first, which is the log-odds that the model of stances gives. */
export function calibrationInputs(
  one: TakenValue,
  { all, clauses, waiting, ruled }: Judged,
  chance: number,
  { own, other }: AskedBoth,
): readonly number[] {
  const { value, stance, at, clause } = one;
  const origin = value.right ? 'right' : originOf(value.answer, waiting);
  const words = contentOfClause(clause);
  const count = { own: 0, other: 0, both: 0, neither: 0 };
  for (const word of words) {
    const [isOwn, isOther] = [own.content.has(word), other?.content.has(word) === true];
    count[isOwn ? (isOther ? 'both' : 'own') : isOther ? 'other' : 'neither'] += 1;
  }
  const facts: readonly boolean[] = [
    value.right,
    ruled,
    ...(['claimed', 'closed', 'told', 'asked', 'denied', 'reported'] as const).map((name) => stance === name),
    ...(['alone', 'result', 'subject'] as const).map((name) => value.role === name),
    value.ofTheQuestion,
    value.sure,
    clauses.length > 1,
    at === 0,
    at === clauses.length - 1,
    value.before === '',
    value.after === '',
    at === 0 && value.before === '',
    at === clauses.length - 1 && value.after === '',
    clause.asks,
    clause.opener === 'because',
    clause.opener === 'so' || clause.opener === 'then',
    standsInAsked(own, value.answer),
    isOfForm(value.answer, waiting),
    hasFormOf(own, value.answer),
    waiting.closed,
    all.length === 1,
    one === all[0],
    one === all.at(-1),
    all.some((another) => another !== one && another.value.right),
    all.some((another) => another.value.role === 'operand'),
    ['opposite', 'shifted', 'inverse'].includes(origin),
    origin === 'near',
    origin === 'one step',
    origin === 'no step',
    countsWhatIsAsked(value.after.split(' '), waiting),
    other !== null,
    other !== null && isExpectedBy(other, value.answer),
    other !== null && hasFormOf(other, value.answer),
    other !== null && standsInAsked(other, value.answer),
    wholly.test(clause.text),
    concluding.test(clause.words) || concluding.test(value.before),
    all.some((later) => later.at > at && (takesBack.test(later.clause.words) || takesBack.test(later.value.before))),
    all.some((another) => another !== one && another.value.answer === value.answer),
    /\bi\b|\bmy\b|\bme\b/.test(value.before),
    clauses[at + 1] !== undefined && clauses[at + 1]!.opener === 'because',
  ];
  return [
    logOdds(chance) / 3,
    ...facts.map(Number),
    squashed(count.own),
    squashed(count.other),
    squashed(count.both),
    squashed(count.neither),
    distanceFrom(own, value.answer),
    other === null ? 1 : distanceFrom(other, value.answer),
    Math.min(1, clause.tokens.length / 20),
    Math.min(1, clauses.length / 5),
    Math.min(1, all.length / 5),
  ];
}

const wholly =
  /\b(?:in all|all in all|altogether|in total|(?:real|main|big|first) (?:one|question)|whole thing|the (?:final )?answer|final)\b/i;

const squashed = (count: number): number => count / (1 + count);

/** What a clause speaks of beside its numbers. */
const contentOfClause = ({ text }: Clause): ReadonlySet<string> => contentOfText(text);
const contentOfText = rememberReadings((text) => contentOf(meantWordsOf(text)), 500);

const logOdds = (chance: number): number => {
  const bounded = Math.min(0.999, Math.max(0.001, chance));
  return Math.log(bounded / (1 - bounded));
};

/**
 * How probable it is that a value is what a student answers: the chance that the model of stances gives, weighed with where the value stands, what
 * the tables of words say and what else is asked. The model learns words, and is too sure of those that it has met; the network was fitted on
 * writers that it had not met.
 */
export const calibrated = (network: Network, inputs: readonly number[]): number => chanceBy(network, inputs);
