import type { ClientEvent } from '@stoa/schema/course/client-event';
import type { HardEvidence } from '@stoa/schema/course/hard-evidence';
import type { StudentSnapshot } from '@stoa/schema/course/student-snapshot';
import { ExamTier, MasteryTier } from '@stoa/schema/course/tier';
import type { UnitId } from '@stoa/schema/course/unit-id';
import { SkillId, type BktParams } from '@stoa/schema/skill';
import { SyntheticLearner, type LearnerKind } from '../../../simulation/synthetic-learner.ts';
import { applyEvidence } from '../evidence/apply-evidence.ts';
import { examStatusOf, submitExam, type ExamRecord } from '../exams/exam-record.ts';
import type { LearningPathGraph } from '../learning-path-graph.ts';
import { isReadyStreak } from '../policy/compute-policy.ts';
import { desiredExamTier } from '../policy/exam-standing.ts';
import { courseLibrary } from '../retrieval/course-library.ts';
import { newSnapshot, progressIn } from '../student-progress.ts';
import { takeCourseTurn, type ExamQuestionStatus, type TakenTurn } from '../turn/take-course-turn.ts';

/** The assumed learning parameters of a unit: of five drills by a student who doesn't know it, one teaches it. */
const unitParams: BktParams = { p_init: 0.25, p_transit: 0.2, p_slip: 0.1, p_guess: 0.1 };
const options = ['A', 'B', 'C', 'D'] as const;
const optionGuess = 1 / options.length;
const minutesPerTurn = 3;

/**
 * What a student does in a course: the tier that she wants in each unit, the order in which she asks for units, and how long
 * she works.
 */
export type CoursePlan = {
  readonly units: readonly UnitId[];
  readonly graph: LearningPathGraph;
  readonly wanted: ExamTier;
  readonly asks: 'in order' | 'from the end';
  readonly questionsPerTier: number;
  readonly turnsPerDay: number;
  readonly mostDays: number;
};

/** The results of one student in one course. */
export type CourseTaken = {
  readonly days: number;
  readonly turns: number;
  /** Number of units in which she reached the tier that she wanted. */
  readonly passed: number;
  readonly drills: number;
  readonly concepts: number;
  readonly exams: number;
  readonly lockouts: number;
  /**
   * For each unit that got that far: its drills before its first exam question, and the hours from its first drill to the tier.
   */
  readonly drillsToReady: readonly number[];
  readonly hoursToTier: readonly number[];
  /**
   * Turns in which the policy wastes her time: on a unit whose own prerequisites are missing, or with a drill when she can only
   * wait.
   */
  readonly wrongTurns: { readonly blocked: number; readonly waiting: number };
};

/**
 * Lets a synthetic student take a whole course with the policy and the script, under the exam service's own rules. She asks for
 * a unit in which she lacks the tier, does each drill and exam question that she is given, and asks for another unit if one is
 * done or all its questions are locked.
 *
 * Shape   the same plan, kind and chance give the same course.
 * Errors  throws if the policy serves an exam question that can't be attempted: that is a fault of the policy.
 */
export function takeCourse(plan: CoursePlan, kind: LearnerKind, random: () => number): CourseTaken {
  const student = new CourseStudent(plan, kind, random);
  for (let day = 0; day < plan.mostDays; day += 1) if (student.works(day) === 'done') return student.result(day + 1);
  return student.result(plan.mostDays);
}

const began = Date.parse('2026-01-05T15:00:00Z');
const noLibrary = courseLibrary({ courseId: '', units: [], chunks: [] }); // nothing is asked in words

/** One student taking a course. */
class CourseStudent {
  private readonly plan: CoursePlan;
  private readonly learner: SyntheticLearner;
  private readonly random: () => number;
  private snapshot: StudentSnapshot;
  private record: ExamRecord = {};
  private event: ClientEvent = { type: 'NONE' };
  private readonly counts = { turns: 0, drills: 0, concepts: 0, exams: 0, lockouts: 0, blocked: 0, waiting: 0 };
  private readonly begun = new Map<UnitId, { at: number; drills: number; readyAfter: number | null; reachedAt: number | null }>();

  constructor(plan: CoursePlan, kind: LearnerKind, random: () => number) {
    this.plan = plan;
    this.random = random;
    this.learner = new SyntheticLearner(kind, random);
    this.snapshot = newSnapshot('S', 'C', plan.graph.entryUnitId, new Date(began));
  }

  /** Works for a day; returns `done` if every unit has the tier. */
  works(day: number): 'done' | 'goes on' {
    for (let turn = 0; turn < this.plan.turnsPerDay; turn += 1) {
      const now = new Date(began + day * 24 * 3_600_000 + turn * minutesPerTurn * 60_000);
      const asked = this.event.type === 'NONE' ? this.nextUnit(now) : null;
      if (this.event.type === 'NONE' && asked === null) continue; // everything that is left is locked for now
      this.counts.turns += 1;
      this.does(this.turn(asked, now), now);
    }
    return this.plan.units.every((unit) => this.has(unit)) ? 'done' : 'goes on';
  }

  result(days: number): CourseTaken {
    const { blocked, waiting, ...counts } = this.counts;
    const begun = [...this.begun.values()];
    return {
      days,
      passed: this.plan.units.filter((unit) => this.has(unit)).length,
      ...counts,
      drillsToReady: begun.flatMap(({ readyAfter }) => readyAfter ?? []),
      hoursToTier: begun.flatMap(({ at, reachedAt }) => (reachedAt === null ? [] : [(reachedAt - at) / 3_600_000])),
      wrongTurns: { blocked, waiting },
    };
  }

  private turn(asked: UnitId | null, now: Date): TakenTurn {
    return takeCourseTurn({
      turnId: 'T',
      now,
      graph: this.plan.graph,
      snapshot: this.snapshot,
      exams: this.plan.units.flatMap((unit) => this.questionsOf(unit, now)),
      event: this.event,
      message: null,
      said: [],
      mappedUnits: asked === null ? [] : [{ unitId: asked, confidence: 1 }],
      library: noLibrary,
      found: null,
      isUnit: (unit) => this.plan.units.includes(unit),
      material: (title) => ({
        title,
        concept: { key_ideas: ['An idea.'] },
        drill: { prompt: 'A drill.', question_latex: 'x=1' },
        use: null,
      }),
      output: undefined,
    });
  }

  /** Does what a turn serves, has it graded, and goes on. */
  private does({ response, readiness, snapshot }: TakenTurn, now: Date): void {
    this.snapshot = snapshot;
    const unit = response.target_unit_id;
    const place = this.placeOf(unit, now);
    if (this.plan.graph.prerequisitesOf(unit).some((before) => progressIn(this.snapshot, before).masteryTier === 'none'))
      this.counts.blocked += 1;
    switch (response.action) {
      case 'DRILL_CARD': {
        if (readiness.examReady) this.counts.waiting += 1;
        this.counts.drills += 1;
        if (place.readyAfter === null) place.drills += 1;
        const isCorrect = this.learner.meets(skillOf(unit));
        this.finds({ type: 'DRILL_GRADED', unitId: unit, isCorrect, commonMistakeTag: isCorrect ? null : 'slip' }, now);
        this.event = { type: 'DRILL_CONTINUE', unitId: unit };
        break;
      }
      case 'EXAM_BLOCK': {
        place.readyAfter ??= place.drills;
        const { question_id: questionId, difficultyTier } = response.exam_suggestion;
        const knows = this.learner.knows(skillOf(unit));
        const isRight = this.random() < (knows ? 1 - unitParams.p_slip : optionGuess);
        const answered = submitExam(this.record, { questionId, options, rightOption: 'A' }, isRight ? 'A' : 'B', now);
        if (answered.kind === 'refused') throw new Error(`The policy served ${questionId}, which is ${answered.because}.`);
        this.record = answered.record;
        this.counts.exams += 1;
        if (answered.kind === 'locked') this.counts.lockouts += 1;
        this.finds({ type: 'EXAM_SUBMITTED', unitId: unit, questionId, difficultyTier, isCorrect: isRight }, now);
        this.event = { type: 'EXAM_CONTINUE', unitId: unit };
        break;
      }
      case 'CONCEPT_CARD':
        this.counts.concepts += 1;
        this.learner.meets(skillOf(unit)); // reading is another chance to learn it
        this.event = { type: 'REQUEST_DRILL', unitId: unit };
        break;
      case 'SOCRATIC_QUESTION':
        this.event = { type: 'REQUEST_DRILL', unitId: unit };
        break;
    }
    if (this.has(unit)) place.reachedAt ??= now.getTime();
    if (this.has(unit) || this.waits(unit, now)) this.event = { type: 'NONE' };
  }

  private finds(evidence: HardEvidence, now: Date): void {
    this.snapshot = applyEvidence(this.snapshot, evidence, now);
  }

  private placeOf(unit: UnitId, now: Date) {
    const place = this.begun.get(unit) ?? { at: now.getTime(), drills: 0, readyAfter: null, reachedAt: null };
    this.begun.set(unit, place);
    return place;
  }

  /**
   * Returns the unit that she asks for: one in which she lacks the tier, if neither it nor a unit that it builds on is only
   * waiting.
   */
  private nextUnit(now: Date): UnitId | null {
    const order = this.plan.asks === 'in order' ? this.plan.units : this.plan.units.toReversed();
    return order.find((unit) => !this.has(unit) && !this.isHeldUp(unit, now)) ?? null;
  }

  private isHeldUp(unit: UnitId, now: Date): boolean {
    const missing = this.plan.graph
      .prerequisitesOf(unit)
      .filter((before) => progressIn(this.snapshot, before).masteryTier === 'none');
    return missing.length > 0 ? missing.some((before) => this.isHeldUp(before, now)) : this.waits(unit, now);
  }

  /** True if the drills are done, and every question of the next tier is locked. */
  private waits(unit: UnitId, now: Date): boolean {
    const progress = progressIn(this.snapshot, unit);
    const tier = desiredExamTier[progress.masteryTier];
    return (
      isReadyStreak(progress) &&
      this.questionsOf(unit, now).every(({ difficultyTier, status }) => difficultyTier !== tier || status !== 'available')
    );
  }

  private has(unit: UnitId): boolean {
    const tiers = MasteryTier.options;
    return tiers.indexOf(progressIn(this.snapshot, unit).masteryTier) >= tiers.indexOf(this.plan.wanted);
  }

  private questionsOf(unit: UnitId, now: Date): ExamQuestionStatus[] {
    return ExamTier.options.flatMap((difficultyTier) =>
      Array.from({ length: this.plan.questionsPerTier }, (_, at): ExamQuestionStatus => {
        const questionId = `${unit}-${difficultyTier}-${at + 1}`;
        return { questionId, unitIds: [unit], difficultyTier, ...examStatusOf(this.record, questionId, now) };
      }),
    );
  }
}

const skillOf = (unit: UnitId) => ({ id: SkillId.parse(unit.toLowerCase().replaceAll('-', '_')), bkt: unitParams });
