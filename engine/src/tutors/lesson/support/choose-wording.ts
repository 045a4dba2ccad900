import { freshWording } from '../../../turn/fresh-wordings.ts';
import type { LessonSession } from '../state/lesson-session.ts';

/** Chooses a wording of a table. */
export type ChooseWording = (table: readonly string[]) => string;

/**
 * Chooses a different wording each turn, and none that was said in the last turns, as long as the table has one left. `skip`:
 * moves this many entries ahead in the table.
 */
export function wordingIn(
  { turn_count, full_conversation_log }: Pick<LessonSession, 'turn_count' | 'full_conversation_log'>,
  skip = 0,
): ChooseWording {
  return (table) => {
    const said = full_conversation_log.flatMap(({ role, text }) => (role === 'tutor' ? [text] : []));
    return freshWording(table, turn_count, said, skip) ?? table[(turn_count + skip) % table.length]!;
  };
}
