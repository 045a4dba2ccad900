import { SkillId } from '@stoa/schema/skill';
import { describe, expect, it } from 'vitest';
import { sampleProblem, shelfOf } from '../../../problems/sample-problems.ts';
import { evenPacing } from '../support/progress/pacing.ts';
import { nextQuestion } from './next-question.ts';
import { fittingProblems, selectionFor } from './practice-problems.ts';
import { sampleSession, sampleTopic } from '../samples/sample-topic.ts';
import { sampleLessonWorld } from '../samples/sample-world.ts';

const skill_id = SkillId.parse('frac_equiv');
/** Two families of the skill at difficulties 1 to 5; in one of them the work must be shown. */
const shelf = shelfOf([
  ...[1, 2, 3, 4, 5].flatMap((difficulty) =>
    ['multiply', 'divide'].map((family, at) =>
      sampleProblem({ skill: 'frac_equiv', number: 10 * difficulty + at, difficulty, family, stem: `${family} ${difficulty}` }),
    ),
  ),
  sampleProblem({ skill: 'frac_equiv', number: 99, difficulty: 1, family: 'multiply', stem: 'work', mode: 'work_shown' }),
]);
const stemsOf = (problems: { family: string; difficulties: number[] }[]) =>
  fittingProblems(shelf, { skill_id, problems }).map(({ item }) => item.problem_content.stem);

describe('fittingProblems', () => {
  it('takes all problems with a single answer if no families are named', () => {
    expect(stemsOf([])).toHaveLength(10);
    expect(stemsOf([])).not.toContain('work');
  });

  it('takes from each family only the named difficulties', () => {
    expect(
      stemsOf([
        { family: 'multiply', difficulties: [1, 2] },
        { family: 'divide', difficulties: [4] },
      ]).toSorted(),
    ).toEqual(['divide 4', 'multiply 1', 'multiply 2']);
    expect(stemsOf([{ family: 'nowhere', difficulties: [1] }])).toEqual([]);
  });
});

const [explain, check, practice] = sampleTopic.plan.steps as [never, never, never];
const problems = [{ family: 'multiply', difficulties: [1, 2] }];
const practiceOf = (step: number, change: object = {}) => ({ ...(practice as object), step, problems, ...change }) as never;

describe('selectionFor', () => {
  const { concepts } = sampleTopic.plan;
  it('gives a step that explains or checks the problems of the next practice step on its concept', () => {
    const first = practiceOf(3);
    const second = practiceOf(4, { problems: [] });
    expect(selectionFor({ concepts, steps: [explain, check, first, second] }, explain)).toEqual(first);
    expect(selectionFor({ concepts, steps: [explain, first, practiceOf(1), check] }, check)).toEqual(first);
  });

  it("gives the concept's skill if no step practices it, and null if other problems were chosen for another concept", () => {
    expect(selectionFor({ concepts, steps: [explain, check] }, explain)).toEqual({ skill_id, problems: [] });
    expect(selectionFor({ concepts, steps: [explain, practiceOf(3, { concept: 'equal-parts' })] }, explain)).toBeNull();
  });
});

describe('nextQuestion', () => {
  it('asks only what a practice step names, however many questions it asks', () => {
    const world = { ...sampleLessonWorld, shelf };
    const plan = { ...sampleTopic.plan, steps: [explain, check, practiceOf(3, { difficulties: [2, 5] })] };
    let session = sampleSession({ topic: { ...sampleTopic, plan }, current_step: 3 });
    const asked: string[] = [];
    for (let k = 0; k < 4; k += 1) {
      const question = nextQuestion(world, session, 3, { random: () => 0.5, pacing: evenPacing })!;
      asked.push(question.question_text);
      const { question_id, source, step, concept, wrong_attempts } = question;
      const closed = { question_id, source, step, concept, wrong_attempts, end: 'told' as const, turn: k };
      session = { ...session, closed_questions: [...session.closed_questions, closed] };
    }
    // When the two problems are used up, the plan's own questions are repeated; no problem of another family is ever asked.
    expect(asked.slice(0, 2).toSorted()).toEqual(['multiply 1', 'multiply 2']);
    expect(asked.slice(2).every((text) => !/^(?:multiply|divide) /.test(text))).toBe(true);
  });
});
