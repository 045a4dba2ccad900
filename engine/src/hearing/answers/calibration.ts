import type { Clause } from '../clauses.ts';
import { contentOf } from '../misconceptions/shared-content.ts';
import { boundedLogOdds } from '../model/log-odds.ts';
import { chanceBy, type Network } from '../model/network.ts';
import { rememberReadings } from '../../guards/remember-readings.ts';
import { meantWordsOf } from '../vocabulary/meant-words.ts';
import { distanceFrom, hasFormOf, isExpectedBy, standsInAsked, type AskedThing } from './asked-thing.ts';
import { concluding, takesBack } from './claim-words.ts';
import type { TakenValue } from './claims-in.ts';
import { countsWhatIsAsked, isOfForm, type Judged } from './stance-features.ts';
import { originOf } from './value-origin.ts';

/**
 * The text that a value is judged as an answer to, and the other one that it may answer instead: question and probe, or probe
 * and question.
 */
export type AskedBoth = { readonly own: AskedThing; readonly other: AskedThing | null };

/** The networks that estimate how probable it is that a value answers the question, or that it replies to the probe. */
export type Calibration = { readonly question: Network; readonly probe: Network };

/**
 * Returns what a network gets to know about a value. Each number is about 0 to 1, except the first: the log-odds from the model
 * of stances.
 */
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
    boundedLogOdds(chance) / 3,
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

/** The content words of a clause. */
const contentOfClause = ({ text }: Clause): ReadonlySet<string> => contentOfText(text);
const contentOfText = rememberReadings((text) => contentOf(meantWordsOf(text)), 500);

/**
 * Returns the probability that a value is the student's answer: the stance model's chance, corrected by where the value is in
 * the message, what the tables of words say, and what else is asked. The stance model learns words, and is too sure of those
 * that it has seen; the network was fitted on writers that the stance model hadn't seen.
 */
export const calibrated = (network: Network, inputs: readonly number[]): number => chanceBy(network, inputs);
