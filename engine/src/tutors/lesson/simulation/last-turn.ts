import type { LessonMessage, LessonView } from '@stoa/schema/lesson';

/** The last message of hers and the reply to it. Errors  throws where the screen doesn't end with one of each. */
export function lastTurn({ messages }: LessonView): { sent: LessonMessage; message: LessonMessage } {
  const [sent, message] = messages.slice(-2);
  if (sent?.role !== 'student' || message?.role !== 'tutor')
    throw new Error('a turn was answered, and is not shown as one message and one reply');
  return { sent, message };
}
