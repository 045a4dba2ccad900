import type { DetectorThresholds } from '@stoa/schema/essay/detector-thresholds';
import type { EssaySource } from './essay-prompt.ts';
import { isTelling, wordsIn } from './essay-words.ts';
import { findYears } from './find-years.ts';
import { findKnown, type HistoricalThing, type KnownHistory } from './known-history.ts';

/**
 * The historical content of a document: the known things that it names, the years it mentions, its telling words, and its
 * proper names.
 */
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

/** Returns the historical content of each document of a prompt. Cached, because it is needed after each change of a draft. */
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

/** Names that occur in documents of any time, so that they don't identify an event. */
const everywhere =
  /^(?:united|states|america|americans?|congress|senate|house|president|north|south|east|west|northern|southern|western|eastern|government|court|supreme|constitution|union|republican|democratic?|democrats?|federal|state|king|god|english|british|britain|england|black|white|negro(?:es)?|african|indians?|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|letter|speech|document|source|the|a|an|i|we|he|she|it|they|our|my|his|her|their|in|of|on|no|but|and|for|when|if|this|that|there|so|as|at|to|from|by|what|who|year|new|york|massachusetts|virginia|pennsylvania|georgia|texas|washington|boston|war|world|act|law|amendment|movement|party|society|national|league|association|rights|civil|first|second|general|secretary|governor|senator|justice|representative)$/u;

/** Returns the words of a text that are capitalized in the middle of a sentence. */
function properNamesIn(text: string): Set<string> {
  return new Set(
    [...text.matchAll(/(?<![.!?:]["”’]?\s{1,2}|^)\b\p{Lu}[\p{L}’'-]{2,}/gu)]
      .map(([name]) => name.toLowerCase().replace(/['’].*$/u, ''))
      .filter((name) => !everywhere.test(name)),
  );
}

/** What a student offers as outside evidence: the passage, and the known thing that it names, or null. */
export type Brought = {
  readonly passage: string;
  readonly thing: HistoricalThing | null;
  /** Whether the passage names somebody. Its other words are then about that person, and say less about a document. */
  readonly namesSomebody: boolean;
};

/** A document that mentions more years than this is a series of figures. */
const mostYearsOfDocument = 4;

/** What nearness is judged with. */
type Judged = { readonly prompt: string; readonly lines: DetectorThresholds['outside_evidence'] };

/**
 * How close a document is to what a student offers: whether it names the thing, whether the dates match, and how much content
 * they share.
 */
type Nearness = { readonly number: number; readonly named: boolean; readonly dated: boolean; readonly matter: number };

/** Words with which evidence is introduced, which say nothing about it. */
const offering = stemsOf('outside evidence supports supported piece beyond documents concern system program provided');

/**
 * Returns how close each document is to what a student offers as outside evidence.
 *
 * A document is close if it names the thing under any known name, or has the same date and content: words of the passage, or of
 * what is known about the thing, that are in this document. Words that are in no other document count most. A single shared
 * word isn't enough.
 */
function nearnessTo({ passage, thing }: Brought, held: readonly SourceHistory[], { prompt, lines }: Judged): readonly Nearness[] {
  const asked = stemsOf(prompt);
  const described = `${passage} ${thing === null ? '' : [thing.name, ...thing.aliases, thing.fact].join('. ')}`;
  const stems = [...stemsOf(described)].filter((stem) => !asked.has(stem) && !offering.has(stem) && !/^\d+$/u.test(stem));
  // "Young men" are not the Young Republicans. If the passage has no capitals at all, names are matched in lower case.
  const hasCapitals = /(?<=[\p{Ll},;] )\p{Lu}/u.test(passage);
  const said = new Set(
    wordsIn(described).flatMap(({ word, start }) => (!hasCapitals || /\p{Lu}/u.test(described[start]!) ? [word] : [])),
  );
  const years = yearsOf(passage, thing, lines.longest_event_years);
  return held.map((one) => {
    const others = (stem: string) => held.filter((other) => other !== one && other.stems.has(stem)).length;
    const matter = stems.filter((stem) => one.stems.has(stem)).reduce((sum, stem) => sum + 1 / (1 + others(stem)), 0);
    const names = [...one.properNames].filter((name) => said.has(name)).length;
    // A document can't be about something that came later, whatever words they share.
    const isLater = thing !== null && one.years.size > 0 && Math.max(...one.years) < thing.start;
    return {
      number: one.number,
      named: thing !== null && one.names.has(thing.name),
      // A table over many years doesn't count for any of them.
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

/** Returns how much content a document has to share, depending on whether the thing is known and whether its date matches. */
const enoughMatter = ({ thing, namesSomebody }: Brought, dated: boolean, lines: Judged['lines']): number =>
  thing === null && !namesSomebody
    ? lines.matter_nameless
    : thing !== null && dated
      ? lines.matter_offered
      : lines.matter_undated;

/**
 * Returns the document that contains what a student offers as outside evidence, or null. If the thing isn't known by name, a
 * matching date isn't enough.
 */
export function documentHolding(brought: Brought, held: readonly SourceHistory[], judged: Judged): number | null {
  const near = nearnessTo(brought, held, judged);
  const named = near.find((one) => one.named);
  if (named !== undefined) return named.number;
  const [most] = near
    .filter(({ dated, matter }) => matter >= enoughMatter(brought, dated, judged.lines))
    .toSorted((left, right) => right.matter + Number(right.dated) - left.matter - Number(left.dated));
  return most?.number ?? null;
}

/**
 * Returns the document that names a single event, or has the same date and content, or null. Things that went on for years are
 * in many documents.
 */
export function documentOfEvent(brought: Brought, held: readonly SourceHistory[], judged: Judged): number | null {
  const { thing } = brought;
  const { longest_event_years: longestEvent, matter_dated: enough } = judged.lines;
  if (thing === null || thing.end - thing.start > longestEvent || thing.kind === 'person' || thing.kind === 'group') return null;
  const near = nearnessTo(brought, held, judged);
  return near.find((one) => one.named || (one.dated && one.matter >= enough))?.number ?? null;
}
