import type { BankedProblem } from '@stoa/schema/problem';
import type { PlanQuestion, StepExample, StudyPlanStep } from '@stoa/schema/study-plan';
import { checkAnswer } from '../../../math/check-answer.ts';
import { chooseProblem } from '../../../problems/choose-problem.ts';
import { explainStepOf, solvedOn, untoldWays } from '../support/explaining.ts';
import type { Paced, Pacing } from '../support/progress/pacing.ts';
import type { Material } from '../turn/lesson-move.ts';
import { totalSteps, type LessonSession, type Question } from '../state/lesson-session.ts';
import type { LessonWorld } from '../state/lesson-world.ts';
import { poseBankProblem, posePlanQuestion, type Posing } from './pose-question.ts';
import { fittingProblems, selectionFor, type ProblemSelection } from './practice-problems.ts';
import { numbersIn } from '../support/numbers-in.ts';
import { accelerates, stepAt } from '../support/progress/step-progress.ts';

/**
 * Returns the next question of a step: the first of the plan's own that wasn't asked; then problems of the verified bank that
 * need only what was taught, the easiest first; then the plan's own again, the one asked longest ago first. A practice step
 * uses the bank right away, at its difficulties in turn. Never returns the question just left if there's another one; null if
 * there's none at all.
 */
export function nextQuestion(
  world: LessonWorld,
  session: LessonSession,
  step: number,
  { random, pacing }: Paced,
): Question | null {
  const planned = stepAt(session, step);
  if (planned === undefined) return extensionQuestion(world, session, { random, pacing });
  const posing = posingOf(session, step, planned.concept);
  const asked = askedIn(session);
  const own = planned.type === 'practice' ? [] : planned.questions.filter((one) => mayAsk(world, one));
  const open = own.filter(({ id }) => !asked.plan.includes(id));
  const unasked = pacing.signal === 'SIMPLIFY' ? open.toSorted((one, other) => largestIn(one) - largestIn(other))[0] : open[0];
  if (unasked !== undefined) return posePlanQuestion(unasked, posing);

  const selection = selectionFor(session.topic.plan, planned);
  const problem = bankProblem(world, session, selection, wantedDifficulty(session, planned, pacing), random);
  if (problem !== null) return poseBankProblem(problem, { ...posing, concept: conceptOf(problem, selection) ?? posing.concept });
  const again = longestAgo(
    planned.type === 'practice' ? siblingsOf(session, planned.concept).filter((one) => mayAsk(world, one)) : own,
    asked.plan,
  );
  return again === null ? null : posePlanQuestion(again, posing);
}

/** Returns what is shown before a question if its step begins with it; nothing otherwise. */
export function materialFor(
  session: LessonSession,
  step: number,
  entering: boolean,
  question: Question,
  pacing: Pacing,
): Material {
  const planned = stepAt(session, step);
  if (planned === undefined || !entering) return { entering: null, explanation: null, example: null };
  return {
    entering: { step, title: planned.title },
    explanation: planned.type === 'explain' ? wayIn(session, planned, pacing) : null,
    example: exampleBefore(session, planned, question),
  };
}

/** Number of explanations of a new idea for a student who goes slowly. */
const waysWhenSlow = 2;

/**
 * Returns the explanation, or one that she hasn't been told, since a question of hers may have brought it up early. It's whole at
 * any pace: the other ways may speak of what it introduces, and a part of it makes no sense. A student who goes slowly gets
 * another one with it. Returns null if she was told all of them.
 */
function wayIn(session: LessonSession, step: Extract<StudyPlanStep, { type: 'explain' }>, pacing: Pacing): string | null {
  const untold = untoldWays(session, step);
  if (session.pace_preference !== 'slow' || pacing.most !== null) return untold[0] ?? null;
  return untold.length === 0 ? null : untold.slice(0, waysWhenSlow).join('\n\n');
}

/**
 * Returns a worked example: before the first question on something new, unless she goes fast or has been right all along; and
 * for a student who goes slowly also before a check and before practice, unless it ends in the very answer that is asked for.
 */
function exampleBefore(session: LessonSession, step: StudyPlanStep, question: Question): StepExample | null {
  const { pace_preference } = session;
  if (step.type === 'explain') return pace_preference === 'fast' || accelerates(session) ? null : step.worked_example;
  if (pace_preference !== 'slow') return null;
  const seen = new Set(session.full_conversation_log.flatMap(({ example }) => example?.stem ?? []));
  const fresh = solvedOn({ ...session, current_step: step.step }, question).find(({ stem }) => !seen.has(stem));
  const example = fresh ?? explainStepOf(session, step)?.worked_example ?? null;
  return example === null || endsLike(example, question) ? null : example;
}

const endsLike = ({ answer }: StepExample, question: Question): boolean =>
  checkAnswer(question.answer, answer.replace(/(?<!\\)\$/g, '').trim()).verdict === 'correct';

const posingOf = (session: LessonSession, step: number, concept: string): Posing => ({
  question_id: `q${session.closed_questions.length + (session.last_question === null ? 0 : 1) + 1}`,
  step,
  concept,
  turn: session.turn_count,
});

/** Returns everything that was asked in this session, oldest first, including the question in focus. */
function askedIn({ closed_questions, last_question }: LessonSession) {
  const sources = [...closed_questions, ...(last_question === null ? [] : [last_question])].map(({ source }) => source);
  return {
    plan: sources.flatMap((source) => (source.kind === 'plan' ? [source.id] : [])),
    bank: sources.flatMap((source) => (source.kind === 'bank' ? [source] : [])),
  };
}

/**
 * Chooses a practice difficulty: the step's difficulties in turn, with the last one repeated to consolidate. The easiest if
 * it's hard for her right now; each twice, the easiest first, for a student who goes slowly; the hardest for one who goes fast
 * or has been right all along.
 */
function wantedDifficulty(session: LessonSession, planned: StudyPlanStep, { signal }: Pacing): number {
  const { closed_questions, pace_preference } = session;
  if (planned.type !== 'practice') return 1;
  const { difficulties } = planned;
  const asked = closed_questions.filter(({ step }) => step === planned.step).length - (signal === 'CONSOLIDATE' ? 1 : 0);
  if (signal === 'SIMPLIFY') return Math.min(...difficulties);
  if (pace_preference === 'fast' || accelerates(session)) return Math.max(...difficulties);
  const slowly = pace_preference === 'slow';
  const inTurn = slowly ? difficulties.toSorted((a, b) => a - b) : difficulties;
  return inTurn[Math.max(0, slowly ? Math.floor(asked / 2) : asked) % inTurn.length]!;
}

/** Returns the concept that a selection names for a problem; null if it names none. */
const conceptOf = ({ item, origin }: BankedProblem, selection: ProblemSelection | null): string | null =>
  selection?.problems.find(({ family, difficulties }) => family === origin.family && difficulties.includes(item.meta.difficulty))
    ?.concept ?? null;

/**
 * Returns a verified problem of the selection that she hasn't met in this lesson and that isn't reserved for a checkpoint. If
 * possible, its numbers differ from everything she was asked or shown, and its answer doesn't appear in the solution told just
 * before it. Returns null if there's none.
 */
function bankProblem(
  { shelf, met: { exposed, checkpoints } }: LessonWorld,
  session: LessonSession,
  selection: ProblemSelection | null,
  difficulty: number,
  random: () => number,
): BankedProblem | null {
  if (selection === null) return null;
  const met = askedIn(session).bank;
  const log = session.full_conversation_log;
  const said = log.flatMap(({ question, example }) => [question?.text ?? [], example?.stem ?? []].flat());
  const numbers = new Set(said.map((text) => numbersIn(text).join(' ')).filter((one) => one !== ''));
  const fresh = fittingProblems(shelf, selection).filter(
    ({ item: { meta, problem_content } }) =>
      [...met, ...checkpoints].every(({ problem_id }) => problem_id !== meta.id) && !said.includes(problem_content.stem),
  );
  const others = fresh.filter(({ item }) => !numbers.has(numbersIn(item.problem_content.stem).join(' ')));
  const told = numbersJustTold(shelf, session);
  const untold = others.filter(({ item }) => !told.has(Number(item.solution_logic.final_answer_canonical)));
  return chooseProblem(
    [untold, others, fresh].find((some) => some.length > 0) ?? [],
    difficulty,
    met.map(({ problem_id, family }) => ({ problem_id, family, as: 'problem' })),
    random,
    exposed,
  );
}

/** Returns the numbers of the solution that she's told in this turn; none if the last question wasn't told. */
function numbersJustTold(shelf: LessonWorld['shelf'], { closed_questions, topic: { plan } }: LessonSession): ReadonlySet<number> {
  const last = closed_questions.at(-1);
  if (last?.end !== 'told') return new Set();
  const { source } = last;
  const lines =
    source.kind === 'plan'
      ? plan.steps.flatMap((step) => (step.type === 'practice' ? [] : step.questions)).find(({ id }) => id === source.id)
          ?.solution
      : shelf.find(source.problem_id, source.version)?.item.solution_logic.steps;
  return new Set((lines ?? []).flatMap(({ explanation, math }) => numbersIn(`${explanation} ${math}`)));
}

/** True if the question may be asked: one of a published plan must be verified; a draft's own is the author's business. */
const mayAsk = ({ planProblems }: LessonWorld, { id }: PlanQuestion): boolean => planProblems === null || planProblems.has(id);

const largestIn = ({ text }: PlanQuestion): number => numbersIn(text).at(-1) ?? 0;

/** Returns the plan's questions on a concept, for a practice step whose skill has no problems. */
const siblingsOf = ({ topic }: LessonSession, concept: string): PlanQuestion[] =>
  topic.plan.steps.flatMap((step) => (step.type === 'practice' ? [] : step.questions.filter((one) => one.concept === concept)));

function longestAgo(questions: readonly PlanQuestion[], asked: readonly string[]): PlanQuestion | null {
  const others = questions.filter(({ id }) => id !== asked.at(-1));
  return (
    (others.length > 0 ? others : questions).toSorted((a, b) => asked.lastIndexOf(a.id) - asked.lastIndexOf(b.id))[0] ?? null
  );
}

/** Returns a question beyond the plan: the hardest problems of its last practiced skill, one after another. */
function extensionQuestion(world: LessonWorld, session: LessonSession, { random }: Paced): Question | null {
  const { concepts, steps } = session.topic.plan;
  const practice = steps.findLast((step) => step.type === 'practice');
  const { id: concept, skill_id } = concepts.find(({ id }) => id === practice?.concept) ?? concepts.at(-1)!;
  const selection = { skill_id: practice?.skill_id ?? skill_id, problems: [] };
  const problem = bankProblem(world, session, selection, hardest, random);
  return problem === null ? null : poseBankProblem(problem, posingOf(session, totalSteps(session) + 1, concept));
}

const hardest = 5;
