import { z } from 'zod';
import { Grade, LearnerId } from '../account.ts';
import { Activity } from '../activity.ts';
import { contract } from './contract.ts';
import { PageQuery, page } from './page.ts';

const params = z.object({ learnerId: LearnerId });

/** One student's data, for herself and for those who look after her. */
export const learners = {
  one: contract({
    method: 'GET',
    path: '/api/learners/:learnerId',
    summary: 'Who a student is, as her teachers know her',
    access: { who: ['teacher', 'admin'], owns: 'learner' },
    params,
    response: z.strictObject({ learner_id: LearnerId, name: z.string(), grade: Grade.nullable() }),
  }),
  activity: contract({
    method: 'GET',
    path: '/api/learners/:learnerId/activity',
    summary: 'A student’s sessions with every tutor, those begun last first',
    access: { who: 'signed_in', owns: 'learner' },
    params,
    query: z.object(PageQuery),
    response: page(
      Activity.extend({
        session_id: z.string(),
        tutor: z.string(), // the tutor's registered name
        started_at: z.iso.datetime(),
        updated_at: z.iso.datetime(),
      }),
    ),
  }),
};
