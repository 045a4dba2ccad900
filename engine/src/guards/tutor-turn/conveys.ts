import { foldText } from '../words-of.ts';
import { meetsFeeling } from './feeling-met.ts';
import { ideaListOf, ideasOf } from './idea-words.ts';
import type { SpokenTurn } from './spoken-turn.ts';
import { meaningOf } from './term-meanings.ts';
import { turnSentences } from './turn-sentences.ts';

/** Of the ideas that a turn has to get across this part is enough: a good tutor says it in other words. */
const enough = 0.27;
/** That it asks is half of a probe: of an idea that is told as a fact, less will do. */
const enoughOfHint = 0.2;
/** A word of the question's own text says less: it stands in whatever is said of the question. */
const weightInStem = 0.6;

/** What a turn leaves out of what it has to get across, in words for a log; null where nothing is missing. */
export function conveyFaultOf(turn: SpokenTurn): string | null {
  const { must_convey: must, act, verdict } = turn;
  if (must === null) return null;
  if (verdict === 'correct' && ofVerdict.test(must)) return null; // the guard of the verdict asks for it
  const folded = foldText(must);
  if (ofFeeling.test(folded)) return meetsFeeling(turn) ? null : 'does not take up what she feels';
  if (ofPermission.test(folded)) return permits.test(foldText(turn.text)) ? null : 'does not answer whether she may';
  if (ofNoCost.test(folded)) return costsNothing.test(foldText(turn.text)) ? null : 'does not say that it costs nothing';
  if (ofWithholding.test(folded)) return withholds.test(foldText(turn.text)) ? null : 'does not say that the answer is kept back';
  if (ofNotKnowing.test(folded)) return disclaims.test(foldText(turn.text)) ? null : 'does not say that it cannot know';
  if (act === 'probe' || /\?["')]*$/.test(must.trim())) return asksIt(turn, must) ? null : 'does not ask what it has to ask';
  if (asksFor(folded)) return asksIt(turn, must) || getsAcross(turn, must) ? null : 'leaves out what it has to say';
  return getsAcross(turn, must) ? null : 'leaves out what it has to say';
}

const ofVerdict =
  /\b(?:answer|it|that|she|he|student|this) (?:is|was|are|got it) (?:right|correct)\b|\bverdict\b|\b(?:confirm|praise)\b|\bwell done\b|^(?:right|correct)\b/i;
const ofFeeling =
  /\b(?:was|were|is) heard\b|\bfeelings?\b|\b(?:worry|sadness|loss|hurt|anger|pride|shame|tiredness|loneliness|boredom|frustration|insight|joy)\b.*\b(?:heard|met|acknowledged|noticed|taken up|seen)\b|\backnowledg|\bsympath|\bempath|\bcomfort|\breassur|\bconsol|\b(?:dumb|stupid|shame|ashamed|not smart|bad at math|failure)\b/;
const ofPermission =
  /\b(?:fine|okay|ok|allowed|all right|free) to\b|\b(?:is|are) (?:fine|okay|ok|allowed|all right|welcome|good)\.?$|\bmay (?:go|leave|stop|take|use|have|write)\b/;
const permits =
  /\b(?:of course|sure|go ahead|yes|yep|fine|okay|ok|no problem|certainly|absolutely|go for it|take (?:your time|a break|one|it)|you (?:can|may)|whenever|i'll (?:wait|be here)|see you|alright|all right|definitely|no need|ask away|welcome|any ?time|always|up to you|up to your|let(?:s)? you|allows?|allowed)\b/;
const ofNoCost =
  /\b(?:costs? nothing|does(?: not|n't) (?:count|cost|matter)|never counts?|is free|no (?:points|penalty|charge)|not (?:counted|charged))\b/;
const costsNothing = /\b(?:no|not|never|nothing|free|doesn't|don't|won't|isn't|always|anytime|as (?:many|much|often))\b/;
const ofWithholding =
  /\banswer (?:is|stays|was|will) (?:not|n't|kept|never) |\bnot (?:told|given|said|revealed)\b|\bkept back\b|\bwithh[eo]ld|\b(?:don't|do not|never|not) (?:give|tell|say|reveal|hand)\b|\bfinds? it (?:her|him|them)sel/;
const withholds =
  /\b(?:can't|cannot|won't|will not|not going to|don't want to|rather not|i'd rather|not yet|not tell|not give|without (?:me )?(?:telling|giving)|keep (?:it|that|the answer)|hold (?:on|off)|yourself|on your own|you(?:'ll| will| can) (?:get|find|work|do|reach|discover)|together|let's (?:find|get|work|take|start|look|see)|yours to|for you to|spoil|take the fun|one step|start (?:with|by|from)|tempting|not (?:just )?(?:now|yet)|not saying|not telling|still not|sealed|keep(?:ing)? (?:it|that|the answer)|(?:to|with) (?:myself|me)\b|you(?:'d| to)? (?:be the one who )?decides?|before (?:i|you)|(?:don't|not|never) (?:check|judge|reveal)|have a go|your (?:turn|own mind)|send it|a secret|you only need|what do you|which|how (?:many|much))\b/;
const ofNotKnowing =
  /\b(?:does not|doesn't|can't|cannot) (?:know|tell|see|say)\b|\bup to (?:the|your|her|his) teacher\b|\bteacher (?:decides|knows)\b/;
const disclaims =
  /\b(?:don't|do not|can't|cannot|no way to|not sure|couldn't|wouldn't) (?:know|tell|see|say|be sure|promise|have)\b|\bnot sure\b|\b(?:your|the) teacher\b|\bi have no\b|\bup to\b/;

/** "How many fifteenths one-third is.", "Into how many slices was it cut?" */
const asksFor = (must: string): boolean =>
  /^(?:how (?:many|much|far|long|old|often|do|does|did|would|can)|which|who|whose|where|when|why)\b/.test(must);

const orders =
  /\b(?:tell me|count|find|say|name|show me|point|look|work out|figure out|think about|write|list|check|decide|compare|see|guess|describe|explain|ask yourself|start with)\b/;

/** The question, in other words: something is asked, and it is about the same. */
function asksIt(turn: SpokenTurn, must: string): boolean {
  const sentences = turnSentences(turn.text);
  const asking = sentences.flatMap(({ said, asks }, i) =>
    asks || (orders.test(said) && /\b(?:how (?:many|much|far|long)|what|which|where|whether|why)\b/.test(said)) ? [i] : [],
  );
  if (asking.length === 0) return false;
  if (/^what\b/i.test(must) && !must.includes('?')) return getsAcross(turn, must);
  const question = must.split(/(?<=[.?!])\s+/).findLast((one) => one.includes('?')) ?? must;
  const heard = asking.flatMap((i) => [sentences[i - 1]?.said ?? '', sentences[i]!.said]).join('\n');
  const own = asking.map((i) => sentences[i]!.said).join('\n');
  const share = Math.max(shareOf(question, own, turn.question.stem), shareOf(must, heard, turn.question.stem));
  return share >= (question.includes('?') ? enough : enoughOfHint);
}

/** The idea, in other words; to "Is it like …?" a yes says it, in her own. */
function getsAcross(turn: SpokenTurn, must: string): boolean {
  const said = turn.text;
  const meaning = /^(?:what (?:an? |the )?.* (?:is|are|means?|does|asks|stands)\b|that .* (?:means|is)\b|the meaning of)/i.test(
    must,
  )
    ? meaningOf(foldText(must))
    : null;
  if (/^what\b/i.test(must)) {
    if (meaning !== null) return meaning.means.test(foldText(said));
    return shareOf(must, said, '') >= enough
      ? ideaListOf(said).length > 2
      : ideaListOf(said).length > 4 && /\bit(?:'s| is)\b/.test(foldText(said));
  }
  const yes = agrees.test(foldText(said).trim());
  const hers = shareOf(must, turn.student, '');
  if (
    yes &&
    /^that\b/i.test(must) &&
    (/\blike\b/.test(must) || hers >= mostly) &&
    (shareOf(turn.student, said, '') >= enough || turnSentences(said)[0]!.said.length < shortYes)
  )
    return true;
  const agreed = yes && hers >= mostly ? `${said}\n${turn.student}` : said;
  // A yes to what she made up herself has to bring the idea along, or it agrees with anything.
  const due = yes && hers < mostly && likeness.test(foldText(turn.student)) ? enoughBesideYes : enough;
  const units = [must, ...must.split(/(?<=[.?!])\s+|\n+/)].filter((unit) => ideasOf(unit).size > 0);
  const shared = [...ideasOf(must)].filter((idea) => ideasOf(agreed).has(idea)).length;
  const byPicture = likensTo.test(foldText(said));
  return (
    units.length === 0 ||
    (!likeness.test(foldText(turn.student)) && shared >= (byPicture ? sharedByPicture : sharedAtLeast)) ||
    units.some((unit) => shareOf(unit, agreed, turn.question.stem) >= (lacksItsNumber(unit, agreed) ? mostly : due))
  );
}

/** "Is it like owing money?" */
const likeness = /\b(?:like|same as|kind of|sort of|so (?:it|its|it's|you|u|the|that|taking|they)|as if|basically|similar)\b/;
/** A picture of the tutor's own carries an idea in the words of the picture: less has to be shared. */
const likensTo = /\b(?:think of|imagine|picture|say you|suppose|it's (?:like|as if))\b/;
const sharedByPicture = 1;
const sharedAtLeast = 2;
const shortYes = 32;
const enoughBesideYes = 0.4;
/** She has said it herself already. */
const mostly = 0.5;

const agrees =
  /^(?:\w+[,!. ]+)?(?:yes|yep|yeah|right|exactly|correct|true|precisely|that's (?:right|it|true)|you're right|indeed|absolutely|just like)\b/;

/** "That each van holds 5": an idea that is one number is hardly said without it. */
function lacksItsNumber(unit: string, text: string): boolean {
  const numbers = [...ideasOf(unit)].filter((idea) => idea.startsWith('#'));
  return numbers.length === 1 && ideasOf(unit).size < 4 && !ideasOf(text).has(numbers[0]!);
}

/** How much of the ideas of one text another holds, from 0 to 1. */
function shareOf(of: string, text: string, stem: string): number {
  const [wanted, had, known] = [ideasOf(of), ideasOf(text), ideasOf(stem)];
  let [met, all] = [0, 0];
  for (const idea of wanted) {
    const weight = known.has(idea) ? weightInStem : 1;
    all += weight;
    if (had.has(idea)) met += weight;
  }
  return all === 0 ? 1 : met / all;
}
