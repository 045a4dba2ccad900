import { divide, finiteDecimal, fixedDecimal, isInteger, multiply, type Rational } from '../../../../math/exact/rational.ts';
import { findUnit } from '../../../../math/units/unit-table.ts';
import type { Question } from '../../state/lesson-session.ts';
import { saysTheAnswer } from '../explaining.ts';

const unit = String.raw`((?:square )?[a-z]{2,})`;
const one = String.raw`(?:a|an|one|1|the|each)`;
const asksMany = new RegExp(
  String.raw`\bhow many ${unit}(?: (?:are|is|r|do|does|can))?(?: (?:there|they|it|that|you))? ?(?:in|in to|into|make|makes|is|are|per|to|fit|fits|fit in|fits in|fit into|go in|go into|put in) ${one} ${unit}\b`,
  'i',
);
const asksIn = new RegExp(
  String.raw`\b(?:what(?:['’]?s| is| are)?|how (?:much|long|big|far) (?:is|are|would be)) ${one} ${unit} (?:in|to) ${unit}\b|\b${one} ${unit} (?:is|has|are) how many ${unit}\b`,
  'i',
);

/**
 * "How many feet are in a yard", "whats a square meter in square feet": returns a line that says how many of one unit are in
 * another, from the unit table that answers are judged with. A number that is too long is rounded, with "about". Returns null if
 * the message doesn't ask about two units that convert, or if the line would give away the answer to the question in focus.
 */
export function measureAsked(question: Question, text: string): string | null {
  const plain = text
    .replace(/[?!.,]/g, ' ')
    .replace(/\bsq\b/gi, 'square')
    .replace(/\s+/g, ' ');
  const within = asksIn.exec(plain);
  const [many, single] =
    within === null ? (asksMany.exec(plain)?.slice(1) ?? ['', '']) : [within[2] ?? within[4] ?? '', within[1] ?? within[3] ?? ''];
  const [small, large] = [sizeOf(many!), sizeOf(single!)];
  if (small === null || large === null || small.of === large.of || small.kind !== large.kind) return null;
  const count = divide(large.size, small.size);
  const exact = finiteDecimal(count);
  const isShort = isInteger(count) || (exact !== null && exact.length <= longest);
  const said = isShort && exact !== null ? exact : fixedDecimal(count, 2);
  if (/^0\.00$/.test(said)) return null; // "how many miles are in an inch": too small for a child to picture
  const words = `One ${single!.toLowerCase()} is ${isShort ? '' : 'about '}${said} ${many!.toLowerCase()}.`;
  return saysTheAnswer(question, words) ? null : words;
}
const longest = 4; // characters: 2.54

/** Returns the size of a unit of the table, or of its square; null if it's no unit. */
function sizeOf(name: string): { readonly of: string; readonly kind: string; readonly size: Rational } | null {
  const [, squared, base = ''] = /^(square )?([a-z]+)$/.exec(name.toLowerCase()) ?? [];
  const found = findUnit(base);
  if (found === null) return null;
  const of = `${squared ?? ''}${found.names[0]}`;
  if (squared === undefined) return { of, kind: found.kind, size: found.size };
  return found.kind === 'length' ? { of, kind: 'length^2', size: multiply(found.size, found.size) } : null;
}
