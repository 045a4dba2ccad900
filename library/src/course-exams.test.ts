import { examProblem, examSkill } from '@stoa/engine/tutors/course/exams/exam-problem';
import { proveExamAnswer } from '@stoa/engine/tutors/course/exams/prove-exam-answer';
import { verifyProblem } from '@stoa/engine/verification/verify-problem';
import { ExamTier } from '@stoa/schema/course/tier';
import { describe, expect, it } from 'vitest';
import { openCourses } from './open-courses.ts';
import { openSkillGraph } from './open-skill-graph.ts';
import { openVerificationPolicy } from './open-verification-policy.ts';

const { graph } = openSkillGraph();
const skills = new Set<string>(graph.nodes.map(({ id }) => id));
const [course] = openCourses((id) => skills.has(id)).filter((one) => one.course.courseId === 'MATH-G10');
const { units, courseId } = course!.course;
const exams = course!.exams;

describe('the exam questions of the mathematics course', () => {
  it('are at least six of each tier in every unit', () => {
    const groups = Map.groupBy(exams, ({ unitId, difficultyTier }) => `${unitId} ${difficultyTier}`);
    const wanted = units.flatMap(({ unitId }) => ExamTier.options.map((tier) => `${unitId} ${tier}`));
    expect(wanted.filter((group) => (groups.get(group)?.length ?? 0) < 6)).toEqual([]);
  });

  it('pass the verifier of the problem bank, with their memo and options', () => {
    const skillOf = new Map(units.map((unit) => [unit.unitId, examSkill(unit)]));
    const known = {
      graph: { version: 'course', nodes: units.map((unit) => ({ id: examSkill(unit) })) },
      families: new Map(),
      policy: openVerificationPolicy(),
      now: new Date('2026-11-23T00:00:00Z'),
    };
    const faults = exams.flatMap((question, at) => {
      const id = `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
      const problem = examProblem(question, { courseId, skill: skillOf.get(question.unitId)!, id, now: known.now });
      const verified = verifyProblem(problem, known);
      return verified.kind === 'verified'
        ? []
        : verified.issues.map(({ check, message }) => `${question.questionId}: ${check}: ${message}`);
    });
    expect(faults).toEqual([]);
  });

  it('have answers that their authors’ checks never disprove, and prove in more than 9 of 10 cases', () => {
    const proofs = exams.map((question) => ({ id: question.questionId, proof: proveExamAnswer(question) }));
    expect(proofs.filter(({ proof }) => proof === 'disproven').map(({ id }) => id)).toEqual([]);
    expect(proofs.filter(({ proof }) => proof === 'proven').length / proofs.length).toBeGreaterThan(0.9);
  });
});
