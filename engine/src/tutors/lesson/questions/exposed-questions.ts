import type { Exposure } from '@stoa/schema/exposure';
import type { StepExample } from '@stoa/schema/study-plan';
import { SkillId } from '@stoa/schema/skill';
import { stepsToShow } from './steps-to-show.ts';
import type { TeachingAct } from '../turn/lesson-move.ts';
import type { LessonSession, Question } from '../state/lesson-session.ts';
import { nameOfQuestion } from './name-of-question.ts';

/**
 * The questions that say nothing of her after a turn: the one that was in focus, once it has counted, was told or found, was
 * left after help, or was helped with up to the last step that may be shown; and a question of the plan that was shown worked out as an example.
 */
export function exposedQuestions(
  before: LessonSession,
  after: LessonSession,
  teaching: TeachingAct | null,
  example: StepExample | null,
): Exposure[] {
  const asked = before.last_question;
  const how = asked === null ? null : exposureOf(asked, after, teaching);
  return [
    ...(asked === null || how === null ? [] : exposure(after, asked, how)),
    ...(example === null ? [] : planQuestionsLike(after, example).flatMap((one) => exposure(after, one, 'example'))),
  ];
}

function exposureOf(
  asked: Question,
  { last_question, closed_questions, ended }: LessonSession,
  teaching: TeachingAct | null,
): Exposure['how'] | null {
  const still = last_question?.question_id === asked.question_id ? last_question : null;
  if (still !== null) {
    if (still.counted) return asked.counted ? null : 'counted';
    return (ended !== null && still.aided) || showsLastStep(asked, teaching) ? 'told' : null;
  }
  const closed = closed_questions.findLast(({ question_id }) => question_id === asked.question_id);
  if (closed === undefined) return null;
  if (closed.end === 'told') return 'told';
  if (closed.end === 'abandoned') return asked.counted ? 'counted' : asked.aided ? 'told' : null;
  return 'solved';
}

/** Whether help has come to the last step that may be shown. A lesson need not be ended for that to be remembered. */
function showsLastStep(question: Question, teaching: TeachingAct | null): boolean {
  const last = stepsToShow(question).at(-1);
  if (last === undefined) return false;
  switch (teaching?.act) {
    case 'explain':
      return teaching.steps.length > 0;
    case 'hint':
    case 'withhold':
      return teaching.words.endsWith(`$${last.math}$`);
    default:
      return false;
  }
}

function planQuestionsLike({ topic }: LessonSession, { stem }: StepExample): Pick<Question, 'source' | 'concept'>[] {
  const planned = topic.plan.steps.flatMap((step) => (step.type === 'practice' ? [] : step.questions));
  return planned
    .filter(({ text }) => text === stem)
    .map(({ id, concept }) => ({ source: { kind: 'plan', id } as const, concept }));
}

/** Nothing where the question stands for no skill: then it never counts. */
function exposure(
  { topic }: LessonSession,
  { source, concept }: Pick<Question, 'source' | 'concept'>,
  how: Exposure['how'],
): Exposure[] {
  const problem_id = nameOfQuestion(topic, { source });
  if (source.kind === 'bank') return [{ problem_id, version: source.version, skill_id: source.skill_id, how }];
  const skill = topic.plan.concepts.find(({ id }) => id === concept)?.skill_id;
  return skill === undefined ? [] : [{ problem_id, version: topic.plan_version, skill_id: SkillId.parse(skill), how }];
}
