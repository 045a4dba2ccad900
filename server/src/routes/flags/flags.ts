import type { flags as contracts } from '@stoa/schema/contracts/flags';
import type { FlagCase } from '@stoa/store/flags';
import { RefusalError } from '../../refusals.ts';
import type { HandlersOf } from '../handler.ts';
import type { Services } from '../services.ts';

/** Lists what was flagged in what students type, and whether a person has looked at it. */
export const flagHandlers = ({ context: { store, crisisContacts, clock, tutors } }: Services): HandlersOf<typeof contracts> => {
  /**
   * Null for a flag outside any session, and for a tutor that flags nothing or isn't known here; the flag itself is still
   * shown.
   */
  const tutorOf = ({ tutor }: Pick<FlagCase, 'tutor'>) => (tutor !== null && tutors.find(tutor)?.flags === true ? tutor : null);
  const told = async (caseId: string) => {
    const [found, looks] = await Promise.all([store.flags.find(caseId), store.flags.looks([caseId])]);
    const { at_school, emergency, helplines } = crisisContacts;
    return {
      case_id: caseId,
      learner: found?.learner ?? null,
      learner_id: found?.learner_id ?? null,
      erased: found?.erased ?? null,
      tutor: found === null ? null : tutorOf(found),
      flags: found?.flags ?? [],
      looks: looks.get(caseId) ?? [],
      contacts: { at_school, emergency, helplines },
    };
  };

  return {
    waiting: () => store.flags.waiting(),

    async list({ query }) {
      const { items, next_cursor } = await store.flags.list(query);
      return { items: items.map((one) => ({ ...one, tutor: tutorOf(one) })), next_cursor };
    },

    one: ({ params }) => told(params.caseId),

    async look({ params: { caseId }, caller, body: { up_to, note } }) {
      const found = await store.flags.find(caseId);
      if (found === null || !found.flags.some(({ at }) => at === up_to))
        throw new RefusalError('validation', 'Nothing was flagged here at that time. Reload the page.');
      await store.flags.look(found, { by: caller.id, upTo: up_to, note, at: clock() });
      return await told(caseId);
    },
  };
};
