import { checkSteps } from '../../../../math/check-steps.ts';
import type { Question } from '../../state/lesson-session.ts';

/** How a line that the student writes relates to the equation that she solves. */
export type EquationLine = 'follows' | 'one_side' | 'other';

type Asked = Pick<Question, 'question_text'> & { answer: { judging: Pick<Question['answer']['judging'], 'variables'> } };

/**
 * Decides whether an equation that the student writes follows from the question's by doing the same to both sides: "x + 7 - 7 =
 * 24" changes only one. The question's own equation doesn't count, nor does one that gives the variable a value.
 *
 * Errors  none: null if the question has no equation in one variable, if she writes anything but a single line in it, or if
 *         neither can be shown.
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
