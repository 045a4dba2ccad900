import type { HeardAct } from '../../../../hearing/act.ts';
import type { Trouble } from '../../../../hearing/trouble.ts';
import { asks } from '../lesson-wishes.ts';
import { plainWords, tidyMessage } from '../../../../hearing/message-words.ts';
import type { Heard, TakenFor } from '../heard.ts';

/** How sure the hearing must be of a loss before it is acknowledged. */
const sure = 0.5;

/** True if the student tells that she lost somebody. */
export const tellsOfLoss = (acts: readonly HeardAct[]): boolean =>
  acts.some((act) => act.act === 'feeling' && act.feeling === 'loss' && act.confidence >= sure);

/** True if a message is heard as one that tells of a loss, or comes back to it. */
export const mourns = ({ acts, cues, taken }: Pick<Heard, 'acts' | 'cues' | 'taken'>): boolean =>
  taken.kind === 'feeling' && (tellsOfLoss(acts) || cues.includes('tells_of_loss'));

/** True if a message has a word of death or of somebody who is gone: "my grandma went to the hospital" has none. */
export const speaksOfDeath = (text: string): boolean =>
  /\b(?:die[sd]?|dying|dead|death|pass(?:ed|ing)|funeral|buried|grave|heaven|rip|gone|lost|lose|losing|killed|put (?:him|her|it|them) (?:down|to sleep)|put down|miss(?:ed|ing)?|not here (?:any ?more)|didn['’]?t make it|ran away|goodbye)\b/i.test(
    text,
  );

/** Troubles that weigh less than a loss, if both are heard: "my hamster got sick and died". */
const lighterThanLoss: readonly Trouble[] = ['sick', 'someone_sick', 'sad'];
export const troubleBeside = (acts: readonly HeardAct[], trouble: Trouble | null): Trouble | null =>
  trouble !== null && tellsOfLoss(acts) && lighterThanLoss.includes(trouble) ? null : trouble;

/** What a message about a loss may be taken for. The reply to these has no mathematics. */
const besideLoss: readonly TakenFor['kind'][] = [
  'remark',
  'reason',
  'idea',
  'misconception',
  'confusion',
  'check',
  'continuation',
  'small_talk',
  'off_topic',
];
export const seemsBesideLoss = ({ kind }: TakenFor): boolean => besideLoss.includes(kind);

/** After a loss was acknowledged, this many messages in a row are listened to, whatever they sound like. */
const mostListened = 3;

/**
 * True if the student told of a loss in one of her last messages, and of nothing else since. `heard`: what was heard in her
 * messages, the oldest first.
 */
export function hasJustToldOfLoss(heard: readonly (Heard | undefined)[]): boolean {
  const since = heard.toReversed().slice(0, mostListened);
  const told = since.findIndex((one) => one !== undefined && tellsOfLoss(one.acts));
  return told >= 0 && since.slice(0, told).every((one) => one !== undefined && (one.cues.includes('tells_of_loss') || nods(one)));
}
const nods = ({ taken: { kind } }: Heard): boolean => kind === 'continuation' || kind === 'small_talk';

/** About somebody she lost, or how it was: "his name was max", "he was 12", "we got her when i was 3", "i miss him". */
const ofSomebody =
  /\b(?:he|she|him|her|his|hers|they|them|their|we|us|our|my|i (?:miss|missed|loved|love|cried|cant stop|had|got|knew|never|used to|saw|found|think about|am (?:so |really |still )?sad))\b/;
const ofMathematics =
  /[=+<>]|\d\s*[-*/x×÷]\s*\d|\b(?:answer|question|problem|plus|minus|times|divided|equals|percent|fraction|denominator|numerator|hint|solve)\b/;

/** True if a message after a loss goes on about it. */
export function goesOnTelling(text: string, taken: TakenFor, acts: readonly HeardAct[]): boolean {
  const words = plainWords(tidyMessage(text));
  if (!seemsBesideLoss(taken) && taken.kind !== 'feeling' && taken.kind !== 'answer') return false;
  if (asks(words) || ofMathematics.test(text.toLowerCase())) return false;
  // "12" is an answer; "he was 12" is not.
  return ofSomebody.test(words) && (taken.kind !== 'answer' || ofTheDead.test(words)) && !acts.some(({ act }) => act === 'wish');
}
const ofTheDead =
  /^(?:\w+ ){0,2}(?:he|she|they|his|her) (?:\w+ )?(?:was|were|is|lived|died|turned|name|birthday|would be|would have been)\b/;
