import { randomUUID } from 'node:crypto';
import { buildApp } from '@stoa/server/app';
import { readServerConfig } from '@stoa/server/config';
import { openLog } from '@stoa/server/request-log';
import { openCrisisContacts } from '@stoa/library/open-crisis-contacts';
import { openEverydayWords } from '@stoa/library/open-everyday-words';
import { contentFolder } from '@stoa/library/content-file';
import type { OpenedLesson } from '@stoa/library/open-lessons';
import { openPracticePolicy } from '@stoa/library/open-practice-policy';
import { openSkillGraph } from '@stoa/library/open-skill-graph';
import { readLanguageConfig } from '@stoa/providers/language/language-config';
import { openLanguageModel } from '@stoa/providers/language/language-model';
import { readLanguageModels } from '@stoa/providers/language/language-models';
import { sampleSalt } from '@stoa/factory/salted-seed';
import { writeBank } from '@stoa/factory/write-bank';
import type { Bank } from '@stoa/factory/write-bank';
import { openStore } from '@stoa/store/open-store';
import { openNewLessons } from './stock-lessons.ts';

/** A server whose lessons are evaluated. */
export type ServerUnderEvaluation = {
  /** Where it listens, e.g. `http://127.0.0.1:4000`. */
  address: string;
  /** Returns a token for one student. */
  enter: () => Promise<{ token: string }>;
  /** Whether nothing is known about the students. */
  fresh: boolean;
  /** Lets time pass, if the server has its own clock. */
  pass: (seconds: number) => void;
  /**
   * Does something while the clock doesn't move, although other lessons go on, because a ticket for a live line is valid for
   * half a minute.
   */
  whileClockStands: <Done>(act: () => Promise<Done>) => Promise<Done>;
  /** A name for its turns, so that a run on a fresh server is the same every time. */
  run: string;
  speaks: string;
  close: () => Promise<void>;
};

/** The lessons that can be evaluated, and the bank's problems of their skills. */
export type EvaluatedContent = { lessons: OpenedLesson[]; bank: Bank };

/** Opens the content: every lesson, and the bank's problems on all skills of their plans. */
export async function evaluatedContent(topics: readonly string[]): Promise<EvaluatedContent> {
  const { graph } = openSkillGraph();
  const { lessons: all } = await openNewLessons();
  const unknown = topics.filter((topic) => all.every(({ guideline }) => guideline.guideline_id !== topic));
  if (unknown.length > 0)
    throw new Error(
      `There is no lesson ${unknown.join(', ')}; there are ${all.map(({ guideline }) => guideline.guideline_id).join(', ')}.`,
    );
  const lessons = topics.length === 0 ? all : all.filter(({ guideline }) => topics.includes(guideline.guideline_id));
  const skills = new Set(
    lessons.flatMap(({ guideline: { plan } }) => [
      ...plan.concepts.map(({ skill_id }) => skill_id),
      ...plan.steps.flatMap((step) => (step.type === 'practice' ? [step.skill_id] : [])),
    ]),
  );
  const nodes = graph.nodes.filter(({ id }) => skills.has(id));
  return { lessons, bank: writeBank({ salt: sampleSalt, graph: { ...graph, nodes }, now: new Date() }) };
}

/**
 * Starts a server only for this evaluation: in memory, on a port of loopback, with a clock that only the evaluation moves. It
 * uses a language model if the environment names one, as in `stoa serve`.
 */
export async function ownServer(
  env: Readonly<Record<string, string | undefined>>,
  { lessons, bank }: EvaluatedContent,
): Promise<ServerUnderEvaluation> {
  const models = readLanguageModels(new URL('parameters/language-models.json', contentFolder));
  const { languageModel, description } = await openLanguageModel(readLanguageConfig(env, models), models);
  const store = await openStore({ memory: true });
  const { index } = openSkillGraph();
  let now = Date.now();
  await store.problems.publish(bank.verified);
  await store.plans.stock(lessons, new Date(now));
  const many = '1000000';
  const app = await buildApp({
    store,
    graph: () => index,
    policy: openPracticePolicy().policy,
    crisisContacts: openCrisisContacts(),
    everydayWords: openEverydayWords(),
    languageModel,
    clock: () => new Date(now),
    config: readServerConfig({
      STOA_MAX_REQUESTS_PER_MINUTE: many,
      STOA_MAX_REQUESTS_PER_ADDRESS: many,
      STOA_MAX_OPENINGS_PER_MINUTE: many,
      STOA_MAX_SIGN_INS_PER_MINUTE: many,
      STOA_MAX_GUESSES_PER_ACCOUNT: many,
    }),
    secret: `a secret of one evaluation: ${randomUUID()}`,
    log: openLog('silent'),
    version: 'evaluation',
    languageProvider: env['APP_LLM_PROVIDER']?.trim() || 'embedded',
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  let students = 0;
  let [standing, owedMs] = [0, 0];
  return {
    address,
    enter: async () => {
      students += 1;
      const account = { name: 'Robin Doe', email: `student-${students}@maple.school`, password: 'correct horse battery' };
      const { cookie } = await post(`${address}/api/account/sign-up`, account, {});
      const minted = await post(`${address}/api/me/tokens`, { label: 'evaluation' }, { cookie });
      return { token: (minted.body as { token: string }).token };
    },
    fresh: true,
    pass: (seconds) => {
      if (standing > 0) owedMs += seconds * 1000;
      else now += seconds * 1000;
    },
    whileClockStands: async (act) => {
      standing += 1;
      try {
        return await act();
      } finally {
        standing -= 1;
        if (standing === 0) [now, owedMs] = [now + owedMs, 0];
      }
    },
    run: 'own',
    speaks: description,
    close: async () => {
      await app.close();
      await store.close();
    },
  };
}

/** Returns a server that is already running, used with the token of an account that may take lessons. */
export const runningServer = (address: string, token: string): ServerUnderEvaluation => ({
  address: address.replace(/\/+$/, ''),
  enter: async () => ({ token }),
  fresh: false,
  pass: () => undefined,
  whileClockStands: (act) => act(),
  run: randomUUID(),
  speaks: `Whatever speaks at ${address}.`,
  close: async () => undefined,
});

async function post(url: string, body: unknown, headers: Record<string, string>): Promise<{ cookie: string; body: unknown }> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`POST ${url}: ${reply.status} ${await reply.text()}`);
  return { cookie: reply.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '', body: await reply.json() };
}
