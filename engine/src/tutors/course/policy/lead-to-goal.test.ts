import { StudentSnapshot } from '@stoa/schema/course/student-snapshot';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyEdges, anySnapshot, anyUnit } from '../any-student.ts';
import { learningPathGraph } from '../learning-path-graph.ts';
import { turnFocus } from './compute-policy.ts';
import { leadToGoal, type Underway } from './lead-to-goal.ts';

// Numbers, expressions, graphs, lines (which need equations as well), parabolas.
const graph = learningPathGraph('NUM', [
  ['NUM', 'EXPR'],
  ['EXPR', 'GRAPH'],
  ['EXPR', 'EQ'],
  ['GRAPH', 'LINE'],
  ['EQ', 'LINE'],
  ['LINE', 'PARA'],
]);
const bronze = { masteryTier: 'bronze' } as const;
const ready = { drill: { attempts: 2, correct: 2, streakCorrect: 2 } };
const begun = { drill: { attempts: 1 } };
const student = (unitProgress: object = {}) =>
  StudentSnapshot.parse({ studentId: 'S', courseId: 'C', focusUnitId: 'NUM', unitProgress });
const nowhere: Underway = { goal: null, work: null, cardWaits: false };
const asks = (unitId: string, asksOnly = false) => ({
  event: { type: 'NONE' as const },
  mappedUnits: [{ unitId, confidence: 0.9 }],
  asksOnly,
});
const says = { event: { type: 'NONE' as const }, mappedUnits: [], asksOnly: false };
const presses = (type: 'DRILL_CONTINUE' | 'EXAM_CONTINUE' | 'REQUEST_DRILL' | 'DRILL_STUCK', unitId: string) => ({
  event: { type, unitId },
  mappedUnits: [{ unitId, confidence: 1 }],
  asksOnly: false,
});
const atExpressions: Underway = { goal: 'GRAPH', work: { unitId: 'EXPR', targetUnitId: 'GRAPH' }, cardWaits: false };

describe('a conversation on the way to a unit that the student asked for', () => {
  it.each([
    { why: 'one step from what she asks for first', heard: asks('GRAPH'), at: nowhere, of: {}, focus: 'EXPR', goal: 'GRAPH' },
    {
      why: 'the first unit that she lacks, where something is known of her',
      heard: asks('PARA'),
      at: nowhere,
      of: { NUM: bronze },
      focus: 'EXPR',
      goal: 'PARA',
    },
    {
      why: 'where she is, when she goes on',
      heard: presses('DRILL_CONTINUE', 'EXPR'),
      at: atExpressions,
      of: { EXPR: begun },
      focus: 'EXPR',
      goal: 'GRAPH',
    },
    {
      why: 'where she is, when she is stuck',
      heard: presses('DRILL_STUCK', 'EXPR'),
      at: atExpressions,
      of: {},
      focus: 'EXPR',
      goal: 'GRAPH',
    },
    {
      why: 'where she is, when she says nothing of a unit',
      heard: says,
      at: atExpressions,
      of: {},
      focus: 'EXPR',
      goal: 'GRAPH',
    },
    {
      why: 'where she is, when she asks for what builds on it as well',
      heard: asks('LINE'),
      at: atExpressions,
      of: {},
      focus: 'EXPR',
      goal: 'LINE',
    },
    {
      why: 'where she is, when she asks what something earlier is',
      heard: asks('NUM', true),
      at: atExpressions,
      of: {},
      focus: 'EXPR',
      goal: 'GRAPH',
    },
    {
      why: 'where she is, when she asks about anything else beside a card that waits',
      heard: asks('PARA', true),
      at: { ...atExpressions, cardWaits: true },
      of: { NUM: bronze, EXPR: ready },
      focus: 'EXPR',
      goal: 'GRAPH',
    },
    {
      why: 'on her way, when she asks what stands before it and has no card yet',
      heard: asks('NUM', true),
      at: { goal: 'GRAPH', work: null, cardWaits: false },
      of: { NUM: bronze },
      focus: 'EXPR',
      goal: 'GRAPH',
    },
    {
      why: 'what she wants to practice before it, and keeps her wish',
      heard: asks('NUM'),
      at: atExpressions,
      of: {},
      focus: 'NUM',
      goal: 'GRAPH',
    },
    {
      why: 'what stands before the exam question of done drills',
      heard: presses('DRILL_CONTINUE', 'EXPR'),
      at: atExpressions,
      of: { EXPR: ready },
      focus: 'NUM',
      goal: 'GRAPH',
    },
    {
      why: 'the exam question of done drills',
      heard: presses('DRILL_CONTINUE', 'EXPR'),
      at: atExpressions,
      of: { NUM: bronze, EXPR: ready },
      focus: 'EXPR',
      goal: 'GRAPH',
    },
    {
      why: 'back to what waits above, after the exam question of what was below',
      heard: presses('EXAM_CONTINUE', 'NUM'),
      at: { goal: 'GRAPH', work: { unitId: 'NUM', targetUnitId: 'EXPR' }, cardWaits: false },
      of: { NUM: bronze, EXPR: ready },
      focus: 'EXPR',
      goal: 'GRAPH',
    },
    {
      why: 'on to her wish when nothing is missing',
      heard: presses('EXAM_CONTINUE', 'EXPR'),
      at: atExpressions,
      of: { NUM: bronze, EXPR: bronze },
      focus: 'GRAPH',
      goal: 'GRAPH',
    },
    {
      why: 'another unit that she chooses on the path',
      heard: presses('REQUEST_DRILL', 'EQ'),
      at: { ...atExpressions, work: null },
      of: { NUM: bronze, EXPR: bronze },
      focus: 'EQ',
      goal: 'EQ',
    },
  ])('focuses on $focus: $why', ({ heard, at, of, focus, goal }) => {
    const snapshot = student(of);
    const led = leadToGoal(heard, at, snapshot, graph);
    expect(turnFocus(snapshot, graph, led.mappedUnits).focusUnitId).toBe(focus);
    expect(led.goal).toBe(goal);
  });

  it('gives the policy only units of the course, and changes nothing in a turn without a request, for any student', () => {
    fc.assert(
      fc.property(anySnapshot, anyEdges, anyUnit, anyUnit, fc.boolean(), (snapshot, edges, goal, asked, asksOnly) => {
        const path = learningPathGraph('A', edges);
        expect(leadToGoal(says, nowhere, snapshot, path).mappedUnits).toEqual([]);
        const [target] = leadToGoal(
          { ...asks(asked), asksOnly },
          { goal, work: null, cardWaits: false },
          snapshot,
          path,
        ).mappedUnits;
        const before = (unit: string): readonly string[] => [unit, ...path.prerequisitesOf(unit).flatMap(before)];
        const toward = asksOnly && before(goal).includes(asked) ? goal : asked; // if she only asks about a unit on the way, she stays on the way
        expect(before(toward)).toContain(target?.unitId);
      }),
    );
  });
});
