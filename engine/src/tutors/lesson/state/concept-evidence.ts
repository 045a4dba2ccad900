import type { PracticePolicy } from '@stoa/schema/policy';
import type { BktParams } from '@stoa/schema/skill';
import { guessFloor } from '../../../mastery/guess-floor.ts';
import { masteryAfter } from '../../../mastery/record-evidence.ts';
import type { LessonSession, Question, QuestionEnd } from './lesson-session.ts';
import type { Topic } from './topic.ts';

/** What one question of a lesson says about its concept; `end` is null while it waits for an answer. */
export type ConceptEvidence = {
  concept: string;
  /** 0: the opening question. */
  step: number;
  end: QuestionEnd | null;
  wrong_attempts: number;
  guess_floor?: number | null | undefined;
  /** Its solution had been shown to the student before: it is no evidence. */
  exposed?: boolean | null | undefined;
};

/** All questions of a lesson as evidence, oldest first, the one in focus last. */
export const evidenceIn = ({
  closed_questions,
  last_question,
}: Pick<LessonSession, 'closed_questions' | 'last_question'>): ConceptEvidence[] =>
  last_question === null
    ? closed_questions
    : [...closed_questions, { ...last_question, end: null, guess_floor: guessFloorOf(last_question) }];

/** The least chance of a lucky guess that a question's way of answering leaves. */
export const guessFloorOf = ({ answer: { input_type, choices } }: Pick<Question, 'answer'>): number =>
  guessFloor({ input_type, ui: { placeholder: null, choices } });

/**
 * How likely the student can do what a concept says, by the questions on that concept alone: concepts of a lesson often share a skill, and what she
 * showed of one says nothing of the others. It begins where the skill's parameters begin, and each question counts once, by its first
 * judged answer.
 *
 * Units   a probability. `bkt`: the parameters of the concept's skill.
 * Errors  none. Null where none of the questions has been judged.
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

/** The estimates of a lesson, by concept; a concept that nothing was shown of, or whose skill the graph does not know, has none. */
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

/** Right answers without help, from which on a concept counts as known: one may be luck, and so may one after an answer that had to be told. */
const provenBy = 2;

/** Where the student is with a concept by what was done without help: known, on the way to it, or neither. */
export type DoneAlone = 'twice' | 'once' | 'no';

/**
 * Whether she does what a concept says without help: her last question on it came right by herself, most of them did, and since one was told at
 * least two did. `twice` counts what was asked in earnest: the one simple question that opens a lesson is left out of it, and so is one whose
 * solution she had seen.
 */
export function doneAlone(evidence: readonly ConceptEvidence[]): DoneAlone {
  const shown = evidence.filter(({ end, wrong_attempts }) => (end === null ? wrong_attempts > 0 : end !== 'abandoned'));
  const alone = shown.filter(({ end }) => end === 'right_unaided');
  const lastTold = shown.findLastIndex(({ end }) => end === 'told');
  const isMadeGood = lastTold < 0 || countOf(shown.slice(lastTold + 1), isNewToHer) >= provenBy;
  const isMostlyAlone = alone.length * 2 >= shown.length; // the last one alone is not the whole of it
  if (shown.at(-1)?.end !== 'right_unaided' || !isMadeGood || !isMostlyAlone) return 'no';
  return countOf(alone, (one) => one.step > 0 && isNewToHer(one)) >= provenBy ? 'twice' : 'once';
}

const isNewToHer = ({ end, exposed }: ConceptEvidence): boolean => end === 'right_unaided' && exposed !== true;
const countOf = (evidence: readonly ConceptEvidence[], counts: (one: ConceptEvidence) => boolean): number =>
  evidence.filter(counts).length;

/** How a concept stands over all of a learner's lessons on its topic, as the scorecard says it; `evidence` is of that concept, oldest first. */
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
