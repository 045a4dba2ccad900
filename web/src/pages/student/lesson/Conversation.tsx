import type { LessonMessage, LessonView, StudentQuestion } from '@stoa/schema/lesson';
import { answerOf } from './answer-of.ts';
import { StudentMessage, TutorMessage } from './Message.tsx';

/** What was said so far, read-only; the question in focus is shown elsewhere. */
export function Conversation({
  view,
  messages = view.messages,
  revealing = null,
  speaker = 'You',
}: {
  view: Pick<LessonView, 'messages' | 'question'>;
  /** Show only these messages. */
  messages?: readonly LessonMessage[];
  /** The message that is being revealed, and the part shown so far. */
  revealing?: { id: number; text: string } | null;
  /** How the student is called: "You" for herself, "Student" for a teacher. */
  speaker?: 'You' | 'Student';
}) {
  return messages.map((message) => {
    const partly = revealing?.id === message.id ? revealing : null;
    return (
      <li key={message.id} data-message={message.id} className={partly === null ? '' : 'arrive'}>
        {message.role === 'student' ? (
          <StudentMessage message={message} question={answerOf(view, message)} speaker={speaker} />
        ) : (
          <TutorMessage
            message={message}
            {...(partly !== null && { text: partly.text, whole: false })}
            question={firstAsked(view, message)}
          />
        )}
      </li>
    );
  });
}

/** Returns the question of a message, if it was first asked there and isn't in focus. */
function firstAsked(
  { messages, question: inFocus }: Pick<LessonView, 'messages' | 'question'>,
  message: LessonMessage,
): StudentQuestion | null {
  const { question } = message;
  if (question === null || question.question_id === inFocus?.question_id) return null;
  const first = messages.find((one) => one.question?.question_id === question.question_id);
  return first?.id === message.id ? question : null;
}
