import { findLeak } from '../../../guards/leak/find-leak.ts';
import { questionsOf } from '../../../guards/leak/written-answer.ts';
import { speaksOfItself } from '../../../guards/internal-language.ts';
import type { BoardProblem, Phrase } from '@stoa/schema/board/board-session';

/** What a tutor never says to a student: a verdict on her, that it is easy, or that she should have known. */
const neverSaid =
  /\b(?:wrong|incorrect|bad|stupid|dumb|lazy|easy|easily|simply|obvious|obviously|just|smart|clever|genius|gifted|should have|you should know|i already told you|pay attention|no,)(?!\w)/i;

/** Whether a text holds a word that a tutor never says. */
export const holdsWhatIsNeverSaid = (text: string): boolean => neverSaid.test(text);

/**
 * Whether a line may be spoken: none of the words that are never said, nothing about how the tutor works, and the answer kept up to the third
 * rung of the ladder. What the student wrote is hers and tells nothing.
 */
export function mayBeSaid(
  { text, level }: Pick<Phrase, 'text' | 'level'>,
  { problem, written, solved }: { readonly problem: BoardProblem; readonly written: readonly string[]; readonly solved: boolean },
): boolean {
  const own = written.reduce((rest, line) => rest.replaceAll(line, ''), text);
  if (holdsWhatIsNeverSaid(own) || speaksOfItself({ text }) !== null) return false;
  if (solved || (level ?? 0) > 3) return true;
  return questionsOf({ answer: problem.answer, stem: problem.stem, choices: [], variables: [] }).every(
    (answer) =>
      findLeak({ text, stem: `${problem.stem} ${problem.start ?? ''}`, shown: [], written: [...written], level: 1, answer })
        .length === 0,
  );
}
