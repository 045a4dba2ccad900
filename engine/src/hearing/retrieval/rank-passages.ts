import { meantWordsOf } from '../vocabulary/meant-words.ts';
import type { Meaning } from '../vocabulary/meanings.ts';
import { numberRolesIn, type NumberRoles } from '../vocabulary/number-roles.ts';
import { everydayWords } from '../vocabulary/everyday-words.ts';
import { stemOf } from '../vocabulary/stem.ts';
import type { Passage } from './passage.ts';

/**
 * A passage with a score for how well it answers: BM25 over meanings and stems, in nats. Only the order of the scores matters.
 * `covered`: the share of the student's question that the passage covers, to be compared with `leastCovered`.
 */
export type Ranked = { readonly passage: Passage; readonly score: number; readonly covered: number };

/** Passages, prepared for searching. */
export type PassageIndex = {
  readonly entries: readonly {
    readonly passage: Passage;
    readonly terms: ReadonlyMap<string, number>;
    readonly length: number;
  }[];
  readonly holding: ReadonlyMap<string, number>;
  readonly usual: number; // the mean length
};

/** What a passage is about counts more than the words of its text. */
const aboutWeighs = 1.5;
const nameWeighs = 3;

export function indexOf(passages: readonly Passage[]): PassageIndex {
  const entries = passages.map((passage) => {
    const terms = new Map<string, number>();
    const put = (text: string, weight: number): void => {
      for (const term of termsOf(text)) terms.set(term, (terms.get(term) ?? 0) + weight);
    };
    put(passage.text, 1);
    put(passage.about, aboutWeighs);
    for (const name of passage.names) put(name, nameWeighs);
    return { passage, terms, length: [...terms.values()].reduce((sum, count) => sum + count, 0) };
  });
  const holding = new Map<string, number>();
  for (const { terms } of entries) for (const term of terms.keys()) holding.set(term, (holding.get(term) ?? 0) + 1);
  return { entries, holding, usual: entries.reduce((sum, { length }) => sum + length, 0) / (entries.length || 1) };
}

/** The least share of a student's question, weighted by rarity, that a passage must cover to count as an answer. */
export const leastCovered = 0.4;

/**
 * Ranks the passages by how well they answer a student's question, the best first. Passages that share nothing with her words
 * are left out.
 *
 * Shape   `asked` is her message or the part of it that asks; `stem` is the open question, so that "8 and 8" are recognized as
 *         denominators.
 * Source  Robertson & Zaragoza (2009), "The Probabilistic Relevance Framework: BM25 and Beyond"; k1 = 1.2, b = 0.5.
 */
export function rankPassages(asked: string, index: PassageIndex, stem = '', expected = ''): readonly Ranked[] {
  const names = namesAsked(asked);
  const spoken = termsOf(asked, numberRolesIn(stem, expected));
  // If the student asks what a word means, only that word counts: another passage with the same meaning ("slope" in an
  // explanation of a step) isn't an answer.
  const terms = new Set(names.size > 0 ? spoken.filter((term) => term.startsWith('"') || term === 'coefficient') : spoken);
  const rarity = (term: string): number => {
    const holding = index.holding.get(term) ?? 0;
    // A rare word that no passage has may just be a way of speaking; a meaning that no passage has is another topic.
    const weight = holding === 0 && term.startsWith('"') ? 0.5 : 1;
    return weight * Math.log(1 + (index.entries.length - holding + 0.5) / (holding + 0.5));
  };
  const wanted = [...terms].reduce((sum, term) => sum + rarity(term), 0);
  const kinds = askedKinds(asked);
  return index.entries
    .map(({ passage, terms: own, length }): Ranked => {
      let [score, covered] = [0, 0];
      for (const term of terms) {
        const count = own.get(term) ?? 0;
        if (count === 0) continue;
        const weight = rarity(term);
        score += (weight * count * 2.2) / (count + 1.2 * (0.5 + (0.5 * length) / index.usual));
        covered += weight;
      }
      const isNamed = passage.names.some((name) => names.has(nameOf(name)));
      const fitting = isNamed ? 4 : (kinds.get(passage.kind) ?? 1);
      return {
        passage,
        score: Math.max(score, isNamed ? 1 : 0) * fitting,
        covered: isNamed ? 1 : wanted === 0 ? 0 : covered / wanted,
      };
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);
}

/** Returns the passage that answers the student's question; null if none does, because a wrong one would be worse. */
export function passageFor(asked: string, index: PassageIndex, stem = '', expected = ''): Passage | null {
  const [best] = rankPassages(asked, index, stem, expected);
  return best === undefined || best.covered < leastCovered ? null : best.passage;
}

const nothing: NumberRoles = { of: new Map(), done: new Map(), fractions: [] };

/** Words that are part of asking, not of the subject. */
const asking = new Set(
  'what whats why how do does did is are can could i you it the a an of to mean means meaning again please show me one thing way just with and in if but when get find have has was that this there they would should about my on for say tell other some another explain bro wats wat wut know see say else example'.split(
    ' ',
  ),
);

/** Meanings that are part of asking, not of the subject: "why can't I add 8 and 8 too?" */
const ofTalk: ReadonlySet<Meaning> = new Set<Meaning>(['not', 'guess', 'both']);

/** Returns the terms of a text: its meanings, and the stems of its other words. */
function termsOf(text: string, roles: NumberRoles = nothing): string[] {
  const plain = text.replace(/\\(?:div|times|cdot)/g, ' ').replace(/\\[a-z]*frac/g, ' ');
  const terms = meantWordsOf(plain).flatMap((word): string[] => {
    if (word.kind !== 'word')
      return [...(roles.of.get(word.stem) ?? []), ...(/^(?:100|0|10|1|20)$/.test(word.stem) ? [`#${word.stem}`] : [])];
    const raw = plain.slice(word.start, word.end).toLowerCase();
    if (word.meanings.length > 0 && word.meanings.every((meaning) => ofTalk.has(meaning))) return [];
    if (word.meanings.length > 0)
      return [...word.meanings, ...(everydayWords.has(raw) ? [] : [`"${raw.includes(' ') ? stemOf(raw) : word.stem}"`])];
    return asking.has(raw) || raw.length < 3 ? [] : [`"${stemOf(raw)}"`];
  });
  return letterWithNumber.test(plain) ? [...terms, 'coefficient'] : terms;
}

/** Returns how strongly the wording of a question speaks for each kind of passage. */
function askedKinds(asked: string): ReadonlyMap<Passage['kind'], number> {
  const plain = asked.toLowerCase();
  if (/\bexample\b|\bshow me\b/.test(plain))
    return new Map([
      ['example', 1.6],
      ['meaning', 0.6],
    ]);
  if (
    /\b(?:wh?[auo]t'?s?|wats) (?:is |are |does |do |a |an |the )*[\w()]+(?: \w+)?(?: mean[s]?)?\??$|\bmeans?\b|^\w+\?+$/.test(
      plain,
    )
  )
    return new Map([
      ['meaning', 1.5],
      ['example', 0.6],
    ]);
  if (/\b(?:why|can'?t|cant|isn'?t|isnt|don'?t|dont|can i|doesn'?t|doesnt)\b/.test(plain))
    return new Map([
      ['correction', 1.5],
      ['other way', 1.1],
      ['meaning', 0.5],
      ['example', 0.5],
    ]);
  return new Map([
    ['explanation', 1.15],
    ['meaning', 0.6],
    ['example', 0.8],
  ]);
}

/** "4x": a student who asks about it wants to know what a number before a letter does. */
const letterWithNumber = /\b\d+ ?[xyn]\b/;

const nameOf = (words: string): string =>
  meantWordsOf(words)
    .map(({ stem }) => stem)
    .join(' ');

/** Returns the words that "what is …" may ask for: every stretch of one to three words. */
function namesAsked(asked: string): ReadonlySet<string> {
  const said =
    /\b(?:what|whats|wats|wat|wut|wht)\b|\bmeans?\b|\?\?|^\w+\s?\w*\?$/i.test(asked) &&
    !/\bwhat if\b|\bwhy\b|\bhow\b/i.test(asked);
  if (!said) return new Set();
  if (letterWithNumber.test(asked)) return new Set([nameOf('coefficient')]);
  const words = meantWordsOf(asked).map(({ stem }) => stem);
  return new Set(words.flatMap((_, at) => [1, 2, 3].map((length) => words.slice(at, at + length).join(' '))));
}
