import type { ExamStatus } from '@stoa/schema/course/exam-status';
import { StudentSnapshot, type UnitProgress } from '@stoa/schema/course/student-snapshot';
import { TutorPolicy } from '@stoa/schema/course/tutor-policy';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { anyEdges, anyMapped, anySnapshot, anyStatuses } from '../any-student.ts';
import { circleIn, learningPathGraph } from '../learning-path-graph.ts';
import { newSnapshot } from '../student-progress.ts';
import { computePolicy } from './compute-policy.ts';
import { examStanding } from './exam-standing.ts';
import { candidateUnits, scopedUnits } from './scoped-units.ts';

const graph = learningPathGraph('ENTRY-00', [
  ['ALG-00', 'ALG-01'],
  ['ALG-01', 'ALG-02'],
]);
type Units = Readonly<Record<string, z.input<typeof UnitProgress> | undefined>>;
const student = (units: Units, focusUnitId = 'ALG-01', unitsInProgress: string[] = []) =>
  StudentSnapshot.parse({
    studentId: 'S1',
    courseId: 'MATH-G10',
    focusUnitId,
    unitsInProgress,
    unitProgress: units as Record<string, UnitProgress>,
  });
const policyOf = (
  snapshot: StudentSnapshot,
  mapped: [string, number][] = [],
  exams: Readonly<Record<string, 'available' | 'locked' | undefined>> = {},
) =>
  computePolicy({
    turnId: 'T1',
    snapshot,
    graph,
    mappedUnits: mapped.map(([unitId, confidence]) => ({ unitId, confidence })),
    examCandidates: () => Object.keys(exams),
    examStatuses: Object.fromEntries(
      Object.entries(exams).map(([id, status]) => [
        id,
        { status: status!, lockedUntil: status === 'locked' ? '2026-11-24T10:00:00Z' : null },
      ]),
    ),
  }).policy;
const ready = { masteryTier: 'none', drill: { attempts: 2, correct: 2, streakCorrect: 2 } } as const;
const bronze = { masteryTier: 'bronze' } as const;

describe('computePolicy', () => {
  it.each([
    { sure: 0.92, target: 'ALG-02' },
    { sure: 0.55, target: 'ALG-02' },
    { sure: 0.5499, target: 'ALG-00' }, // not sure enough, so it stays with the current unit
  ])('targets, for a unit mapped with confidence $sure: $target', ({ sure, target }) => {
    expect(policyOf(student({}, 'ALG-00'), [['ALG-02', sure]]).primaryTargetUnitId).toBe(target);
  });

  it.each([
    { knows: {}, blocker: 'ALG-00', focus: 'ALG-00' },
    { knows: { 'ALG-00': bronze }, blocker: null, focus: 'ALG-01' },
    { knows: { 'ALG-00': { masteryTier: 'none', drill: { streakCorrect: 5 } } }, blocker: 'ALG-00', focus: 'ALG-00' },
  ] as const)('focuses on $focus for a student who asks for ALG-01 and has $knows', ({ knows, blocker, focus }) => {
    expect(policyOf(student(knows), [['ALG-01', 0.9]])).toMatchObject({
      primaryTargetUnitId: 'ALG-01',
      prereqBlockingUnitId: blocker,
      focusUnitId: focus,
    });
  });

  it.each([
    { attempts: 1, streakCorrect: 0, stuck: false },
    { attempts: 2, streakCorrect: 0, stuck: true },
    { attempts: 7, streakCorrect: 1, stuck: false },
  ])(
    'calls her stuck ($stuck) after $attempts drills with a streak of $streakCorrect, and only then allows a concept card',
    (drill) => {
      const { stuck, allowedActions } = policyOf(student({ 'ALG-00': bronze, 'ALG-01': { drill } }));
      expect([stuck, allowedActions.includes('CONCEPT_CARD')]).toEqual([drill.stuck, drill.stuck]);
    },
  );

  it.each([
    { tier: 'none', wants: 'bronze' },
    { tier: 'bronze', wants: 'silver' },
    { tier: 'silver', wants: 'gold' },
    { tier: 'gold', wants: 'gold' },
  ] as const)('aims for $wants after $tier', ({ tier, wants }) => {
    expect(policyOf(student({ 'ALG-00': bronze, 'ALG-01': { masteryTier: tier } })).desiredExamTier).toBe(wants);
  });

  it.each([
    {
      why: 'two right in a row, and a question free',
      units: { 'ALG-00': bronze, 'ALG-01': ready },
      exams: { E1: 'available' },
      is: 'available',
    },
    {
      why: 'one free among locked ones',
      units: { 'ALG-00': bronze, 'ALG-01': ready },
      exams: { E1: 'locked', E2: 'available' },
      is: 'available',
    },
    { why: 'all locked', units: { 'ALG-00': bronze, 'ALG-01': ready }, exams: { E1: 'locked' }, is: 'locked' },
    { why: 'no question', units: { 'ALG-00': bronze, 'ALG-01': ready }, exams: {}, is: 'none' },
    {
      why: 'one right',
      units: { 'ALG-00': bronze, 'ALG-01': { drill: { streakCorrect: 1 } } },
      exams: { E1: 'available' },
      is: 'none',
    },
    { why: 'a prerequisite missing', units: { 'ALG-00': ready, 'ALG-01': ready }, exams: { E1: 'available' }, is: 'none' },
  ] as const)('allows an exam question only if one is available; here it is $is: $why', ({ units, exams, is }) => {
    const { examAvailability, allowedActions } = policyOf(student(units), [['ALG-01', 0.9]], exams);
    expect(examAvailability).toBe(is);
    expect(allowedActions.includes('EXAM_BLOCK')).toBe(is === 'available');
  });

  it('allows an exam question on a blocking unit once she is working on it', () => {
    const snapshot = student({ 'ALG-00': ready }, 'ALG-00');
    expect(policyOf(snapshot, [], { E1: 'available' }).allowedActions).toContain('EXAM_BLOCK');
  });

  it('starts at ENTRY-00 with questions and drills only', () => {
    const policy = policyOf(newSnapshot('S1', 'MATH-G10', graph.entryUnitId, new Date('2026-11-23T08:00:00Z')));
    expect(policy).toEqual({
      turnId: 'T1',
      focusUnitId: 'ENTRY-00',
      primaryTargetUnitId: 'ENTRY-00',
      prereqBlockingUnitId: null,
      scopedUnitIds: ['ENTRY-00'],
      allowedActions: ['SOCRATIC_QUESTION', 'DRILL_CARD'],
      stuck: false,
      examReady: false,
      desiredExamTier: 'bronze',
      examAvailability: 'none',
      constraints: { maxConceptWords: 170, maxWorkedExamples: 1, drillMaxSteps: 2 },
      _debug: {},
    });
  });

  it('keeps its guarantees for any course and student', () => {
    fc.assert(
      fc.property(anySnapshot, anyEdges, anyMapped, anyStatuses, (snapshot, edges, mappedUnits, examStatuses) => {
        const graph = learningPathGraph('A', edges);
        const { policy, readiness } = computePolicy({
          turnId: 'T1',
          snapshot,
          graph,
          mappedUnits,
          examCandidates: () => ['E1', 'E2', 'E3'],
          examStatuses,
        });
        expect(TutorPolicy.parse(policy)).toEqual(policy);
        expect(policy.scopedUnitIds[0]).toBe(policy.focusUnitId);
        expect(policy.scopedUnitIds.length).toBeLessThanOrEqual(6);
        expect(new Set(policy.scopedUnitIds).size).toBe(policy.scopedUnitIds.length);
        expect(policy.allowedActions.includes('CONCEPT_CARD')).toBe(policy.stuck);
        expect(policy.allowedActions.includes('EXAM_BLOCK')).toBe(policy.examReady && policy.examAvailability === 'available');
        if (policy.examReady) expect(readiness.missingPrerequisites).toEqual([]);
      }),
    );
  });
});

describe('the units of a turn', () => {
  const wide = learningPathGraph('A', [
    ['A', 'D'],
    ['B', 'D'],
    ['C', 'E'],
    ['A', 'B'],
    ['F', 'B'],
  ]);

  it('are, as candidates, the three likeliest, the focus, three in progress, and the prerequisites of each', () => {
    const mappedUnits = ['G', 'H', 'E', 'D'].map((unitId, at) => ({ unitId, confidence: at / 10 }));
    const seen = { snapshotFocusUnitId: 'B', unitsInProgress: ['X', 'Y', 'Z', 'W'], mappedUnits };
    expect(candidateUnits(seen, wide)).toEqual(['D', 'E', 'H', 'B', 'X', 'Y', 'Z', 'A', 'C', 'F']);
  });

  it('are, in scope, six in the order given by the specification', () => {
    const seen = {
      focusUnitId: 'B',
      primaryTargetUnitId: 'D',
      prereqBlockingUnitId: 'B',
      mappedUnits: [
        { unitId: 'E', confidence: 0.4 },
        { unitId: 'D', confidence: 0.9 },
        { unitId: 'G', confidence: 0.1 },
      ],
      unitsInProgress: ['X', 'Y', 'F'],
    };
    expect(scopedUnits(seen, wide)).toEqual(['B', 'D', 'E', 'A', 'X', 'Y']);
    expect(scopedUnits({ ...seen, mappedUnits: [] }, wide)).toEqual(['B', 'D', 'A', 'X', 'Y', 'F']);
  });
});

describe('examStanding', () => {
  it('names the locked question that becomes available first', () => {
    const statuses = {
      E1: { status: 'locked', lockedUntil: '2026-11-24T18:12:00Z' },
      E2: { status: 'locked', lockedUntil: '2026-11-24T17:00:00Z' },
      E3: { status: 'passed' },
    } as const;
    expect(examStanding(['E1', 'E2', 'E3'], statuses)).toEqual({
      availability: 'locked',
      candidateIds: [],
      nextEligibleAt: '2026-11-24T17:00:00Z',
    });
  });

  it.each([
    { candidates: ['E9'], statuses: {} }, // the exam service doesn't know it
    { candidates: ['constructor'], statuses: {} },
    { candidates: ['E1'], statuses: { E1: { status: 'passed' as const } } },
    { candidates: [], statuses: { E1: { status: 'available' as const } } },
  ])('is none if $candidates cannot be attempted', ({ candidates, statuses }) => {
    expect(examStanding(candidates, statuses as Record<string, ExamStatus>).availability).toBe('none');
  });
});

describe('circleIn', () => {
  it.each([
    {
      edges: [
        ['A', 'B'],
        ['B', 'C'],
        ['C', 'A'],
      ],
      circle: true,
    },
    { edges: [['A', 'A']], circle: true },
    {
      edges: [
        ['A', 'B'],
        ['A', 'C'],
        ['B', 'D'],
        ['C', 'D'],
      ],
      circle: false,
    },
    { edges: [], circle: false },
  ] as { edges: [string, string][]; circle: boolean }[])('finds a cycle ($circle) in $edges', ({ edges, circle }) => {
    expect(circleIn(edges) !== null).toBe(circle);
  });

  it('finds no cycle in a long chain, and does not overflow the stack', () => {
    const chain = Array.from({ length: 20_000 }, (_, at): [string, string] => [`${at}`, `${at + 1}`]);
    expect(circleIn(chain)).toBeNull();
    expect(circleIn([...chain, ['20000', '0']])).toHaveLength(20_001);
  });
});
