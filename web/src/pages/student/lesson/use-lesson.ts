import type { LessonInput, LessonView } from '@stoa/schema/lesson';
import { dropDraft } from '../../../session/draft.ts';
import { useTurn } from '../../../session/use-turn.ts';
import { lessonSession } from './lesson-session.ts';
import { useReveal } from './use-reveal.ts';
import { useUnsent, wordsPlace } from './use-unsent.ts';

/** One lesson: its session, the latest reply as it is revealed, and what was written for a question that is gone. */
export function useLesson(sessionId: string, unmoving: boolean) {
  const { unsent, takenBack, onWriting, rescue, offer, forget, takeBack } = useUnsent(sessionId);
  const { reply: said, ...session } = useTurn(lessonSession, sessionId, {
    onAnswered(input, before, after) {
      dropHandedIn(sessionId, input, before, after);
      forget();
    },
    onLeaving: rescue,
    onMoved: offer,
  });
  const reveal = useReveal(said, unmoving);
  return { ...session, said, reveal, unsent, takenBack, onWriting, takeBack: () => takeBack(session.view) };
}

export type Lesson = ReturnType<typeof useLesson>;

/**
 * Drops the drafts of what was submitted, and of a question that is gone; an answer that couldn't be read stays in its field.
 */
function dropHandedIn(sessionId: string, input: LessonInput, before: LessonView, after: LessonView): void {
  if (input.kind === 'message') dropDraft(localStorage, sessionId, wordsPlace);
  if (input.kind === 'answer' && !isToBePutRight(after)) dropDraft(localStorage, sessionId, input.question_id);
  const asked = before.question?.question_id;
  if (asked !== undefined && asked !== after.question?.question_id) dropDraft(localStorage, sessionId, asked);
}

/** True if the last answer stays in its field to be written differently. */
function isToBePutRight({ messages }: LessonView): boolean {
  const verdict = messages.findLast(({ role }) => role === 'student')?.judged?.verdict;
  return verdict === 'unreadable' || verdict === 'undecided';
}
