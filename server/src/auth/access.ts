import type { FastifyRequest } from 'fastify';
import type { Access } from '@stoa/schema/contracts/contract';
import type { StoredEssay } from '@stoa/store/essay-submissions';
import type { SessionRecord, Store, TurnBeginning } from '@stoa/store/store';
import { RefusalError } from '../refusals.ts';
import type { Caller } from './caller.ts';

/** Checks the role that a route asks for, before anything of the request is read. */
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
 * The session or essay that the route's access check has loaded, passed on so that it isn't loaded twice. A request with a key
 * is about to take a turn, so everything that the turn begins from is read together with the session.
 */
export type Owned = { session: SessionRecord | null; beginning: TurnBeginning | null; essay: StoredEssay | null };

type Named = { params: Record<string, unknown>; body: Record<string, unknown>; key: string | null };
const nothing: Owned = { session: null, beginning: null, essay: null };

/**
 * Checks that the caller may access what the request names. Only its owner may act in a session; teachers and admins may read
 * its transcript, the student's essays, and what she knows; authors and admins may read reports.
 *
 * Errors  `not_found` for what doesn't exist, `not_yours` for what belongs to somebody else.
 */
export async function requireOwner(access: Access, named: Named, caller: Caller | null, store: Store): Promise<Owned> {
  switch (access.owns) {
    case 'nothing':
      return nothing;
    case 'learner': {
      const id = named.params['learnerId'];
      if (id === caller?.id) return nothing;
      if (caller?.role !== 'teacher' && caller?.role !== 'admin') throw new RefusalError('not_yours');
      // Other callers don't learn whether this learner exists.
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
      // The route can't serve a session of another tutor, or of a tutor that this version doesn't know.
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
