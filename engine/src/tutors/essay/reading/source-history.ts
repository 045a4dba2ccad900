import type { DetectorThresholds } from '@stoa/schema/essay/detector-thresholds';
import type { EssaySource } from './essay-prompt.ts';
import { isTelling, wordsIn } from './essay-words.ts';
import { findYears } from './find-years.ts';
import { findKnown, type HistoricalThing, type KnownHistory } from './known-history.ts';

/** What a document holds of history: the things that it names, the years of which it tells, the words and names in it that no other document has. */
export type SourceHistory = {
  readonly number: number;
  readonly names: ReadonlySet<string>; // of known things
  readonly years: ReadonlySet<number>;
  readonly stems: ReadonlySet<string>;
  readonly properNames: ReadonlySet<string>; // in lower case
};

const remembered = new WeakMap<
  readonly EssaySource[],
  { readonly known: KnownHistory; readonly held: readonly SourceHistory[] }
>();

/** What each document of a prompt holds. A prompt's documents are asked about with each change of a draft, and remembered. */
export function historyOfSources(sources: readonly EssaySource[], known: KnownHistory): readonly SourceHistory[] {
  const before = remembered.get(sources);
  if (before?.known === known) return before.held;
  const held = sources.map((source) => historyOfSource(source, known));
  remembered.set(sources, { known, held });
  return held;
}

function historyOfSource({ number, title, attribution, body, year, mentions }: EssaySource, known: KnownHistory): SourceHistory {
  const text = [title, attribution, body, ...mentions].join('. ');
  const years = findYears(text, year ?? 1800).flatMap(({ from, to }) => (from === to ? [from] : []));
  return {
    number,
    names: new Set(findKnown(text, known).map(({ thing }) => thing.name)),
    years: new Set(year === null ? years : [year, ...years]),
    stems: stemsOf(text),
    properNames: properNamesIn(text),
  };
}

const stemsOf = (text: string): Set<string> =>
  new Set(
    wordsIn(text)
      .filter(isTelling)
      .map(({ stem }) => stem),
  );

/** Names that many documents of any time have: they tell nothing of an event. */
const everywhere =
  /^(?:united|states|america|americans?|congress|senate|house|president|north|south|east|west|northern|southern|western|eastern|government|court|supreme|constitution|union|republican|democratic?|democrats?|federal|state|king|god|english|british|britain|england|black|white|negro(?:es)?|african|indians?|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|letter|speech|document|source|the|a|an|i|we|he|she|it|they|our|my|his|her|their|in|of|on|no|but|and|for|when|if|this|that|there|so|as|at|to|from|by|what|who|year|new|york|massachusetts|virginia|pennsylvania|georgia|texas|washington|boston|war|world|act|law|amendment|movement|party|society|national|league|association|rights|civil|first|second|general|secretary|governor|senator|justice|representative)$/u;

/** The words of a text that are written as names in the middle of a sentence. */
function properNamesIn(text: string): Set<string> {
  return new Set(
    [...text.matchAll(/(?<![.!?:]["”’]?\s{1,2}|^)\b\p{Lu}[\p{L}’'-]{2,}/gu)]
      .map(([name]) => name.toLowerCase().replace(/['’].*$/u, ''))
      .filter((name) => !everywhere.test(name)),
  );
}

/** What a student brings as her own: the passage in which she does, and the thing that it names; null: none that is known. */
export type Brought = {
  readonly passage: string;
  readonly thing: HistoricalThing | null;
  /** Whether the passage names somebody: then its other words are on that person, and tell less of a document. */
  readonly namesSomebody: boolean;
};

/** A document that names more years than these is a series of figures. */
const mostYearsOfDocument = 4;

/** What nearness is judged by. */
type Judged = { readonly prompt: string; readonly lines: DetectorThresholds['outside_evidence'] };

/** How near a document is to what a student brings: whether it names it or is of its date, and how much matter they share. */
type Nearness = { readonly number: number; readonly named: boolean; readonly dated: boolean; readonly matter: number };

/** Words by which evidence is offered, and nothing is said of it. */
const offering = stemsOf('outside evidence supports supported piece beyond documents concern system program provided');

/**
 * How near each document is to what a student brings as her own.
 *
 * The same thing by any name that is known for it; or what is of the same date and the same matter: words of the passage, or of what is known of
 * the thing, that stand in this document, those that stand in no other before all. A shared word alone is no sign.
 */
function nearnessTo({ passage, thing }: Brought, held: readonly SourceHistory[], { prompt, lines }: Judged): readonly Nearness[] {
  const asked = stemsOf(prompt);
  const described = `${passage} ${thing === null ? '' : [thing.name, ...thing.aliases, thing.fact].join('. ')}`;
  const stems = [...stemsOf(described)].filter((stem) => !asked.has(stem) && !offering.has(stem) && !/^\d+$/u.test(stem));
  // "Young men" are not the Young Republicans; where nothing has a capital, names have none either.
  const hasCapitals = /(?<=[\p{Ll},;] )\p{Lu}/u.test(passage);
  const said = new Set(
    wordsIn(described).flatMap(({ word, start }) => (!hasCapitals || /\p{Lu}/u.test(described[start]!) ? [word] : [])),
  );
  const years = yearsOf(passage, thing, lines.longest_event_years);
  return held.map((one) => {
    const others = (stem: string) => held.filter((other) => other !== one && other.stems.has(stem)).length;
    const matter = stems.filter((stem) => one.stems.has(stem)).reduce((sum, stem) => sum + 1 / (1 + others(stem)), 0);
    const names = [...one.properNames].filter((name) => said.has(name)).length;
    // What came after a document was written stands in none of it, whatever words they share.
    const isLater = thing !== null && one.years.size > 0 && Math.max(...one.years) < thing.start;
    return {
      number: one.number,
      named: thing !== null && one.names.has(thing.name),
      // A table over many years is of no year.
      dated:
        one.years.size <= mostYearsOfDocument &&
        years.some((year) => [...one.years].some((its) => its >= year && its <= year + lines.documented_within_years)),
      matter: isLater ? 0 : matter + names,
    };
  });
}

function yearsOf(passage: string, thing: HistoricalThing | null, longestEvent: number): readonly number[] {
  const said = findYears(passage, thing?.start ?? 1800).flatMap(({ from, to }) => (from === to ? [from] : []));
  if (thing === null || thing.end - thing.start > longestEvent) return said.length > 0 || thing === null ? said : [thing.start];
  return [...said, ...Array.from({ length: thing.end - thing.start + 1 }, (_, at) => thing.start + at)];
}

/** How much matter a document has to share: most with what is known under another name and is of another date. */
const enoughMatter = ({ thing, namesSomebody }: Brought, dated: boolean, lines: Judged['lines']): number =>
  thing === null && !namesSomebody
    ? lines.matter_nameless
    : thing !== null && dated
      ? lines.matter_offered
      : lines.matter_undated;

/** The document that holds what a student brings as her own; null: none does. What nobody knows by name takes more than a date. */
export function documentHolding(brought: Brought, held: readonly SourceHistory[], judged: Judged): number | null {
  const near = nearnessTo(brought, held, judged);
  const named = near.find((one) => one.named);
  if (named !== undefined) return named.number;
  const [most] = near
    .filter(({ dated, matter }) => matter >= enoughMatter(brought, dated, judged.lines))
    .toSorted((left, right) => right.matter + Number(right.dated) - left.matter - Number(left.dated));
  return most?.number ?? null;
}

/** The document that is of the same date and the same matter as a single event, or names it; null: none. What went on for years is in many. */
export function documentOfEvent(brought: Brought, held: readonly SourceHistory[], judged: Judged): number | null {
  const { thing } = brought;
  const { longest_event_years: longestEvent, matter_dated: enough } = judged.lines;
  if (thing === null || thing.end - thing.start > longestEvent || thing.kind === 'person' || thing.kind === 'group') return null;
  const near = nearnessTo(brought, held, judged);
  return near.find((one) => one.named || (one.dated && one.matter >= enough))?.number ?? null;
}
