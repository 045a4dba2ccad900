import { tellsJoke } from './tells-joke.ts';
import type { LessonWish } from '@stoa/schema/lesson';
import type { HeardAct } from '../../../hearing/act.ts';
import { plainWords, tidyMessage } from '../../../hearing/message-words.ts';
import { wantsToGoOn } from '../../../hearing/talk/wants-to-go-on.ts';
import { cuesIn, wantsOn } from './cues.ts';
import type { TakenFor } from './heard.ts';
import { offerNamed } from './offer-named.ts';
import {
  asks,
  complainsOfNoAnswer,
  findsItTooEasy,
  goesOn,
  knowsAlready,
  pleads,
  saysGoodbye,
  saysLost,
  saysOnward,
  takesOfferUp,
  turnsOfferDown,
  wantsBreak,
  wantsMore,
  wantsAnother,
  wantsEasierOne,
  wantsItEasier,
  wantsHelp,
  wantsFewerWords,
  wantsOtherWords,
  wantsPicture,
  wantsStart,
  wantsToFind,
} from './lesson-wishes.ts';

/** Below this confidence an act may be anything. */
const sureEnough = 0.55;

/** Above this confidence there is no doubt. */
const surely = 0.85;

/** Acts that say nothing by themselves. */
const slight: readonly HeardAct['act'][] = ['reason', 'small_talk', 'off_topic', 'noise'];

const own = (wish: LessonWish): TakenFor => ({ kind: 'wish', wish });

/** "We learned this last year but I forgot": the student no longer knows it. */
const forgets = /\b(?:forgot|forget|forgotten|do not remember|dont remember|can not remember|cant remember)\b/;

/** "Just tell me where i went wrong": asks about her mistake, not for the answer. */
const wentWrong =
  /\bwhere (?:i|did i) (?:went|go|gone|mess|messed|got it|get it) ?(?:wrong|up)?\b|\bwhat (?:i did|did i do) wrong\b/i;

/** "I want to draw it first, wait for me": the student does it herself. */
const drawsItself =
  /\bi(?:['’]?m| am| want to| wanna|['’]?ll| will|['’]?d like to)? (?:gonna |going to )?(?:draw|sketch|write|do) (?:it|this|that)\b.*\b(?:wait|first|hold on|brb)\b/i;

/** "Can we do one together first", "one more example before me". */
const wantsOneTogether =
  /\b(?:do|try|work|solve) (?:one|it|an example) (?:together|with me) ?(?:first|before)?\b|\b(?:one more|another|an) example\b|\bshow me (?:one|how) first\b/i;

/** "Can i draw it": asks whether it's allowed, and doesn't want a picture. */
export const asksLeave =
  /^\W*(?:(?:ok|so|wait|um|hey|and|but)\W+)*(?:can|may|could) i (?:please )?(?:draw|write|use|sketch|count on)\b/i;

/**
 * Decides what the lesson does about a message without an answer, by its weightiest act. A feeling next to other acts doesn't
 * count.
 */
export function takenForActs(acts: readonly HeardAct[], text: string): TakenFor {
  const words = plainWords(tidyMessage(text));
  const main = mainAct(acts);
  const sure = main !== null && main.confidence > sureEnough && !slight.includes(main.act) ? main : null;
  if (tellsJoke(text)) return { kind: 'small_talk' };
  if (wantsNotFaster.test(words)) return own('slower');
  const offer = offerNamed(words);
  if (offer !== null) return own(offer === 'harder' ? 'faster' : 'another_question');
  if (isDoneWithThisOne.test(words)) return own('another_question');
  if (wentWrong.test(text)) return { kind: 'question' };
  if (drawsItself.test(text)) return { kind: 'remark' };
  if (sure?.act !== 'misconception' && wantsPicture(words) && !asksLeave.test(text)) return own('picture');
  if (wantsStart(words) || cuesIn(text).includes('is_reluctant')) return own('hint');
  if (wantsOneTogether.test(text)) return own('explain_differently');
  if (wantsFewerWords(words)) return own(/\bslow/.test(words) ? 'slower' : 'faster');
  if (findsItTooEasy(words)) return own('faster');
  if (/\b(?:had|have) enough of\b|\bsick of\b|\bfreak(?:s|ed)? (?:me )?out\b|\bpanick?(?:ed|ing)?\b|\bscary\b/.test(words))
    return { kind: 'remark' };
  if (asksLeave.test(text)) return { kind: 'question' };
  if (saysOnward(words) || wantsOn.test(text)) return { kind: 'continuation' };
  if (sure?.act !== 'question' && sure?.act !== 'misconception' && knowsAlready(words) && !forgets.test(words))
    return own('already_know');
  if (sure?.act !== 'misconception' && wantsEasierOne(words)) return own('another_question');
  // "Is it 24? i go around" asks about the value, whatever she believes.
  const check = acts.find((act) => act.act === 'wish' && act.wish === 'check' && act.confidence > surely);
  if (sure === null && check?.act === 'wish' && /\d/.test(check.text)) return wished(check, plainWords(tidyMessage(check.text)));
  const isTalk = main?.act === 'small_talk' || main?.act === 'off_topic';
  const feels = acts.some(({ act, confidence }) => act === 'feeling' && confidence > sureEnough);
  const told = sure === null && !(isTalk && main.confidence > sureEnough) ? bySomePhrase(words, !isTalk && !feels) : null;
  if (told !== null) return told;
  if (main === null)
    return { kind: feels || seemsToFeel(acts, text) ? 'feeling' : asksOutright.test(text) ? 'question' : 'remark' };
  switch (main.act) {
    case 'misconception':
      return { kind: 'misconception', id: main.misconception };
    case 'question':
      if (complainsOfNoAnswer(words)) return { kind: 'asks_for_answer' };
      if (main.about === 'logistics' && wantsToGoOn(text)) return { kind: 'continuation' };
      // "The smaller the bottom number the bigger the pieces" has no word that asks.
      if (sure === null && !asks(words) && !text.includes('?')) return { kind: feels ? 'feeling' : 'remark' };
      // "why?" by itself is confusion, whatever it asks.
      return main.text.includes(' ') ? { kind: 'question' } : { kind: 'confusion' };
    case 'wish':
      return wished(main, words);
    case 'small_talk':
      if (wantsToGoOn(text)) return { kind: 'continuation' };
      return saysGoodbye(words) ? own('finish') : { kind: 'small_talk' };
    case 'off_topic':
      return { kind: 'off_topic' };
    default:
      return { kind: asksOutright.test(text) ? 'question' : 'remark' };
  }
}

/**
 * True if a message has only a feeling, though it isn't sure which: "exhausted", "no energy". In the messages that were
 * counted, three in four with only such an uncertain feeling did tell one. An insight may be about the mathematics, so it
 * doesn't count.
 */
const seemsToFeel = (acts: readonly HeardAct[], text: string): boolean =>
  !/\d/.test(text) &&
  !asksOutright.test(text) &&
  acts.length > 0 &&
  acts.every((act) => act.act === 'feeling' && act.feeling !== 'insight' && act.confidence >= 0.3);

/**
 * Asks by its words, whatever else is in it: "If she saw no birds, why can't I leave that day out", "don't we need the same
 * bottoms".
 */
const asksOutright =
  /\bwhy (?:can|can['’]?t|cant|is|isn['’]?t|isnt|do|don['’]?t|dont|does|doesn['’]?t|doesnt|would|wouldn['’]?t|not)\b|^\W*(?:(?:but|so|wait|and|um)\W+)*(?:don['’]?t|dont|isn['’]?t|isnt|aren['’]?t|arent|shouldn['’]?t|shouldnt|can['’]?t|cant) (?:we|i|you|u|it|they)\b/i;

/**
 * Interprets a message by phrases, if the hearing is sure of nothing that needs a reply. `mayAsk`: whether the words may be a
 * question about the mathematics.
 */
function bySomePhrase(words: string, mayAsk: boolean): TakenFor | null {
  if (wantsOtherWords(words)) return own('explain_differently');
  if (saysLost(words) || /^[? ]+$/.test(words)) return { kind: 'confusion' };
  if (pleads(words)) return { kind: 'asks_for_answer' };
  return mayAsk && asks(words) ? { kind: 'question' } : null;
}

/** The same when no question waits: go on, to what is offered, or to the end. */
export function takenBetweenQuestions(acts: readonly HeardAct[], text: string, extensionOffered: boolean): TakenFor {
  const words = plainWords(tidyMessage(text));
  if (extensionOffered && turnsOfferDown(words) && !tellsJoke(text)) return own('finish');
  if (saysOnward(words) || (extensionOffered && takesOfferUp(words))) return own('continue');
  return takenForActs(acts, text);
}

/**
 * Returns the weightiest act that the tutor has to reply to. An answer that wasn't taken isn't one, and a feeling is
 *         acknowledged anyway.
 */
function mainAct(acts: readonly HeardAct[]): Exclude<HeardAct, { act: 'answer' | 'probe_answer' | 'feeling' }> | null {
  const others = acts.filter(
    (one): one is Exclude<HeardAct, { act: 'answer' | 'probe_answer' | 'feeling' }> =>
      one.act !== 'answer' && one.act !== 'probe_answer' && one.act !== 'feeling',
  );
  const main = others.find(({ act }) => !slight.includes(act)) ?? others[0] ?? null;
  return main !== null && slight.includes(main.act) && acts.some(({ act }) => act === 'feeling') ? null : main;
}

/** "My cat threw up and I had to help": the student helped others. */
const helpsOthers = /\b(?:had|have|got|gotta) to help\b|\bhelp(?:ed|ing) (?:my|our|her|him|them|mom|dad|out)\b/;

/** "Can we be done soon": asks how much is left, and isn't a goodbye. */
export const asksHowLong =
  /\b(?:done|dun|over|fini\w*|stop|end|quit|leave) (?:soon|yet)\b|\b(?:almost|nearly) (?:done|over|finished)\b|\bhow much longer\b/;

/** Turns a wish that was heard into what the lesson knows: one kind of heard wish may be several of the lesson's. */
function wished({ wish, text, confidence }: Extract<HeardAct, { act: 'wish' }>, words: string): TakenFor {
  switch (wish) {
    case 'hint':
      if (helpsOthers.test(words)) return { kind: 'small_talk' };
      return wantsHelp(words) ? own('hint') : { kind: 'confusion' };
    case 'answer':
      if (!wantsToFind(words)) return { kind: 'asks_for_answer' };
      return wantsHelp(words) ? own('hint') : { kind: 'remark' };
    case 'example':
      return own('explain_differently');
    case 'explain_again':
      return wantsOtherWords(words) ? own('explain_differently') : { kind: 'confusion' };
    case 'slower':
      if (wantsOtherWords(words)) return own('explain_differently');
      return isOfPace(words) || wantsItEasier(words) ? own('slower') : { kind: 'remark' };
    case 'faster':
      if (forgets.test(words)) return { kind: 'confusion' };
      if (wantsOtherWords(words)) return own('explain_differently');
      return own('faster');
    case 'skip':
      if (wantsAnother(words)) return own('another_question');
      return wantsToGoOn(text) ? { kind: 'continuation' } : { kind: 'remark' };
    case 'stop':
      if (wantsMore(words) || wantsToGoOn(text)) return { kind: 'continuation' };
      if (wantsBreak(words)) return { kind: 'break' };
      if (asksHowLong.test(words)) return { kind: 'question' };
      return confidence > sureEnough && !goesOn(words) ? own('finish') : { kind: 'remark' };
    case 'check':
      if (/\b(?:i am|im|i'm|so) (?:so |really |kinda )?(?:confused|lost)\b|\b(?:do not|dont) (?:really |even )?get\b/.test(words))
        return { kind: 'confusion' };
      if (pleads(words)) return { kind: 'asks_for_answer' };
      return checksWay(words) || asksWhetherAllowed.test(words) ? { kind: 'question' } : { kind: 'check' };
    case 'other':
      if (wantsToGoOn(text)) return { kind: 'continuation' };
      return wantsOtherWords(words) ? own('explain_differently') : { kind: 'remark' };
  }
}

/** "I don't want faster": takes back what she may have wished, or was taken to wish. */
const wantsNotFaster =
  /\b(?:do not|never|not|no)(?: (?:want|need|like|go|to|it|any|so|that|ask|asked|ask_for|for|said|say|mean|please))* (?:faster|harder|quicker|speed)\b(?! than)/;

/** "Im done with this one", and nothing else: she wants to leave this question, which isn't answered, but not the lesson. */
const isDoneWithThisOne =
  /^(?:(?:ok|so|and|now|well|ugh|i think|i|am|all|just|totally|lol) )*(?:done|finished|through|over) (?:with )?(?:this|that|the) (?:one|question|problem)(?: (?:now|already|lol))*$/;

/** "Im done" by itself, and "done with this one": next to an answer, she is done with the question. */
const isDoneWithIt =
  /^(?:(?:ok|so|and|now|i think|all|yes|there|i|am|have|it is|that is) )*(?:done|finished|finish)(?: (?:with|now|this|it|that|one|question|problem|lol|yay))*$/;

/** True if an act is the wish to leave, and more than "I'm done": "63. i have to go eat dinner now". */
export function isLeave(act: HeardAct, text: string): boolean {
  const words = plainWords(tidyMessage(act.text));
  if (act.act !== 'wish' || act.wish !== 'stop' || isDoneWithIt.test(words)) return false;
  if (asksHowLong.test(plainWords(tidyMessage(text)))) return false;
  const meant = wished(act, words);
  return meant.kind === 'wish' && meant.wish === 'finish';
}

/** "Is it ok to write 50 = x + 19": asks whether that is allowed, not whether a value is right. */
const asksWhetherAllowed = /\b(?:is it|is that|would it be) (?:ok|okay|fine|allowed|alright) (?:to|if)\b/i;

/**
 * "I just count the squares, right?", "is it out of 100?": asks whether a way is right, and has no value that could be an
 * answer.
 */
const checksWay = (words: string): boolean =>
  /\b(?:i|we|you|it|its|they|all|each|both)\b.* (?:right|correct|yeah|ok)\b|\b(?:out of|times|plus|minus|divided by|over|per|by) \d/.test(
    words,
  ) &&
  !/\d/.test(words.replace(/\b(?:out of|times|plus|minus|divided by|over|per|by) \d+(?:[./]\d+)?/g, ' ')) &&
  !/\b(?:am i|was i|is (?:it|this|that)|did i (?:get|do)|are you sure|answer)\b(?! (?:out of|times|over|per|by)\b)/.test(words);

/** True if the wish is about pace. Otherwise the student wants time to think: "hold on", "wait 1 minute". */
const isOfPace = (words: string): boolean =>
  /\b(?:slow|slower|slowly|fast|faster|quick|quickly|steps?|rush(?:ing)?|small(?:er)?)\b/.test(words);
