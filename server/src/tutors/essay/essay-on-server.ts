import { essayDefinition } from '@stoa/engine/tutors/essay/essay-definition';
import type { essays as essayContracts } from '@stoa/schema/contracts/essays';
import type { HandlersOf } from '../../routes/handler.ts';
import type { ServerTutor } from '../server-tutor.ts';
import { EssayBanks } from './essay-banks.ts';
import { EssayCoach } from './essay-coach.ts';
import { essayHandlers } from './essay-handlers.ts';
import { openEssayContent } from './open-essay-content.ts';

/** The essay tutor: the documents, what is marked in them, the text, and the coach beside it. */
export const essayOnServer: ServerTutor = {
  definitions: [essayDefinition],
  pages: ['essays'],
  tags: { essays: 'Essays on documents: what is marked and written, saved as it is typed, and the coach beside it' },
  refusals: {
    'essays.start': ['conflict'],
    'essays.next': ['conflict'],
    'essays.give': ['conflict'],
    'essays.publishBank': ['draft_changed'],
    'essays.save': ['draft_changed', 'conflict'],
    'essays.coachTurn': ['stale', 'not_now'],
  },
  open({ context, turns }) {
    const content = openEssayContent();
    const banks = new EssayBanks(content, context.store.essays.banks);
    const coach = new EssayCoach({ context, turns, content, banks });
    const handlers: { essays: HandlersOf<typeof essayContracts> } = {
      essays: essayHandlers({ context, dbqs: content.dbqs, exercises: content.exercises, coach, banks }),
    };
    return { handlers };
  },
};
