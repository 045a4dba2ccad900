import { coachedDbq } from '@stoa/engine/tutors/essay/coaching/coached-dbq';
import { essayKnowledge, type EssayKnowledge } from '@stoa/engine/tutors/essay/coaching/essay-knowledge';
import { essayDefinition } from '@stoa/engine/tutors/essay/essay-definition';
import { openEssays, type OpenedEssays } from '@stoa/library/open-essays';
import type { essays as essayContracts } from '@stoa/schema/contracts/essays';
import type { HandlersOf } from '../../routes/handler.ts';
import type { ServerTutor } from '../server-tutor.ts';
import { EssayBanks } from './essay-banks.ts';
import { EssayCoach, type EssayContent } from './essay-coach.ts';
import { essayHandlers } from './essay-handlers.ts';

type Opened = EssayContent & Pick<OpenedEssays, 'banks' | 'templates' | 'exercises'> & { knowledge: EssayKnowledge };

let opened: Opened | null = null;
/** The DBQs of the content and what the coach knows, opened once for the life of the process: their files are part of the release. */
function openContent(): Opened {
  if (opened !== null) return opened;
  const { banks, dbqs, templates, thresholds, exercises } = openEssays();
  opened = {
    banks,
    templates,
    exercises,
    dbqs: new Map(dbqs.map((dbq) => [dbq.id, dbq])),
    prompts: new Map(dbqs.map((dbq) => [dbq.id, coachedDbq(dbq)])),
    knowledge: essayKnowledge({ banks, templates, thresholds }),
  };
  return opened;
}

/** Essays: the documents, what is marked in them, the text, and the coach beside it. */
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
    const content = openContent();
    const banks = new EssayBanks(content, context.store.essays.banks);
    const coach = new EssayCoach({ context, turns, content, banks });
    const handlers: { essays: HandlersOf<typeof essayContracts> } = {
      essays: essayHandlers({ context, dbqs: content.dbqs, exercises: content.exercises, coach, banks }),
    };
    return { handlers };
  },
};
