// The server for the measurements of turns (practice, lesson, course) and the floor, in a process of their own: one database
// and one thread for both. Started by turn.ts, lesson-turn.ts and course-turn.ts with a stocked data folder. Tells them where
// both listen, and ends when told to.
import { pino } from 'pino';
import { openCrisisContacts } from '@stoa/library/open-crisis-contacts';
import { openEverydayWords } from '@stoa/library/open-everyday-words';
import { openPracticePolicy } from '@stoa/library/open-practice-policy';
import { openSkillGraph } from '@stoa/library/open-skill-graph';
import { readStoredLesson } from '@stoa/engine/tutors/lesson/state/stored-lesson';
import { wrongAnswerTo } from '@stoa/engine/tutors/lesson/samples/sample-lesson';
import { hashedEmbedder } from '@stoa/engine/tutors/course/retrieval/hashed-embedder';
import { loadRows } from '@stoa/library/retrieval/load-rows';
import { buildApp } from '@stoa/server/app';
import { openKeptRows } from '@stoa/server/kept-rows';
import { allServerTutors } from '@stoa/server/tutors/all-server-tutors';
import { courseOnServer, courseTutorOnServer } from '@stoa/server/tutors/course/course-on-server';
import { CourseRetrieval } from '@stoa/server/tutors/course/course-retrieval';
import { readServerConfig } from '@stoa/server/config';
import { openLog } from '@stoa/server/request-log';
import { openStore } from '@stoa/store/open-store';
import { bareFloor } from './bare-floor.ts';
import type { TurnRows } from './bare-floor.ts';
import { largeCourse } from './large-course.ts';

const [dataDir, logFile, courses] = process.argv.slice(2);
if (dataDir === undefined || logFile === undefined) throw new Error('turn-server.ts needs a data folder and a log file');
const many = '1000000';

const store = await openStore({ dataDir });
const commit = store.journal.commit.bind(store.journal);
let last: TurnRows | null = null;
store.journal.commit = (turn) => {
  // A turn of a course mostly serves a drill, so it counts in any case. For other tutors, only turns that serve nothing are
  // measured.
  if (turn.session !== null && (turn.serves.length === 0 || turn.session.tutor === 'course'))
    last = { ...turn, session: turn.session };
  return commit(turn);
};

const { index } = openSkillGraph();
let now = Date.now();
const large = courses === 'large course' ? largeCourse() : null;
const kept = await openKeptRows({ retrieval: { kind: 'tables' } }, store, hashedEmbedder);
if (large !== null) {
  await loadRows(kept, 'MATH-G10', { rows: large.course.library.rows.all, prefixes: ['content/'] });
  await loadRows(kept, 'MATH-G10', { rows: large.documents, prefixes: ['document/'] });
}
const taught = large === null ? null : new Map([['MATH-G10', large.course]]);
const tutors =
  taught === null
    ? undefined
    : allServerTutors.map((tutor) => (tutor === courseOnServer ? courseTutorOnServer(() => taught) : tutor));
const app = await buildApp(
  {
    store,
    graph: () => index,
    policy: openPracticePolicy().policy,
    crisisContacts: openCrisisContacts(),
    everydayWords: openEverydayWords(),
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
    ...(large === null ? {} : { courseRows: kept }),
  },
  tutors,
);
const floor = await bareFloor(store, commit, () => {
  if (last === null) throw new Error('no turn has been taken yet whose rows could be written');
  return last;
});

// Routes for the bench only: let time pass, and return the answers that a problem knows.
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
const retrieval = new CourseRetrieval(kept, openLog('silent'));
floor.post('/retrieve', async (request) => {
  if (large === null) throw new Error('only the large course is searched by itself');
  const { text } = request.body as { text: string };
  const { library } = large.course;
  const begun = performance.now();
  const asked = await retrieval.asked(library, text);
  await retrieval.candidates(library, asked, { unitId: 'ALG-01', tier: 'bronze', withoutQuestionIds: [], most: 20 });
  await retrieval.context(library, asked, {
    text,
    scopedUnitIds: ['ALG-01', 'ALG-00', 'FUN-00', 'FUN-01', 'EXP-01'],
    passedQuestionIds: [],
  });
  return { ms: performance.now() - begun };
});
floor.get('/memory', () => {
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { rss, heap: heapUsed + external };
});

if (large !== null) await retrieval.load([large.course], new AbortController().signal);
const local = { host: '127.0.0.1', port: 0 };
process.send!({ server: await app.listen(local), floor: await floor.listen(local) });
process.once('message', async () => {
  await app.close();
  await floor.close();
  await store.close();
  process.disconnect();
});
