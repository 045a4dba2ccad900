import type { MasterTutorContext, MasterTutorSecret } from './master-tutor-context.ts';
import { sentences, type SentenceTable } from './master-tutor-sentences.ts';
import type { ShortAnswer } from '../../turn/lesson-move.ts';
import { withoutBold } from '../../support/without-bold.ts';
import { core, justSaid, named, type Part, type Say } from './script-parts.ts';

/** Returns one line on something beside the question: small talk, another subject, how the student feels. */
export function whatIsSaidAside({ message, awaiting, task }: MasterTutorContext, say: Say): string | null {
  const { cues } = message;
  if (message.wish === 'already_know') return say('alreadyKnowStays');
  if (message.wish === 'slower') return say('slower');
  if (message.wish === 'faster') return say('faster');
  if (cues.includes('asks_the_question')) return null;
  if (cues.includes('is_low')) return say('low');
  const toTutor = shows.find(([one]) => saidToTutor.has(one) && cues.includes(one));
  if (toTutor !== undefined) return say(toTutor[1]);
  switch (message.intent) {
    case 'small_talk': {
      const kind = talk.find(([one]) => cues.includes(one))?.[1];
      const tells = cues.includes('tells_of_life') || eats.test(message.text);
      const life = tells ? say(saidOfLife(message.text)) : null;
      const first = kind === undefined && life !== null ? null : say(kind ?? 'smallTalk');
      return [first, life].filter((one) => one !== null).join(' ');
    }
    case 'off_topic':
      return say(cues.includes('tells_of_life') ? saidOfLife(message.text) : 'offTopic');
    case 'continuation':
      return say(awaiting === null ? 'goOnHere' : 'allRight');
    default: {
      const cue = shows.find(([one]) => cues.includes(one));
      if (cue !== undefined) return say(cue[1]);
      if (message.tells === 'wants_time') return say('takeYourTime');
      if (task.offers && message.intent !== 'feeling') return null; // without a question there's nothing to try a thought on, and the offer says enough
      if (message.tells === 'reason' || ofNumbers.test(message.text)) return say('thought');
      return say(message.intent === 'feeling' ? 'hearsYou' : 'remark');
    }
  }
}

/** The kinds of small talk, and the reply to each. */
const talk = [
  ['tells_joke', 'laughs'],
  ['thanks', 'thanks'],
  ['enjoys', 'enjoys'],
  ['greets', 'hello'],
] as const;

/**
 * Chooses the reply to what she says about her day: about food, about something that bothers her, or about anything else, glad
 * or sad.
 */
function saidOfLife(text: string): SentenceTable {
  if (bothers.test(text)) return 'ofNoise';
  return eats.test(text) ? 'ofFood' : 'ofLife';
}
const bothers =
  /\b(?:annoy\w*|bother\w*|bugging|loud|nois\w+|sing\w*|scream\w*|yelling|shout\w*|bark\w*|crying|won['’]?t (?:stop|leave)|wont (?:stop|leave)|keeps? \w+ing|distract\w*)\b/i;
const eats =
  /\b(?:had|ate|eating|eat|having|made|got|have|getting|was|were)\b.{0,25}\b(?:pizza|pasta|spaghetti|lunch|dinner|breakfast|snacks?|tacos?|burgers?|ice cream|cookies?|cake|pancakes?|sandwich\w*|noodles|chicken|soup|candy|chips|fries|popcorn)\b/i;

/** Cues of things said to the tutor itself, answered whatever else was heard. */
const saidToTutor: ReadonlySet<string> = new Set(['sorry_for_english', 'apologizes', 'asks_of_tutor']);

/** Numbers, or what is done with them: the message is about mathematics, whatever it means. */
const ofNumbers = /\d|\b(?:divided?|times|plus|minus|add(?:ed)?|subtract(?:ed)?|multipl(?:y|ied))\b/i;

/** The cues that a remark may contain, and the reply to each. The first that fits is used. */
const shows = [
  ['asks_to_call', 'cannotCall'],
  ['asks_worth', 'worth'],
  ['asks_language', 'speaksEnglish'],
  ['sorry_for_english', 'englishIsFine'],
  ['apologizes', 'noWorries'],
  ['asks_of_tutor', 'ofItself'],
  ['is_low', 'low'],
  ['gets_it', 'feelsInsight'],
  ['is_bored', 'dull'],
  ['doubts_value', 'worthChecking'],
  ['thinks_aloud', 'thought'],
  ['finds_hard', 'hard'],
] as const;

const momentary: readonly ShortAnswer[] = ['break', 'bathroom', 'told_for_safety'];

/** True if she's leaving for a moment, or is low: then the tutor doesn't push the question on her. */
const needsAMoment = ({ task, message }: MasterTutorContext): boolean =>
  task.beside.some(
    (one) =>
      (one.do === 'answer_shortly' && momentary.includes(one.answer)) || (one.do === 'acknowledge' && one.break && one.again),
  ) ||
  (task.beside.length === 0 && message.cues.includes('is_low'));

/** True if the reply to her feeling offers something other than the question: a break, a change. */
const offersOther = ({ task }: MasterTutorContext): boolean =>
  task.beside.some((one) => one.do === 'acknowledge' && !one.again && (one.break || one.told === 'boredom'));

/**
 * Leads back to the waiting question, unless what was said `aside` does so: what it asks, in its own words the first time, and
 * that help is available.
 */
export function leadsBack(
  context: MasterTutorContext,
  { said }: MasterTutorSecret,
  say: Say,
  { first, aside }: { first: boolean; aside: string | null },
): (Part | null)[] {
  const { awaiting, message } = context;
  if (needsAMoment(context)) return [core(say('noHurry'))];
  if (offersOther(context)) return [];
  if (awaiting !== null && message.cues.includes('asks_the_question'))
    return [core(say('asksThat', withoutBold(awaiting.text))), named(say('offerHint'))];
  const asks = awaiting === null ? null : askedBy(awaiting.text);
  const wasAsked = asks !== null && said.slice(-justSaid).some((text) => text.includes(asks));
  const isMet = context.task.beside.length > 0 || context.task.taught !== null; // the reply has said something already
  const wasOffered = said.slice(-2 * justSaid).some((text) => sentences.offerHint.some((offer) => text.includes(offer)));
  const sendsBack = aside !== null && [...sentences.thought, ...sentences.worthChecking].some((one) => one === aside);
  return [
    sendsBack
      ? null
      : asks === null || wasAsked || !first
        ? core(isMet ? rarely('waits', context, say) : say('waits'))
        : core(say('asksThat', asks)),
    wasOffered || message.cues.includes('is_bored') ? null : named(say('offerHint')),
  ];
}

/** Finds a sentence of a table, unless another of them was said a moment ago. Some are welcome once, and filler the next time. */
export const rarely = (table: SentenceTable, { history }: MasterTutorContext, say: Say): string | null =>
  history.slice(-2 * justSaid).some(({ role, text }) => role === 'tutor' && sentences[table].some((one) => text.includes(one)))
    ? null
    : say(table);

/** Without a waiting question: repeats the offer, unless she needs a moment. */
export function withoutQuestion(context: MasterTutorContext, say: Say): (Part | null)[] {
  if (!context.task.offers) return [core(say(needsAMoment(context) ? 'goOnWhenReady' : 'goOnHere'))];
  if (needsAMoment(context)) return [core(say('noHurry'))];
  return offersOther(context) ? [] : [core(say('offer'))];
}

const longestAsk = 90;

/** Refers to something that another sentence of the question names: "What is my number?", "Whose bucket has the most?" */
const leansOnOthers =
  /\b(?:my|his|her|hers|their|theirs|its?|they|them|he|she|this|these|that|those|such|whose|one of|missing)\b|\bwho\b|\bwhich (?:one|of)\b|\bthe (?:statement|rule|table|box|equation|graph|number)\b/i;

/** Returns the sentence of a question that asks, if it makes sense by itself. */
function askedBy(text: string): string | null {
  const sentences = withoutBold(text)
    .split(/(?<=[.?:])\s+|\n+/)
    .filter((sentence) => sentence !== '');
  const asking = sentences.findLast((sentence) => sentence.endsWith('?'));
  if (asking === undefined || asking.length > longestAsk || /[“”\\$]/.test(asking)) return null;
  return sentences.length > 1 && leansOnOthers.test(asking) ? null : asking.trim();
}
