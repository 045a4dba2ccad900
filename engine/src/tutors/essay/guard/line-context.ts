import type { EssayDraft, SourceAnnotation } from '@stoa/schema/essay/essay-draft';
import type { EssayPrompt } from '../reading/essay-prompt.ts';
import { tellingStems, wordsIn } from '../reading/essay-words.ts';
import { bareText } from './line-pieces.ts';
import { findKnown, knownHistory, type HistoricalThing, type KnownHistory } from '../reading/known-history.ts';

/** A thing of a period bank, with the line that a coach may state of it; a timeline's has none. */
export type BankFact = HistoricalThing & { readonly fact: string };

/** What a coach's line is held against. */
export type LineContext = {
  /** Everything of hers: draft, notes, messages. Empty: nobody knows what she wrote. */
  readonly own: string;
  /** The prompt and its documents. */
  readonly given: string;
  /** Both, as `bareText` writes them. */
  readonly bareHers: string;
  /** The bank's lines on what she names. */
  readonly ownFacts: readonly BankFact[];
  readonly start: number;
  readonly end: number;
  readonly facts: ReadonlyMap<string, readonly BankFact[]>;
  readonly known: KnownHistory;
  /** All that the banks say, as `bareText` writes it. */
  readonly bankText: string;
  /** Stems of the words in which a coach speaks of writing: they tell nothing of history. */
  readonly craft: ReadonlySet<string>;
};

/** What every line of a coach is held against, whoever writes: made once from the content. */
export type LineKnowledge = Pick<LineContext, 'facts' | 'known' | 'bankText' | 'craft'>;

/** Makes the knowledge of a bank's things and of the coach's own wordings. */
export function lineKnowledge(facts: readonly BankFact[], wordings: readonly string[]): LineKnowledge {
  const byName = Map.groupBy(facts, ({ name }) => name);
  return {
    facts: byName,
    known: knownHistory(facts),
    bankText: bareText(facts.flatMap(({ name, aliases, fact }) => [name, ...aliases, fact]).join(' \n ')),
    craft: new Set(wordings.flatMap((wording) => wordsIn(wording.replaceAll(/\{\w+\}/gu, ' ')).map(({ stem }) => stem))),
  };
}

/** The same with more things of a bank. */
export const withFacts = (knowledge: LineKnowledge, more: readonly BankFact[]): LineKnowledge =>
  more.length === 0
    ? knowledge
    : { ...lineKnowledge([...more, ...[...knowledge.facts.values()].flat()], []), craft: knowledge.craft };

/** What a line is said over: her texts and what she was given. */
export type LineSituation = {
  readonly prompt: EssayPrompt;
  readonly draft: EssayDraft;
  readonly annotations: readonly SourceAnnotation[];
  readonly said: readonly string[];
};

/** A citation in brackets, which the coach leaves out where it quotes. */
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
    // Piece by piece: what she hasn't changed is remembered.
    ownFacts: hers.flatMap((text) => factsNamedIn(text, knowledge)),
    own,
    given,
    bareHers: bareText(`${own}\n${own.replaceAll(citation, '')}\n${given}`),
    start: prompt.start,
    end: prompt.end,
  };
}

/** The bank's lines on the things that a text names. */
export const factsNamedIn = (text: string, { known, facts }: LineKnowledge): readonly BankFact[] =>
  findKnown(text, known).flatMap(({ thing }) => facts.get(thing.name) ?? []);

/** The words of a piece that tell something of history and are neither hers, nor given, nor in the bank's line on what is named, nor the coach's. */
export function novelWords(piece: string, context: LineContext): readonly string[] {
  const facts = [...context.ownFacts, ...factsNamedIn(piece, context)].map(({ name, fact, aliases }) =>
    [name, fact, ...aliases].join(' '),
  );
  const met = new Set([context.own, context.given, ...facts].flatMap((text) => [...tellingStems(text)]));
  return [...tellingStems(piece)].filter((stem) => !met.has(stem) && !context.craft.has(stem) && !/^\d+$/u.test(stem));
}
