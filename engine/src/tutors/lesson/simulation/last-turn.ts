import type { LessonMessage, LessonView } from '@stoa/schema/lesson';

/** Returns the student's last message and the reply to it. Errors  throws if the screen doesn't end with one of each. */
export function lastTurn({ messages }: LessonView): { sent: LessonMessage; message: LessonMessage } {
  const [sent, message] = messages.slice(-2);
  if (sent?.role !== 'student' || message?.role !== 'tutor')
    throw new Error('a turn was answered, and is not shown as one message and one reply');
  return { sent, message };
}
