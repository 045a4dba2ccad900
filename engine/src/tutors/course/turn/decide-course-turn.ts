import type { StudentSnapshot } from '@stoa/schema/course/student-snapshot';
import type { TutorPolicy } from '@stoa/schema/course/tutor-policy';
import type { ExamStatus } from '@stoa/schema/course/exam-status';
import type { UnitId } from '@stoa/schema/course/unit-id';
import { computePolicy, type ExamReadiness } from '../policy/compute-policy.ts';
import { candidateUnits, scopedUnits } from '../policy/scoped-units.ts';
import { unitPriorities, type UnitPriority } from '../policy/unit-priority.ts';
import { termsAsked } from '../retrieval/course-terms.ts';
import { contextInMemory, mostExamCandidates } from '../retrieval/course-context.ts';
import { progressIn } from '../student-progress.ts';
import { snapshotLite } from '../view/snapshot-lite.ts';
import { noSituation, type CourseSituation } from './course-situation.ts';
import type { CourseSpeech } from './course-speech.ts';
import type { HeardTurn } from './hear-course-turn.ts';
import type { CourseTurn, ExamQuestionStatus } from './take-course-turn.ts';
import { alikeTitles, wayToGoal } from './way-to-goal.ts';

/** What may be done in a turn, and what the model or script that phrases it may know. */
export type DecidedTurn = {
  readonly policy: TutorPolicy;
  readonly priorities: readonly UnitPriority[];
  readonly readiness: ExamReadiness;
  readonly speech: CourseSpeech;
};

/** Decides what may be done about what was heard. */
export function decideCourseTurn(
  turn: Pick<
    CourseTurn,
    | 'turnId'
    | 'now'
    | 'graph'
    | 'exams'
    | 'examsReachable'
    | 'library'
    | 'found'
    | 'material'
    | 'reason'
    | 'unitIds'
    | 'situation'
  >,
  { snapshot, event, message, hearing, mappedUnits, ledUnits }: HeardTurn,
): DecidedTurn {
  const { graph, now } = turn;
  const candidates = candidateUnits(
    { snapshotFocusUnitId: snapshot.focusUnitId, unitsInProgress: snapshot.unitsInProgress, mappedUnits: ledUnits },
    graph,
  );
  const { policy, readiness, standing } = computePolicy({
    turnId: turn.turnId,
    snapshot,
    graph,
    mappedUnits: ledUnits,
    examCandidates: (unit, tier) =>
      turn.exams
        .filter(({ unitIds, difficultyTier }) => unitIds.includes(unit) && difficultyTier === tier)
        .map(({ questionId }) => questionId),
    examStatuses: statusesOf(turn.exams),
  });
  const heard = hearing?.kind === 'heard' ? hearing : null;
  return {
    policy,
    readiness,
    priorities: unitPriorities(candidates, snapshot, ledUnits, now),
    speech: speechOf(turn, {
      snapshot,
      event,
      message,
      heard,
      mappedUnits,
      policy,
      readiness,
      examIds: (turn.situation ?? noSituation).exam === null ? standing.candidateIds : [], // if one is already waiting, no second one is given
    }),
  };
}

/**
 * Returns the units that a turn may name: those that are mapped, those that are missing before an exam, and that of the last
 * graded card.
 */
const othersIn = (
  { mappedUnits, readiness }: Pick<CourseSpeech, 'mappedUnits' | 'readiness'>,
  { graded }: CourseSituation,
  material: CourseTurn['material'],
): CourseSpeech['others'] =>
  new Map(
    [
      ...mappedUnits.map(({ unitId }) => unitId),
      ...readiness.missingPrerequisites,
      ...(graded === null ? [] : [graded.unitId]),
    ].map((unit) => {
      const { title, concept } = material(unit);
      return [unit, { title, concept }];
    }),
  );

/** Builds what is known to the model or script that phrases the turn. Exam questions that can't be attempted are left out. */
function speechOf(
  {
    exams,
    examsReachable = true,
    library,
    found,
    material,
    now,
    graph,
    reason = () => null,
    unitIds = [],
    situation = noSituation,
  }: Pick<
    CourseTurn,
    'exams' | 'examsReachable' | 'library' | 'found' | 'material' | 'now' | 'graph' | 'reason' | 'unitIds' | 'situation'
  >,
  {
    snapshot,
    ...known
  }: Pick<CourseSpeech, 'event' | 'message' | 'heard' | 'mappedUnits' | 'policy' | 'readiness' | 'examIds'> & {
    snapshot: StudentSnapshot;
  },
): CourseSpeech {
  const { policy, message } = known;
  const focus = material(policy.focusUnitId);
  const { revisit } = snapshotLite(snapshot, policy, { units: [], titleOf: (unit) => unit }, statusesOf(exams));
  const searched =
    found ??
    contextInMemory(library, {
      text: searchedFor(message, focus.title),
      scopedUnitIds: policy.scopedUnitIds,
      passedQuestionIds: passedOf(exams),
    });
  const terms = message === null ? [] : termsAsked(message.text, library.terms, nearOf(known.mappedUnits, situation, policy));
  const open = exams.filter(({ questionId }) => known.examIds.includes(questionId));
  return {
    ...known,
    now,
    situation,
    terms,
    way: wayToGoal(policy, situation.goal, { graph, reason, titleOf: (unit) => material(unit).title }),
    alike: alikeTitles(known, unitIds, (unit) => material(unit).title),
    others: othersIn(known, situation, material),
    examsReachable,
    focus,
    focusTier: progressIn(snapshot, policy.focusUnitId).masteryTier,
    unitsInProgress: snapshot.unitsInProgress,
    revisit: {
      lockedCount: revisit.lockedCount,
      nextEligibleAt: revisit.nextEligibleAt,
      isReady: revisit.nextQuestionId !== null && revisit.nextEligibleAt === null,
    },
    found: {
      ...searched,
      unitContentChunks: [
        ...terms,
        ...searched.unitContentChunks.filter(({ text }) => terms.every((term) => term.text !== text)),
      ],
      examCandidates: open.slice(0, mostExamCandidates).map(({ questionId, unitIds, difficultyTier, tags = [] }) => ({
        questionId,
        unitIds: [...unitIds],
        difficultyTier,
        tags: [...tags],
      })),
    },
  };
}

/** Returns the units to which a single letter may belong: what she asks about, what she wants, and her current unit. */
const nearOf = (
  mapped: CourseSpeech['mappedUnits'],
  { goal }: CourseSituation,
  { focusUnitId, primaryTargetUnitId }: CourseSpeech['policy'],
): readonly UnitId[] => [
  ...mapped.map(({ unitId }) => unitId),
  ...(goal === null ? [] : [goal]),
  primaryTargetUnitId,
  focusUnitId,
];

/** Returns the text by which a turn is looked up: what she wrote, or the title of the unit that is taught. */
export const searchedFor = (message: CourseSpeech['message'], title: string): string =>
  message === null ? title : `${message.text} ${message.latex ?? ''}`;

/** Returns the units that the turn may mention, as its policy will list them. */
export const scopeOfTurn = ({ focus, ledUnits, snapshot }: HeardTurn, graph: CourseTurn['graph']): readonly UnitId[] =>
  scopedUnits({ ...focus, mappedUnits: ledUnits, unitsInProgress: snapshot.unitsInProgress }, graph);

/** Returns the questions that the turn knows she has passed. */
export const passedOf = (exams: readonly ExamQuestionStatus[]): readonly string[] =>
  exams.flatMap(({ questionId, status }) => (status === 'passed' ? [questionId] : []));

/** Returns what the exam service says, by question. */
export const statusesOf = (exams: readonly ExamQuestionStatus[]): Readonly<Record<string, ExamStatus>> =>
  Object.fromEntries(exams.map(({ questionId, ...status }) => [questionId, status]));
