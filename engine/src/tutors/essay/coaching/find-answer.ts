import type { EssayPrompt, EssaySource } from '../reading/essay-prompt.ts';
import { stemsWithKin, tellingStems } from '../reading/essay-words.ts';
import { splitSentences } from '../reading/split-sentences.ts';
import { banksOf, type EssayKnowledge } from './essay-knowledge.ts';

/** Where a question about the period is answered. */
type FoundAnswer =
  /** A line of a bank, about a thing or (without a name) about the time. */
  | { readonly in: 'bank'; readonly name: string | null; readonly says: string }
  /** A document whose maker the question is about (with its attribution), or whose text contains the answer. */
  | { readonly in: 'document'; readonly number: number; readonly attribution: string | null }
  /** The question is one that the essay itself has to answer. */
  | { readonly in: 'essay' };

/** Words of asking, which say nothing about the subject of the question. */
const asking = tellingStems(
  'year date passed happened happening signed started ended created called tell know explain wait help use used mean means stand happen define definition',
);

/** A text answers a question if it contains this share of the question's words: all of one or two, most of a long one. */
const answered = 0.75;

/**
 * Finds where a question about the period is answered: in a document's attribution, in a bank of its period, or in a document's
 * text. Null if nowhere. Never makes up a fact.
 */
export function findAnswer(question: string, prompt: EssayPrompt, { banks }: EssayKnowledge): FoundAnswer | null {
  const said = [...tellingStems(question)].filter((stem) => !asking.has(stem));
  if (said.length === 0) return null;
  const asked = stemsWithKin(prompt.text);
  const own = said.filter((stem) => !asked.has(stem));
  const argued = /\b(?:why|how)\b/iu.test(question);
  if (own.length === 0) return argued || said.length > 1 ? { in: 'essay' } : null;
  const has = (text: string): boolean => {
    const stems = tellingStems(text);
    const found = own.filter((stem) => stems.has(stem)).length;
    return found > 0 && found / own.length >= answered;
  };
  const maker = prompt.sources.find(({ title, attribution }) => has(properNames(`${title}. ${attribution}`)));
  const body = prompt.sources
    .filter((source) => [source.body, ...source.mentions].some(has) || splitSentences(source.body).some(({ text }) => has(text)))
    .toSorted((left, right) => Number(isOfNumbers(left)) - Number(isOfNumbers(right)))[0];
  const inText = (source: EssaySource | undefined): FoundAnswer | null =>
    source === undefined ? null : { in: 'document', number: source.number, attribution: null };
  // "Why" and "how" are what the documents argue about; "what was" has a line in a bank.
  if (argued) return inText(body) ?? (own.length < said.length ? { in: 'essay' } : null);
  if (maker !== undefined) return { in: 'document', number: maker.number, attribution: maker.attribution };
  // A "who" question is only answered by a name, because a line that has its other words may be about another person.
  if (/^\W*(?:\w+ )?who\b/iu.test(question)) return inText(body);
  const ofPeriod = banksOf(prompt, banks);
  const anchor = ofPeriod
    .flatMap(({ anchors }) => anchors)
    .find((one) => has([one.name, ...one.aliases, one.fact].join('. ')) || isOfYear(one, own));
  if (anchor !== undefined) return { in: 'bank', name: anchor.name, says: anchor.fact };
  const [line] = ofPeriod.flatMap(({ arcs }) => arcs.flatMap(({ says }) => splitSentences(says).filter(({ text }) => has(text))));
  return line === undefined ? inText(body) : { in: 'bank', name: null, says: line.text };
}

/** Returns the capitalized words of a line. */
const properNames = (text: string): string => (text.match(/(?<![\p{L}])\p{Lu}[\p{L}'’-]+/gu) ?? []).join(' ');

/**
 * True for an event in the very year that the question mentions, if the year is half of the question: "A depression in 1893?"
 */
const isOfYear = ({ name, fact, start }: { name: string; fact: string; start: number }, own: readonly string[]): boolean =>
  own.includes(String(start)) &&
  own.length <= 2 &&
  /\b(?:panic|crisis|crash|strike|war|election|act)\b/iu.test(`${name} ${fact}`);

/** With this share of numbers among its words, a document is a table or a chart, whose maker doesn't argue for anything. */
const numbers = 0.25;
const fewestNumbers = 6;

/** True if a document is a table of numbers. */
export function isOfNumbers({ body }: Pick<EssaySource, 'body'>): boolean {
  const words = body.split(/\s+/u);
  const counted = words.filter((word) => /^[$]?\d[\d.,:;%]*$/u.test(word)).length;
  return counted >= fewestNumbers && counted / words.length >= numbers;
}
