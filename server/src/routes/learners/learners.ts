import type { learners as contracts } from '@stoa/schema/contracts/learners';
import { RefusalError } from '../../refusals.ts';
import type { HandlersOf } from '../handler.ts';
import type { Services } from '../services.ts';

/** A student's data as she and her teachers see it, whatever the tutor. */
export const learnerHandlers = ({ context: { store, tutors } }: Services): HandlersOf<typeof contracts> => ({
  async one({ params: { learnerId } }) {
    const [account, { grade }] = await Promise.all([store.accounts.find(learnerId), store.mastery.of(learnerId)]);
    if (account === null) throw new RefusalError('not_found', 'We couldn’t find that student.');
    return { learner_id: learnerId, name: account.name, grade };
  },

  async activity({ params, query }) {
    const { items, next_cursor } = await store.sessions.list(params.learnerId, tutors.traced, query);
    return {
      items: items.flatMap(({ id, tutor, state, created_at, updated_at }) => {
        const activity = tutors.activity({ tutor, state });
        return activity === null ? [] : [{ ...activity, session_id: id, tutor, started_at: created_at, updated_at }];
      }),
      next_cursor,
    };
  },
});
