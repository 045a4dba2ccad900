import type { SeenMisconception } from '@stoa/schema/contracts/student-lessons';
import { shownMessages, type LessonSession } from '../state/lesson-session.ts';

/**
 * Returns the misconceptions of a lesson as a teacher sees them: each with the student's words that it's based on and the
 * question that she was answering, so that the teacher can judge for herself.
 */
export function misconceptionsSeen(session: LessonSession): SeenMisconception[] {
  const messages = shownMessages(session);
  return session.misconceptions.flatMap(({ id, first_turn: turn, times, resolved }) => {
    const known = session.topic.guidelines.misconceptions.find((one) => one.id === id);
    if (known === undefined) return [];
    const said = messages.findIndex((message) => message.role === 'student' && message.turn === turn);
    const asked = said < 0 ? undefined : messages.slice(0, said).findLast(({ question }) => question !== null)?.question;
    return [
      {
        description: known.description,
        resolved,
        times,
        turn,
        quote: messages[said]?.text ?? null,
        asked: asked?.text ?? null,
      },
    ];
  });
}
