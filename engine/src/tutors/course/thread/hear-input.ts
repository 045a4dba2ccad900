import type { StudentSnapshot } from '@stoa/schema/course/student-snapshot';
import { TutorRefusal } from '../../../turn/tutor-refusal.ts';
import type { CourseInput } from '../course-world.ts';
import { desiredExamTier } from '../policy/exam-standing.ts';
import { progressIn } from '../student-progress.ts';
import type { TaughtCourse } from '../taught-course.ts';
import { hearCourseTurn, type HeardTurn } from '../turn/hear-course-turn.ts';
import { emptyMessage, saidLately, type CourseThread } from './course-thread.ts';

/**
 * Hears what a student does in a conversation, before anything is decided.
 *
 * Errors  throws `TutorRefusal`: `empty_message`, and `unknown_unit` for a button of a unit that the course hasn't got.
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
  });
}

/** Exam questions that are asked of at once. */
const mostAsked = 30;

/**
 * The questions whose standing a turn has to know, by name: those of the unit that is to be taught at her next tier, those that wait to be tried again, and those that stand in
 * the conversation.
 */
export function examIdsFor(
  heard: Pick<HeardTurn, 'focus' | 'snapshot'> | null,
  thread: CourseThread,
  { course, snapshot }: { course: TaughtCourse; snapshot: StudentSnapshot },
): readonly string[] {
  const shown = thread.messages.flatMap(({ card }) => (card?.type === 'EXAM' ? [card.questionId] : []));
  const ofFocus = heard === null ? [] : candidatesOf(course, snapshot, heard.focus.focusUnitId);
  const known = [...ofFocus, ...Object.keys(snapshot.revisitQueue), ...shown.toReversed()].filter((id) => course.exams.has(id));
  return [...new Set(known)].slice(0, mostAsked);
}

function candidatesOf({ exams }: TaughtCourse, snapshot: StudentSnapshot, unit: string): readonly string[] {
  const tier = desiredExamTier[progressIn(snapshot, unit).masteryTier];
  return [...exams.values()]
    .filter(({ unitId, difficultyTier }) => unitId === unit && difficultyTier === tier)
    .map(({ questionId }) => questionId);
}
