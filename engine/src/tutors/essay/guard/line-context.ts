import type { EssayDraft, SourceAnnotation } from '@stoa/schema/essay/essay-draft';
import type { EssayPrompt } from '../reading/essay-prompt.ts';
import { tellingStems, wordsIn } from '../reading/essay-words.ts';
import { bareText } from './line-pieces.ts';
import { findKnown, knownHistory, type HistoricalThing, type KnownHistory } from '../reading/known-history.ts';

/** A thing of a period bank, with the line that a coach may state about it. Things of a timeline have none. */
export type BankFact = HistoricalThing & { readonly fact: string };

/** What a coach's line is checked against. */
export type LineContext = {
  /** Everything she wrote: draft, notes, messages. Empty if that isn't known. */
  readonly own: string;
  /** The prompt and its documents. */
  readonly given: string;
  /** Her text and the given text, in the form of `bareText`. */
  readonly bareHers: string;
  /** The bank's lines about the things that she names. */
  readonly ownFacts: readonly BankFact[];
  readonly start: number;
  readonly end: number;
  readonly facts: ReadonlyMap<string, readonly BankFact[]>;
  readonly known: KnownHistory;
  /** Everything that the banks say, in the form of `bareText`. */
  readonly bankText: string;
  /** Stems of the words in which a coach talks about writing. They say nothing about history. */
  readonly craft: ReadonlySet<string>;
};

/** What every coach's line is checked against, for any student. It is built once from the content. */
export type LineKnowledge = Pick<LineContext, 'facts' | 'known' | 'bankText' | 'craft'>;

/** Builds the knowledge from a bank's things and the coach's own wordings. */
export function lineKnowledge(facts: readonly BankFact[], wordings: readonly string[]): LineKnowledge {
  const byName = Map.groupBy(facts, ({ name }) => name);
  return {
    facts: byName,
    known: knownHistory(facts),
    bankText: bareText(facts.flatMap(({ name, aliases, fact }) => [name, ...aliases, fact]).join(' \n ')),
    craft: new Set(wordings.flatMap((wording) => wordsIn(wording.replaceAll(/\{\w+\}/gu, ' ')).map(({ stem }) => stem))),
  };
}

/** Adds more things of a bank to the knowledge. */
export const withFacts = (knowledge: LineKnowledge, more: readonly BankFact[]): LineKnowledge =>
  more.length === 0
    ? knowledge
    : { ...lineKnowledge([...more, ...[...knowledge.facts.values()].flat()], []), craft: knowledge.craft };

/** The situation in which a line is said: her texts and what she was given. */
export type LineSituation = {
  readonly prompt: EssayPrompt;
  readonly draft: EssayDraft;
  readonly annotations: readonly SourceAnnotation[];
  readonly said: readonly string[];
};

/** A citation in brackets, which the coach leaves out of quotations. */
const citation = /\s*[([](?:docs?|documents?|d)?\.?\s*#?\d[^)\]]*[)\]]/giu;

export function lineContext({ prompt, draft, annotations, said }: LineSituation, knowledge: LineKnowledge): LineContext {
  const hers = [...draft.paragraphs.map(({ text }) => text), ...annotations.map(({ note }) => note), ...said];
  const own = hers.join('\n');
  const given = [
    prompt.text,
    ...prompt.sources.map(({ title, attribution, body, year, aliases, mentions }) =>
      [title, attribution, body, year ?? '', ...aliases, ...mentions].join('. '),
    ),
    ...annotations.map(({ quote }) => quote),
  ].join('\n');
  return {
    ...knowledge,
    // Text by text, so that results for what she hasn't changed are reused.
    ownFacts: hers.flatMap((text) => factsNamedIn(text, knowledge)),
    own,
    given,
    bareHers: bareText(`${own}\n${own.replaceAll(citation, '')}\n${given}`),
    start: prompt.start,
    end: prompt.end,
  };
}

/** Returns the bank's lines about the things that a text names. */
export const factsNamedIn = (text: string, { known, facts }: LineKnowledge): readonly BankFact[] =>
  findKnown(text, known).flatMap(({ thing }) => facts.get(thing.name) ?? []);

/**
 * Returns the telling words of a piece that come from nowhere: not from her, the given texts, the bank's line about what is
 * named, or the coach's own vocabulary.
 */
export function novelWords(piece: string, context: LineContext): readonly string[] {
  const facts = [...context.ownFacts, ...factsNamedIn(piece, context)].map(({ name, fact, aliases }) =>
    [name, fact, ...aliases].join(' '),
  );
  const met = new Set([context.own, context.given, ...facts].flatMap((text) => [...tellingStems(text)]));
  return [...tellingStems(piece)].filter((stem) => !met.has(stem) && !context.craft.has(stem) && !/^\d+$/u.test(stem));
}
