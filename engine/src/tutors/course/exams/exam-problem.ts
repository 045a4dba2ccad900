import { ProblemId, type BankedProblem } from '@stoa/schema/problem';
import type { CourseUnit } from '@stoa/schema/course/course';
import type { ExamQuestion } from '@stoa/schema/course/exam-question';
import { SkillId } from '@stoa/schema/skill';
import { choiceKey } from '../../../math/judge/choices.ts';
import { finalAnswerTypes, unverified } from '../../../verification/unverified-problem.ts';

const difficulties = { bronze: 2, silver: 3, gold: 4 } as const;

/**
 * Returns the options in the order in which they are shown: by size or alphabetically, which doesn't reveal which one is right.
 */
export const examOptions = ({ answer, wrong }: Pick<ExamQuestion, 'answer' | 'wrong'>): readonly string[] =>
  [answer, ...wrong.map((one) => one.answer)].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));

/**
 * Returns the skill that a unit's exam questions belong to: its first, or one named after the unit if it has none in the skill
 * graph.
 */
export const examSkill = ({ unitId, skills: [first] }: Pick<CourseUnit, 'unitId' | 'skills'>): SkillId =>
  first ?? SkillId.parse(unitId.toLowerCase().replaceAll('-', '_'));

/**
 * Converts an exam question to a problem that the verifier can read. It has no hints, so its wrong options aren't
 * misconceptions with ladders. What the author says about each is passed along like the sentence of a mal-rule.
 *
 * Parameters  `id`: the problem's id, the same in every version of the course.
 */
export function examProblem(
  question: ExamQuestion,
  { courseId, skill, id, now }: { courseId: string; skill: SkillId; id: string; now: Date },
): BankedProblem {
  const options = examOptions(question);
  const right = choiceKey(options.indexOf(question.answer));
  const writer = `course/${courseId}`;
  return {
    item: {
      meta: {
        id: ProblemId.parse(id),
        skill_id: skill,
        difficulty: difficulties[question.difficultyTier],
        ...unverified(writer, now),
      },
      problem_content: { stem: question.stem, format: 'mixed', variables: {}, diagram_prompt: null },
      answer_spec: {
        answer_mode: 'final_only',
        input_type: 'multiple_choice',
        tolerance: null,
        accepted_forms: [],
        ui: { placeholder: null, choices: [...options] },
      },
      solution_logic: {
        final_answer_canonical: right,
        final_answer_type: finalAnswerTypes.multiple_choice,
        steps: question.memo.map((line, at) => ({ step_index: at + 1, ...line })),
      },
      misconceptions: [],
    },
    judging: { form: 'any', variables: [], unit: null },
    mal_rules: question.wrong.map(({ answer, because }) => ({
      id: `${question.questionId}-${choiceKey(options.indexOf(answer))}`,
      says: because,
      source: writer,
    })),
    tests: [
      { kind: 'correct', answer: right },
      ...question.wrong.map(({ answer }) => ({ kind: 'wrong' as const, answer: choiceKey(options.indexOf(answer)) })),
      { kind: 'invalid', answer: '?' },
    ],
    origin: { generator: writer, generator_version: 1, seed: 0, family: `${writer}/${question.questionId}` },
    exam: { course_id: courseId, question_id: question.questionId },
  };
}
