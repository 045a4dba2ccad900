import type { Question } from '../state/lesson-session.ts';
import type { Topic } from '../state/topic.ts';

/** What events and exposures call a question: a problem of the bank by its id, a question of the plan by topic and name. */
export const nameOfQuestion = ({ topic_id }: Pick<Topic, 'topic_id'>, { source }: Pick<Question, 'source'>): string =>
  source.kind === 'bank' ? source.problem_id : `lesson/${topic_id}/${source.id}`;
