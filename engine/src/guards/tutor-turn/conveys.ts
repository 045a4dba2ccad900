import { foldText } from '../words-of.ts';
import { meetsFeeling } from './feeling-met.ts';
import { conveying } from './conveys-model.ts';
import { ideaListOf, ideasOf } from './idea-words.ts';
import type { SpokenTurn } from './spoken-turn.ts';
import { meaningOf } from './term-meanings.ts';
import { turnSentences } from './turn-sentences.ts';

/**
 * At this probability or above, a turn gets its idea across. Measured on families that the model was not trained on: about 2
 * of 100 good turns are below it.
 */
const enough = 0.22;

/**
 * Finds what a turn leaves out of what it has to get across. Returns a description for the log, or null if nothing is missing.
 */
export function conveyFaultOf(turn: SpokenTurn): string | null {
  const { must_convey: must, act, verdict } = turn;
  if (must === null || turn.text.includes(must.trim())) return null;
  if (verdict === 'correct' && ofVerdict.test(must)) return null; // the verdict guard requires it
  const folded = foldText(must);
  if (act === 'acknowledge' && !must.includes('?'))
    return meetsFeeling(turn) || (ofPermission.test(folded) && permits.test(foldText(turn.text))) || getsAcross(turn, must)
      ? null
      : 'does not take up what she feels';
  const particular = particulars.find(({ of }) => of.test(folded));
  if (particular !== undefined) return particular.met(turn) ? null : particular.fault;
  if (act === 'probe' && !asks(turn)) return 'does not ask what it has to ask';
  return getsAcross(turn, must) ? null : 'leaves out what it has to say';
}

const ofVerdict =
  /\b(?:answer|it|that|she|he|student|this) (?:is|was|are|got it) (?:right|correct)\b|\bverdict\b|\b(?:confirm|praise)\b|\bwell done\b|^(?:yes|yep|yeah|right|correct|exactly)\b|^that(?:'s| is) (?:right|it|correct|true)\b/i;
const ofFeeling =
  /\b(?:was|were|is) heard\b|\bfeelings?\b|\b(?:worry|sadness|loss|hurt|anger|pride|shame|tiredness|loneliness|boredom|frustration|insight|joy)\b.*\b(?:heard|met|acknowledged|noticed|taken up|seen)\b|\backnowledg|\bsympath|\bempath|\bcomfort|\breassur|\bconsol|\b(?:dumb|stupid|shame|ashamed|not smart|bad at math|failure)\b/;
const ofPermission =
  /\b(?:fine|okay|ok|allowed|all right|free) to\b|\b(?:is|are) (?:fine|okay|ok|allowed|all right|welcome|good)\.?$|\bmay (?:go|leave|stop|take|use|have|write|be)\b/;
const permits =
  /\b(?:of course|sure|right ahead|grab|be my guest|feel free|go ahead|yes|yep|fine|okay|ok|no problem|certainly|absolutely|go for it|take (?:your|all the|as much|whatever|the) time|all the time|sealed|not (?:saying|say) a word|take (?:as long|a break|a minute|one|it)|no rush|no hurry|i'm (?:right )?here|you (?:can|may)|whenever|i'll (?:wait|be here)|see you|alright|all right|definitely|no need|ask away|welcome|any ?time|always|up to you|up to your|let(?:s)? you|allows?|allowed)\b/;
const ofNoCost =
  /\b(?:costs? nothing|does(?: not|n't) (?:count|cost|matter)|never counts?|is free|no (?:points|penalty|charge)|not (?:counted|charged))\b/;
const costsNothing =
  /\b(?:no|nope|not|never|nothing|only what you|all you (?:want|like)|free|doesn't|don't|won't|isn't|always|anytime|as (?:many|much|often))\b/;
const ofWithholding =
  /\banswer (?:is|stays|was|will) (?:not|n't|kept|never) |\bnot (?:told|given|said|revealed)\b|\bkept back\b|\bwithh[eo]ld|\b(?:don't|do not|never|not) (?:give|tell|say|reveal|hand)\b|\bfinds? it (?:her|him|them)sel|\b(?:can't|cannot|won't|will not|am not|i'm not)\b[^.;!?]{0,40}\b(?:answer|tell|give|say)\b/;
const withholds =
  /^(?:no|nope|nah|sorry),? but\b|\bleave (?:that|it|this)(?: one)? (?:to|for|with) you\b|\b(?:can't|cannot|won't|will not|not going to|don't want to|rather not|i'd rather|not yet|not tell|not give|without (?:me )?(?:telling|giving)|keep (?:it|that|the answer)|hold (?:on|off)|yourself|on your own|you(?:'ll| will| can) (?:get|find|work|do|reach|discover)|together|let's (?:find|get|work|take|start|look|see)|yours to|for you to|spoil|take the fun|one step|start (?:with|by|from)|tempting|not (?:just )?(?:now|yet)|not (?:saying|telling|picking|choosing|confirming|settling|pointing)|still not|sealed|keep(?:ing)? (?:it|that|the answer)|(?:to|with) (?:myself|me)\b|you(?:'d| to)? (?:be the one who )?decides?|before (?:i|you)|(?:don't|not|never) (?:check|judge|reveal)|have a go|your (?:turn|own mind)|send it|a secret|yours|mine and not|if i (?:said|told|gave|did)|won't say|can't say|you will know|you'll know|find out|instead|try|put it in|send it|let's|you only need|what do you|which|how (?:many|much))\b/;
const ofNotKnowing =
  /\b(?:does not|doesn't|can't|cannot) (?:know|tell|see|say)\b|\bup to (?:the|your|her|his) teacher\b|\bteacher (?:decides|knows)\b/;
const disclaims =
  /\b(?:don't|do not|can't|cannot|no way to|not sure|couldn't|wouldn't) (?:know|tell|see|say|be sure|promise|have)\b|\bnot sure\b|\b(?:your|the) teacher\b|\bi have no\b|\bup to\b/;

/**
 * Things that a turn may have to do that aren't ideas of the subject. `of` recognizes the request, `met` looks for a matching
 * phrase.
 */
const particulars: readonly { readonly of: RegExp; readonly met: (turn: SpokenTurn) => boolean; readonly fault: string }[] = [
  { of: ofFeeling, met: meetsFeeling, fault: 'does not take up what she feels' },
  { of: ofPermission, met: ({ text }) => permits.test(foldText(text)), fault: 'does not answer whether she may' },
  { of: ofNoCost, met: ({ text }) => costsNothing.test(foldText(text)), fault: 'does not say that it costs nothing' },
  { of: ofWithholding, met: ({ text }) => withholds.test(foldText(text)), fault: 'does not say that the answer is kept back' },
  { of: ofNotKnowing, met: ({ text }) => disclaims.test(foldText(text)), fault: 'does not say that it cannot know' },
];

/** True if the model has to decide whether the turn gets its point across, because the point is an idea of the subject. */
export function isWeighed({ must_convey: must, verdict }: Pick<SpokenTurn, 'must_convey' | 'verdict'>): boolean {
  if (must === null || (verdict === 'correct' && ofVerdict.test(must))) return false;
  const folded = foldText(must);
  return !particulars.some(({ of }) => of.test(folded)) && !(/^what\b/.test(folded) && !must.includes('?'));
}

const orders =
  /\b(?:tell me|count|find|say|name|show me|point|look|work out|figure out|think about|write|list|check|decide|compare|see|guess|describe|explain|ask yourself|start with)\b/;

/** True if the turn asks the student something, as a question or as something to find out. */
const asks = ({ text }: SpokenTurn): boolean =>
  turnSentences(text).some(
    ({ said, asks: isAsked }) =>
      isAsked || (orders.test(said) && /\b(?:how (?:many|much|far|long)|what|which|where|whether|why)\b/.test(said)),
  );

/** True if the turn gets the idea across in other words. If the student asks "Is it like …?", a yes says it in her words. */
function getsAcross(turn: SpokenTurn, must: string): boolean {
  const said = foldText(turn.text).trim();
  const meaning = /^what (?:an? |the )?.* (?:is|are|means?|does|asks|stands)\b/i.test(must) ? meaningOf(foldText(must)) : null;
  if (/^what\b/i.test(must) && !must.includes('?')) {
    if (meaning !== null) return meaning.means.test(said);
    return conveying(turn.text, must, turn) >= enough || (ideaListOf(said).length > 4 && /\bit(?:'s| is)\b/.test(said));
  }
  const yes = agrees.test(said);
  const hers = conveying(turn.student, must, { ...turn, student: '' });
  if (
    yes &&
    /^that\b/i.test(must) &&
    (/\blike\b/.test(must) || hers >= mostly) &&
    (turnSentences(said)[0]?.said.length ?? 0) < shortYes
  )
    return true;
  // A yes to what the student said herself repeats it. A yes to a comparison that she made up must bring the idea along;
  // otherwise it would agree with anything.
  const told = yes && hers >= mostly && !likeness.test(foldText(turn.student)) ? `${turn.text}\n${turn.student}` : turn.text;
  // If several sentences are due, any one of them is enough.
  const units = [must, ...must.split(/(?<=[.?!])\s+|\n+/)].filter((unit) => ideasOf(unit).size > 0);
  return units.length === 0 || units.some((unit) => told.includes(unit) || conveying(told, unit, turn) >= enough);
}

/** A comparison by the student: "Is it like owing money?" */
const likeness = /\b(?:like|same as|kind of|sort of|so (?:it|its|it's|you|u|the|that|taking|they)|as if|basically|similar)\b/;
const shortYes = 32;
/** At this probability or above, the student has already said it herself. */
const mostly = 0.6;

const agrees =
  /^(?:\w+[,!. ]+)?(?:yes|yep|yeah|right|exactly|correct|true|precisely|that's (?:right|it|true)|you're right|indeed|absolutely|just like)\b/;
