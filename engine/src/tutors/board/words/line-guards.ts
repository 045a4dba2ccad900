import { findLeak } from '../../../guards/leak/find-leak.ts';
import { questionsOf } from '../../../guards/leak/written-answer.ts';
import { speaksOfItself } from '../../../guards/internal-language.ts';
import type { BoardProblem, Phrase } from '@stoa/schema/board/board-session';

/** Words that a tutor never says to a student: judgments of her, that something is easy, or that she should have known it. */
const neverSaid =
  /\b(?:wrong|incorrect|bad|stupid|dumb|lazy|easy|easily|simply|obvious|obviously|just|smart|clever|genius|gifted|should have|you should know|i already told you|pay attention|no,)(?!\w)/i;

/** True if a text contains a word that a tutor never says. */
export const holdsWhatIsNeverSaid = (text: string): boolean => neverSaid.test(text);

/**
 * True if a line may be spoken: it has none of the forbidden words, says nothing about how the tutor works, and doesn't reveal
 * the answer up to the third rung of the ladder. Repeating what the student wrote reveals nothing.
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
