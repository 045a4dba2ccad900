import type { EssayDraft } from '@stoa/schema/essay/essay-draft';
import type { EssayPhase } from '@stoa/schema/essay/essay-phase';
import { matterStems, sharedMatter } from './essay-words.ts';
import type { EssayPrompt } from './essay-prompt.ts';
import { findCitations, type FoundCitation } from './find-citations.ts';
import { nameSources, type SourceNames } from './name-sources.ts';
import { reasoningOf } from './reasons.ts';
import { splitSentences } from './split-sentences.ts';
import { findYears } from './find-years.ts';
import type { TextSpan } from './text-span.ts';
import { documentRetold } from './told-content.ts';

/** A sentence of a draft, with the documents that it points to, and the one whose content it tells in other words; null: none. */
export type SentenceReading = TextSpan & { readonly citations: readonly FoundCitation[]; readonly retells: number | null };

/** A paragraph as it was read. `index` is its place in the draft. */
export type ParagraphReading = {
  readonly index: number;
  readonly text: string;
  readonly sentences: readonly SentenceReading[];
  readonly citations: readonly FoundCitation[];
  readonly role: 'introduction' | 'body' | 'conclusion';
};

/** The sentence that takes a position, with the one beside it where the thesis has two. */
export type ThesisReading = { readonly paragraph: number; readonly span: TextSpan; readonly holds: boolean };

export type EssayReading = {
  readonly paragraphs: readonly ParagraphReading[];
  readonly names: readonly SourceNames[];
  /** Everything that could be the thesis, the likeliest first. Empty: no sentence takes a position on the prompt. */
  readonly theses: readonly ThesisReading[];
};

const concluding =
  /^\s*(?:in (?:conclusion|sum|summary|short|the end)|to (?:conclude|sum up)|overall|ultimately|all in all|in closing|(?:for|as a) conclu\w+|bottom line|finally,? (?:it|the)|all of this|as you can see|thus|therefore)\b/iu;

/** Reads a draft: its sentences, what they cite, what each paragraph is for, and where a thesis stands. */
export function readEssay(draft: EssayDraft, prompt: EssayPrompt, phase: EssayPhase): EssayReading {
  const names = nameSources(prompt.sources);
  let before: number | null = null;
  const read = draft.paragraphs.map(({ text, citations: chips }, index) => {
    const citations = findCitations(text, chips, names, before);
    before = citations.at(-1)?.source ?? before;
    const sentences = splitSentences(text).map((span) => ({
      ...span,
      citations: citations.filter(({ start }) => start >= span.start && start < span.end),
      retells: documentRetold(span.text, prompt.sources),
    }));
    return { index, text, citations, sentences };
  });
  const paragraphs = read.map((one) => ({ ...one, role: roleOf(one, read.length, phase, prompt) }));
  return { paragraphs, names, theses: thesesOf(paragraphs, prompt) };
}

function roleOf(
  { index, text, citations, sentences }: Omit<ParagraphReading, 'role'>,
  count: number,
  phase: EssayPhase,
  prompt: EssayPrompt,
): ParagraphReading['role'] {
  const documents = new Set([...citations.map(({ source }) => source), ...sentences.flatMap(({ retells }) => retells ?? [])])
    .size;
  if (index === 0) {
    if (phase === 'thesis' || phase === 'contextualization') return 'introduction';
    if (documents > 0) return 'body';
    // A single paragraph without a position is one of the body, under way; before others it opens the essay.
    return count > 1 || sentences.some((sentence) => takesPosition(sentence, prompt)) ? 'introduction' : 'body';
  }
  if (index < count - 1) return 'body';
  const sumsUp = count > 3 && documents === 0 && sentences.some((sentence) => takesPosition(sentence, prompt));
  return concluding.test(text) || sumsUp ? 'conclusion' : 'body';
}

/** How much a sentence has to share with the prompt to speak to it, of the prompt's words that carry matter. */
const speaksToPrompt = 0.25;
const position =
  /\b(?:chang|transform|shift|continu|remain|stay|caus|led\b|result|because|bc\b|driven|extent|although|though|while|despite|primar|main|large|great|signific|differ|similar|same|mark|turn|turning|more|most|expand|grew|shap|redefin|increas|evolv|develop|affect|impact|influenc|play|became|brought|fail|succe|alter|watershed|never|both|respond|broke|destroy|weaken|strengthen|bound|pushed|forced|made|moved|gave|took|by \w+ing|since|through)\w*/iu;

/**
 * How much of the prompt's matter a sentence shares, from 0 to 1, where it takes a position on it; null: it takes none. A question and a
 * sentence on a document take none, nor does one that dates an event inside the window: it tells.
 */
function positionOn(sentence: Pick<SentenceReading, 'text' | 'citations' | 'retells'>, prompt: EssayPrompt): number | null {
  const { text, citations, retells } = sentence;
  if (citations.length > 0 || retells !== null || text.endsWith('?') || !position.test(text) || /^["“]|\[[^\]]+\]/u.test(text))
    return null;
  const dates = findYears(text, prompt.start).filter(({ from, to }) => !isEdge(from, prompt) && !isEdge(to, prompt));
  if (dates.some(({ from, to }) => from === to)) return null;
  const matter = matterStems(prompt.text).size;
  const share = matter === 0 ? 0 : sharedMatter(text, prompt.text) / Math.min(matter, 8);
  return share < speaksToPrompt ? null : share;
}

const takesPosition = (sentence: Pick<SentenceReading, 'text' | 'citations' | 'retells'>, prompt: EssayPrompt): boolean =>
  positionOn(sentence, prompt) !== null;

/** The window's own years, which a prompt and a thesis name; the year in which a thing of the prompt happened is one too. */
const isEdge = (year: number, { start, end, text }: EssayPrompt): boolean =>
  year === start || year === end || text.includes(String(year));

/** The sentences that take a position on the prompt, by how likely each is the thesis. */
function thesesOf(paragraphs: readonly ParagraphReading[], prompt: EssayPrompt): readonly ThesisReading[] {
  const candidates = paragraphs.flatMap(({ index, sentences, role }) =>
    sentences.flatMap((sentence, at) => {
      const share = positionOn(sentence, prompt);
      if (share === null) return [];
      const place = role === 'body' ? -0.35 : role === 'conclusion' ? -0.1 : at === sentences.length - 1 ? 0.3 : 0;
      const argued = reasoningOf(sentence.text, prompt.text).behindReason.length > 0 ? 0.3 : 0;
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
        holds:
          thesisHolds(sentence.text, prompt.text) ||
          (whole.length > 1 && goesOn(whole[1]!.text) && thesisHolds(whole.map(({ text }) => text).join(' '), prompt.text)),
      };
    });
}

const goesOn = (sentence: string): boolean =>
  /^(?:this|these|that|such|it|they|the (?:main|primary|key|chief|real)|driven|because|by|in particular|specifically|first|namely|as|its|their|one|both|new|more)\b/iu.test(
    sentence,
  );

/** Whether a thesis says a reason or two claims of its own: enough for a line of reasoning. */
export function thesisHolds(thesis: string, prompt: string): boolean {
  const { own, behindReason } = reasoningOf(thesis, prompt);
  return behindReason.length >= 2 || own.length >= 4;
}
