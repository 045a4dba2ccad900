import type { PlanDraft, planDraftContracts } from '@stoa/schema/contracts/plan-drafts';
import { RefusalError } from '../../refusals.ts';
import type { HandlersOf } from '../../routes/handler.ts';
import type { LessonServices } from './lesson-services.ts';

/** Handles an author's own drafts: every read and change is limited to her account, so she can't reach anybody else's. */
export const planDraftHandlers = ({ context }: Pick<LessonServices, 'context'>): HandlersOf<typeof planDraftContracts> => {
  const { planDrafts } = context.store;
  return {
    planDrafts: async ({ caller }) => ({ items: await planDrafts.list(caller.id) }),

    planDraft: async ({ caller, params }) => ({ draft: await planDrafts.find(caller.id, params.topicId) }),

    async savePlanDraft({ caller, params, body, now }) {
      const saved = await planDrafts.save(caller.id, { topic_id: params.topicId, ...body }, now);
      switch (saved.kind) {
        case 'saved':
          return { revision: saved.revision };
        case 'changed':
          throw changed(saved.draft);
        case 'too_many':
          throw new RefusalError('conflict', 'You have too many drafts. Publish or discard one first.');
      }
    },

    async dropPlanDraft({ caller, params, query }) {
      const dropped = await planDrafts.drop(caller.id, params.topicId, query.expected_revision);
      if (dropped.kind === 'changed') throw changed(dropped.draft);
      return {};
    },
  };
};

/** `draft`: the current draft; null if it was published or discarded. */
const changed = (draft: PlanDraft | null) => new RefusalError('draft_changed', undefined, { more: { draft } });
