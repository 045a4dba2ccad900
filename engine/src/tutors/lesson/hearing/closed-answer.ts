import { readAnswer } from '../../../math/check-answer.ts';
import { writtenKey } from '../../../math/judge/choices.ts';
import { tokensOf } from '../../../hearing/message-words.ts';
import { signsOf, type Waiting } from '../../../hearing/answers/waiting-question.ts';

/** Whether a piece names a choice or says yes or no, and the text that the checker reads; null where it does neither. */
export function readClosed(piece: string, waiting: Waiting): string | null {
  const { answer } = waiting;
  const text = piece.trim();
  if (text === '' || text.length > 200 || !waiting.closed) return null;
  if (readAnswer(answer, text).kind === 'read') return text;
  const words = tokensOf(text).map(({ plain }) => plain);
  if (answer.input_type === 'boolean') return words.length === 1 ? (inOtherWords[words[0]!] ?? null) : null;
  return keyOfChoice(text, words, answer.choices);
}

const inOtherWords: Readonly<Record<string, string>> = {
  yep: 'yes',
  yup: 'yes',
  yeah: 'yes',
  aye: 'yes',
  nope: 'no',
  nah: 'no',
  nay: 'no',
};
const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

function keyOfChoice(text: string, words: readonly string[], choices: readonly string[]): string | null {
  const key = (position: number): string | null =>
    position >= 0 && position < choices.length ? String.fromCodePoint(65 + position) : null;
  const same = choices.findIndex((choice) => signsOf(choice) === signsOf(text));
  if (same >= 0) return key(same);
  if (['a', 'an', 'the'].includes(words[0]!) && words.length > 1) {
    const named = choices.findIndex((choice) => signsOf(choice) === signsOf(text.replace(/^(?:an?|the)\s+/i, '')));
    if (named >= 0) return key(named);
  }
  const [first, ...rest] = words.filter((word) => word !== 'the');
  if (['option', 'choice', 'letter', 'answer'].includes(first ?? '') && rest.length === 1) {
    const letter = writtenKey(rest[0]!);
    return letter === null ? null : key(letter.charCodeAt(0) - 65);
  }
  const tail = rest.join(' ');
  if (first !== undefined && ['', 'one', 'option', 'choice', 'answer'].includes(tail)) {
    if (tail === '' && words.length === 1) return null; // "second" may be the beginning of anything
    if (places.includes(first)) return key(places.indexOf(first));
    if (first === 'last') return key(choices.length - 1);
  }
  // "B equilateral": key and text have to name the same one.
  const lead = writtenKey(words[0] ?? '');
  const leads = lead === null ? null : lead.charCodeAt(0) - 65;
  return leads !== null &&
    choices[leads] !== undefined &&
    signsOf(choices[leads]) === signsOf(text.replace(/^\(?[A-Za-z][).:]?\s+/, ''))
    ? key(leads)
    : null;
}
