import { randomUUID } from 'node:crypto';
import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import type { DestinationStream } from 'pino';
import { sampleSalt } from '@stoa/factory/salted-seed';
import { writeBank } from '@stoa/factory/write-bank';
import type { Bank } from '@stoa/factory/write-bank';
import { openCrisisContacts } from '@stoa/library/open-crisis-contacts';
import { openEverydayWords } from '@stoa/library/open-everyday-words';
import { openLessons } from '@stoa/library/open-lessons';
import type { OpenedLesson } from '@stoa/library/open-lessons';
import { openPracticePolicy } from '@stoa/library/open-practice-policy';
import { keepConfigurations } from '@stoa/server/keep-configurations';
import { approvedQuestions } from '@stoa/engine/tutors/lesson/samples/approved-questions';
import { openSkillGraph } from '@stoa/library/open-skill-graph';
import { indexGraph } from '@stoa/engine/skills/graph-index';
import type { SkillGraphIndex } from '@stoa/engine/skills/graph-index';
import { buildApp } from '@stoa/server/app';
import { scrypt } from '@stoa/server/auth/password-hashing';
import type { PasswordHash } from '@stoa/server/auth/password-hashing';
import { readServerConfig } from '@stoa/server/config';
import { TutorRegistry } from '@stoa/engine/turn/registry';
import type { AppContext } from '@stoa/server/app-context';
import { allServerTutors } from '@stoa/server/tutors/all-server-tutors';
import type { ServerTutor } from '@stoa/server/tutors/server-tutor';
import { openLog } from '@stoa/server/request-log';
import type { Grade, Role } from '@stoa/schema/account';
import type { Guideline } from '@stoa/schema/study-plan';
import type { BankedProblem } from '@stoa/schema/problem';
import type { SkillGraph } from '@stoa/schema/skill';
import { databaseIn } from '@stoa/store/open-database';
import { openStore } from '@stoa/store/open-store';
import type { Store } from '@stoa/store/store';
import { sampleBank } from '../bank/sample-bank.ts';
import { requireTold } from './told-refusals.ts';

/** Sends requests to the server as a visitor, signed in or not. */
export type Visitor = {
  id: string;
  send: (request: InjectOptions) => Promise<LightMyRequestResponse>;
  post: (url: string, payload?: unknown, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;
  get: (url: string) => Promise<LightMyRequestResponse>;
};

export type OpenServer = {
  app: FastifyInstance;
  store: Store;
  server: AppContext;
  bank: Bank;
  anonymous: Visitor;
  /** Opens an account and signs in. */
  signUp: (role?: Role, email?: string, grade?: Grade) => Promise<Visitor>;
  close: () => Promise<void>;
};

export const password = 'correct horse battery';

const hashes = new Map<string, Promise<string>>();
const verdicts = new Map<string, Promise<boolean>>();
const madeOnce = <Made>(kept: Map<string, Promise<Made>>, key: string, make: () => Promise<Made>): Promise<Made> => {
  const made = kept.get(key) ?? make();
  kept.set(key, made);
  return made;
};
/**
 * Hashes each password once for all tests of a process, and checks it once against a hash. Hundreds of accounts sign up, most
 * with the same password.
 */
const hashedOnce: PasswordHash = {
  hash: (chosen) => madeOnce(hashes, chosen, () => scrypt.hash(chosen)),
  verify: (tried) => madeOnce(verdicts, JSON.stringify(tried), () => scrypt.verify(tried)),
};

/**
 * A few skills of the real graph that have no prerequisites outside these few. They're few enough to write problems for in
 * every test file.
 */
const fewSkills = ['eq_one_step_add', 'eq_one_step_mult', 'eq_two_step', 'exp_evaluate', 'sys_check'];

type Taught = 'few' | 'all' | readonly string[];

function taught(skills: Taught): { graph: SkillGraph; index: SkillGraphIndex } {
  const whole = openSkillGraph();
  if (skills === 'all') return whole;
  const named = skills === 'few' ? fewSkills : skills;
  const nodes = whole.graph.nodes
    .filter(({ id }) => named.includes(id))
    .map((skill) => ({ ...skill, prerequisites: skill.prerequisites.filter((before) => named.includes(before)) }));
  const graph = { ...whole.graph, nodes };
  return { graph, index: indexGraph(graph) };
}

const banks = new Map<string, Promise<Bank>>();
/**
 * Returns the bank of these skills. It's always the same, so it's written once for all servers of a process; the whole bank is
 * written once for all processes.
 */
const bankOf = (skills: Taught, graph: SkillGraph): Promise<Bank> =>
  madeOnce(banks, skills.toString(), () => (skills === 'all' ? sampleBank() : writeFew(graph)));

const writeFew = async (graph: SkillGraph): Promise<Bank> =>
  writeBank({ salt: sampleSalt, graph, now: new Date('2026-03-02T08:00:00Z') });

const contents = () => ({ graph: openSkillGraph().content, policy: openPracticePolicy().content });

let opened: OpenedLesson[] | null = null;
/** Returns the lessons of the content, which the library's own tests validate. Their skills are those of the whole graph. */
function lessonsOf(): OpenedLesson[] {
  opened ??= openLessons(openSkillGraph().index, { validated: { has: () => true }, now: new Date() }).lessons;
  return opened;
}

type StockedLesson = Parameters<Store['plans']['stock']>[0][number];
const stockedAs =
  (change: (guideline: Guideline) => Guideline) =>
  ({ guideline: whole, hash }: OpenedLesson): StockedLesson => {
    const guideline = change(whole);
    return { guideline, hash, problems: approvedQuestions({ ...guideline, topic_id: guideline.guideline_id }) };
  };
let unchanged: readonly StockedLesson[] | null = null;
/** Returns the unchanged lessons. Their questions are approved once for all servers of a process. */
const lessonsToStock = (): readonly StockedLesson[] => (unchanged ??= lessonsOf().map(stockedAs((guideline) => guideline)));

/** Stores what a server needs to teach: the problems, the lessons, and the versions of its configuration. */
async function fill(store: Store, bank: Bank, lessons: readonly StockedLesson[]): Promise<void> {
  const now = new Date('2026-03-02T08:00:00Z');
  await store.problems.publish(bank.verified);
  await store.plans.stock(lessons, now);
  const { graph, policy } = contents();
  await keepConfigurations(store, { graph, policy }, now);
}

/**
 * The folder of the database that most servers begin with. It's filled once for all of a process. The first server that is
 * opened reads it into memory, so it's deleted then.
 */
let usual: Promise<string> | null = null;
async function filledOnce(bank: Bank, lessons: readonly StockedLesson[]): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'stoa-usual-'));
  const store = await openStore({ dataDir: folder, sync: false });
  await fill(store, bank, lessons);
  await store.close();
  const files = `${folder}-files`;
  renameSync(databaseIn(folder), files);
  rmSync(folder, { recursive: true });
  return files;
}

type Changes = Partial<Pick<AppContext, 'clock' | 'languageModel' | 'graph' | 'courseRows' | 'supply' | 'handwriting'>> & {
  env?: Record<string, string>;
  store?: Store;
  lines?: string[];
  /** The tutors of this server; all tutors by default. */
  tutors?: readonly ServerTutor[];
  /** The skills that are taught: a few, the whole graph, or the ones listed here. */
  skills?: Taught;
  /** Changes every lesson before it is stocked. */
  changedLesson?: (guideline: Guideline) => Guideline;
  /** Changes every problem before it is published. */
  changed?: (problem: BankedProblem) => BankedProblem;
  /**
   * Requests that a busy server refuses are sent again after the time it says, as the pages do. This is safe, because none of
   * the request had begun.
   */
  patient?: boolean;
};

/** Opens the whole server over its own store and a bank of real problems. Requests are injected; no port is opened. */
export async function openServer({
  env = {},
  store: given,
  lines,
  tutors = allServerTutors,
  skills = 'few',
  changed,
  changedLesson,
  patient = false,
  ...changes
}: Changes = {}): Promise<OpenServer> {
  const { graph, index } = taught(skills);
  const written = await bankOf(skills, graph);
  const change = changed ?? ((problem: BankedProblem) => problem);
  const bank = { ...written, verified: written.verified.map((one) => ({ ...one, problem: change(one.problem) })) };
  const lessons = () => (changedLesson === undefined ? lessonsToStock() : lessonsOf().map(stockedAs(changedLesson)));
  const isUsual = skills === 'few' && changed === undefined && changedLesson === undefined;
  const from = isUsual && given === undefined ? await (usual ??= filledOnce(bank, lessons())) : undefined;
  const store = given ?? (await openStore({ memory: true, from }));
  if (from === undefined) await fill(store, bank, lessons());
  else rmSync(from, { recursive: true, force: true });
  const log =
    lines === undefined
      ? pino({ level: 'silent' })
      : openLog('info', { write: (line) => void lines.push(line) } satisfies DestinationStream);
  const server: AppContext = {
    store,
    tutors: new TutorRegistry(tutors.flatMap(({ definitions }) => definitions)),
    graph: () => index,
    policy: openPracticePolicy().policy,
    crisisContacts: openCrisisContacts(),
    everydayWords: openEverydayWords(),
    languageModel: null,
    clock: () => new Date(),
    config: readServerConfig({
      STOA_DEMO: '1',
      STOA_MAX_SIGN_INS_PER_MINUTE: '100000',
      STOA_MAX_GUESSES_PER_ACCOUNT: '100000',
      STOA_MAX_REQUESTS_PER_MINUTE: '100000',
      STOA_MAX_REQUESTS_PER_ADDRESS: '100000',
      STOA_MAX_OPENINGS_PER_MINUTE: '100000',
      ...env,
    }),
    secret: 'a secret for tests, of more than thirty-two letters',
    log,
    version: '0.0.0-test',
    languageProvider: 'embedded',
    passwordHash: hashedOnce,
    ...changes,
  };
  const app = await buildApp(server, tutors);

  const visitor = (id: string, pass: Record<string, string>): Visitor => {
    const send = async (request: InjectOptions): Promise<LightMyRequestResponse> => {
      const reply = await app.inject({ ...request, headers: { ...pass, ...request.headers } });
      requireTold(request, reply);
      if (!patient || reply.statusCode !== 503) return reply;
      await setTimeout(1000 * Number(reply.headers['retry-after']));
      return send(request);
    };
    return {
      id,
      send,
      get: (url) => send({ method: 'GET', url }),
      post: (url, payload, headers = {}) =>
        send({
          method: 'POST',
          url,
          headers,
          ...(payload === undefined ? {} : { payload: payload as object }),
        }),
    };
  };
  const anonymous = visitor('', {});
  return {
    app,
    store,
    server,
    bank,
    anonymous,
    async signUp(role = 'student', email = `${randomUUID()}@maple.school`, grade) {
      const opened = await anonymous.post('/api/account/sign-up', { name: 'Robin Doe', email, password, grade });
      if (opened.statusCode !== 200) throw new Error(`no account: ${opened.body}`);
      const { id } = opened.json<{ id: string }>();
      if (role !== 'student') await store.accounts.setRole(id, role);
      const { name, value } = opened.cookies[0] as { name: string; value: string };
      return visitor(id, { cookie: `${name}=${encodeURIComponent(value)}` });
    },
    async close() {
      await app.close();
      await store.close();
    },
  };
}

/** Returns the header that makes sure a turn happens only once. */
export const keyed = (key: string = randomUUID()) => ({ 'idempotency-key': key });
