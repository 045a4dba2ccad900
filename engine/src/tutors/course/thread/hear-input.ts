import type { StudentSnapshot } from '@stoa/schema/course/student-snapshot';
import { TutorRefusal } from '../../../turn/tutor-refusal.ts';
import type { CourseInput } from '../course-world.ts';
import { desiredExamTier } from '../policy/exam-standing.ts';
import type { CandidatesWanted } from '../retrieval/course-context.ts';
import { progressIn } from '../student-progress.ts';
import type { TaughtCourse } from '../taught-course.ts';
import { hearCourseTurn, type HeardTurn } from '../turn/hear-course-turn.ts';
import { emptyMessage, saidLately, type CourseThread, type KeptCard } from './course-thread.ts';

/**
 * Interprets what a student does in a conversation, before anything is decided.
 *
 * Errors  throws `TutorRefusal`: `empty_message`, and `unknown_unit` for a button of a unit that the course doesn't have.
 */
export function hearInput(
  { messageText, messageLatex, clientEvent: event }: CourseInput,
  thread: CourseThread,
  { course, snapshot }: { course: TaughtCourse; snapshot: StudentSnapshot },
): HeardTurn {
  const { graph, library, isUnit } = course;
  if (event.type !== 'NONE' && !isUnit(event.unitId))
    throw new TutorRefusal('unknown_unit', 'This course doesn’t have that unit. Reload the page to see its units.');
  const text = messageText?.trim() ?? '';
  const latex = messageLatex?.trim() || null;
  if (event.type === 'NONE' && text === '' && latex === null) throw emptyMessage();
  return hearCourseTurn({
    graph,
    library,
    isUnit,
    snapshot,
    event,
    message: event.type === 'NONE' ? { text, latex } : null,
    said: saidLately(thread),
    mappedUnits: null,
    underway: {
      goal: thread.goal,
      // Talking about a unit isn't working on it: she works on a unit from its first card on.
      work:
        thread.focus === null || thread.messages.every(({ card }) => card === null)
          ? null
          : { unitId: thread.focus.unit_id, targetUnitId: thread.focus.target_unit_id },
      cardWaits: isWaiting(thread.messages.findLast(({ card }) => card !== null)?.card ?? null),
    },
  });
}

/** True if a card is waiting for something: a problem or an exam question without an answer. */
const isWaiting = (card: KeptCard | null): boolean =>
  card !== null &&
  card.type !== 'CONCEPT' &&
  (card.result === null || ('verdict' in card.result && card.result.verdict === 'not_graded'));

/** How many exam questions may be asked about at once, and how many of them may be candidates for serving. */
const mostAsked = 30;
const mostCandidates = 20;

/**
 * Returns the ids of the questions whose status a turn needs: those that may be served (`candidatesWanted`), those that are
 * waiting to be tried again, and those in the conversation.
 */
export function examIdsFor(
  candidateIds: readonly string[],
  thread: CourseThread,
  { course, snapshot }: { course: TaughtCourse; snapshot: StudentSnapshot },
): readonly string[] {
  const shown = thread.messages.flatMap(({ card }) => (card?.type === 'EXAM' ? [card.questionId] : []));
  const known = [...candidateIds.slice(0, mostCandidates), ...Object.keys(snapshot.revisitQueue), ...shown.toReversed()].filter(
    (id) => course.exams.has(id),
  );
  return [...new Set(known)].slice(0, mostAsked);
}

/**
 * Returns which exam questions the turn may serve: those of the unit that is taught and her next tier, without those that she
 * has passed.
 */
export function candidatesWanted(
  { focus: { focusUnitId } }: Pick<HeardTurn, 'focus'>,
  { examTouched, revisitQueue, ...snapshot }: StudentSnapshot,
): CandidatesWanted {
  return {
    unitId: focusUnitId,
    tier: desiredExamTier[progressIn(snapshot, focusUnitId).masteryTier],
    withoutQuestionIds: Object.keys(examTouched).filter((id) => !Object.hasOwn(revisitQueue, id)),
    most: mostCandidates,
  };
}
