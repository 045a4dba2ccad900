import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contracts } from '@stoa/schema/contracts/all-contracts';
import type { Access, Contract } from '@stoa/schema/contracts/contract';
import { ownBoard, readableBoard } from '@stoa/schema/contracts/boards';
import { ownLesson } from '@stoa/schema/contracts/lessons';
import type { LearnerId, Role } from '@stoa/schema/account';
import { keyed, openServer } from '../http/open-server.ts';
import type { OpenServer, Visitor } from '../http/open-server.ts';
import { sampleRequests } from './sample-requests.ts';
import type { Sample, Stage } from './sample-requests.ts';
import { setStage } from './stage.ts';

/** Who sends a request. Everything in a sample request that has an owner is Ann's. */
const callers = ['anonymous', 'ann', 'another student', 'teacher', 'author', 'admin'] as const;
type CallerName = (typeof callers)[number];
const roleOf = (caller: Exclude<CallerName, 'anonymous'>): Role =>
  caller === 'ann' || caller === 'another student' ? 'student' : caller;

/**
 * Returns the status with which a caller should be refused under a contract's access, or null. Written independently of the
 * server's own check.
 */
function refusal({ who, owns }: Access, caller: CallerName): 401 | 403 | null {
  if (who === 'anyone') return null;
  if (caller === 'anonymous') return 401;
  if (who !== 'signed_in' && !who.includes(roleOf(caller))) return 403;
  if (owns === 'nothing' || caller === 'ann') return null;
  if (owns === 'learner' && (caller === 'teacher' || caller === 'admin')) return null; // they look after her learning
  if ((owns === 'transcript' || owns === 'read_essay') && (caller === 'teacher' || caller === 'admin')) return null;
  if (owns === 'report' && (caller === 'author' || caller === 'admin')) return null;
  return 403;
}

/**
 * Routes without a contract: their address, and who may call them. The test fails if the server opens a route that isn't listed
 * here.
 */
const others: Record<string, { url: string | ((stage: Stage) => string); access: Access; status: number }> = {
  'GET /api/health': { url: '/api/health', access: { who: 'anyone', owns: 'nothing' }, status: 200 },
  'GET /api/health/live': { url: '/api/health/live', access: { who: 'anyone', owns: 'nothing' }, status: 200 },
  'GET /api/tutor/videos/:token/:file': {
    url: '/api/tutor/videos/none/none.webm',
    access: { who: 'anyone', owns: 'nothing' },
    status: 404,
  },
  'GET /api/metrics': { url: '/api/metrics', access: { who: ['admin'], owns: 'nothing' }, status: 200 },
  'GET /api/openapi.json': { url: '/api/openapi.json', access: { who: 'anyone', owns: 'nothing' }, status: 200 },
  // A caller who may not open the live line is refused; one who may is told to open it as a WebSocket.
  'GET /sessions/ws/:sessionId': {
    url: ({ ann }) => `/sessions/ws/${ann.lessonId}`,
    access: ownLesson,
    status: 426,
  },
  'GET /api/sessions/ws/:sessionId': {
    url: ({ ann }) => `/api/sessions/ws/${ann.lessonId}`,
    access: ownLesson,
    status: 426,
  },
  'GET /api/boards/:sessionId/live': {
    url: ({ ann }) => `/api/boards/${ann.boardId}/live?pen=${randomUUID()}`,
    access: ownBoard,
    status: 426,
  },
  'GET /api/boards/:sessionId/watch': {
    url: ({ ann }) => `/api/boards/${ann.boardId}/watch`,
    access: readableBoard,
    status: 426,
  },
  'GET /docs': { url: '/docs', access: { who: 'anyone', owns: 'nothing' }, status: 200 },
  'GET /docs/page.css': { url: '/docs/page.css', access: { who: 'anyone', owns: 'nothing' }, status: 200 },
  'GET /problems': { url: '/problems', access: { who: 'anyone', owns: 'nothing' }, status: 200 },
  'GET /problems/:code': { url: '/problems/stale', access: { who: 'anyone', owns: 'nothing' }, status: 200 },
  'GET /assets/*': { url: '/assets/page.js', access: { who: 'anyone', owns: 'nothing' }, status: 200 },
  'GET /favicon.svg': { url: '/favicon.svg', access: { who: 'anyone', owns: 'nothing' }, status: 200 },
  'GET /favicon.ico': { url: '/favicon.ico', access: { who: 'anyone', owns: 'nothing' }, status: 404 },
  'GET /robots.txt': { url: '/robots.txt', access: { who: 'anyone', owns: 'nothing' }, status: 404 },
  'GET /manifest.webmanifest': { url: '/manifest.webmanifest', access: { who: 'anyone', owns: 'nothing' }, status: 404 },
  'GET /*': { url: '/practice', access: { who: 'anyone', owns: 'nothing' }, status: 200 },
};

const routes = Object.entries(contracts).flatMap(([group, of]) =>
  Object.entries<Contract>(of).map(([name, contract]) => {
    const samples = sampleRequests[group as keyof typeof contracts] as Record<string, (stage: Stage) => Sample>;
    return { id: `${group}.${name}`, contract, sampleOf: samples[name]! };
  }),
);
/** These end the caller's own session or account, so each call gets a new caller. */
const endsItsCaller = ['account.signOut', 'account.eraseMe', 'account.changeEmail', 'account.changePassword'];
/**
 * These need the secret of a link, or an id that only their own tests make. Without it they answer with this status to a caller
 * who has access.
 */
const needsMore: Record<string, number> = {
  'account.confirmEmail': 410,
  'account.resetPassword': 410,
  'account.endSession': 404,
  'boards.recording': 409, // the session isn't over
  'essays.next': 409, // an essay by itself has no next question
};

let open: OpenServer;
let visitors: Record<CallerName, Visitor>;
let stage: Stage;

beforeAll(async () => {
  open = await openServer({ env: { STOA_WEB: new URL('../http/small-web', import.meta.url).pathname } });
  const ann = await open.signUp('student', 'ann@maple.school');
  visitors = {
    anonymous: open.anonymous,
    ann,
    'another student': await open.signUp('student'),
    teacher: await open.signUp('teacher'),
    author: await open.signUp('author'),
    admin: await open.signUp('admin'),
  };
  stage = await setStage(open, ann);
});
afterAll(() => open.close());

/** Adds an open report by Ann to the author's list. A new one is needed each time, because answering a report removes it. */
async function withReport(): Promise<Stage> {
  const id = randomUUID();
  const report = {
    id,
    created_at: new Date().toISOString(),
    problem_id: stage.ann.problemId,
    problem_version: 1,
    seed: 1,
    generator: 'g@1',
    skill_id: stage.skillId,
    stem: 'What is $1 + 1$?',
    message: 'Is it not 3?',
    attempts: [],
    withheld: false,
    passed_on: null,
    status: 'open' as const,
    answer: null,
  };
  await open.store.reports.file(report, stage.ann.learnerId as LearnerId, { fingerprint: '', safety: null, flag: null });
  return { ...stage, ann: { ...stage.ann, reportId: id } };
}

function requestFor({ method, path }: Contract, { params = {}, query, body, key }: Sample) {
  const url = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name]!));
  const search = query === undefined ? '' : `?${new URLSearchParams(query)}`;
  return {
    method,
    url: `${url}${search}`,
    ...(key === undefined ? {} : { headers: keyed(key) }),
    ...(body === undefined ? {} : { payload: body as object }),
  };
}

describe.each(routes)(
  '$contract.method $contract.path ($contract.access.who, $contract.access.owns)',
  ({ id, contract, sampleOf }) => {
    it.each(callers)('treats %s as its contract says', async (caller) => {
      const throwAway = caller !== 'anonymous' && endsItsCaller.includes(id);
      const visitor = throwAway ? await open.signUp(roleOf(caller)) : visitors[caller];
      const reply = await visitor.send(requestFor(contract, sampleOf(await withReport())));

      const expected = refusal(contract.access, caller);
      if (expected === null) {
        expect(reply.statusCode, reply.body).toBe(needsMore[id] ?? 200);
        if (id in needsMore) return;
        expect(contract.response.safeParse(reply.json()).error).toBeUndefined();
      } else {
        expect(reply.statusCode, reply.body).toBe(expected);
        expect(reply.json()).toMatchObject({ type: expect.stringMatching(/sign_in_needed|not_allowed|not_yours/) });
      }
    });
  },
);

describe('a program with a token', () => {
  const inPerson = routes.filter(({ contract }) => contract.access.by === 'person');

  it.each(inPerson)('can’t call $contract.method $contract.path', async ({ contract, sampleOf }) => {
    const token = await tokenOf(visitors.admin);
    const request = requestFor(contract, sampleOf(stage));
    const reply = await open.anonymous.send({ ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } });
    expect(reply.json()).toMatchObject({ status: 403, type: '/problems/person_needed' });
  });

  const tokens = new Map<string, Promise<string>>();
  function tokenOf(visitor: Visitor): Promise<string> {
    const made =
      tokens.get(visitor.id) ??
      visitor.post('/api/me/tokens', { label: 'a program' }).then((reply) => reply.json<{ token: string }>().token);
    tokens.set(visitor.id, made);
    return made;
  }
});

describe.each(Object.entries(others))('%s', (_, { url, access, status }) => {
  it.each(callers)('treats %s as its access declaration says', async (caller) => {
    const reply = await visitors[caller].get(typeof url === 'string' ? url : url(stage));
    expect(reply.statusCode, reply.body).toBe(refusal(access, caller) ?? status);
  });
});

/**
 * A route accepts only sessions of the tutors that its contract names, and no route accepts a session whose tutor is unknown.
 */
describe('a session of another tutor', () => {
  const ofSessions = routes.flatMap(({ id, contract, sampleOf }) =>
    'tutors' in contract.access ? [{ id, contract, sampleOf, tutors: contract.access.tutors }] : [],
  );
  /** Returns the session's student, or a teacher if students have no access to the route. */
  const enters = ({ access }: Contract) => (refusal(access, 'ann') === null ? visitors.ann : visitors.teacher);
  const withSessionsOf = async (tutor: (now: string) => string, act: () => Promise<void>) => {
    const { sessionId, lessonId, threadId, boardId, placementId } = stage.ann;
    const sessions = [sessionId, lessonId, threadId, boardId, placementId];
    const before = await open.store.db.selectFrom('tutor_sessions').select(['id', 'tutor']).where('id', 'in', sessions).execute();
    const set = (id: string, name: string) =>
      open.store.db.updateTable('tutor_sessions').set({ tutor: name }).where('id', '=', id).execute();
    for (const one of before) await set(one.id, tutor(one.tutor));
    try {
      await act();
    } finally {
      for (const one of before) await set(one.id, one.tutor);
    }
  };

  it.each(ofSessions)('is refused by $contract.method $contract.path when the tutor is unknown', ({ contract, sampleOf }) =>
    withSessionsOf(
      () => 'oracle',
      async () => {
        const reply = await enters(contract).send(requestFor(contract, sampleOf(stage)));
        expect(reply.json()).toMatchObject({ status: 404, type: '/problems/not_found' });
      },
    ),
  );

  it.each(ofSessions)(
    'is refused by $contract.method $contract.path when the contract doesn’t name its tutor',
    ({ contract, sampleOf, tutors }) =>
      withSessionsOf(
        () => (tutors.includes('practice') ? 'lesson' : 'practice'),
        async () => {
          const reply = await enters(contract).send(requestFor(contract, sampleOf(stage)));
          expect(reply.json()).toMatchObject({ status: 404, type: '/problems/not_found' });
        },
      ),
  );

  it('with an unknown tutor opens no live line, has no agent logs for anybody, and exports none of its state', () =>
    withSessionsOf(
      () => 'oracle',
      async () => {
        const { lessonId, boardId } = stage.ann;
        expect((await visitors.ann.get(`/sessions/ws/${lessonId}`)).statusCode).toBe(404);
        expect((await visitors.ann.get(`/api/boards/${boardId}/live?pen=${randomUUID()}`)).statusCode).toBe(404);
        expect((await visitors.teacher.get(`/api/boards/${boardId}/watch`)).statusCode).toBe(404);
        for (const logs of [`/api/sessions/${lessonId}/agent-logs`, `/api/audit/sessions/${lessonId}/agent-logs`])
          expect((await visitors.admin.get(logs)).statusCode).toBe(404);
        type Exported = { tutor_sessions: { tutor: string; state: unknown }[] };
        const { tutor_sessions } = (await visitors.ann.get('/api/me/export')).json<Exported>();
        const shown = tutor_sessions.filter(({ tutor }) => tutor === 'oracle').map(({ state }) => state);
        expect(shown).toEqual([null, null, null, null, null]);
      },
    ));
});

describe('the table of routes', () => {
  it('declares who may call every route, and has no route that these tests leave out', () => {
    const walked = new Map<string, Access>([
      ...routes.map(({ contract }) => [`${contract.method} ${contract.path}`, contract.access] as const),
      ...Object.entries(others).map(([route, { access }]) => [route, access] as const),
    ]);
    const found = new Map(
      open.app.openRoutes
        .filter(({ method, url }) => method !== 'HEAD' || !walked.has(`GET ${url}`)) // HEAD is checked as GET without the body
        .map(({ method, url, access }) => [`${method} ${url}`, access]),
    );
    expect(found).toEqual(walked);
  });
});
