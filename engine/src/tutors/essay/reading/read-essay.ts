import type { DetectorThresholds } from '@stoa/schema/essay/detector-thresholds';
import type { DraftParagraph, EssayDraft } from '@stoa/schema/essay/essay-draft';
import type { EssayPhase } from '@stoa/schema/essay/essay-phase';
import { matterStems, mayBeEnglish, sharedMatter, wordsIn } from './essay-words.ts';
import type { EssayPrompt } from './essay-prompt.ts';
import { findCitations, type FoundCitation } from './find-citations.ts';
import { nameSources, type SourceNames } from './name-sources.ts';
import { offersAsOutside } from './offers-as-outside.ts';
import { concessionsIn, reasoningOf } from './reasons.ts';
import { splitSentences } from './split-sentences.ts';
import { findYears } from './find-years.ts';
import type { TextSpan } from './text-span.ts';
import { documentRetold } from './told-content.ts';

/** A sentence of a draft, with the documents that it points to, and the document that it retells in other words, or null. */
export type SentenceReading = TextSpan & { readonly citations: readonly FoundCitation[]; readonly retells: number | null };

/** A paragraph as it was read. `index` is its position in the draft. */
export type ParagraphReading = {
  readonly index: number;
  readonly text: string;
  readonly sentences: readonly SentenceReading[];
  readonly citations: readonly FoundCitation[];
  readonly role: 'introduction' | 'body' | 'conclusion';
};

/** The sentence that takes a position, with the one after it if the thesis takes two. */
export type ThesisReading = {
  readonly paragraph: number;
  readonly span: TextSpan;
  readonly holds: boolean;
  /** How much of the prompt's content it shares, from 0 to 1. */
  readonly onPrompt: number;
};

export type EssayReading = {
  readonly paragraphs: readonly ParagraphReading[];
  readonly names: readonly SourceNames[];
  /** Everything that could be the thesis, likeliest first. Empty if no sentence takes a position on the prompt. */
  readonly theses: readonly ThesisReading[];
  /** The thresholds that were used. */
  readonly thresholds: DetectorThresholds;
};

const concluding =
  /^\s*(?:in (?:conclusion|sum|summary|short|the end)|to (?:conclude|sum up)|overall|ultimately|all in all|in closing|(?:for|as a) conclu\w+|bottom line|finally,? (?:it|the)|all of this|as you can see|thus|therefore)\b/iu;

type ReadParagraph = Omit<ParagraphReading, 'index' | 'role'>;
/**
 * What is computed once for a prompt, and the paragraphs that were read for it. A student who types changes only one of them.
 */
type PromptReading = { readonly names: readonly SourceNames[]; readonly paragraphs: Map<string, ReadParagraph> };

const promptsRead = new WeakMap<DetectorThresholds, WeakMap<EssayPrompt, PromptReading>>();
/** With more paragraphs than this, the cache is cleared, so that memory is bounded. */
const mostRemembered = 200;

function readingOf(prompt: EssayPrompt, thresholds: DetectorThresholds): PromptReading {
  const read = promptsRead.get(thresholds) ?? new WeakMap<EssayPrompt, PromptReading>();
  promptsRead.set(thresholds, read);
  const known = read.get(prompt);
  if (known !== undefined) return known;
  // A name that is in the prompt itself doesn't point to a document.
  const asked = prompt.text.toLowerCase();
  const names = nameSources(prompt.sources).map((one) => ({ ...one, names: one.names.filter((name) => !asked.includes(name)) }));
  const made = { names, paragraphs: new Map<string, ReadParagraph>() };
  read.set(prompt, made);
  return made;
}

/** What a draft is read with. */
type ReadBy = { readonly prompt: EssayPrompt; readonly thresholds: DetectorThresholds };

/** Reads a paragraph, or takes it from the cache. `before`: the document that was last pointed to before it. */
function readParagraph(
  { text, citations: chips }: DraftParagraph,
  before: number | null,
  { prompt, thresholds }: ReadBy,
): ReadParagraph {
  const { names, paragraphs } = readingOf(prompt, thresholds);
  const key = `${before}|${chips.map(({ start, end, source }) => `${start}-${end}:${source}`).join()}|${text}`;
  const known = paragraphs.get(key);
  if (known !== undefined) return known;
  const citations = mayBeEnglish(text) ? findCitations(text, chips, names, before) : [];
  const sentences = (mayBeEnglish(text) ? splitSentences(text) : []).map((span) => ({
    ...span,
    citations: citations.filter(({ start }) => start >= span.start && start < span.end),
    retells: documentRetold(span.text, prompt, thresholds.retelling),
  }));
  const read = { text, citations, sentences };
  if (paragraphs.size >= mostRemembered) paragraphs.clear();
  paragraphs.set(key, read);
  return read;
}

/** Reads a draft: its sentences, what they cite, the role of each paragraph, and the possible theses. */
export function readEssay(
  draft: EssayDraft,
  prompt: EssayPrompt,
  phase: EssayPhase,
  thresholds: DetectorThresholds,
): EssayReading {
  const by: ReadBy = { prompt, thresholds };
  let before: number | null = null;
  const read = draft.paragraphs.map((paragraph, index) => {
    const one = readParagraph(paragraph, before, by);
    before = one.citations.at(-1)?.source ?? before;
    return { index, ...one };
  });
  const paragraphs = read.map((one) => ({ ...one, role: roleOf(one, read.length, phase, by) }));
  return { paragraphs, names: readingOf(prompt, thresholds).names, theses: thesesOf(paragraphs, by, phase), thresholds };
}

function roleOf(
  { index, text, citations, sentences }: Omit<ParagraphReading, 'role'>,
  count: number,
  phase: EssayPhase,
  by: ReadBy,
): ParagraphReading['role'] {
  const documents = new Set([...citations.map(({ source }) => source), ...sentences.flatMap(({ retells }) => retells ?? [])])
    .size;
  if (index === 0) {
    if (phase === 'thesis' || phase === 'contextualization') return 'introduction';
    // Background that happens to name an author, or to sound like a document, still opens the essay.
    const pointed =
      citations.some(({ by }) => by !== 'name' && by !== 'kind') ||
      startsWithDocument(sentences[0]) ||
      (phase !== 'revision' && sentences.length > 0 && sentences.every(({ retells }) => retells !== null));
    if (count > 1 ? pointed : documents > 0) return 'body';
    // A single paragraph without a position is an unfinished body paragraph. If others follow, it is the introduction.
    if (count > 1) return 'introduction';
    const goesOn = addsOn.test(sentences[0]?.text ?? '') || sentences.some(({ text: said }) => offersAsOutside(said));
    return !goesOn && sentences.some((sentence) => takesPosition(sentence, by)) ? 'introduction' : 'body';
  }
  if (index < count - 1) return 'body';
  const sumsUp = count > 3 && documents === 0 && sentences.some((sentence) => takesPosition(sentence, by));
  return concluding.test(text) || sumsUp ? 'conclusion' : 'body';
}

/** Matches a paragraph that continues an earlier one: "Push came from the law as well." */
const addsOn = /^(?:also|another|in addition|furthermore|moreover|next|besides)\b|\b(?:as well|too)\./iu;

/** True if a sentence mentions a document in its first words. */
const startsWithDocument = (sentence: SentenceReading | undefined): boolean =>
  sentence?.citations.some(({ start }) => start - sentence.start < 30) ?? false;

const position =
  /\b(?:chang|transform|shift|continu|remain|stay|caus|led\b|result|because|bc\b|driven|extent|although|though|while|despite|primar|main|large|great|signific|differ|similar|same|mark|turn|turning|more|most|expand|grew|shap|redefin|increas|evolv|develop|affect|impact|influenc|play|became|brought|fail|succe|alter|watershed|never|both|respond|broke|destroy|weaken|strengthen|bound|pushed|forced|made|moved|gave|took|by \w+ing|since|through)\w*/iu;
/** Matches a sentence that draws a conclusion: "So what changed was", "This is why", "For this I say". */
const concludes =
  /^(?:so,? (?:in|what|the|it|while|although|even|religion|overall|really|we|you|i)|in (?:conclusion|sum|summary|short|the end|closing|all)|to (?:conclude|sum up|be sure)|overall|ultimately|all in all|all of this|bottom line|for (?:this|these reasons?|conclu\w+)|as a conclusion|(?:this|that|which|it) (?:is|was|proves|shows|means|goes to show)|that(?:['’]s| is) why|therefore|thus|hence|putting|taken together|put together|looking back|in other words|when you|as you can see|after looking|i (?:would|think|believe|argue|say|guess)|in my (?:opinion|view|eyes)|to me|from this|as i see it|my (?:point|opinion|view|argument|answer) (?:is|here)|consequently|the (?:main|real|biggest|greatest|most important|strongest|key|primary|true) )/iu;
const ranks =
  /\b(?:main|most important|primar\w+|biggest|greatest|real(?:ly)?|strongest|deserves?|turning point|more than|above all|first and foremost|mostly|most was|what (?:really |mostly )?(?:drove|caused|changed|moved)|chief|central|key|decisive|for the most part|deepest|true|therefore|i guess|in my (?:view|opinion))\b/iu;

/** Matches the beginning of a sentence that sets the scene: "In 1848", "Before the Depression", "In the Gilded Age". */
const sets =
  /^(?:in (?:the year )?\d{4}\b(?! ?(?:to\b|[-–]))|(?:before|prior to|leading up to|right before|just before)\b|(?:in|during) the (?:years|decades?|time) (?:before|leading)|(?:in|during) the (?:\w+ )?(?:gilded age|progressive era|colonial (?:era|period|times)|antebellum|jacksonian|roaring|\w+ of good feelings))/iu;

type Candidate = Pick<SentenceReading, 'text' | 'citations' | 'retells'>;

/**
 * True if a sentence can't be a thesis: a question, a quotation, one about a document, or one that dates an event inside the
 * window.
 */
function tellsOnly({ text, citations, retells }: Candidate, { prompt, thresholds }: ReadBy, opensEssay = false): boolean {
  // An introduction that names the president who wrote a document is about him, not about the document.
  const pointed = citations.some(({ by }) => by !== 'kind' && !(by === 'name' && opensEssay));
  if (pointed || text.endsWith('?') || /^["“]|\[[^\]]+\]/u.test(text)) return true;
  if (retells !== null && shareOf(text, prompt) < thresholds.thesis.plainly_on_prompt) return true;
  if (sets.test(text) && reasoningOf(text, prompt.text).behindReason.length === 0) return true;
  // "Lost to sectional interest by 1828, because …": a thesis may contain a date.
  if (
    shareOf(text, prompt) >= thresholds.thesis.on_prompt &&
    reasoningOf(text, prompt.text).behindReason.length >= thresholds.thesis.words_behind_reason
  )
    return false;
  const dates = findYears(text, prompt.start).filter(({ from, to }) => !isEdge(from, prompt) && !isEdge(to, prompt));
  return dates.some(({ from, to }) => from === to);
}

/** Returns how much of the prompt's content a sentence shares, from 0 to 1. */
function shareOf(text: string, prompt: EssayPrompt): number {
  const matter = matterStems(prompt.text).size;
  return matter === 0 ? 0 : sharedMatter(text, prompt.text) / Math.min(matter, 8);
}

/**
 * Returns how much of the prompt's content a sentence shares if it takes a position on it; null if it doesn't. The prompt
 * itself takes none.
 */
function positionOn(sentence: Candidate, by: ReadBy, opensEssay = false): number | null {
  const { prompt, thresholds } = by;
  const share = shareOf(sentence.text, prompt);
  if (!position.test(sentence.text) && share < thresholds.thesis.whole_prompt) return null;
  if (tellsOnly(sentence, by, opensEssay) || repeatsTask(sentence.text)) return null;
  return share < thresholds.thesis.on_prompt ? null : share;
}

/** True if the sentence is the pasted task: "Evaluate the extent to which". */
const repeatsTask = (text: string): boolean =>
  /^["“']?(?:evaluate|compare|assess|analy[sz]e|explain|discuss|to what extent)\b/iu.test(text);

const takesPosition = (sentence: SentenceReading, by: ReadBy): boolean =>
  once(sentence, 'position', () => positionOn(sentence, by)) !== null;

/**
 * True for the first and last year of the window, which a prompt and a thesis mention, and for any other year in the prompt.
 */
const isEdge = (year: number, { start, end, text }: EssayPrompt): boolean =>
  year === start || year === end || text.includes(String(year));

/**
 * Returns how much of the prompt's content a sentence shares if it may be a thesis in a place where none is expected: it
 * concludes or ranks, and says enough of its own. It may refer to a document. Null if it isn't one.
 */
function latePosition({ text, retells }: Candidate, { prompt, thresholds: { thesis } }: ReadBy): number | null {
  if (text.endsWith('?') || /^["“]/u.test(text) || !(concludes.test(text) || ranks.test(text))) return null;
  const share = shareOf(text, prompt);
  // A sentence that concludes on the prompt is her own even if it uses a document's words.
  if (retells !== null && !(concludes.test(text) && share >= thesis.on_prompt)) return null;
  return share >= thesis.on_prompt_concluding && thesisHolds(text, prompt.text, thesis) ? share : null;
}

/** A cache of results for a sentence, so that sentences of an unchanged paragraph aren't evaluated again. */
const weighed = new WeakMap<object, Map<string, unknown>>();
function once<Result>(sentence: SentenceReading, what: string, work: () => Result): Result {
  const known = weighed.get(sentence) ?? new Map<string, unknown>();
  weighed.set(sentence, known);
  if (!known.has(what)) known.set(what, work());
  return known.get(what) as Result;
}

/** Returns the sentences that take a position on the prompt, sorted by how likely each is the thesis. */
function thesesOf(paragraphs: readonly ParagraphReading[], by: ReadBy, phase: EssayPhase): readonly ThesisReading[] {
  const {
    prompt,
    thresholds: { thesis },
  } = by;
  const candidates = paragraphs.flatMap(({ index, sentences, role }) =>
    sentences.flatMap((sentence, at) => {
      const isLate = index + 1 >= thesis.late_paragraph && role !== 'introduction';
      // If she is asked for a thesis, her last sentence is meant as one, whatever its words.
      const isMeant =
        phase === 'thesis' && at === sentences.length - 1 && !tellsOnly(sentence, by) && !repeatsTask(sentence.text);
      // A last sentence of the introduction that gives a reason is its thesis, even if it shares only one word with the prompt.
      const closes =
        role === 'introduction' &&
        at > 0 &&
        at === sentences.length - 1 &&
        once(sentence, 'closes', () => mayClose(sentence, by));
      const isLong = wordsIn(sentence.text).length >= thesis.fewest_words;
      const opens = role === 'introduction';
      const share =
        once(sentence, opens ? 'opening' : 'position', () => positionOn(sentence, by, opens)) ??
        (isLate ? once(sentence, 'late', () => latePosition(sentence, by)) : null) ??
        ((isMeant && isLong) || closes ? 0 : null);
      if (share === null) return [];
      const place = role === 'body' ? -0.35 : role === 'conclusion' ? -0.1 : at === sentences.length - 1 ? 0.3 : 0;
      const argued = once(sentence, 'argued', () => reasoningOf(sentence.text, prompt.text).behindReason.length > 0) ? 0.3 : 0;
      return [{ paragraph: index, at, sentences, sentence, score: share + place + argued }];
    }),
  );
  return candidates
    .toSorted((left, right) => right.score - left.score)
    .map(({ paragraph, at, sentences, sentence }) => {
      const whole = [sentence, sentences[at + 1]].filter((one) => one !== undefined).filter((one) => one.citations.length === 0);
      return {
        paragraph,
        span: sentence,
        onPrompt: shareOf(sentence.text, prompt),
        holds:
          once(sentence, 'holds', () => thesisHolds(sentence.text, prompt.text, thesis)) ||
          // If she is asked for a thesis, she may give it in as many sentences as she needs.
          (phase === 'thesis' && thesisHolds(sentences.map(({ text }) => text).join(' '), prompt.text, thesis)) ||
          (whole.length > 1 &&
            goesOn(whole[1]!.text) &&
            thesisHolds(whole.map(({ text }) => text).join(' '), prompt.text, thesis)),
      };
    });
}

/**
 * True if a sentence gives a reason, has no dates, and shares a word with the prompt, so that it is the thesis if it ends an
 * introduction.
 */
const mayClose = (sentence: Candidate, by: ReadBy): boolean =>
  !tellsOnly(sentence, by, true) &&
  findYears(sentence.text, by.prompt.start).length === 0 &&
  sharedMatter(sentence.text, by.prompt.text) > 0 &&
  reasoningOf(sentence.text, by.prompt.text).behindReason.length >= by.thresholds.thesis.words_behind_reason;

const goesOn = (sentence: string): boolean =>
  /^(?:this|these|that|such|it|they|the (?:main|primary|key|chief|real)|driven|because|by|in particular|specifically|first|namely|as|its|their|one|both|new|more)\b/iu.test(
    sentence,
  );

/** Matches figurative ways of saying only that something changed: "A whole other world", "there was no going back". */
const pictured =
  /\b(?:whole (?:other|new|different)|no going back|never (?:be |been )?(?:quite )?the same|nothing (?:\w+ ){0,4}the same|(?:how|what|than) (?:it|they|things) (?:used to be|(?:was|were)(?=\s*[.,;]|\s*$| before))|separate (?:ways|roads|paths|directions)|(?:big|huge|major|large|important|key) (?:hand|part|role|deal|step|impact|effect|influence)|ended up|as we know (?:it|them)|night and day|upside down|left (?:its|a|their) mark|better or (?:for )?worse|the way (?:it|they|we) (?:did|does|is|are|was|were)\s*(?=[.,;]|$)|in (?:so )?many (?:different )?ways|turned? (?:the|a|over a) (?:new )?(?:corner|page|leaf)|new (?:era|chapter|age|path)|opened? (?:a|the) (?:new )?(?:door|chapter)|forever|can be (?:compared|contrasted|seen|explained|analy[sz]ed|looked at)|by (?:looking|comparing)|in terms of|this (?:essay|paper) (?:will|is)|i (?:will|am going to|'ll) (?:be )?(?:explain|discuss|talk|show|compar)\w*)\b/iu;

/** Counts the two-word names in a text that aren't in the prompt: "the New Deal", "Great Society". */
const namesOf = (text: string, prompt: string): number =>
  (text.match(/(?<=\s)\p{Lu}\p{L}+ \p{Lu}\p{L}+/gu) ?? []).filter((name) => !prompt.includes(name)).length;

/** "Falling pay caused the conflict": what comes before the verb is the thesis's own. */
const causes = /\b(?:caused|led to|brought (?:on|about)|drove|produced|fueled|sparked)\b/iu;
function namesCause(thesis: string, prompt: string): boolean {
  const verb = causes.exec(thesis);
  return verb !== null && reasoningOf(thesis.slice(0, verb.index), prompt).own.length > 0;
}

/** Matches "more than anything else", "above all". */
const ranksFirst = /\b(?:more than (?:any|all)\w*|above all|most of all|before all else|first and foremost)\b/iu;

/**
 * True if a thesis gives a reason or two claims of its own, which is enough for a line of reasoning. Merely figurative
 * statements of change don't count.
 */
function thesisHolds(thesis: string, prompt: string, lines: DetectorThresholds['thesis']): boolean {
  const { own, behindReason } = reasoningOf(thesis, prompt);
  if (behindReason.length >= lines.words_behind_reason || (own.length >= lines.own_words && !pictured.test(thesis))) return true;
  // It names one cause, and gives a reason for it.
  if (behindReason.length > 0 && namesCause(thesis, prompt)) return true;
  // It ranks a cause above all others, with any verb.
  if (own.length >= lines.own_words_ranked && ranksFirst.test(thesis) && !pictured.test(thesis)) return true;
  // A thesis that weighs two things of its own against each other holds, however short it is. So does one that names two
  // historical things.
  if (own.length >= lines.own_words_qualified && concessionsIn(thesis, prompt).length > 0) return true;
  return own.length >= lines.own_words_qualified && namesOf(thesis, prompt) >= lines.names && !pictured.test(thesis);
}
