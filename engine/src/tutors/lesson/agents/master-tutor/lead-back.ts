import { asksOfPeople } from '../../hearing/asks-of-people.ts';
import { isNumberRow } from '../../hearing/number-row.ts';
import type { MasterTutorContext, MasterTutorSecret } from './master-tutor-context.ts';
import { sentences } from './master-tutor-sentences.ts';
import { core, justSaid, named, type Part, type Say } from './script-parts.ts';

/** She would rather have what comes next. */
export const wantsNext = /\b(?:next|skip|another)\b/i;

/** She says how it is for her. */
const isDull = /\b(?:bored|boring|dull|(?:too|so|was|is) easy)\b/i;
export const isHard = /\b(?:stuck|hard|hours|tired|difficult|tricky|confusing|hate|can'?t do)\b/i;

/** She says how she feels, and not about the lesson. */
const isLow =
  /\b(?:sad|upset|lonely|crying|cry|worried|nervous|anxious|unhappy|bad day|bad mood|not (?:feeling )?(?:well|good|okay))\b/i;

/** She tells what she would do with the numbers. */
const isThought =
  /\b(?:i|we|you)(?:'d| would| could| should| have to| need to| must| can| think|'ll| will| am going to)?\b[^.?!]*\b(?:multiply|times|divide|share|add|plus|subtract|minus|take away|double|halve|count|cut|compare|multiplied|divided|added)\b/i;

/** One line to what is beside the matter: small talk, something else, how it is for her. */
export function whatIsSaidAside({ message, awaiting }: MasterTutorContext, say: Say): string {
  if (message.wish === 'already_know') return say('alreadyKnowStays');
  if (message.wish === 'slower') return say('slower');
  if (message.wish === 'faster') return say('faster');
  switch (message.intent) {
    case 'small_talk':
      return /\b(?:thanks?|thx|ty|cheers)\b/i.test(message.text)
        ? say('thanks')
        : /^\W*(?:hi|hello|hey|yo|good (?:morning|afternoon|evening))\b/i.test(message.text)
          ? say('hello')
          : say('smallTalk');
    case 'off_topic':
      return say('offTopic');
    case 'continuation':
      return say(awaiting === null ? 'goOnHere' : 'allRight');
    default: {
      const asked = asksOfPeople(message.text);
      if (asked !== null) return say(ofPeople[asked]);
      if (isLow.test(message.text)) return say('low');
      if (isDull.test(message.text)) return say('dull');
      if (isThought.test(message.text) || isNumberRow(message.text)) return say('thought');
      return say(isHard.test(message.text) ? 'hard' : 'remark');
    }
  }
}

const ofPeople = { call: 'cannotCall', worth: 'worth', language: 'speaksEnglish', tutor: 'ofItself' } as const;

/** Back to the question that waits: what it asks for, in its own words the first time, and that help is there. */
export function leadsBack(
  { awaiting, message }: MasterTutorContext,
  { said }: MasterTutorSecret,
  say: Say,
  first: boolean,
): (Part | null)[] {
  const asks = awaiting === null ? null : askedBy(awaiting.text);
  const wasAsked = asks !== null && said.slice(-justSaid).some((text) => text.includes(asks));
  const wasOffered = said.slice(-2 * justSaid).some((text) => sentences.offerHint.some((offer) => text.includes(offer)));
  return [
    core(asks === null || wasAsked || !first ? say('waits') : say('asksThat', asks)),
    wasOffered || isDull.test(message.text) ? null : named(say('offerHint')),
  ];
}

const longestAsk = 90;

/** The sentence of a question that asks, where it can be said by itself. */
function askedBy(text: string): string | null {
  const asking = text
    .replace(/\*\*/g, '')
    .split(/(?<=[.?:])\s+|\n+/)
    .findLast((sentence) => sentence.endsWith('?'));
  return asking === undefined || asking.length > longestAsk || /[“”\\$]/.test(asking) ? null : asking.trim();
}
