import { describe, expect, it } from 'vitest';
import { seededChance } from '../../../simulation/seeded-chance.ts';
import { learnerKinds } from '../../../simulation/synthetic-learner.ts';
import { learningPathGraph } from '../learning-path-graph.ts';
import { takeCourse, type CoursePlan } from './take-course.ts';

const plan: CoursePlan = {
  units: ['A-1', 'B-1', 'C-1', 'D-1'],
  graph: learningPathGraph('A-1', [
    ['A-1', 'B-1'],
    ['B-1', 'C-1'],
    ['A-1', 'D-1'],
  ]),
  wanted: 'gold',
  asks: 'in order',
  questionsPerTier: 6,
  turnsPerDay: 20,
  mostDays: 60,
};

describe('a student who takes a whole course', () => {
  it('and knows everything gets gold in each unit after two drills and three exam questions, without a wrong turn', () => {
    const taken = takeCourse(plan, learnerKinds.perfect, () => 0.5);
    expect(taken).toMatchObject({
      passed: 4,
      drills: 8,
      exams: 12,
      lockouts: 0,
      concepts: 0,
      wrongTurns: { blocked: 0, waiting: 0 },
    });
    expect(taken.drillsToReady).toEqual([2, 2, 2, 2]);
  });

  it('and is never right gets concept cards and no exam question, and passes no unit', () => {
    const taken = takeCourse({ ...plan, mostDays: 2 }, learnerKinds.hopeless, () => 0.5);
    expect(taken).toMatchObject({ passed: 0, exams: 0, turns: 40 });
    expect(taken.concepts).toBeGreaterThan(10);
  });

  it.each(['in order', 'from the end'] as const)('finishes it, in whichever order she asks for units: %s', (asks) => {
    for (const kind of [learnerKinds.typical, learnerKinds.slow, learnerKinds.quick])
      for (let seed = 1; seed <= 5; seed += 1) {
        const taken = takeCourse({ ...plan, asks }, kind, seededChance(seed));
        expect(taken.passed).toBe(4);
        expect(taken.wrongTurns.waiting).toBe(0);
        if (asks === 'in order') expect(taken.wrongTurns.blocked).toBe(0);
      }
  });

  it('waits a day if her only exam question is locked', () => {
    const scarce = { ...plan, units: ['A-1'], wanted: 'bronze', questionsPerTier: 1 } as const;
    const draws = [0.5, 0.5, 0.5, 0.95]; // her initial knowledge, two right drills, and the exam question, which she fails
    const taken = takeCourse(scarce, learnerKinds.perfect, () => draws.shift() ?? 0.5);
    expect(taken).toMatchObject({ passed: 1, days: 2, exams: 2, lockouts: 1 });
    expect(taken.hoursToTier).toEqual([24.1]); // two drills of three minutes, and a day
  });

  it('takes the same path for the same random seed', () => {
    const one = () => takeCourse(plan, learnerKinds.slow, seededChance(3));
    expect(one()).toEqual(one());
  });
});
