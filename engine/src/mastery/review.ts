import type { Card } from 'ts-fsrs';
import { createEmptyCard, fsrs, Rating } from 'ts-fsrs';
import type { SkillState } from '@stoa/schema/mastery';
import type { PracticePolicy } from '@stoa/schema/policy';
import type { SkillStates } from './skill-state.ts';

type ReviewCard = NonNullable<SkillState['review']>;
type Outcome = NonNullable<SkillState['last_outcome']>;

const day = 86_400_000;
const grades = { correct: Rating.Good, hinted: Rating.Hard, incorrect: Rating.Again } as const;

/**
 * Returns the schedule that begins when a skill is mastered (the spacing rule of practice spec §3.3): the answer that mastered
 * it counts as the first good review. Fuzz is off and the time is passed in, so the same history always gives the same dates.
 *
 * Source  FSRS 6 by ts-fsrs; Ye, Su & Cao (2022), "A stochastic shortest path algorithm for optimizing spaced repetition", KDD.
 */
export const firstReview = (at: Date, policy: PracticePolicy): ReviewCard =>
  kept(scheduler(policy).next(createEmptyCard(at), at, Rating.Good).card);

/**
 * Returns the schedule after one more piece of evidence. Answers on one day exercise memory only once, so an answer within a
 * day of the last review doesn't change the schedule. A learner without a schedule gets her first.
 */
export function nextReview(card: ReviewCard | null, outcome: Outcome, at: Date, policy: PracticePolicy): ReviewCard {
  if (card === null) return firstReview(at, policy);
  if (card.last_review !== null && at.getTime() - Date.parse(card.last_review) < day) return card;
  return kept(scheduler(policy).next({ ...card, last_review: card.last_review }, at, grades[outcome]).card);
}

/** Whether a review is due at a moment. */
export const isReviewDue = (state: Pick<SkillState, 'review'>, now: Date): boolean =>
  state.review !== null && Date.parse(state.review.due) <= now.getTime();

/**
 * Returns the reviews that a learner should take today, the one most likely to be forgotten first. The policy's daily maximum,
 * minus the reviews already done today, limits them. A day is a day in UTC.
 */
export function dueReviews(states: SkillStates, policy: PracticePolicy, now: Date): SkillState[] {
  const all = [...states.values()];
  const left = policy.reviews_a_day - all.filter((state) => reviewedOn(state, now)).length;
  const recall = scheduler(policy);
  const chance = (card: ReviewCard) => recall.get_retrievability({ ...card, last_review: card.last_review }, now, false);
  return all
    .filter((state) => isReviewDue(state, now))
    .map((state) => ({ state, chance: chance(state.review!) }))
    .toSorted((a, b) => a.chance - b.chance || (a.state.skill_id < b.state.skill_id ? -1 : 1))
    .slice(0, Math.max(0, left))
    .map(({ state }) => state);
}

/** True if a review (and not the mastering itself) happened on the same day. */
const reviewedOn = ({ review }: SkillState, now: Date): boolean =>
  review !== null && review.reps > 1 && review.last_review?.slice(0, 10) === now.toISOString().slice(0, 10);

const scheduler = (policy: PracticePolicy) =>
  fsrs({ enable_fuzz: false, enable_short_term: false, request_retention: policy.review_retention });

const kept = (card: Card): ReviewCard => ({
  due: card.due.toISOString(),
  stability: card.stability,
  difficulty: card.difficulty,
  reps: card.reps,
  lapses: card.lapses,
  state: card.state,
  scheduled_days: card.scheduled_days,
  elapsed_days: card.elapsed_days,
  learning_steps: card.learning_steps,
  last_review: card.last_review?.toISOString() ?? null,
});
