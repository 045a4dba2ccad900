import { prereqEdgesOf } from '@stoa/engine/tutors/course/validate-course';
import { seededChance } from '@stoa/engine/simulation/seeded-chance';
import { learnerKinds } from '@stoa/engine/simulation/synthetic-learner';
import { learningPathGraph } from '@stoa/engine/tutors/course/learning-path-graph';
import { takeCourse, type CoursePlan, type CourseTaken } from '@stoa/engine/tutors/course/simulation/take-course';
import { openCourses } from '@stoa/library/open-courses';
import type { ExamTier } from '@stoa/schema/course/tier';

/** The parameters of a simulation: which course, how many students of each kind, and which tier they want in each unit. */
export type CourseSimulation = { course: string; students: number; tier: ExamTier; seed: number; questions: number };

/**
 * The results of the students of one kind who ask for units in one order. Means over students, except for those named median.
 */
export type SimulatedCourse = {
  kind: string;
  asks: CoursePlan['asks'];
  students: number;
  finished: number; // share of the students
  units_passed: number;
  days_median: number;
  turns_median: number;
  drills_to_ready: number;
  hours_to_tier_median: number;
  exams: number;
  lockouts: number;
  wrong_turns: { blocked: number; waiting: number }; // share of all turns
};

const kinds = ['typical', 'slow', 'quick'] as const;
const asks = ['in order', 'from the end'] as const;

/**
 * Lets synthetic students take a whole course under the policy, and reports on each kind.
 *
 * Errors  throws if there is no such course; the same seed gives the same report.
 */
export function simulateCourse({ course: name, students, tier, seed, questions }: CourseSimulation): SimulatedCourse[] {
  const courses = openCourses(() => true).map(({ course }) => course);
  const course = courses.find(({ courseId }) => courseId === name);
  if (course === undefined)
    throw new Error(`there is no course ${name}; there are ${courses.map(({ courseId }) => courseId).join(', ')}`);
  const plan = {
    units: course.units.map(({ unitId }) => unitId),
    graph: learningPathGraph(course.entryUnitId, prereqEdgesOf(course)),
    wanted: tier,
    questionsPerTier: questions,
    turnsPerDay: 20,
    mostDays: 200,
  };
  return kinds.flatMap((kind, at) =>
    asks.map((order) =>
      reportOf(
        kind,
        order,
        plan.units.length,
        Array.from({ length: students }, (_, student) =>
          takeCourse({ ...plan, asks: order }, learnerKinds[kind], seededChance(seed + 1000 * at + student)),
        ),
      ),
    ),
  );
}

function reportOf(kind: string, order: CoursePlan['asks'], units: number, taken: readonly CourseTaken[]): SimulatedCourse {
  const turns = taken.reduce((sum, one) => sum + one.turns, 0);
  const share = (count: (one: CourseTaken) => number) => rounded(taken.reduce((sum, one) => sum + count(one), 0) / turns, 4);
  return {
    kind,
    asks: order,
    students: taken.length,
    finished: taken.filter(({ passed }) => passed === units).length,
    units_passed: mean(taken.map(({ passed }) => passed)),
    days_median: median(taken.map(({ days }) => days)),
    turns_median: median(taken.map((one) => one.turns)),
    drills_to_ready: mean(taken.flatMap(({ drillsToReady }) => drillsToReady)),
    hours_to_tier_median: median(taken.flatMap(({ hoursToTier }) => hoursToTier)),
    exams: mean(taken.map(({ exams }) => exams)),
    lockouts: mean(taken.map(({ lockouts }) => lockouts)),
    wrong_turns: { blocked: share((one) => one.wrongTurns.blocked), waiting: share((one) => one.wrongTurns.waiting) },
  };
}

const rounded = (value: number, places = 2): number => Number(value.toFixed(places));
const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : rounded(values.reduce((sum, value) => sum + value, 0) / values.length);
const median = (values: readonly number[]): number =>
  values.length === 0 ? 0 : rounded(values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!);
