import type { QuestionAnswer } from '@stoa/schema/study-plan';
import { isClosed } from '../../problems/is-closed.ts';
import { foldSigns, squeezed } from '../../guards/leak/fold-signs.ts';
import { rememberReadings } from '../../guards/remember-readings.ts';
import { tokensOf } from '../message-words.ts';
import { sidesOf, signsOffered } from './sides-compared.ts';

/** The question that waits, prepared once for hearing: its words, its letters, and whether its own text holds its answer. */
export type Waiting = {
  readonly answer: QuestionAnswer;
  readonly signs: string; // the text, its signs folded and squeezed
  readonly words: ReadonlySet<string>;
  readonly plain: string;
  readonly letters: ReadonlySet<string>;
  /** Which is larger, 3/4 or 2/3: what stands in the text may be the answer. */
  readonly holdsAnswer: boolean;
  readonly closed: boolean; // a choice or a yes or no
  /** The two numbers between which a sign is asked for; null elsewhere. */
  readonly sides: readonly [string, string] | null;
  /** Numbers that stand in the question, whole fractions first, digits of theirs only after a probe. */
  readonly everyDigitIsKnown: boolean;
  /** The student was led back to the question, and says it again: what repeats the question, and a sum, count now. */
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

/** A question comes back with every message on it. */
const prepared = rememberReadings(
  (question): Prepared => readQuestion(JSON.parse(question) as { answer: QuestionAnswer; text: string }),
  500,
  4000,
);

function readQuestion({ answer, text }: { answer: QuestionAnswer; text: string }): Prepared {
  // A full stop before a number would make it a decimal once the blanks are gone.
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

/** The letters of a text without marks of mathematics that stand beside its signs and figures: the x of "Solve 2x + 5 = 17 for x". */
const besideSigns = (text: string): string[] =>
  Array.from(
    text.matchAll(/(?<=\d)[a-z](?![a-z])|(?<![a-z'])[a-z](?= ?[=<>≤≥+*^(])|(?<=[=<>≤≥+*^(-] ?)[a-z](?![a-z'])/gi),
    ([letter]) => letter,
  ).filter((letter) => !/^[ai]$/i.test(letter) || /\d[ai]\b/i.test(text));

/** A text's signs without its blanks, to be looked for in each other; 13 4/12 stays other than 134/12. */
export const signsOf = (text: string): string => squeezed(foldSigns(text).replace(/(?<=\d) +(?=\d)/g, '_')).toLowerCase();

/** Letters that stand alone or beside digits: the x of 2x, not those of "cm" and "min". */
export const lettersIn = (text: string): string[] =>
  Array.from(text.matchAll(/(?<![a-zA-Z])[a-zA-Z](?![a-zA-Z])/g), ([letter]) => letter);

/** Whether signs stand in others as a piece of their own: 3/4 in "write3/4as", not 3 in "13". */
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

/** Whether the question asks for the value of these signs: they stand in it, alone, and no sign of relation behind them. */
export function asksFor(piece: string, { signs }: Waiting): boolean {
  const at = signs.indexOf(piece);
  if (piece === '' || at < 0) return false;
  return !/[-+*/^.\d]/.test(signs[at - 1] ?? ' ') && !/[-+*/^\d(=<>≤≥]/.test(signs[at + piece.length] ?? ' ');
}
