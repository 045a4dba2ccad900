import type { FastifyRequest } from 'fastify';
import type { Access } from '@stoa/schema/contracts/contract';
import type { StoredEssay } from '@stoa/store/essay-submissions';
import type { SessionRecord, Store, TurnBeginning } from '@stoa/store/store';
import { RefusalError } from '../refusals.ts';
import type { Caller } from './caller.ts';

/** The role that a route asks for, checked before anything of the request is read. */
export function requireRole(access: Access, caller: Caller | null, request: FastifyRequest): void {
  if (access.who === 'anyone') return;
  if (caller === null) {
    const expired = request.headers.authorization !== undefined || request.headers.cookie !== undefined;
    const detail = expired
      ? 'You’re not signed in, or your session or token has expired. Sign in again. Your work is safe.'
      : undefined;
    throw new RefusalError('sign_in_needed', detail, { headers: { 'www-authenticate': 'Bearer realm="stoa"' } });
  }
  if (access.who !== 'signed_in' && !access.who.includes(caller.role)) {
    throw new RefusalError(
      'not_allowed',
      `This is open to ${access.who.join(' or ')} accounts; yours is a ${caller.role} account.`,
    );
  }
  if (access.by === 'person' && caller.by === 'token') throw new RefusalError('person_needed');
}

/**
 * What the route's owned thing turned out to be; it is handed on, so that nobody loads it twice. A request with a key is about to take
 * a turn: then all that the turn begins from came with the session, in one read.
 */
export type Owned = { session: SessionRecord | null; beginning: TurnBeginning | null; essay: StoredEssay | null };

type Named = { params: Record<string, unknown>; body: Record<string, unknown>; key: string | null };
const nothing: Owned = { session: null, beginning: null, essay: null };

/**
 * Whether the caller may touch the very thing that the request names. Nobody but its owner may touch a session; teachers and admins may
 * read its transcript, her essays, and what a learner knows; authors and admins may read reports.
 *
 * Errors  `not_found` for what does not exist, `not_yours` for what belongs to somebody else.
 */
export async function requireOwner(access: Access, named: Named, caller: Caller | null, store: Store): Promise<Owned> {
  switch (access.owns) {
    case 'nothing':
      return nothing;
    case 'learner': {
      const id = named.params['learnerId'];
      if (id === caller?.id) return nothing;
      if (caller?.role !== 'teacher' && caller?.role !== 'admin') throw new RefusalError('not_yours');
      // To everybody else, whether there is such a learner is none of their business.
      if (typeof id !== 'string' || (await store.accounts.find(id)) === null)
        throw new RefusalError('not_found', 'We couldn’t find that student.');
      return nothing;
    }
    case 'transcript':
    case 'session': {
      const id = named.params['sessionId'] ?? named.params['threadId'] ?? named.body['session_id'];
      if (typeof id !== 'string' || !isUuid(id)) throw new RefusalError('not_found', noSession);
      const beginning = named.key === null ? null : await store.journal.begin(id, named.key);
      const session = named.key === null ? await store.sessions.find(id) : (beginning?.session ?? null);
      if (session === null) throw new RefusalError('not_found', noSession);
      const reads = access.owns === 'transcript' && (caller?.role === 'teacher' || caller?.role === 'admin');
      if (session.learner_id !== caller?.id && !reads)
        throw new RefusalError('not_yours', 'This session belongs to another account.');
      // A session of another tutor, or of one that this version does not know, is nothing that the route could serve.
      if (!access.tutors.includes(session.tutor)) throw new RefusalError('not_found', noSession);
      return { ...nothing, session, beginning };
    }
    case 'essay':
    case 'read_essay': {
      const id = named.params['essayId'];
      const found = typeof id === 'string' && isUuid(id) ? await store.essays.find(id) : null;
      if (found === null) throw new RefusalError('not_found', 'We couldn’t find that essay.');
      const reads = access.owns === 'read_essay' && (caller?.role === 'teacher' || caller?.role === 'admin');
      if (found.learner_id !== caller?.id && !reads)
        throw new RefusalError('not_yours', 'This essay belongs to another account.');
      return { ...nothing, essay: found };
    }
    case 'report': {
      const id = named.params['reportId'];
      const found = typeof id === 'string' && isUuid(id) ? await store.reports.find(id) : null;
      if (found === null) throw new RefusalError('not_found', 'We couldn’t find that report.');
      const reads = found.reporter === caller?.id || caller?.role === 'author' || caller?.role === 'admin';
      if (!reads) throw new RefusalError('not_yours', 'This report belongs to another account.');
      return nothing;
    }
  }
}

export const noSession = 'We couldn’t find that session. Go home and start a new one.';

export const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
