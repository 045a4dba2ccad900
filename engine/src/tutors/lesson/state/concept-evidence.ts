import type { PracticePolicy } from '@stoa/schema/policy';
import type { BktParams } from '@stoa/schema/skill';
import { guessFloor } from '../../../mastery/guess-floor.ts';
import { masteryAfter } from '../../../mastery/record-evidence.ts';
import type { LessonSession, Question, QuestionEnd } from './lesson-session.ts';
import type { Topic } from './topic.ts';

/** What one question of a lesson says about its concept. `end` is null while it waits for an answer. */
export type ConceptEvidence = {
  concept: string;
  /** 0: the opening question. */
  step: number;
  end: QuestionEnd | null;
  wrong_attempts: number;
  guess_floor?: number | null | undefined;
  /** True if the student had seen its solution before: then it's no evidence. */
  exposed?: boolean | null | undefined;
};

/** Returns all questions of a lesson as evidence, oldest first, the one in focus last. */
export const evidenceIn = ({
  closed_questions,
  last_question,
}: Pick<LessonSession, 'closed_questions' | 'last_question'>): ConceptEvidence[] =>
  last_question === null
    ? closed_questions
    : [...closed_questions, { ...last_question, end: null, guess_floor: guessFloorOf(last_question) }];

/** Returns the smallest chance of a lucky guess, given how the question is answered. */
export const guessFloorOf = ({ answer: { input_type, choices } }: Pick<Question, 'answer'>): number =>
  guessFloor({ input_type, ui: { placeholder: null, choices } });

/**
 * Estimates how likely the student can do what a concept says, from the questions on that concept alone: the concepts of a
 * lesson often share a skill, and what she showed of one says nothing about the others. The estimate begins with the skill's
 * parameters, and each question counts once, by its first judged answer.
 *
 * Units   a probability. `bkt`: the parameters of the concept's skill.
 * Errors  none. Null if none of the questions has been judged.
 */
export function conceptEstimate(bkt: BktParams, evidence: readonly ConceptEvidence[], policy: PracticePolicy): number | null {
  const counting = evidence.flatMap((one) => {
    const outcome = firstOutcome(one);
    return outcome === null ? [] : [{ outcome, guessFloor: one.guess_floor ?? 0 }];
  });
  if (counting.length === 0) return null;
  return counting.reduce(
    (p_mastery, { outcome, guessFloor }) =>
      masteryAfter({ ...bkt, p_mastery }, { outcome, weight: 'practice', guessFloor }, policy),
    bkt.p_init,
  );
}

function firstOutcome({ end, wrong_attempts, exposed }: ConceptEvidence): 'correct' | 'incorrect' | 'hinted' | null {
  if (exposed === true) return null;
  if (wrong_attempts > 0) return 'incorrect';
  if (end === 'right_unaided') return 'correct';
  return end === 'right_aided' ? 'hinted' : null;
}

/**
 * Returns the estimates of a lesson, by concept. A concept that she has shown nothing of, or whose skill isn't in the graph,
 * has none.
 */
export const conceptEstimates = (
  topic: Pick<Topic, 'plan' | 'skills'>,
  evidence: readonly ConceptEvidence[],
  policy: PracticePolicy,
): Record<string, number> =>
  Object.fromEntries(
    topic.plan.concepts.flatMap(({ id, skill_id }) => {
      const bkt = topic.skills[skill_id]?.bkt;
      const estimate = bkt === undefined ? null : conceptEstimate(bkt, of(evidence, id), policy);
      return estimate === null ? [] : [[id, estimate]];
    }),
  );

const of = (evidence: readonly ConceptEvidence[], concept: string) => evidence.filter((one) => one.concept === concept);

/**
 * Number of right answers without help that make a concept known. A single one may be luck, and so may a single one after an
 * answer that had to be told.
 */
const provenBy = 2;

/** How far the student is with a concept, by what she did without help: known, on the way, or neither. */
export type DoneAlone = 'twice' | 'once' | 'no';

/**
 * Finds whether she can do what a concept says without help: she got the last question on it right by herself, and at least
 * half of them, and at least two since the last one that was told. `twice` needs two serious questions: it doesn't count the
 * simple one that opens a lesson, or one whose solution she had seen.
 */
export function doneAlone(evidence: readonly ConceptEvidence[]): DoneAlone {
  const shown = evidence.filter(({ end, wrong_attempts }) => (end === null ? wrong_attempts > 0 : end !== 'abandoned'));
  const alone = shown.filter(({ end }) => end === 'right_unaided');
  const lastTold = shown.findLastIndex(({ end }) => end === 'told');
  const isMadeGood = lastTold < 0 || countOf(shown.slice(lastTold + 1), isNewToHer) >= provenBy;
  const isMostlyAlone = alone.length * 2 >= shown.length; // the last one alone isn't enough
  if (shown.at(-1)?.end !== 'right_unaided' || !isMadeGood || !isMostlyAlone) return 'no';
  return countOf(alone, (one) => one.step > 0 && isNewToHer(one)) >= provenBy ? 'twice' : 'once';
}

const isNewToHer = ({ end, exposed }: ConceptEvidence): boolean => end === 'right_unaided' && exposed !== true;
const countOf = (evidence: readonly ConceptEvidence[], counts: (one: ConceptEvidence) => boolean): number =>
  evidence.filter(counts).length;

/**
 * Returns how far a learner is with a concept over all her lessons on its topic, as the scorecard says it. `evidence` is about
 * that concept, oldest first.
 */
export function conceptStanding(
  bkt: BktParams | undefined,
  evidence: readonly ConceptEvidence[],
  policy: PracticePolicy,
): { p_mastery: number; standing: 'not_started' | 'learning' | 'mastered' } {
  if (evidence.length === 0) return { p_mastery: 0, standing: 'not_started' };
  const p_mastery = (bkt === undefined ? null : conceptEstimate(bkt, evidence, policy)) ?? 0;
  const isMastered = p_mastery >= policy.mastery_threshold && doneAlone(evidence) === 'twice';
  return { p_mastery, standing: isMastered ? 'mastered' : 'learning' };
}
