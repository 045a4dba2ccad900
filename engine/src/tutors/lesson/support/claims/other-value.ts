import type { Question } from '../../state/lesson-session.ts';
import { inFigures } from '../in-figures.ts';

const behindBut =
  /\b(?:but|though|although|however)\b(?<rest>(?:(?!\bbut\b).)*\b(?:says?|said|told|thinks?|can|could|just|showed|taught|does)\b(?:(?!\bbut\b).)*?(?:\bwhich (?:is|would be)|\bis|\bits|it['’]s|=|\bgets?|\bget|\bgives|\bmakes) (?<value>-?\d+(?:\.\d+)?)\b(?![./%]\d)\W*)$/i;
const denies = /\b(?:not|never|if|why|wrong|thought)\b|n['’]?t\b/i;

/**
 * Returns the different value of another way that the student mentions beside her answer: "20. but my teacher says u can just
 *         take the middle one which is 15". Null if she mentions none, or the same value.
 */
export function otherValue({ answer }: Pick<Question, 'answer'>, text: string): string | null {
  const found = behindBut.exec(inFigures(text))?.groups;
  const value = found?.['value'];
  if (value === undefined || denies.test(found!['rest']!)) return null;
  const expected = Number(answer.expected);
  return Number.isNaN(expected) || Number(value) === expected ? null : value;
}
