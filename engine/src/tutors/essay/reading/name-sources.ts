import type { EssaySource } from './essay-prompt.ts';

/** How students refer to a document without its number. All in lower case. */
export type SourceNames = {
  readonly source: number;
  /** Names of its author or its title. They point to the document anywhere. */
  readonly names: readonly string[];
  /** What it is ("cartoon", "petition"), if no other document is of that kind. They point to it only as "the cartoon". */
  readonly kinds: readonly string[];
  /**
   * What its maker is ("merchant", "welder"), if no other document's maker is one. They point to it only before a word of
   * saying.
   */
  readonly makers: readonly string[];
};

const kinds = [
  'cartoon', 'poster', 'photograph', 'photo', 'picture', 'painting', 'engraving', 'image', 'map', 'chart', 'table', 'graph', 'letter', 'speech', 'address', 'petition',
  'pamphlet', 'newspaper', 'editorial', 'article', 'magazine', 'advertisement', 'diary', 'journal', 'memoir', 'autobiography', 'narrative', 'opinion', 'ruling', 'decision',
  'law', 'statute', 'act', 'resolution', 'resolutions', 'treaty', 'proclamation', 'platform', 'manifesto', 'declaration', 'report', 'interview', 'testimony', 'sermon',
  'song', 'poem', 'novel', 'essay', 'book', 'broadside', 'constitution', 'charter', 'census', 'census data', 'statistics', 'inaugural address', 'message', 'veto',
  'veto message', 'debate', 'handbill', 'flyer', 'leaflet', 'telegram', 'contract', 'lyrics', 'fireside chat', 'radio address',
]; // prettier-ignore

const makers = [
  'merchant', 'welder', 'private', 'soldier', 'settler', 'sharecropper', 'shoemaker', 'weaver', 'worker', 'farmer', 'photographer', 'reporter', 'journalist', 'editor', 'novelist',
  'attorney', 'lawyer', 'judge', 'justice', 'governor', 'senator', 'president', 'representative', 'congressman', 'professor', 'minister', 'preacher', 'slave', 'fugitive',
  'planter', 'slaveholder', 'immigrant', 'reformer', 'suffragist', 'activist', 'economist', 'banker', 'general', 'officer', 'king', 'delegate', 'commissioner', 'secretary',
  'educator', 'teacher', 'student', 'nurse', 'doctor', 'mother', 'wife', 'widow', 'miner', 'anchor', 'missionary', 'chief', 'captain', 'sailor', 'veteran', 'clerk', 'owner',
  'manufacturer', 'mill girl', 'union leader', 'labor leader', 'poet', 'artist', 'cartoonist', 'historian', 'philosopher', 'traveler', 'visitor', 'trader', 'trapper', 'explorer',
]; // prettier-ignore

/** Capitalized words that aren't part of a person's name: roles, places of work, months. A name ends before them. */
const notAName =
  /^(?:the|a|an|from|by|to|in|on|of|at|and|for|with|excerpt|women|men|workers|people|colored|president|senator|governor|general|secretary|representative|congressman|congresswoman|justice|chief|judge|reverend|mayor|colonel|captain|major|king|queen|sir|lord|mrs|mr|ms|miss|dr|professor|former|united|states|american|british|french|us|u\.s|new|national|department|congress|senate|house|supreme|court|january|february|march|april|may|june|july|august|september|october|november|december|first|second|third|unknown|anonymous|source|document|doc|republican|democratic|democrat|federalist|whig|populist|progressive|convention|committee|association|society|union|league|party|act|amendment|war|civil|world|revolution|north|south|east|west|northern|southern|boston|york|chicago|philadelphia|virginia|massachusetts|washington\s*d|letter|speech|address|news|press|times|herald|tribune|magazine|weekly|university|college|bureau|commission|company|corporation)$/iu;

/**
 * Surnames that are also words or places in a U.S. history essay: they point to a document only with a first name or a title
 * before them.
 */
const alsoWords = new Set([
  'washington',
  'lincoln',
  'grant',
  'house',
  'long',
  'black',
  'white',
  'brown',
  'young',
  'king',
  'bush',
  'ford',
  'hill',
  'work',
  'power',
  'freeman',
  'law',
  'church',
  'state',
]);

/**
 * Returns the names by which students refer to the documents of a prompt: the aliases in the content, the author's surname and
 * full name, a title of two words or more, and the kind of document if it's the only one of its kind.
 *
 * A name that would point to two documents, such as that of an author of both, points to neither.
 */
export function nameSources(sources: readonly EssaySource[]): readonly SourceNames[] {
  const ordinary = new Set(sources.flatMap(({ body }) => body.match(/\b\p{Ll}{3,}\b/gu) ?? []));
  const drawn = sources.map((source) => ({
    source: source.number,
    names: [
      ...new Set([
        ...source.aliases.map(lower),
        // A word that a document also has in lower case isn't used as a name, such as "Women" of "Colored Women", or "Stone".
        ...authorNames(source.attribution).filter((name) => !ordinary.has(name)),
        ...titleNames(source.title),
      ]),
    ],
    kinds: wordsAmong(kinds, source),
    makers: [
      ...new Set([...wordsAmong(makers, source), ...callingOf(source)]),
      ...placesOf(source).flatMap((place) => people.map((one) => `${one} from ${place}`)),
    ],
  }));
  const occurs = (pick: (one: (typeof drawn)[number]) => readonly string[], name: string) =>
    drawn.filter((one) => pick(one).includes(name)).length;
  return drawn.map(({ source, names, kinds: its, makers: whose }) => ({
    source,
    names: names.filter((name) => occurs((one) => one.names, name) === 1),
    kinds: [
      ...its.filter((kind) => occurs((one) => one.kinds, kind) === 1),
      ...(isOnlyPicture(its, drawn) ? pictures.filter((kind) => occurs((one) => one.kinds, kind) === 0) : []),
    ],
    makers: whose.filter((maker) => occurs((one) => one.makers, maker) === 1),
  }));
}

/** Students use these words for any kind of picture. */
const pictures = ['picture', 'image', 'drawing', 'illustration'];
const drawings = new Set(['cartoon', 'poster', 'photograph', 'photo', 'painting', 'engraving', ...pictures]);
const isOnlyPicture = (its: readonly string[], all: readonly { readonly kinds: readonly string[] }[]): boolean =>
  its.some((kind) => drawings.has(kind)) &&
  all.filter(({ kinds: others }) => others.some((kind) => drawings.has(kind))).length === 1;

/** Finds a maker who is identified by an occupation: "Carpenter of Hattiesburg, Mississippi". */
const callingOf = ({ attribution }: EssaySource): readonly string[] => {
  const [, calling] = /^(\p{Lu}\p{Ll}{3,}) (?:of|from|in|at) /u.exec(attribution) ?? [];
  return calling === undefined || notAName.test(calling) ? [] : [lower(calling)];
};

/** Words for a maker of whom a student only knows the place: "the man from Wyoming". */
const people = ['man', 'woman', 'guy', 'person', 'girl', 'author', 'writer'];
const placesOf = ({ attribution }: EssaySource): readonly string[] =>
  [...attribution.matchAll(/\b(?:from|of|in|at) (\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)/gu)].map(([, place]) => lower(place!));

const lower = (text: string): string => text.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/gu, ' ').trim();

/**
 * Returns the full names in an attribution and their last words: "Barry Goldwater, acceptance speech, 1964" gives "barry
 * goldwater" and "goldwater".
 */
function authorNames(attribution: string): readonly string[] {
  const found: string[] = [];
  for (const part of attribution.split(/[,;:()–—]|\bto\b|\bin\b|\bfor\b|\bat\b/u)) {
    const words = part.trim().split(/\s+/u);
    let run: string[] = [];
    const close = () => {
      if (run.length >= 2 && run.length <= 4) {
        const last = lower(run.at(-1)!);
        found.push(lower(run.join(' ')));
        if (!alsoWords.has(last) && last.length > 2) found.push(last);
      }
      run = [];
    };
    for (const word of words) {
      if (/^\p{Lu}[\p{L}'’-]*\.?$/u.test(word) && !notAName.test(word.replace(/\.$/u, '')))
        run.push(word.replace(/(?<=\p{L}{2})\.$/u, ''));
      else if (/^(?:de|du|la|van|von|mc)$/iu.test(word) && run.length > 0) run.push(word);
      else close();
    }
    close();
  }
  return found;
}

/** Returns a title that is a name of its own, such as "The Jungle" or "Common Sense", but not "Document 3" or "Letter". */
function titleNames(title: string): readonly string[] {
  const bare = lower(title)
    .replaceAll(/["“”]/gu, '')
    .replace(/^(?:the|a|an)\s+/u, '')
    .replace(/[.,:;].*$/u, '')
    .trim();
  const words = bare.split(' ');
  if (/^(?:doc(?:ument)?|source)\b/u.test(bare) || words.length < 2 || words.length > 6) return [];
  return [bare];
}

const wordsAmong = (known: readonly string[], { title, attribution }: EssaySource): readonly string[] => {
  const said = ` ${lower(`${title} ${attribution}`).replaceAll(/[^\p{L}\s']/gu, ' ')} `;
  return known.filter((word) => said.includes(` ${word} `));
};
