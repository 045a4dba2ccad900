import type { lessons as contracts } from '@stoa/schema/contracts/lessons';
import type { SessionRecord } from '@stoa/store/store';
import { RefusalError } from '../../refusals.ts';
import type { HandlersOf } from '../handler.ts';
import type { Services } from '../services.ts';

type Flags = Pick<typeof contracts, 'flagsWaiting' | 'flags' | 'lessonFlags' | 'lookAtFlags'>;

/** What was flagged in lessons, and whether a person has looked at it. */
export const flagHandlers = ({ house: { store, crisisContacts, clock }, lessons }: Services): HandlersOf<Flags> => {
  const flagsOf = async (record: SessionRecord) =>
    (await lessons.session(record)).safety_flags.map(({ kind, turn, at }) => ({ kind, turn, at }));
  const told = async (record: SessionRecord) => {
    const [flags, looks] = await Promise.all([flagsOf(record), store.flags.looks([record.id])]);
    const { at_school, emergency, helplines } = crisisContacts;
    return { flags, looks: looks.get(record.id) ?? [], contacts: { at_school, emergency, helplines } };
  };

  return {
    flagsWaiting: () => store.flags.waiting(),

    flags: ({ query }) => store.flags.list(query),

    lessonFlags: ({ session }) => told(session),

    async lookAtFlags({ session, caller, body: { up_to, note } }) {
      if (!(await flagsOf(session)).some(({ at }) => at === up_to))
        throw new RefusalError('validation', 'Nothing was flagged in this lesson at that time. Load the page again.');
      await store.flags.look(session, { by: caller.id, upTo: up_to, note, at: clock() });
      return await told(session);
    },
  };
};
