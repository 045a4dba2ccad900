import type { QuestionAnswer } from '@stoa/schema/study-plan';
import { isClosed } from '../../problems/is-closed.ts';
import { foldSigns, squeezed } from '../../guards/leak/fold-signs.ts';
import { rememberReadings } from '../../guards/remember-readings.ts';
import { tokensOf } from '../message-words.ts';
import { sidesOf, signsOffered } from './sides-compared.ts';

/** The open question, prepared once for hearing: its words, its letters, and whether its own text contains its answer. */
export type Waiting = {
  readonly answer: QuestionAnswer;
  readonly signs: string; // the text's signs, normalized and without blanks
  readonly words: ReadonlySet<string>;
  readonly plain: string;
  readonly letters: ReadonlySet<string>;
  /** Which is larger, 3/4 or 2/3: the answer may be in the question's text. */
  readonly holdsAnswer: boolean;
  readonly closed: boolean; // true for a choice or a yes-or-no question
  /** The two numbers that need a sign between them; null for other questions. */
  readonly sides: readonly [string, string] | null;
  /**
   * True after a probe: then even a digit of a number counts as known from the question. Otherwise only whole numbers and
   * fractions do.
   */
  readonly everyDigitIsKnown: boolean;
  /**
   * True if the student was just led back to the question, so that what repeats the question, or a sum, can be her answer now.
   */
  readonly askedAgain: boolean;
};

/** Prepares a question for hearing. `lastTutorAct` is what the tutor did before the student's message. */
export const prepareQuestion = (
  { answer, text }: { answer: QuestionAnswer; text: string },
  lastTutorAct: string | null,
): Waiting => ({
  ...prepared(JSON.stringify({ answer, text })),
  everyDigitIsKnown: lastTutorAct === 'probe',
  askedAgain: lastTutorAct === 'ask_again' || lastTutorAct === 'redirect',
});

type Prepared = Omit<Waiting, 'everyDigitIsKnown' | 'askedAgain'>;

/** Remembered, because the same question is needed for every message about it. */
const prepared = rememberReadings(
  (question): Prepared => readQuestion(JSON.parse(question) as { answer: QuestionAnswer; text: string }),
  500,
  4000,
);

function readQuestion({ answer, text }: { answer: QuestionAnswer; text: string }): Prepared {
  // Without blanks, a full stop before a number would make it a decimal.
  const signs = signsOf(text.replace(/\.(?=\s|$)/g, ';'));
  const plain = tokensOf(foldSigns(text)).map((token) => token.plain);
  const closed = isClosed(answer);
  const marked = Array.from(text.matchAll(/\$([^$]*)\$|\\\(([^]*?)\\\)/g), ([, inside, other]) =>
    (inside ?? other!).replace(/\\[a-zA-Z]+/g, ' '),
  );
  const mathematics = marked.length > 0 ? marked : besideSigns(text);
  const letters = [
    ...answer.judging.variables,
    ...lettersIn(mathematics.join(' ')),
    ...(closed ? [] : lettersIn(answer.expected)),
  ];
  return {
    answer,
    signs,
    plain: plain.join(' '),
    words: new Set(plain),
    letters: new Set(letters),
    holdsAnswer: !closed && standsIn(signsOf(answer.expected), signs),
    closed,
    sides: signsOffered(answer) === null ? null : sidesOf(text),
  };
}

/**
 * Finds single letters next to signs and figures in a text whose mathematics isn't marked: the x of "Solve 2x + 5 = 17 for x".
 */
const besideSigns = (text: string): string[] =>
  Array.from(
    text.matchAll(/(?<=\d)[a-z](?![a-z])|(?<![a-z'])[a-z](?= ?[=<>≤≥+*^(])|(?<=[=<>≤≥+*^(-] ?)[a-z](?![a-z'])/gi),
    ([letter]) => letter,
  ).filter((letter) => !/^[ai]$/i.test(letter) || /\d[ai]\b/i.test(text));

/** Returns a text's signs without blanks, so that one text can be found in another; 13 4/12 stays different from 134/12. */
export const signsOf = (text: string): string => squeezed(foldSigns(text).replace(/(?<=\d) +(?=\d)/g, '_')).toLowerCase();

/** Returns letters that stand alone or next to digits: the x of 2x, but not those of "cm" and "min". */
export const lettersIn = (text: string): string[] =>
  Array.from(text.matchAll(/(?<![a-zA-Z])[a-zA-Z](?![a-zA-Z])/g), ([letter]) => letter);

/** True if signs contain a piece that isn't cut out of a number: 3/4 in "write3/4as", but not 3 in "13". */
export function standsIn(piece: string, signs: string): boolean {
  if (piece === '') return false;
  for (let at = signs.indexOf(piece); at >= 0; at = signs.indexOf(piece, at + 1)) {
    const [before, after] = [signs[at - 1] ?? ' ', signs.slice(at + piece.length, at + piece.length + 2)];
    const cutsBefore = /[\d./]/.test(before) && /^[\d./]/.test(piece);
    const cutsAfter = /^(?:[\d/]|\.\d)/.test(after) && /[\d./]$/.test(piece);
    if (!cutsBefore && !cutsAfter) return true;
  }
  return false;
}

/**
 * True if the question asks for the value of these signs: it contains them, with no operation around them and no relation sign
 * after them.
 */
export function asksFor(piece: string, { signs }: Waiting): boolean {
  const at = signs.indexOf(piece);
  if (piece === '' || at < 0) return false;
  return !/[-+*/^.\d]/.test(signs[at - 1] ?? ' ') && !/[-+*/^\d(=<>≤≥]/.test(signs[at + piece.length] ?? ' ');
}
