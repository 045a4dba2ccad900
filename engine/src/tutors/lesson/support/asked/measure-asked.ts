import { divide, finiteDecimal, fixedDecimal, isInteger } from '../../../../math/exact/rational.ts';
import { findUnit } from '../../../../math/units/unit-table.ts';
import type { Question } from '../../state/lesson-session.ts';
import { saysTheAnswer } from '../explaining.ts';

const asked =
  /\bhow many ([a-z]{3,})(?: (?:are|is|r|do))?(?: (?:there|they|it|that))? ?(?:in|make|makes|is|are|per|to) (?:a|an|one|1|the) ([a-z]{3,})\b/i;

/**
 * "How many feet are in a yard": returns a line that says how many of one unit are in another, from the unit table that answers
 * are judged with. A number that is too long is rounded, with "about". Returns null if the message doesn't ask about two units
 * that convert, or if the line would give away the answer to the question in focus.
 */
export function measureAsked(question: Question, text: string): string | null {
  const [, many = '', one = ''] = asked.exec(text.replace(/[?!.,]/g, ' ').replace(/\s+/g, ' ')) ?? [];
  const [small, large] = [findUnit(many.toLowerCase()), findUnit(one.toLowerCase())];
  if (small === null || large === null || small === large || small.kind !== large.kind) return null;
  const count = divide(large.size, small.size);
  const exact = finiteDecimal(count);
  const isShort = isInteger(count) || (exact !== null && exact.length <= longest);
  const said = isShort && exact !== null ? exact : fixedDecimal(count, 2);
  if (/^0\.00$/.test(said)) return null; // "how many miles are in an inch": too small for a child to picture
  const words = `One ${one.toLowerCase()} is ${isShort ? '' : 'about '}${said} ${many.toLowerCase()}.`;
  return saysTheAnswer(question, words) ? null : words;
}
const longest = 4; // characters: 2.54
