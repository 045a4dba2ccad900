import { isClosed } from '../../../../problems/is-closed.ts';
import { readAnswer } from '../../../../math/check-answer.ts';
import { choicePosition } from '../../../../math/judge/choices.ts';
import { nameBack, type Wrote } from '../../../../problems/named-back.ts';
import type { Question } from '../../state/lesson-session.ts';
import { withFractionBars } from '../../support/page-fractions.ts';
import type { Grading } from '../../turn/lesson-move.ts';

/** Her answer as it was read, to be said back to her. */
export function wroteOf({ question, text, check }: Grading): Wrote {
  if (check.verdict === 'unreadable') return { plain: text, named: '' };
  if (readsTimesAsLetter(text, check.echo.plain)) return { plain: text, named: '' };
  const { plain, named } = nameBack(question.answer.input_type, text, check.echo, check.normalized);
  const chosen = question.answer.input_type === 'multiple_choice' ? choiceNamed(question.answer.choices, check.normalized) : null;
  if (chosen !== null) return { plain, named: `You chose ${chosen}.` };
  return { plain, named: withFractionBars(named) };
}

/** "7 x -2" read as 7x - 2: her sign for times was taken for a letter, and said back it would be none of hers. */
const readsTimesAsLetter = (text: string, read: string): boolean => /\d\s*x\s*[-−]?\s*\d/i.test(text) && /x/i.test(read);

/** A choice that is short enough to be said back: who says that 3/10 is bigger has not chosen "A". */
function choiceNamed(choices: readonly string[], key: string | null): string | null {
  const choice = key === null ? undefined : choices[choicePosition(key)];
  return choice === undefined || choice.length > longestChoice || /[.?!]/.test(choice) ? null : choice;
}
const longestChoice = 40;

/** Her first wrong answer, as mathematics that can be said again; null where there was none or it is words. */
export function beganWith({ answer, previous_student_answers }: Question): string | null {
  const first = previous_student_answers[0];
  if (first === undefined || isClosed(answer)) return null;
  const reading = readAnswer(answer, first);
  if (reading.kind !== 'read' || readsTimesAsLetter(first, reading.echo.plain)) return null;
  return reading.echo.latex.length <= 60 ? `$${withFractionBars(reading.echo.latex)}$` : null;
}

/** Whether she has sent the same before, however it was written. */
export function isSaidBefore({ question, text, check }: Grading): boolean {
  const plain = 'echo' in check ? check.echo.plain : text.trim();
  return question.previous_student_answers.some((earlier) => {
    const reading = readAnswer(question.answer, earlier);
    return reading.kind === 'read' ? reading.echo.plain === plain : earlier.trim() === text.trim();
  });
}
