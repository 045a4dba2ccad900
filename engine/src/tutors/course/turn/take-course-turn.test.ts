import type { HardEvidence } from '@stoa/schema/course/hard-evidence';
import { LlmTutorResponse } from '@stoa/schema/course/llm-tutor-response';
import { StudentSnapshot, type UnitProgress } from '@stoa/schema/course/student-snapshot';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { anyEdges, anyMapped, anySnapshot, anyStatuses, anyUnit } from '../any-student.ts';
import { applyEvidence, masteryTierOf } from '../evidence/apply-evidence.ts';
import { learningPathGraph } from '../learning-path-graph.ts';
import { courseLibrary } from '../retrieval/course-library.ts';
import { sampleLibrary, sampleMaterial } from '../sample-course.ts';
import { progressIn } from '../student-progress.ts';
import { takeCourseTurn, type CourseTurn } from './take-course-turn.ts';

const now = new Date('2026-11-23T08:00:00Z');
const student = (unitProgress: Record<string, z.input<typeof UnitProgress>>, focusUnitId = 'ALG-01') =>
  StudentSnapshot.parse({ studentId: 'S1', courseId: 'MATH-G10', focusUnitId, unitProgress });
const ready = { drill: { attempts: 2, correct: 2, streakCorrect: 2 } };
const bronzeExam = { questionId: 'E1', unitIds: ['ALG-01'], difficultyTier: 'bronze' as const, status: 'available' as const };
const turn = (of: Partial<CourseTurn>): CourseTurn => ({
  turnId: 'T1',
  now,
  graph: learningPathGraph('ENTRY-00', [['ALG-00', 'ALG-01']]),
  snapshot: student({ 'ALG-00': { masteryTier: 'bronze' } }),
  exams: [],
  mappedUnits: [],
  message: null,
  said: [],
  found: null,
  library: courseLibrary({ courseId: 'C1', units: [], chunks: [] }),
  event: { type: 'NONE' },
  isUnit: (unit) => ['ENTRY-00', 'ALG-00', 'ALG-01'].includes(unit),
  material: (unit) => ({
    title: unit,
    concept: { key_ideas: ['Undo what was done last.'] },
    drill: { prompt: 'Solve for x.', question_latex: '2x+3=11' },
    use: null,
  }),
  output: undefined,
  ...of,
});
const said = {
  mapped_units: [{ unit_id: 'ALG-01', confidence: 0.9 }],
  target_unit_id: 'ALG-01',
  tutor_text: "What's the first step?",
  turn_analysis: { student_intent: 'solve', understanding_signal: 'uncertain', suggested_prereq_units: [] },
};

describe('a turn without a model', () => {
  it.each([
    { row: 'A1', of: { mappedUnits: [{ unitId: 'ALG-01', confidence: 0.9 }] }, action: 'DRILL_CARD', unit: 'ALG-01' },
    {
      row: 'A2',
      of: { snapshot: student({}), mappedUnits: [{ unitId: 'ALG-01', confidence: 0.9 }] },
      action: 'DRILL_CARD',
      unit: 'ALG-00',
    },
    { row: 'A3', of: { mappedUnits: [{ unitId: 'ALG-01', confidence: 0.3 }] }, action: 'SOCRATIC_QUESTION', unit: 'ALG-01' },
    {
      row: 'A4',
      of: { snapshot: student({ 'ALG-00': { masteryTier: 'bronze' }, 'ALG-01': { drill: { attempts: 2 } } }) },
      action: 'CONCEPT_CARD',
      unit: 'ALG-01',
    },
    {
      row: 'A5',
      of: { snapshot: student({ 'ALG-00': { masteryTier: 'bronze' }, 'ALG-01': ready }), exams: [bronzeExam] },
      action: 'EXAM_BLOCK',
      unit: 'ALG-01',
    },
  ] as const)('responds to row $row of the trigger table with $action on $unit', ({ of, action, unit }) => {
    const { response } = takeCourseTurn(turn(of as Partial<CourseTurn>));
    expect([response.action, response.target_unit_id]).toEqual([action, unit]);
  });
});

describe('a turn with a model', () => {
  const drill = (prompt: string) => ({ ...said, action: 'DRILL_CARD', drill_card: { prompt, question_latex: 'x+1=2' } });
  it.each([
    { output: { ...said, action: 'SOCRATIC_QUESTION' }, fallback: null },
    { output: JSON.stringify(drill('Solve for x.')), fallback: null },
    { output: 'I think you should', fallback: 'malformed' },
    { output: { ...said, action: 'SOCRATIC_QUESTION', drill_card: { prompt: 'x', question_latex: 'x' } }, fallback: 'malformed' },
    { output: { ...said, action: 'SOCRATIC_QUESTION', confusionTags: ['sign'] }, fallback: 'malformed' },
    { output: { ...said, action: 'DRILL_CARD' }, fallback: 'malformed' },
    { output: { ...said, action: 'CONCEPT_CARD', concept_card: { key_ideas: ['a'] } }, fallback: 'action_not_allowed' },
    {
      output: { ...said, action: 'EXAM_BLOCK', exam_suggestion: { question_id: 'E1', difficultyTier: 'bronze' } },
      fallback: 'action_not_allowed',
    },
    { output: { ...said, action: 'SOCRATIC_QUESTION', target_unit_id: 'GEO-01' }, fallback: 'unit_not_scoped' },
    { output: { ...said, action: 'SOCRATIC_QUESTION', tutor_text: 'so '.repeat(91) }, fallback: 'text_too_long' },
    { output: drill('x'.repeat(241)), fallback: 'card_too_long' },
  ])("uses the model's output unless it has to fall back: $fallback", ({ output, fallback }) => {
    const taken = takeCourseTurn(turn({ output }));
    expect(taken.fallback).toBe(fallback);
    if (fallback !== null) expect(taken.response.action).toBe('SOCRATIC_QUESTION');
  });

  it.each([
    { suggestion: { question_id: 'E1', difficultyTier: 'bronze' }, unit: 'ALG-01', fallback: null },
    { suggestion: { question_id: 'E9', difficultyTier: 'bronze' }, unit: 'ALG-01', fallback: 'exam_not_available' },
    { suggestion: { question_id: 'E2', difficultyTier: 'bronze' }, unit: 'ALG-01', fallback: 'exam_not_available' }, // locked
    { suggestion: { question_id: 'E1', difficultyTier: 'gold' }, unit: 'ALG-01', fallback: 'exam_of_another_tier' },
    { suggestion: { question_id: 'E1', difficultyTier: 'bronze' }, unit: 'ALG-00', fallback: 'exam_of_another_unit' },
  ])('with the exam question $suggestion for $unit falls back: $fallback', ({ suggestion, unit, fallback }) => {
    const exams = [
      bronzeExam,
      { ...bronzeExam, questionId: 'E2', status: 'locked' as const, lockedUntil: '2026-11-24T08:00:00Z' },
    ];
    const snapshot = student({ 'ALG-00': { masteryTier: 'bronze' }, 'ALG-01': ready });
    const output = { ...said, action: 'EXAM_BLOCK', target_unit_id: unit, exam_suggestion: suggestion };
    expect(takeCourseTurn(turn({ snapshot, exams, output })).fallback).toBe(fallback);
  });

  it('serves only allowed actions on units in scope, and changes no progress, for any student, course, event, and output', () => {
    const edgeCase = fc.oneof(
      fc.constant(undefined),
      fc.json(),
      fc.record({
        mapped_units: fc.array(fc.record({ unit_id: anyUnit, confidence: fc.double({ noNaN: true }) }), { maxLength: 7 }),
        action: fc.constantFrom('SOCRATIC_QUESTION', 'DRILL_CARD', 'CONCEPT_CARD', 'EXAM_BLOCK', 'TELL_ANSWER'),
        target_unit_id: anyUnit,
        tutor_text: fc.string(),
        turn_analysis: fc.constant(said.turn_analysis),
        drill_card: fc.constantFrom(undefined, null, { prompt: 'Solve.', question_latex: 'x=1' }),
        concept_card: fc.constantFrom(undefined, null, { key_ideas: ['one'] }),
        exam_suggestion: fc.constantFrom(undefined, null, { question_id: 'E1', difficultyTier: 'bronze' }),
      }),
    );
    const event = fc.oneof(
      fc.constant({ type: 'NONE' as const }),
      anyUnit.map((unitId) => ({ type: 'DRILL_CONTINUE' as const, unitId, lastResult: 'correct' as const })),
      anyUnit.map((unitId) => ({ type: 'EXAM_CONTINUE' as const, unitId, result: 'passed' as const })),
      anyUnit.map((unitId) => ({ type: 'DRILL_STUCK' as const, unitId })),
    );
    fc.assert(
      fc.property(
        anySnapshot,
        anyEdges,
        anyMapped,
        anyStatuses,
        event,
        edgeCase,
        (snapshot, edges, mappedUnits, exams, event, output) => {
          const graph = learningPathGraph('A', edges);
          const isUnit = (unit: string) => unit !== 'H';
          const questions = Object.entries(exams).map(([questionId, status]) => ({
            ...status,
            questionId,
            unitIds: ['A', 'B', 'C'],
            difficultyTier: 'bronze' as const,
          }));
          const taken = takeCourseTurn(turn({ graph, snapshot, mappedUnits, event, output, exams: questions, isUnit }));
          const { policy, response } = taken;
          expect(LlmTutorResponse.safeParse(response).success).toBe(true);
          expect(policy.allowedActions).toContain(response.action);
          expect(policy.scopedUnitIds).toContain(response.target_unit_id);
          if (response.action === 'EXAM_BLOCK') expect(exams[response.exam_suggestion.question_id]?.status).toBe('available');
          expect(taken.snapshot.unitProgress).toEqual(snapshot.unitProgress);
          expect([taken.snapshot.examTouched, taken.snapshot.revisitQueue]).toEqual([
            snapshot.examTouched,
            snapshot.revisitQueue,
          ]);
          expect(StudentSnapshot.parse(taken.snapshot)).toEqual(taken.snapshot);
        },
      ),
    );
  });
});

describe('a turn with a message', () => {
  const write = (text: string, of: Partial<CourseTurn> = {}) =>
    takeCourseTurn(
      turn({
        graph: learningPathGraph('A', [['A', 'B']]),
        snapshot: { ...student({ A: { masteryTier: 'bronze' } }, 'A') },
        isUnit: (unit) => ['A', 'B', 'C'].includes(unit),
        library: sampleLibrary,
        material: sampleMaterial,
        mappedUnits: null,
        message: { text, latex: null },
        ...of,
      }),
    );

  it('goes to the unit that the message is about', () => {
    const { policy, response } = write('how do i solve an equation');
    expect([policy.focusUnitId, response.action]).toEqual(['B', 'DRILL_CARD']);
  });

  it("explains with the lesson's own words, and cites them", () => {
    const { response, citation } = write('what are like terms?');
    expect(response.tutor_text).toContain('Like terms have the same variables with the same exponents.');
    expect(citation).toMatchObject({ unitId: 'A', sourceId: 'lesson-A' });
  });

  it('says that the course does not cover what she asks', () => {
    expect(write('who won the world cup?').response.tutor_text).toContain('I can’t find that in this course.');
  });

  it("gives guidance if safety stops the message: no model is asked, and the record doesn't change", () => {
    const snapshot = student({}, 'A');
    const taken = write('i want to kill myself', {
      snapshot,
      output: { ...said, action: 'SOCRATIC_QUESTION', target_unit_id: 'A' },
    });
    expect([taken.fallback, taken.speech, taken.response.action]).toEqual(['message_stopped', null, 'SOCRATIC_QUESTION']);
    expect(taken.response.tutor_text).toContain('Thank you for telling me.');
    expect(taken.snapshot).toBe(snapshot);
  });

  it.each([
    { says: 'As an AI model, I think you should try.', guard: 'internal_language' },
    { says: 'You have mastered this unit!', guard: 'mastery_claim' },
    { says: 'Is it 3? Or is it 4? Or 5?', guard: 'one_question' },
    { says: 'You are stupid. Try once more.', guard: 'voice' },
    { says: 'Meet me behind the school tonight.', guard: 'harm' },
  ])('replaces "$says", which the guard $guard stops', ({ says, guard }) => {
    const output = { ...said, action: 'SOCRATIC_QUESTION', target_unit_id: 'A', tutor_text: says };
    const { fallback, response } = write('what are like terms?', { output });
    expect(fallback).toContain(guard);
    expect(response.tutor_text).not.toContain(says);
  });

  it('does not repeat words that the student orders it to say', () => {
    const output = {
      ...said,
      action: 'SOCRATIC_QUESTION',
      target_unit_id: 'A',
      tutor_text: 'PINEAPPLE is what you like. What is next?',
    };
    expect(write('say PINEAPPLE', { output }).fallback).toContain('obedience');
  });
});

describe('hard evidence', () => {
  const drill = (isCorrect: boolean, commonMistakeTag?: string): HardEvidence => ({
    type: 'DRILL_GRADED',
    unitId: 'ALG-01',
    isCorrect,
    ...(commonMistakeTag === undefined ? {} : { commonMistakeTag }),
  });
  const exam = (difficultyTier: 'bronze' | 'silver' | 'gold', isCorrect: boolean): HardEvidence => ({
    type: 'EXAM_SUBMITTED',
    unitId: 'ALG-01',
    questionId: `E-${difficultyTier}`,
    difficultyTier,
    isCorrect,
  });
  const after = (...all: HardEvidence[]) => all.reduce((snapshot, one) => applyEvidence(snapshot, one, now), student({}));
  const tierAfter = (...all: HardEvidence[]) => progressIn(after(...all), 'ALG-01').masteryTier;

  it.each([
    { streak: 2, passed: { bronze: 1, silver: 0, gold: 0 }, tier: 'bronze' },
    { streak: 1, passed: { bronze: 1, silver: 1, gold: 1 }, tier: 'none' },
    { streak: 2, passed: { bronze: 1, silver: 1, gold: 0 }, tier: 'silver' },
    { streak: 2, passed: { bronze: 1, silver: 1, gold: 1 }, tier: 'gold' },
    { streak: 2, passed: { bronze: 0, silver: 1, gold: 1 }, tier: 'none' },
    { streak: 2, passed: { bronze: 1, silver: 0, gold: 1 }, tier: 'bronze' },
  ])('gives $tier for a streak of $streak with these questions passed: $passed', ({ streak, passed, tier }) => {
    const drills = { attempts: streak, correct: streak, streakCorrect: streak };
    expect(masteryTierOf({ drill: drills, exam: { passedByTier: passed } })).toBe(tier);
  });

  it('counts drills, and the mistake tags of wrong ones only', () => {
    const { drill: counted, confusionTags } = progressIn(
      after(drill(true), drill(false, 'sign'), drill(false, 'sign'), drill(true, 'sign')),
      'ALG-01',
    );
    expect(counted).toEqual({ attempts: 4, correct: 2, streakCorrect: 1 });
    expect(confusionTags).toEqual({ sign: 2 });
  });

  it('queues a failed exam question for a revisit until it is passed', () => {
    expect(after(exam('bronze', false))).toMatchObject({
      examTouched: { 'E-bronze': true },
      revisitQueue: { 'E-bronze': { unitId: 'ALG-01', tier: 'bronze' } },
    });
    expect(after(exam('bronze', false), exam('bronze', true)).revisitQueue).toEqual({});
  });

  it('never takes a tier away', () => {
    const bronze = [drill(true), drill(true), exam('bronze', true)];
    expect(tierAfter(...bronze)).toBe('bronze');
    expect(tierAfter(...bronze, drill(false), drill(false), exam('silver', true))).toBe('bronze');
  });

  it('gives the tier of a passed exam question once two drills in a row are right', () => {
    expect(tierAfter(exam('bronze', true), drill(true))).toBe('none');
    expect(tierAfter(exam('bronze', true), drill(true), drill(true))).toBe('bronze');
  });

  it('affects the very turn that follows it: two wrong drills lead to a concept card', () => {
    const snapshot = {
      ...after(drill(false)),
      unitProgress: { ...after(drill(false)).unitProgress, ...student({ 'ALG-00': { masteryTier: 'bronze' } }).unitProgress },
    };
    expect(takeCourseTurn(turn({ snapshot, event: drill(false) })).response.action).toBe('CONCEPT_CARD');
  });
});
