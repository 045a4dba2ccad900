import { freshWording } from '../../../turn/fresh-wordings.ts';
import type { LessonSession } from '../state/lesson-session.ts';

/** Chooses a wording of a table. */
export type ChooseWording = (table: readonly string[]) => string;

/** Another wording in each turn of a lesson, and none that was said in its last turns, while the table has one that was not. `skip`: so many further on in it. */
export function wordingIn(
  { turn_count, full_conversation_log }: Pick<LessonSession, 'turn_count' | 'full_conversation_log'>,
  skip = 0,
): ChooseWording {
  const said = full_conversation_log.flatMap(({ role, text }) => (role === 'tutor' ? [text] : []));
  return (table) => freshWording(table, turn_count, said, skip) ?? table[(turn_count + skip) % table.length]!;
}
