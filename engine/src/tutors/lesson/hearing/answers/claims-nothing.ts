import { foldSigns } from '../../../../guards/leak/fold-signs.ts';
import { asksFor, lettersIn, signsOf, standsIn, type Waiting } from '../../../../hearing/answers/waiting-question.ts';

/** This file recognizes mathematics that is no answer by itself: working, and repetitions of the question. */

/**
 * True for a step to do, rather than a result: "Minus 3", "+3". If the question has negative numbers, it may be a result,
 * unless the number is the question's own.
 */
function tellsWhatToDo(signs: string, { signs: question, answer }: Waiting): boolean {
  const [, sign, number] = /^(\+|plus|minus|times|[*×÷:])\s*(\S+)/i.exec(signs) ?? [];
  if (sign === undefined) return false;
  return (
    !/^(?:minus|plus|\+)$/i.test(sign) ||
    !/-/.test(question + answer.expected) ||
    standsIn(number!, question.replace(/[-+]/g, ' '))
  );
}

/** True for a calculation without a result, or an equation on the way: the student's working, not her answer. */
export function isWorking(piece: string, waiting: Waiting): boolean {
  const signs = foldSigns(piece).trim();
  const expected = foldSigns(waiting.answer.expected).trim();
  if (signs === expected) return false;
  if (tellsWhatToDo(signs, waiting)) return true;
  const sides = signs.split(/[=<>≤≥≠]|\bis\b|\bequals\b/i).map((side) => side.trim());
  if (sides.length > 1 && sides[0] !== '') {
    if (sides.at(-1) === '') return true;
    const isolated = sides.some((side) => /^[a-zA-Z](?:\([a-zA-Z]\))?$/.test(side));
    const expectsLine = /[=<>≤≥]/.test(expected) && !/^[a-zA-Z] ?[=<>≤≥]/.test(expected);
    if (isolated || expectsLine) return false;
    return isSum(sides.at(-1)!) || waiting.holdsAnswer || !asksFor(signsOf(sides[0]!), waiting);
  }
  const hasLetters = lettersIn(signs).some((letter) => waiting.letters.has(letter) || waiting.letters.has(letter.toLowerCase()));
  if (hasLetters || isSum(expected)) return false;
  return isSum(signs) || piece.includes('÷') || (waiting.answer.input_type === 'integer' && /\d ?\/ ?\d/.test(signs));
}

/** True for numbers with operations between them. A single bar is a fraction, a single colon a ratio. */
const isSum = (signs: string): boolean =>
  !/√|sqrt|π|pi\b/.test(signs) && /[\d)] ?[-+*^] ?[\d(]|\/.*\/|[\da-z)] (?:plus|minus|times|divided|multiplied) /i.test(signs);

/** True if a piece only repeats what is in the question, so by itself it claims nothing. */
export function restates(piece: string, waiting: Waiting): boolean {
  if (waiting.closed || waiting.holdsAnswer || waiting.askedAgain) return false;
  const signs = signsOf(piece);
  if (standsIn(signs, waiting.signs)) return true;
  if (
    /^[a-z=]+$/.test(signs) &&
    spelledByLetters(signs.replace(/=|is/g, ''), waiting.letters) &&
    /\d/.test(waiting.answer.expected)
  )
    return true; // x alone, or x x
  if (waiting.everyDigitIsKnown && /^\d+$/.test(signs) && waiting.signs.split(/\D+/).includes(signs)) return true;
  const numbers = /[()[\]{}]/.test(signs) ? [] : signs.split(/,|and/).filter((part) => part !== ''); // (7, 3) is no list
  return numbers.length > 1 && numbers.every((part) => standsIn(part, waiting.signs));
}

/** True if a run of letters consists of the question's own: xy, X. */
const spelledByLetters = (run: string, letters: ReadonlySet<string>): boolean =>
  run.length <= 6 && Array.from(run).every((letter) => letters.has(letter) || letters.has(letter.toLowerCase()));
