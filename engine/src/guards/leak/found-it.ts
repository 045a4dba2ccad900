import { checkAnswer, type AnswerQuestion } from '../../math/check-answer.ts';
import { mannerOf } from './manner.ts';
import { foldMath } from './fold-signs.ts';
import { denied, literal, speakersOf, type LeakQuestion } from './hearing.ts';
import { quantitiesIn, type Quantity } from './quantities.ts';

/** How many of the latest messages are searched for the student's last answer. "Yes, I see" isn't one. */
const lookedAt = 8;
const longestAnswer = 80;

/**
 * True if the student has found the answer: the last answer that she gave is right, in the form that is asked for. Then
 * nothing can be given away any more, and the answer may be repeated and explained. A right number on the way to a wrong one,
 * a number that she rules out, and a choice between two ("4 or 5?") are not answers.
 */
export function hasFoundIt({ answer, stem, shown, written }: Omit<LeakQuestion, 'text'>): boolean {
  const spoken = answer.input_type === 'boolean' ? [] : shown.slice(-lookedAt * 2).map((message) => speakersOf(message).student); // "Yes" may answer something else
  const messages = [...spoken, ...written].filter((words) => words.replace(/[\s;]/g, '') !== '');
  for (const words of messages.slice(-lookedAt).reverse()) {
    const last = lastWord(words.replace(/[\s;]+$/, ''), answer, stem);
    if (last !== null) return last;
  }
  return false;
}

const leading =
  /(?:=|:|≈|\b(?:is|are|it's|its|that's|get|got|gets|gives|makes|answer|choose|pick|say|think|guess|so|then|therefore)\b)(?![^=]{0,80}(?:=|≈|\b(?:is|get|got|gives|makes|answer)\b))[\s,:]*/gi;

/** True if the student's words end with the right answer, false if they end with another, null if they give none. */
function lastWord(words: string, answer: AnswerQuestion, stem: string): boolean | null {
  const isRight = (text: string): boolean =>
    text.trim() !== '' &&
    text.length <= longestAnswer &&
    checkAnswer(answer, text.trim().replace(/[.!?]+$/, '')).verdict === 'correct';
  const line = words.trim().split(/\n/).at(-1)!.trim();
  if (isRight(words) || isRight(line)) return true;
  const sentence = line.split(/(?<=[.!?]) /).at(-1)!;
  const isChoice = answer.input_type === 'multiple_choice';
  const ends = Array.from(sentence.matchAll(leading), (match) => sentence.slice(match.index + match[0].length));
  if (ends.slice(-2).some(isRight)) return !(isChoice && /\bor\b/i.test(sentence));
  if (isChoice) return false;
  const said = foldMath(words.replace(denied, ' '));
  const numbers = quantitiesIn(said)
    .filter(({ kind }) => kind === 'figures' || kind === 'words')
    .sort((a, b) => a.at - b.at);
  const last = numbers.at(-1);
  if (last === undefined) return null;
  const between = numbers.length < 2 ? '' : said.slice(numbers.at(-2)!.end, last.at);
  if (/^[^.]{0,16}\bor\b/i.test(between) || !isFinal(last, said, stem)) return false;
  const unit = /^ ?[a-zA-Z°%][\w°²³^/]{0,12}/.exec(said.slice(last.end))?.[0] ?? '';
  const number = said.slice(last.at, last.end);
  const percent = /%|\bper ?cent\b/i.test(stem) ? number.replace(/ ?%$/, '') : number; // 30 and 30% mean the same there
  return [number, percent, `${number}${unit}`].some(isRight);
}

/** True if the number is said as a result. If the stem has the number too, it must be the conclusion. */
function isFinal(q: Quantity, said: string, stem: string): boolean {
  const { stated, concluded, aside } = mannerOf(said, q, '');
  const inStem = new RegExp(`(?<![\\w.,])${literal(said.slice(q.at, q.end))}(?!\\w|[.,]\\d)`, 'i').test(foldMath(stem));
  return !aside && (concluded || (stated && !inStem));
}
