// The server of the measurements of turns, of practice and of lessons, and the floor beside it, in a process of their own: one database and one thread for both.
// Started by turn.ts and lesson-turn.ts with a stocked data folder; tells it where both listen, and ends when it is told to.
import { pino } from 'pino';
import { openCrisisContacts } from '@stoa/library/open-crisis-contacts';
import { openPracticePolicy } from '@stoa/library/open-practice-policy';
import { openSkillGraph } from '@stoa/library/open-skill-graph';
import { readStoredLesson } from '@stoa/engine/tutors/lesson/state/stored-lesson';
import { wrongAnswerTo } from '@stoa/engine/tutors/lesson/samples/sample-lesson';
import { buildApp } from '@stoa/server/app';
import { readServerConfig } from '@stoa/server/config';
import { openLog } from '@stoa/server/request-log';
import { openStore } from '@stoa/store/open-store';
import { bareFloor } from './bare-floor.ts';
import type { TurnRows } from './bare-floor.ts';

const [dataDir, logFile] = process.argv.slice(2);
if (dataDir === undefined || logFile === undefined) throw new Error('turn-server.ts needs a data folder and a log file');
const many = '1000000';

const store = await openStore({ dataDir });
const commit = store.journal.commit.bind(store.journal);
let last: TurnRows | null = null;
store.journal.commit = (turn) => {
  if (turn.session !== null && turn.serves.length === 0) last = { ...turn, session: turn.session };
  return commit(turn);
};

const { index } = openSkillGraph();
let now = Date.now();
const app = await buildApp({
  store,
  graph: () => index,
  policy: openPracticePolicy().policy,
  crisisContacts: openCrisisContacts(),
  languageModel: null,
  clock: () => new Date(now),
  config: readServerConfig({
    STOA_MAX_REQUESTS_PER_MINUTE: many,
    STOA_MAX_REQUESTS_PER_ADDRESS: many,
    STOA_MAX_OPENINGS_PER_MINUTE: many,
    STOA_MAX_SIGN_INS_PER_MINUTE: many,
    STOA_DATA: dataDir,
  }),
  secret: 'a secret for a measurement, longer than thirty-two letters',
  log: openLog('info', pino.destination({ dest: logFile, sync: false })),
  version: '0.0.0-bench',
  languageProvider: 'embedded',
});
const floor = await bareFloor(store, commit, () => {
  if (last === null) throw new Error('no turn has been taken yet whose rows could be written');
  return last;
});

// What only the bench asks: that time passes, and what answers a problem knows.
floor.post('/pass/:seconds', (request) => {
  now += Number((request.params as { seconds: string }).seconds) * 1000;
  return {};
});
floor.get('/answers/:problemId', async (request) => {
  const problem = await store.problems.find((request.params as { problemId: string }).problemId);
  const answer = (kind: string) => problem?.tests.find((test) => test.kind === kind)?.answer ?? null;
  return { right: answer('correct'), wrong: answer('wrong') };
});

floor.get('/kept/:sessionId', async (request) => {
  const record = await store.sessions.find((request.params as { sessionId: string }).sessionId);
  const question = record === null ? null : readStoredLesson(record.state).last_question;
  return { right: question?.answer.expected ?? null, wrong: question === null ? null : wrongAnswerTo(question) };
});
floor.get('/memory', () => {
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { rss, heap: heapUsed + external };
});

const local = { host: '127.0.0.1', port: 0 };
process.send!({ server: await app.listen(local), floor: await floor.listen(local) });
process.once('message', async () => {
  await app.close();
  await floor.close();
  await store.close();
  process.disconnect();
});
