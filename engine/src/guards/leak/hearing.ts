import type { HintLevel } from '@stoa/schema/hint';
import type { AnswerQuestion } from '../../math/check-answer.ts';
import { flattenText, longestFlattened } from '../flatten/flatten-text.ts';
import { rememberReadings } from '../remember-readings.ts';
import { foldComparisons, foldMath, foldSigns } from './fold-signs.ts';
import { numbersInDisguise } from './numbers-in-disguise.ts';
import { quantitiesIn, type Quantity } from './quantities.ts';

export type LeakQuestion = {
  readonly text: string; // what is about to be said
  readonly answer: AnswerQuestion;
  readonly stem: string;
  /**
   * Earlier messages on this problem. Lines that start with "Student:" are the student's own words, those with "Tutor:" the
   * tutor's.
   */
  readonly shown: readonly string[];
  readonly written: readonly string[]; // what the student wrote herself
  /**
   * At levels 1 and 2 a hint may not go through the whole solution either. At level 3, or if no level is given, it may do a
   * step.
   */
  readonly level?: HintLevel;
};

/** A text folded in two ways: `signs` with folded signs only, for calculations in words; `said` with folded comparisons too. */
export type Folded = { readonly signs: string; readonly said: string; readonly quantities: readonly Quantity[] };

/** Everything that a finder may look at, folded once. */
export type FoldedDraft = Folded & {
  readonly level: HintLevel;
  readonly stem: Folded;
  /** The stem and the student's own words: numbers in them may be mentioned. `knownWords` is the same in lower case. */
  readonly known: string;
  readonly knownWords: string;
  readonly knownSpellings: ReadonlySet<string>;
  /** Spellings of numbers said in words only: after "five hundred six", writing 506 is still left to do. */
  readonly spokenSpellings: ReadonlySet<string>;
  /** True if any of the student's own words are available. */
  readonly heardHer: boolean;
  readonly before: readonly (Folded & { readonly message: number })[];
};

const longestKnown = 20_000;
const mostMessages = 60;

const everyNumber = (said: string): Quantity[] => [...quantitiesIn(said), ...numbersInDisguise(said)];

/**
 * A draft is compared with every answer of a lesson, and a stem with every draft, so texts are remembered: how many, and up to
 * what length.
 */
const remembered = [1000, 2000] as const;

const folded = rememberReadings(
  (text): Folded => {
    const signs = foldSigns(text).slice(0, longestFlattened); // ½ becomes three characters, and no hint has 12,000 of them
    const said = foldComparisons(signs);
    return { signs, said, quantities: everyNumber(said) };
  },
  ...remembered,
);

/** An earlier message, folded only when needed, because most hints say nothing that has to be looked up in it. */
function earlier(text: string, message: number): Folded & { message: number } {
  let [signs, said, quantities]: [string | null, string | null, readonly Quantity[] | null] = [null, null, null];
  return {
    message,
    get signs() {
      return (signs ??= foldSigns(text).slice(0, longestFlattened));
    },
    get said() {
      return (said ??= foldComparisons(this.signs));
    },
    get quantities() {
      return (quantities ??= everyNumber(this.said));
    },
  };
}

/** Returns a function that prepares a draft on a problem: everything that the finders may look at. */
export function listener({
  stem: stemAsWritten,
  shown,
  written,
  level,
}: Omit<LeakQuestion, 'text'>): (text: string) => FoldedDraft {
  const plainStem = flattenText(stemAsWritten);
  const own = written.map(flattenText);
  const before: (Folded & { message: number })[] = [];
  shown.slice(-mostMessages).forEach((message, i) => {
    const { student, tutor } = speakersOf(flattenText(message));
    own.push(student.replace(denied, ' '));
    if (tutor.trim() !== '') before.push(earlier(tutor.slice(0, 4000), i + Math.max(0, shown.length - mostMessages)));
  });
  // Folded only when a finder needs it, because most hints contain no number that the student could have said.
  let [known, words, spellings]: [string | null, string | null, Spellings | null] = [null, null, null];
  const knownOnce = () =>
    (known ??= foldMath([plainStem, ...own.filter((one) => one !== '')].join(' ; ').slice(0, longestKnown)));
  const wordsOnce = () => (words ??= knownOnce().toLowerCase());
  const spellingsOnce = () => (spellings ??= spellingsIn(knownOnce()));
  const open = { level: level ?? 3, stem: folded(plainStem), heardHer: own.some((one) => one.trim() !== ''), before };
  return (text) => ({
    ...folded(text),
    ...open,
    get known() {
      return knownOnce();
    },
    get knownWords() {
      return wordsOnce();
    },
    get knownSpellings() {
      return spellingsOnce().figures;
    },
    get spokenSpellings() {
      return spellingsOnce().spoken;
    },
  });
}

type Spellings = { readonly figures: ReadonlySet<string>; readonly spoken: ReadonlySet<string> };

/**
 * Returns the spellings of all known numbers. The 3 of y = 3x + 2 is one too. Small numbers in words are also known in
 * figures, unless the task is to write them.
 */
const spellingsIn = rememberReadings(
  (known): Spellings => {
    const asksToWrite =
      /\b(?:in (?:figures|digits|numerals|standard form)|as a (?:numeral|number|fraction|decimal)|using (?:digits|numerals)|write)\b/i.test(
        known,
      );
    const all = everyNumber(known);
    const isWordsAlone = ({ kind, value }: Quantity): boolean =>
      kind !== 'figures' && (asksToWrite || value.d !== 1n || value.n > 12n || value.n < -12n);
    return {
      figures: new Set([
        ...all.filter((q) => !isWordsAlone(q)).map(({ spelling }) => spelling),
        ...(known.match(/(?<![\d.])\d+(?:\.\d+)?/g) ?? []),
        ...ordinalsIn(known),
      ]),
      spoken: new Set(all.filter(isWordsAlone).map(({ spelling }) => spelling)),
    };
  },
  ...remembered,
);

/** True if the stem or the student already said this number, in a spelling that leaves nothing to find. */
export const isOpen = (q: Quantity, { knownSpellings, spokenSpellings }: FoldedDraft): boolean =>
  knownSpellings.has(q.spelling) || (q.kind !== 'figures' && spokenSpellings.has(q.spelling));

/** Returns the ordinals as figures: "The fourth week" makes 4 a known number. */
const ordinalsIn = (known: string): string[] =>
  (known.match(ordinal) ?? []).map((name) => `${ordinalNames.indexOf(name.toLowerCase()) + 3}`);
const ordinalNames = ['third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth'];
const ordinal = new RegExp(`\\b(?:${ordinalNames.join('|')})\\b(?! of)`, 'gi');

/** A number that the student rules out, which doesn't count as said: "It is not 7 weeks". */
export const denied = /\b(?:is|are|was|were|be) ?(?:not|n't)(?: [a-z]+){0,2} -?\d[\d.,/]{0,12}(?: [a-z]+)?/gi;

const speaker = /(?<!\S)(student|learner|pupil|child|user|me|tutor|teacher|assistant|coach|expert)\s*:/gi;

/** Splits a message that may be a dialogue by its speakers. Text without a name is the tutor's. */
export function speakersOf(message: string): { student: string; tutor: string } {
  const turns = Array.from(message.matchAll(speaker));
  const words = { student: '', tutor: message.slice(0, turns[0]?.index ?? message.length) };
  turns.forEach((turn, i) => {
    const from = turn.index + turn[0].length;
    const who = /^(?:student|learner|pupil|child|user|me)$/i.test(turn[1]!) ? 'student' : 'tutor';
    words[who] += `${message.slice(from, turns[i + 1]?.index ?? message.length)} ; `;
  });
  return words;
}

export const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
