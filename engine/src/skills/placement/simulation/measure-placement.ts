import { Grade } from '@stoa/schema/account';
import type { SkillId } from '@stoa/schema/skill';
import { predictionQuality } from '../../../mastery/prediction-quality.ts';
import { seededChance } from '../../../simulation/seeded-chance.ts';
import type { SkillGraphIndex } from '../../graph-index.ts';
import type { PlacementAnswer } from '../placement-answer.ts';
import { beliefsOf, chanceOfSkill, placementRules, skillToAsk } from '../placement-core.ts';
import { placementLearner } from './placement-learner.ts';
import type { manners } from './placement-learner.ts';

/**
 * How the questions are chosen: adaptively, by what they tell; the same for everybody, spread over the graph in teaching order;
 * or none at all.
 */
export type QuestionPlan = { kind: 'adaptive' } | { kind: 'fixed'; questions: number } | { kind: 'none' };

/**
 * The results of placements of many learners. Shares and chances are in 0..1; each is over all pairs of learner and skill,
 * except `auc`.
 */
export type PlacementFigures = {
  learners: number;
  /** The chance that a skill that a learner has is rated likelier than one that she lacks; mean over learners. */
  auc: number;
  /** The share of skills placed correctly, with a cutoff at even odds. */
  accuracy: number;
  brier: number;
  questions: number;
  /** In the shortest placement. */
  fewestQuestions: number;
  /** The share of credited skills that the learner lacks. */
  creditedWrongly: number;
  /** The share of the learner's skills that are credited. */
  creditedOfKnown: number;
};

/**
 * Places simulated learners of grades 4 to 10, one after another, and compares the results with what they truly know. The same
 * seed gives the same results.
 */
export function measurePlacement(
  graph: SkillGraphIndex,
  plan: QuestionPlan,
  { learners, manner, seed, tells = true }: { learners: number; manner: keyof typeof manners; seed: number; tells?: boolean },
): PlacementFigures {
  const placed = Array.from({ length: learners }, (_, number) => {
    const random = seededChance(seed + number);
    const learner = placementLearner(graph, Grade.parse(4 + (number % 7)), manner, random);
    const answers: PlacementAnswer[] = [];
    const beliefsNow = () => beliefsOf({ graph, grade: tells ? learner.grade : null, states: new Map(), answers });
    for (
      let id = ask(graph, plan, answers, beliefsNow(), random);
      id !== null;
      id = ask(graph, plan, answers, beliefsNow(), random)
    ) {
      answers.push({ skill_id: id, outcome: learner.answer(graph.byId.get(id)!), guess_floor: 0 });
    }
    const beliefs = beliefsNow();
    const foreseen = graph.skills.map(({ id }) => ({ predicted: chanceOfSkill(graph, beliefs, id), right: learner.knows(id) }));
    return { questions: answers.length, foreseen };
  });
  const all = placed.flatMap(({ foreseen }) => foreseen);
  const credited = all.filter(({ predicted }) => predicted >= placementRules.credited);
  const known = all.filter(({ right }) => right);
  return {
    learners,
    auc: mean(placed.flatMap(({ foreseen }) => predictionQuality(foreseen)?.auc ?? [])),
    accuracy: mean(all.map(({ predicted, right }) => Number(predicted >= 0.5 === right))),
    brier: mean(all.map(({ predicted, right }) => (predicted - Number(right)) ** 2)),
    questions: mean(placed.map(({ questions }) => questions)),
    fewestQuestions: Math.min(...placed.map(({ questions }) => questions)),
    creditedWrongly: credited.length === 0 ? 0 : credited.filter(({ right }) => !right).length / credited.length,
    creditedOfKnown: credited.filter(({ right }) => right).length / known.length,
  };
}

function ask(
  graph: SkillGraphIndex,
  plan: QuestionPlan,
  answers: readonly PlacementAnswer[],
  beliefs: ReturnType<typeof beliefsOf>,
  random: () => number,
): SkillId | null {
  if (plan.kind === 'none') return null;
  if (plan.kind === 'fixed') {
    const every = graph.inOrder.length / plan.questions;
    return answers.length >= plan.questions ? null : graph.inOrder[Math.floor((answers.length + 0.5) * every)]!.id;
  }
  const asked = new Set(answers.map(({ skill_id }) => skill_id));
  const askable = new Set(graph.skills.map(({ id }) => id).filter((id) => !asked.has(id)));
  return skillToAsk({ graph, answers }, beliefs, askable, random)?.skill_id ?? null;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
