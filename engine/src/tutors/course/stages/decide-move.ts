import type { Moment } from '../../../turn/tutor.ts';
import type { CourseWorld } from '../course-world.ts';
import { chooseDrill } from '../drills/choose-drill.ts';
import { asksAbout, openExams } from '../exams/open-exam.ts';
import { progressIn } from '../student-progress.ts';
import { decideCourseTurn } from '../turn/decide-course-turn.ts';
import type { CourseMove, CourseSight } from './course-move.ts';

/** Chooses what is done about what was heard: the policy, and the drill that may be served of the unit that is taught. */
export function decideMove(
  { course, exams, shelf, met }: CourseWorld,
  heard: CourseSight,
  { now, turnId, random }: Moment,
): CourseMove {
  const { focusUnitId } = heard.focus;
  const drill = chooseDrill(course.skillsOf(focusUnitId), shelf, {
    streak: progressIn(heard.snapshot, focusUnitId).drill.streakCorrect,
    served: heard.thread.served,
    exposed: met.exposed,
    random,
  });
  const decided = decideCourseTurn(
    {
      turnId,
      now,
      exams,
      graph: course.graph,
      library: course.library,
      material: (unit) => ({
        title: course.titleOf(unit),
        concept: course.conceptOf(unit),
        drill: unit === focusUnitId ? (drill?.card ?? null) : null,
      }),
    },
    heard,
  );
  const { hearing } = heard;
  if (hearing?.kind === 'stopped') return { kind: 'stop', unsafe: hearing.unsafe, decided };
  const { message, thread } = heard;
  const asked = message === null ? '' : `${message.text} ${message.latex ?? ''}`;
  const isExam = message !== null && openExams(course, thread, exams).some((question) => asksAbout(question, asked));
  return isExam ? { kind: 'withhold', decided } : { kind: 'answer', decided, drill };
}
