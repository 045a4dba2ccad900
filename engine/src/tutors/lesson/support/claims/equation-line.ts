import { checkSteps } from '../../../../math/check-steps.ts';
import type { Question } from '../../state/lesson-session.ts';

/** What a line of hers is to the equation that she solves. */
export type EquationLine = 'follows' | 'one_side' | 'other';

type Asked = Pick<Question, 'question_text'> & { answer: { judging: Pick<Question['answer']['judging'], 'variables'> } };

/**
 * Whether an equation that she writes follows from the question's, by what it does to both sides: "x + 7 - 7 = 24" does it to one. The question's own equation, and one that gives the
 * variable a value, are none.
 *
 * Errors  none: null where the question has no equation in one variable, where she writes more than one line in it, and where it can be shown neither way.
 */
export function equationLine({ question_text, answer }: Asked, text: string): EquationLine | null {
  const [variable] = answer.judging.variables;
  const given = /\$([^$=]*[a-z][^$=]*=[^$=]*)\$/i.exec(question_text)?.[1];
  const hers = text.replace(lead, '').replace(tail, '').trim();
  if (variable === undefined || given === undefined || !/^solve\b/i.test(question_text)) return null;
  const isLine = new RegExp(String.raw`^[\d\s+*/().=${variable}÷×−-]+$`, 'i').test(hers) && hers.split('=').length === 2;
  const isDone =
    new RegExp(String.raw`^\s*${variable}\s*=\s*-?[\d./]+$|^-?[\d./]+\s*=\s*${variable}$`, 'i').test(hers) ||
    squeezed(hers) === squeezed(given);
  if (!isLine || isDone || !hers.includes(variable)) return null;
  const [check] = checkSteps([given, hers]);
  if (check?.verdict === 'follows') return 'follows';
  if (check?.verdict !== 'does_not_follow') return null;
  return check.rule === 'one_side_only' ? 'one_side' : 'other';
}

const lead = /^\W*(?:(?:so|ok|then|first|is it|i write|i get|i got|its|it['’]?s|maybe|do i write|wait|now)\W+)*/i;
const tail = /[\s?!.,]*(?:\b(?:right|ok|correct)\b[\s?!.]*)?$/i;
const squeezed = (text: string): string => text.replaceAll(/\s/g, '').toLowerCase();
