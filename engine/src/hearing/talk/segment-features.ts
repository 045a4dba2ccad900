import { rememberReadings } from '../../guards/remember-readings.ts';
import type { HearingContext } from '../hearing-context.ts';
import { asksByOrder, mathShare, sentenceForm, sentenceProper } from './sentence-form.ts';
import { ruledKind } from './talk-rules.ts';
import { talkWords, type TalkWord } from './talk-words.ts';
import { topicsOfWord } from './topics.ts';
import { wordClass } from './word-classes.ts';

/** The context of a piece of a message: words and numbers of the question, of the tutor's last line, and of the glossary. */
export type Surroundings = {
  readonly stem: ReadonlySet<string>;
  readonly tutor: ReadonlySet<string>;
  readonly expected: ReadonlySet<string>;
  readonly asksProbe: boolean;
  readonly inputType: string;
};

const common = new Set(
  (
    'a an the and or but of to in on at for with is are was were be been do does did have has had it its this that these those there i im you your he she ' +
    'they we my me his her their our what how many much which who when where why one each all more than so if not no can could will would should from by as ' +
    'then them up out into get got go make makes find write many together left'
  ).split(' '),
);
const contentOf = rememberReadings(
  (text): ReadonlySet<string> =>
    new Set(
      talkWords(text)
        .filter(({ word, kind }) => kind === 'number' || (kind === 'word' && !common.has(word)))
        .map(({ word }) => word),
    ),
  1000,
  4000,
);

/**
 * Returns the context of a message's pieces. Computed once for each hearing context, because a message is read in several ways.
 */
export function surroundingsOf(context: HearingContext): Surroundings {
  const known = surroundings.get(context);
  if (known !== undefined) return known;
  const fresh = surroundingsIn(context);
  surroundings.set(context, fresh);
  return fresh;
}
const surroundings = new WeakMap<HearingContext, Surroundings>();

function surroundingsIn({ question, probe, said, glossary }: HearingContext): Surroundings {
  const tutorLine = said.findLast(({ by }) => by === 'tutor')?.text ?? '';
  const choices = question?.answer.choices ?? [];
  return {
    stem: contentOf([question?.stem ?? '', ...choices].join(' ')),
    tutor: contentOf([tutorLine, probe?.text ?? '', ...glossary.flatMap(({ words }) => words)].join(' ')),
    expected: new Set([question?.answer.expected ?? '', ...(probe?.expected ?? [])].map((text) => text.toLowerCase())),
    asksProbe: probe !== null,
    inputType: question?.answer.input_type ?? 'none',
  };
}

/** Where a piece is in its message. */
export type Standing = { readonly isFirst: boolean; readonly isLast: boolean };

const fillers = new Set(['um', 'umm', 'uh', 'uhh', 'er', 'erm', 'uhm', 'mm', 'hm', 'hmm']);

/**
 * Returns the features by which a model judges a piece: single words, pairs, and triples; the same with numbers and words
 * replaced by their classes; the letters of its words in groups of three to five (some of which survive typos); and its
 * relation to the question.
 *
 * Shape   names of features, each once; a small multiple of the number of letters and words in the piece.
 */
export function segmentFeatures(words: readonly TalkWord[], around: Surroundings, standing: Standing): string[] {
  const features = new Set<string>();
  const spoken = words.filter(({ word, kind }) => kind !== 'sign' && !fillers.has(word));
  const plain = spoken.map(({ word, kind }) => (kind === 'number' ? numberSort(word) : word));
  const sorted = spoken.map((word) => sortOf(word, around));

  const proper = sentenceProper(spoken);
  const begins = proper.slice(0, 3).map((word) => sortOf(word, around));
  const end = words.at(-1)?.word;
  const asks = end === '?' ? '?' : '';

  addRuns(features, 'w', plain, 3);
  addRuns(features, 'c', sorted, 4);
  for (let length = 1; length <= begins.length; length += 1) features.add(`first ${begins.slice(0, length).join(' ')}`);
  if (sorted.length > 0) features.add(`last ${sorted.at(-1)}`);
  if (proper.length < 5) features.add(`all ${proper.map((word) => sortOf(word, around)).join(' ')}`);
  const ruled = ruledKind(spoken);
  if (ruled !== null) features.add(`rule ${ruled}`);
  const form = sentenceForm(proper);
  const share = mathShare(proper, (word) => around.stem.has(word));
  for (const feature of [form, `${form} ${share}`, `${form} ${asks}`, `${form} ${lengthClass(proper.length)}`])
    features.add(`form ${feature}`);
  features.add(`share ${share}`);
  features.add(`share ${share} ${asks}`);
  for (const { word, kind } of spoken) if (kind === 'word') addLetters(features, word);
  for (const { word, kind } of words) if (kind === 'sign' || kind === 'emoji') features.add(`sign ${word}`);

  addTopics(features, proper);
  for (const [at, { word }] of proper.entries()) {
    if (at > 0 && asksByOrder(word, proper[at + 1]?.word)) features.add('asks within').add(`asks within ${word}`);
    if (at > 0 && asking.has(word)) features.add('asks word within').add(`asks word within ${word}`);
  }
  if (words.some(({ word }) => word === '?')) features.add('question mark');

  const numbers = spoken.filter(({ kind }) => kind === 'number').length;
  features.add(`numbers ${Math.min(numbers, 3)}`);
  features.add(`words ${lengthClass(spoken.length)}`);
  features.add(`ends ${end === '?' || end === '!' || end === '.' ? end : 'open'}`);
  const shared = spoken.filter(({ word, kind }) => kind === 'word' && around.stem.has(word)).length;
  const heard = spoken.filter(({ word, kind }) => kind === 'word' && around.tutor.has(word)).length;
  features.add(`stem ${Math.min(shared, 2)}`);
  features.add(`tutor ${Math.min(heard, 2)}`);
  if (spoken.some(({ word }) => around.expected.has(word))) features.add('has expected');
  if (around.asksProbe) features.add('probe');
  if (around.inputType === 'multiple_choice') features.add('choices');
  if (spoken.length === 0) features.add('no words');
  features.add(standing.isFirst ? (standing.isLast ? 'whole' : 'begins') : standing.isLast ? 'ends' : 'inside');
  return [...features];
}

const asking = new Set('what whats why how hows when where which who'.split(' '));

/** Adds runs of up to `longest` tokens. */
function addRuns(features: Set<string>, name: string, tokens: readonly string[], longest: number): void {
  for (let at = 0; at < tokens.length; at += 1) {
    let run = tokens[at]!;
    features.add(`${name} ${run}`);
    for (let length = 2; length <= longest && at + length <= tokens.length; length += 1) {
      run += ` ${tokens[at + length - 1]}`;
      features.add(`${name} ${run}`);
    }
  }
}

/**
 * Adds features for the topics of the words, also together with the first two words of the sentence, and for which topic
 * follows which.
 */
function addTopics(features: Set<string>, proper: readonly TalkWord[]): void {
  const counts = new Map<string, number>();
  const opening = proper[0]?.word ?? '';
  let last: readonly string[] = [];
  for (const { word, kind } of proper) {
    if (kind === 'number') continue;
    const about = topicsOfWord(word);
    for (const topic of about) {
      counts.set(topic, (counts.get(topic) ?? 0) + 1);
      for (const before of last) features.add(`topics ${before} ${topic}`);
    }
    if (about.length > 0) last = about;
  }
  for (const [topic, count] of counts) {
    features.add(`topic ${topic}`);
    if (count > 1) features.add(`topic ${topic} again`);
    features.add(`topic ${opening} ${topic}`);
  }
}

function addLetters(features: Set<string>, word: string): void {
  const text = `<${word.slice(0, 24)}>`;
  for (let length = 3; length <= 5; length += 1)
    for (let at = 0; at + length <= text.length; at += 1) features.add(`l ${text.slice(at, at + length)}`);
}

const numberSort = (word: string): string =>
  /^\d+\/\d+$/.test(word) ? '#/' : /[a-z]$/.test(word) && /^\d/.test(word) ? '#x' : '#';

/** Returns a word's class, which stands for all words that can take its place; the word itself if it has none. */
function sortOf({ word, kind }: TalkWord, around: Surroundings): string {
  if (kind === 'number') return around.expected.has(word) ? '#=' : around.stem.has(word) ? '#in' : '#';
  if (kind === 'emoji') return 'emoji';
  const named = wordClass(word);
  if (named !== null) return `[${named}]`;
  return around.stem.has(word) ? '[stem]' : word;
}

const lengthClass = (count: number): string => (count < 6 ? String(count) : count < 9 ? '6+' : count < 14 ? '9+' : '14+');
