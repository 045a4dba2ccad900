import { openEssays } from '@stoa/library/open-essays';
import type { essays as essayContracts } from '@stoa/schema/contracts/essays';
import type { Dbq } from '@stoa/schema/essay/dbq';
import type { HandlersOf } from '../../routes/handler.ts';
import type { ServerTutor } from '../server-tutor.ts';
import { essayHandlers } from './essay-handlers.ts';

let opened: ReadonlyMap<string, Dbq> | null = null;
/** The DBQs of the content, opened once for the life of the process: their files are part of the release. */
const openDbqs = () => (opened ??= new Map(openEssays().dbqs.map((dbq) => [dbq.id, dbq])));

/** Essays: the documents, what is marked in them, and the text. The coach beside them has no session yet, and so the tutor no definition. */
export const essayOnServer: ServerTutor = {
  definitions: [],
  pages: ['essays'],
  tags: { essays: 'Essays on documents: what is marked and written, saved as it is typed' },
  refusals: {
    'essays.start': ['conflict'],
    'essays.save': ['draft_changed', 'conflict'],
  },
  open({ context }) {
    const handlers: { essays: HandlersOf<typeof essayContracts> } = { essays: essayHandlers({ context, dbqs: openDbqs() }) };
    return { handlers };
  },
};
