import { isOpen, openExamIn } from '../../../problems/open-exam-in.ts';
import { statementOf } from '../../../problems/problem-statement.ts';
import type { BankedProblem } from '@stoa/schema/problem';
import type { Moment } from '../../../turn/tutor.ts';
import type { CourseWorld } from '../course-world.ts';
import { chooseDrill } from '../drills/choose-drill.ts';
import { skillsNamed } from '../drills/skills-named.ts';
import { openExamsAfter } from '../exams/open-exams.ts';
import { situationOfThread } from '../thread/situation-of-thread.ts';
import { progressIn } from '../student-progress.ts';
import { decideCourseTurn } from '../turn/decide-course-turn.ts';
import type { CourseMove, CourseSight } from './course-move.ts';

/** Chooses what to do about what was heard: computes the policy, and chooses a drill of the unit that is taught. */
export function decideMove(
  { course, exams, examsReachable, found, shelf, met, record, graph }: CourseWorld,
  heard: CourseSight,
  { now, turnId, random }: Moment,
): CourseMove {
  const { focusUnitId } = heard.focus;
  const ofOthers = met.exams.filter(({ course_id }) => course_id !== course.courseId);
  const given = [...openExamsAfter(record.openExams, exams, null, now), ...ofOthers];
  const skills = course.skillsOf(focusUnitId);
  const { message } = heard;
  const { hearing } = heard;
  const ownProblem = hearing?.kind === 'heard' ? (hearing.ownResult?.problem ?? '') : ''; // typed before, and asked about now
  const asked = message === null ? '' : `${message.text} ${message.latex ?? ''} ${ownProblem}`;
  const about = {
    streak: progressIn(heard.snapshot, focusUnitId).drill.streakCorrect,
    served: heard.thread.served,
    exposed: met.exposed,
    isFree: (problem: BankedProblem) => openExamIn(given, statementOf(problem), now) === null,
    random,
  };
  const drill = chooseDrill(skillsNamed(skills, asked, graph), shelf, about) ?? chooseDrill(skills, shelf, about);
  const decided = decideCourseTurn(
    {
      turnId,
      now,
      exams,
      examsReachable,
      situation: {
        ...situationOfThread(heard.thread, { course, exams, shelf, goal: heard.goal, now }),
        examIsOpen: given.some((one) => isOpen(one, now)),
      },
      reason: course.reasonOf,
      unitIds: course.units,
      graph: course.graph,
      library: course.library,
      found,
      material: (unit) => ({
        title: course.titleOf(unit),
        concept: course.conceptOf(unit),
        use: course.useOf(unit),
        drill: unit === focusUnitId ? (drill?.card ?? null) : null,
      }),
    },
    heard,
  );
  if (hearing?.kind === 'stopped') return { kind: 'stop', unsafe: hearing.unsafe, decided };
  const exam = message === null ? null : openExamIn(given, asked, now);
  return exam === null ? { kind: 'answer', decided, drill } : { kind: 'withhold', exam, decided };
}
