import { choicePosition } from '../../../../math/judge/choices.ts';
import type { Question } from '../../state/lesson-session.ts';
import { inFigures } from '../in-figures.ts';
import { inSigns, isEqual, lineOf, plain, valueOf } from '../reasons/working-told.ts';
import { denialOr } from '../../hearing/doubt.ts';

const behindBut =
  /\b(?:but|though|although|however)\b(?<rest>(?:(?!\bbut\b).)*\b(?:says?|said|told|thinks?|can|could|just|showed|taught|does)\b(?:(?!\bbut\b).)*?(?:\bwhich (?:is|would be)|\bis|\bits|it['’]s|=|\bgets?|\bget|\bgives|\bmakes) (?<value>-?\d+(?:\.\d+)?)\b(?![./%]\d)\W*)$/i;
const denies = denialOr(/\b(?:if|why|wrong|thought)\b/);

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

/** "Because you get 7/20". */
const gets =
  /\b(?:(?:you|u|i|we|it|that|they)(?: would| just| will)? (?:gets?|got|makes?|gives?|comes? to|adds? up to)|which (?:is|makes|gives)|=|equals) (?<value>-?\d+(?:\.\d+)?(?:\/\d+)?)(?![./%]?\d)/i;

/** True if she chose a calculation and says that it comes to something that it doesn't: "3/10 + 4/10 because you get 7/20". */
export function mistakesValueOfChoice({ answer }: Pick<Question, 'answer'>, text: string): boolean {
  const choice = answer.input_type === 'multiple_choice' ? answer.choices[choicePosition(answer.expected)] : undefined;
  const line = choice === undefined ? null : lineOf(inSigns(plain(choice)));
  const value = gets.exec(inFigures(text))?.groups?.['value'];
  if (line === null || line.operations.length === 0 || value === undefined || denies.test(text)) return false;
  return !line.written.includes(value) && !isEqual(valueOf(value)!, line.value);
}
