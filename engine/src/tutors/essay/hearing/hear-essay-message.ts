import type { EssayPhase } from '@stoa/schema/essay/essay-phase';
import type { Feeling } from '../../../hearing/act.ts';
import { hear } from '../../../hearing/hear.ts';
import { documentsNamed } from '../phase/documents-named.ts';
import { isTelling, wordsIn } from '../reading/essay-words.ts';
import { findKnown, type HistoricalThing, type KnownHistory } from '../reading/known-history.ts';
import type { SourceNames } from '../reading/name-sources.ts';
import { isEnglish, isGibberish } from './plain-text.ts';

/** Technical terms that she may ask about. */
export const essayTerms = ['thesis', 'line_of_reasoning', 'context', 'outside_evidence', 'sourcing'] as const;
export type EssayTerm = (typeof essayTerms)[number];

/** What a message means for the coach: the one thing that has to be answered. */
export type EssayAct =
  | {
      readonly kind:
        | 'gibberish'
        | 'other_language'
        | 'refuses'
        | 'asks_to_write'
        | 'asks_for_example'
        | 'asks_for_score'
        | 'asks_if_done'
        | 'asks_about_grammar'
        | 'asks_about_length';
    }
  | { readonly kind: 'asks_term'; readonly term: EssayTerm }
  | {
      readonly kind: 'asks_fact';
      readonly thing: HistoricalThing | null;
      readonly name: string | null;
      readonly year: boolean;
      readonly document: number | null;
    }
  | { readonly kind: 'asks_comparison'; readonly things: readonly [HistoricalThing, HistoricalThing] }
  | { readonly kind: 'asks_word'; readonly word: string }
  | { readonly kind: 'lost_in_document'; readonly document: number | null }
  | { readonly kind: 'pushback'; readonly document: number | null }
  | { readonly kind: 'off_topic'; readonly about: 'history_nearby' | 'trivial' | 'other_homework' | 'personal' }
  | { readonly kind: 'wish'; readonly wish: 'skip_ahead' | 'go_back' | 'quiet'; readonly phase: EssayPhase | null }
  | { readonly kind: 'feeling'; readonly feeling: 'worry' | 'loss' | 'frustration' | 'tiredness' | 'pride' | 'boredom' | 'anger' }
  | {
      readonly kind:
        | 'stuck'
        | 'declines'
        | 'thanks'
        | 'greeting'
        | 'insult'
        | 'who_are_you'
        | 'asks_again'
        | 'says_done'
        | 'agrees'
        | 'asks_whether_good'
        | 'asks_how_on';
    }
  | { readonly kind: 'says'; readonly documents: readonly number[] };

/** The context in which a message is interpreted. */
export type EssayHearing = {
  readonly names: readonly SourceNames[];
  readonly known: KnownHistory;
  readonly said: readonly { by: 'tutor' | 'student'; text: string }[];
};

type Kind = EssayAct['kind'];
const rule = (kind: Kind, says: RegExp) => ({ kind, says });

/** Patterns for what is said plainly, in order of priority. The hearing of all tutors interprets the rest. */
const plainly = [
  rule('refuses', /\b(?:i )?(?:don'?t|do not|dont) (?:even )?care\b|\bjust grade (?:it|this)\b|\bwhatever,? (?:just )?(?:grade|submit)|\bi(?:'m| am| ?m) not (?:doing|writing) (?:this|it|that)\b/iu),
  rule('asks_if_done', /\b(?:am i|is (?:it|this|my essay)|are we) (?:done|finished|ready|good to go|complete)\b|\b(?:can|should|could|may) i (?:just )?(?:submit|turn (?:it|this) in|hand (?:it|this) in|be done|stop)\b|\bready to (?:submit|turn in|hand in)\b|\bis (?:it|this) (?:good )?enough to (?:submit|turn in)\b/iu),
  rule('asks_for_score', /\b(?:what|which|how many|wat) (?:score|grade|points?|mark)\b|\bwhat (?:would|will|do|did) (?:i|it|this|my \w+) (?:get|score|earn)\b|\b(?:score|grade|rate|mark) (?:it|this|my|me)\b|\bout of (?:7|seven|10|ten|100)\b|\bis (?:it|this|that) an? (?:[1-7]|[abc])\b|\bget(?:s)? (?:the|a|that) (?:\w+ )?point\b|\bdo i get\b.*\bpoints?\b/iu),
  rule('asks_for_example', /\b(?:give|show|send|see|have|need|want|get) (?:me )?(?:an?|some|one)(?: \w+)? (?:examples?|samples?|models?|templates?)\b|\bexample (?:thesis|sentence|paragraph)\b|\bwhat (?:does|would|should) (?:a|an|one|it|the) (?:\w+ )?(?:look|sound) like\b|\bfor example\?/iu),
  rule('asks_to_write', /\b(?:can|could|will|would|please|pls|just|u|you) (?:you |u |just |pls |please )*(?:write|rewrite|finish|do|make|draft|type|fix|reword|rephrase|complete|improve) (?:it|this|that|me|my|the|a|an|one|for me)\b(?! (?:mean|say))|\b(?:write|do|finish|make) (?:it|this|my \w+|the \w+|me an? \w+|one) (?:for me|4 me)\b|\bgive me (?:a|an|the|your|some) (?:\w+ )?(?:thesis|sentences?|paragraphs?|essay|answer|intro\w*|topic sentence|conclusion|context|line)\b|\btell me (?:what to (?:write|say|put)|the answer)\b|\bwhat (?:should|do|can) i (?:write|put|say) (?:for|in|as) (?:my|the)\b|\bi'?ll change the words\b/iu),
  rule('asks_about_grammar', /\bgramm[ae]r\b|\bspell(?:ing|ed)?\b|\bcommas?\b|\bpunctuation\b|\btypos?\b|\brun[- ]on\b|\bpassive voice\b/iu),
  rule('asks_about_length', /\bhow (?:long|many (?:words|sentences|paragraphs|pages))\b|\b(?:too|long|short) (?:long|short|enough)\b.*\?|\bword count\b|\blong enough\b/iu),
  rule('who_are_you', /\b(?:are|r) (?:you|u) (?:a |an |even |really )*(?:real|human|robot|bot|ai|person|chat ?gpt|computer|machine)\b|\bwho (?:are|r) (?:you|u)\b|\bwhat are you\b|\bis this (?:a|an) (?:bot|ai|robot|chatbot)\b|\b(?:you|u)(?:'re|r)? chat ?gpt\b/iu),
  rule('insult', /\b(?:you|u|ur|you're|youre|this (?:thing|bot|tutor|coach))\b(?: \p{L}+){0,3} (?:annoying|useless|stupid|dumb|trash|garbage|suck|sucks|terrible|the worst|bad at|an idiot|idiot|lame|no help|not helping|unhelpful)\b|\b(?:shut up|screw you|hate you|go away)\b/iu),
  rule('asks_again', /\bwhat (?:do|did|does) (?:you|u|that|this|it) (?:even )?mean\b(?! (?:by|in) doc)|\b(?:i )?(?:don'?t|dont|do not) (?:get|understand) (?:what (?:you|u|your)|the question|your question|what that means)\b|\bwdym\b|\bhuh\b\??|\bwhat\?+$|\bconfused by (?:your|the) question\b|\bsay (?:it|that) (?:again|differently|another way)\b/iu),
]; // prettier-ignore

const termWords: readonly (readonly [EssayTerm, RegExp])[] = [
  ['line_of_reasoning', /\bline of reasoning\b|\breasoning\b/iu],
  ['outside_evidence', /\boutside evidence\b|\bevidence (?:beyond|outside|from outside)\b/iu],
  [
    'sourcing',
    /\bsourc(?:ing|e (?:a|the) doc\w*)\b|\bhipp\b|\bpoint of view\b|\bpov\b|\bhistorical situation\b|\bintended audience\b/iu,
  ],
  ['context', /\bcontext\w*\b/iu],
  ['thesis', /\bthesis\b|\bclaim\b/iu],
];
const asksMeaning =
  /\b(?:what(?:'s|s| is| are| does)|how (?:do|can|should) (?:i|you|u|we) (?:even )?(?:do|write|add|start|source|find|use)|whats|define|explain|meaning of|mean(?:s|t)? by)\b/iu;

/** Matches a question about a word of a document: "what does nonproductive mean". */
const asksWord = /\bwhat(?:'s| is| does|s)? (?:the (?:word|meaning of) )?["“]?([\p{L}-]{4,})["”]? (?:even )?means?\b/iu;
const lost =
  /\b(?:i )?(?:don'?t|dont|do not|didn'?t|cant|can'?t|cannot|still don'?t|still dont)(?: really| even| still)? (?:get|understand|follow|know what)\b|\bmakes? no sense\b|\b(?:confus\w+|lost)\b|\bno idea what\b|\bwhat (?:does|is|do) .{0,30}(?:doc\w*|source|cartoon|table|chart|graph|map|poster|print|photo\w*|picture|image|letter|speech|it|he|she|they|this) (?:\d )?(?:means?|says?|saying|trying|about|even|tells?|shows?)\b|\bwhy (?:it'?s|its|is it) here\b|\bidk what\b/iu;
const pushes =
  /\b(?:i )?(?:disagree|don'?t agree|dont agree|do not agree)\b|\b(?:but|no|actually|it|i think|still|literally)\b.{0,40}\bdoc\w*\.? ?\d.{0,40}\b(?:support|show|prove|say|back|help|agree|does)\w*|\bdoc\w*\.? ?\d\b.{0,20}\b(?:does|actually|literally|really|definitely|clearly)\b|\bthat'?s not (?:true|right|what)\b|\b(?:you'?re|ur|youre|your) wrong\b|\bno it (?:does|is|doesn'?t|isn'?t)\b|\byes it does\b/iu;
const stuck =
  /^(?:um+ |uh+ |honestly |ok |so )?(?:idk|i ?dk|dunno|no (?:idea|clue)|not sure|nothing|i have no idea|i(?:'m| am|m)? (?:so |really )?stuck|help+|i need help|can'?t think)\b|\b(?:i (?:really )?)?(?:can'?t|cant|cannot|don'?t|dont|do not) (?:think of|know|remember|come up with)\b|\bi(?:'m| am|m) (?:so |really )?stuck\b|\b(?:idk|dunno)\b|\bno (?:idea|clue)\b|\bgive me a hint\b|\bhint\b/iu;
const declining =
  /\b(?:no thanks|no thank you|nah|nope|i(?:'d| would) rather not|i (?:don'?t|dont) want to (?:do|change|fix|work on)|(?:it'?s|its) fine(?: as it is| the way)?|leave it|i like it (?:how|the way|as)|not (?:doing|changing) (?:that|it)|stop asking about|skip (?:it|that|this))\b/iu;
const quietly =
  /\b(?:be quiet|leave me alone|stop talking|stop (?:bugging|bothering|interrupting)|let me (?:write|work|think|read)|no more questions|i don'?t (?:want|need) (?:your )?help|quiet)\b/iu;
const goingOn =
  /\b(?:skip|move on|next (?:part|step|one|phase)|go on|let'?s go|jump|start (?:on |with )?(?:the )?(?:body|paragraph|draft|thesis|writing)|can (?:i|we) (?:just )?(?:start|write|do|go)|i want to (?:start|write|work on|do|go)|move to)\b/iu;
const goingBack =
  /\b(?:go(?:ing)? back|back to|redo|change my (?:thesis|context|intro)|rework|return to|fix my (?:thesis|intro|context))\b/iu;
const phaseWords: readonly (readonly [EssayPhase, RegExp])[] = [
  ['revision', /\b(?:revis\w*|edit\w*|whole essay|read it over|final)\b/iu],
  ['thesis', /\bthesis|claim\b/iu],
  ['contextualization', /\bcontext\w*|background|intro\w*|setup\b/iu],
  ['source-analysis', /\b(?:docs?|documents?|sources?)\b/iu],
  ['drafting', /\b(?:draft\w*|body|paragraphs?|writing|essay)\b/iu],
];
const homework =
  /\b(?:spanish|french|math|algebra|geometry|calc\w*|chem\w*|bio\w*|physics|science|english|other|latin|health|econ) (?:homework|hw|class|test|quiz|project|assignment|problem|essay|worksheet)\b|\bhomework\b/iu;
const trivia =
  /\b\d+\s*[+*x×/-]\s*\d+\b|\b(?:weather|joke|movie|song|game|fortnite|minecraft|roblox|football|basketball|soccer|pizza|lunch|dinner|music|taylor swift|super bowl|tiktok|youtube)\b|\bwhat(?:'s| is|s)? (?:the )?(?:time|date|day)\b|\bfavou?rite\b/iu;
const personal =
  /\b(?:do you (?:like|have|sleep|eat)|how old are you|where do you live|my (?:crush|girlfriend|boyfriend|birthday|weekend)|what(?:'s| is) your name)\b/iu;
const asksYear =
  /\b(?:what|which|wat) (?:year|date|decade)\b|\bwhen (?:was|were|did|is|does)\b|\byear (?:of|was|did)\b|\bin what year\b/iu;
const asksWhat =
  /^(?:wait |so |um |and |ok |but |hey |uh )*(?:what(?:'s|s| is| was| were| did| does| do)?|who(?:'s|s| is| was| were)?|how many|why (?:was|were|did|is)|how (?:did|was|were|does)|tell me about|explain|can you (?:explain|tell me)|where (?:was|is|did))\b/iu;
/** Matches a question that compares: "Is the Grange the same as the Farmers' Alliance?" */
const comparing =
  /\b(?:same (?:thing )?as|the same(?: thing)?\s*\?|differen(?:ce|ces) (?:between|from)|different (?:from|than|to)|how (?:is|are|was|were) .{3,80} different|vs\.?|versus|part of|confus\w+ with|mix(?:ing)? up)\b|\bsame(?: thing)?\s*\?/iu;
const sayDone =
  /^(?:ok(?:ay)?,? |k,? |alright,? |yes,? |yeah,? )?(?:i )?(?:(?:just )?(?:fixed|did|changed|added|wrote|updated|redid|rewrote|tried)(?: (?:it|that|one|some))?|done|finished|all done|there|how about now|better\??|now\??|is (?:it|this|that) better(?: now)?\??)[.! ]*$/iu;
const agreeing =
  /^(?:ok(?:ay)?|k+|got it|sure|alright|yes|yeah|yep|yup|cool|makes sense|i see|oh(?: ok(?:ay)?)?|right|true|good point|will do|fine|i'?ll (?:try|do (?:it|that)|come back to it))[.! ]*$/iu;
const asksWhether =
  /\b(?:is (?:this|that|it|my \w+)|are (?:these|my \w+)|does (?:this|that|it|my \w+)|how(?:'s| is)|was that|did i)\b.{0,40}\b(?:good|ok(?:ay)?|right|fine|work|works|correct|better|strong|enough|make sense|do (?:it|that) right)\b|\bwhat do (?:you|u) think\b|\bany (?:feedback|thoughts)\b|\bcheck (?:it|this|my)\b|\bis that what (?:you|u)\b/iu;
const asksHow =
  /\b(?:how|where) (?:do|should|can|would|to) (?:i|we)? ?(?:even )?(?:start|begin|do|write|go|use|fit|put|add|structure|organize|make|fix)\b|\bwhat (?:do|should|can) i (?:do|write|work on|start|fix|add|say|put)\b|\bwhat (?:should|does|is|would) (?:this|the|my) (?:\w+ )?(?:paragraph|essay|next|do|prove|be)\b|\bwhat(?:'s|s| is)? (?:next|now)\b|\bwhat now\b|\bwhich (?:docs?|documents?) (?:should|do|can|go)\b/iu;

const feelingOf: Readonly<Partial<Record<Feeling, Extract<EssayAct, { kind: 'feeling' }>['feeling']>>> = {
  worry: 'worry', shame: 'worry', loss: 'loss', loneliness: 'worry', anger: 'anger', frustration: 'frustration', boredom: 'boredom', pride: 'pride', insight: 'pride', tiredness: 'tiredness',
}; // prettier-ignore
const lossOf =
  /\bmy (?:\p{L}+ )?(?:dog|cat|pet|mom|mother|dad|father|grand\p{L}+|uncle|aunt|brother|sister|friend|cousin|teacher)\b.{0,20}\b(?:died|passed away|is dying|was killed|is dead)\b|\bfuneral\b/iu;
const worrying =
  /\b(?:i(?:'m| am|m)? (?:gonna|going to) fail|fail(?:ing)? this|panick?\w*|freaking out|stress\w*|anxious|scared|nervous|running out of time|not enough time|worried|so behind|overwhelm\w*)\b/iu;
const fedUp =
  /\b(?:i (?:hate|can'?t do) this|this is (?:so )?(?:hard|impossible|frustrating|annoying|unfair)|i(?:'m| am|m) (?:so )?(?:frustrated|mad|annoyed|dumb|stupid)|i give up|ugh+)\b/iu;
const tired = /\b(?:tired|exhausted|sleepy|so late|need a break|can'?t focus)\b/iu;
const bored = /\b(?:bor(?:ed|ing)|pointless|who cares)\b/iu;

/** Interprets what a message wants from the coach. Plain patterns come before the hearing of all tutors. */
export function hearEssayMessage(message: string, { names, known, said }: EssayHearing): EssayAct {
  const text = message.replaceAll(/[’‘]/gu, "'").trim();
  if (isGibberish(text)) return { kind: 'gibberish' };
  if (!isEnglish(text)) return { kind: 'other_language' };
  const documents = documentsNamed(text, names);
  const document = documents[0] ?? null;
  const long = text.split(/\s+/u).length > 40; // a paragraph of hers, in which question words mean nothing
  const plain = long ? undefined : plainly.find(({ says }) => says.test(text));
  if (plain !== undefined) return { kind: plain.kind } as EssayAct;
  if (!long) {
    const talk = talkIn(text, document, names, known);
    if (talk !== null) return talk;
    const heard = byEar(text, said);
    if (heard !== null) return heard;
  }
  if (!isQuestion(text) || long) return { kind: 'says', documents };
  return isOnHistory(text) && (document === null || asksWhat.test(text))
    ? { kind: 'asks_fact', thing: null, name: null, year: asksYear.test(text), document: null }
    : { kind: 'asks_how_on' };
}

/** True if a question is about the period, and not about what she writes. */
const isOnHistory = (text: string): boolean =>
  !/\b(?:i|i'm|im|my|me|mine|we|our|you|your|u|ur|this|that|it|one|essay|thesis|paragraphs?|claim|context|evidence|complexity|intro\w*|conclusion|docs?|documents?|sources?|quotes?|cite|next|start|write)\b/iu.test(
    text,
  ) && wordsIn(text).some(isTelling);

/** True for a question that none of the kinds above covers: she asks for help with the essay. */
const isQuestion = (text: string): boolean =>
  text.endsWith('?') ||
  /^(?:so |wait |and |ok |but |um )*(?:is|are|was|were|do|does|did|should|can|could|would|will|what|whats|which|who|whos|how|when|where|why)\b/iu.test(
    text,
  );

function talkIn(text: string, document: number | null, names: readonly SourceNames[], known: KnownHistory): EssayAct | null {
  const words = text.split(/\s+/u).length;
  const term = termWords.find(([, says]) => says.test(text))?.[0];
  if (term !== undefined && asksMeaning.test(text) && words < 14 && document === null && !asksWhether.test(text)) return { kind: 'asks_term', term }; // prettier-ignore
  const word = asksWord.exec(text)?.[1];
  if (word !== undefined && term === undefined && words < 10) return { kind: 'asks_word', word };
  if (lossOf.test(text)) return { kind: 'feeling', feeling: 'loss' };
  if (worrying.test(text)) return { kind: 'feeling', feeling: 'worry' };
  if (homework.test(text)) return { kind: 'off_topic', about: 'other_homework' };
  if (lost.test(text) && (document !== null || /\b(?:it|this|that|he|she|they|the (?:doc\w*|source|cartoon|table|chart|graph|map|poster|print|photo\w*|picture|image|letter|speech))\b/iu.test(text)) && !stuck.test(text)) return { kind: 'lost_in_document', document }; // prettier-ignore
  if (sayDone.test(text)) return { kind: 'says_done' };
  if (agreeing.test(text)) return { kind: 'agrees' };
  if (pushes.test(text)) return { kind: 'pushback', document };
  if (comparing.test(text) && words < 25) {
    const [one, other] = findKnown(text, known);
    if (one !== undefined && other !== undefined) return { kind: 'asks_comparison', things: [one.thing, other.thing] };
  }
  if (asksYear.test(text) || asksWhat.test(text)) {
    const fact = factAsked(text, document, known, names);
    if (fact !== null) return fact;
  }
  if (declining.test(text) && words < 12) return { kind: 'declines' };
  if (quietly.test(text)) return { kind: 'wish', wish: 'quiet', phase: null };
  const phase = phaseWords.find(([, says]) => says.test(text))?.[0] ?? null;
  if (goingBack.test(text) && words < 14) return { kind: 'wish', wish: 'go_back', phase };
  if (asksWhether.test(text)) return { kind: 'asks_whether_good' };
  if (asksHow.test(text)) return { kind: 'asks_how_on' };
  if (goingOn.test(text) && words < 14) return { kind: 'wish', wish: 'skip_ahead', phase };
  if (trivia.test(text) && words < 14) return { kind: 'off_topic', about: 'trivial' };
  if (personal.test(text)) return { kind: 'off_topic', about: 'personal' };
  if (stuck.test(text) && words < 20) return { kind: 'stuck' };
  if (fedUp.test(text)) return { kind: 'feeling', feeling: 'frustration' };
  if (tired.test(text)) return { kind: 'feeling', feeling: 'tiredness' };
  if (bored.test(text)) return { kind: 'feeling', feeling: 'boredom' };
  if (/^(?:hi|hey|hello|yo|sup|good (?:morning|afternoon|evening))\b[^?]{0,12}[.!]*$/iu.test(text)) return { kind: 'greeting' };
  if (/^(?:ok |oh |awesome |great )?(?:thanks?|thank (?:you|u)|thx|ty)\b/iu.test(text) && words < 8) return { kind: 'thanks' };
  return null;
}

/** Finds what she asks about by name: a thing of the banks, a document's maker, or something that isn't known here. */
function factAsked(text: string, document: number | null, known: KnownHistory, names: readonly SourceNames[]): EssayAct | null {
  const year = asksYear.test(text);
  const asksWho = /^(?:wait |so |um |and )*who\b/iu.test(text);
  if (document !== null && (asksWho || (year && /\bdoc\w*|\bsource\b/iu.test(text))))
    return { kind: 'asks_fact', thing: null, name: null, year, document };
  const [found] = findKnown(text, known);
  if (found !== undefined) return { kind: 'asks_fact', thing: found.thing, name: found.thing.name, year, document };
  if (document !== null && (year || /^(?:wait |so )?who\b/iu.test(text)))
    return { kind: 'asks_fact', thing: null, name: null, year, document };
  if (document !== null || (names.length === 0 && !year)) return null;
  const named = /\b(?:the\s+)?((?:[\p{L}-]+\s){0,3}(?:act|law|bill|treaty|amendment|strike|war|movement|case|program|speech|party|plan|election|massacre|rebellion|panic|crisis))\b/iu.exec(
    text.replace(/^.*?\b(?:was|were|did|is|about|the|s)\s+/iu, ''),
  )?.[1]; // prettier-ignore
  const proper = /(?<=\s)\p{Lu}[\p{L}.]+(?:\s\p{Lu}[\p{L}.]+)*/u.exec(text)?.[0];
  if (named === undefined && proper === undefined && !year) return null;
  return {
    kind: 'asks_fact',
    thing: null,
    name: proper ?? (named === undefined ? null : `the ${named.trim()}`),
    year,
    document: null,
  };
}

/** The least confidence that the hearing of all tutors needs if nothing was said plainly. */
const sure = 0.5;

function byEar(text: string, said: EssayHearing['said']): EssayAct | null {
  const acts = hear(text, { question: null, probe: null, misconceptions: [], glossary: [], said: said.slice(-6) });
  for (const act of acts) {
    if (act.confidence < sure) continue;
    if (act.act === 'feeling') {
      if (act.feeling === 'thanks') return { kind: 'thanks' };
      const feeling = feelingOf[act.feeling];
      if (feeling !== undefined && text.split(/\s+/u).length < 20) return { kind: 'feeling', feeling };
    }
    if (act.act === 'small_talk' && text.split(/\s+/u).length < 8) return { kind: 'greeting' };
  }
  return null;
}
