import { randomUUID } from 'node:crypto';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openSkillGraph } from '@stoa/library/open-skill-graph';
import type { LessonReply } from '@stoa/schema/lesson';
import type { ThreadReply } from '@stoa/schema/course/thread';
import type { PracticeReply, PracticeView } from '@stoa/schema/practice';
import type { SkillId } from '@stoa/schema/skill';
import { AuthorOracle } from '../e2e/browser/author-oracle.ts';
import { openBrowser, visit } from '../e2e/browser/browser.ts';
import { openServer, password } from '../e2e/http/open-server.ts';
import { atABoard } from './picture-of-board.ts';

/**
 * Takes the pictures of the README: the real server over a database in memory, and a student who has practiced for five weeks
 * of its clock, turn by turn through the API, before her pages are photographed in Chromium. Nothing in them is drawn by hand.
 */
const folder = path.resolve(import.meta.dirname, '../docs/pictures');
const goal = 'eq_two_step' as SkillId;
const dayMs = 24 * 60 * 60_000;
const weeks = 5;
/** The student gets one problem in this many wrong. */
const slipEvery = 5;
const size = { width: 1200, height: 860 };

type Page = Awaited<ReturnType<typeof visit>>['page'];

const today = Date.now();
const clock = { now: today - weeks * 7 * dayMs };
const server = await openServer({ skills: 'all', clock: () => new Date(clock.now) });
const browser = await openBrowser();
try {
  const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
  const oracle = await AuthorOracle.at(address);
  const robin = { name: 'Robin Ferro', email: 'robin@maple.school', password };
  const photographer = await visit(browser, address, { viewport: size, deviceScaleFactor: 1.5, colorScheme: 'light' });
  const { page } = photographer;
  await sent(page, '/api/account/sign-up', robin);
  await practiceForWeeks(page, oracle);
  clock.now = today;
  await sent(page, '/api/account/sign-in', { email: robin.email, password });

  mkdirSync(folder, { recursive: true });
  await page.goto('/');
  await page.getByRole('link', { name: 'See the whole map' }).waitFor();
  await page.getByRole('img', { name: /^Mastered by strand/ }).waitFor();
  await take(page, 'home');

  await page.goto('/progress');
  await page.getByRole('img', { name: /^Skills mastered/ }).waitFor();
  await page.getByRole('combobox', { name: 'Skill' }).selectOption(await mostMoved(page));
  await take(page, 'progress');

  await inACourse(page);
  await take(page, 'course');

  await atAnEssay(page);
  await take(page, 'essay');

  await atABoard(page, (ms) => (clock.now += ms));
  await take(page, 'board');

  // From a little farther away, the neighbors are visible as well.
  await page.goto(`/map?view=graph&skill=${goal}`);
  await page.locator(`#knot-${goal}[aria-pressed=true]`).waitFor();
  await page.getByRole('button', { name: 'Zoom Out' }).click();
  await page.evaluate('window.scrollTo(0, 0)');
  await take(page, 'skill-map');

  await inALesson(page);
  await take(page, 'lesson');

  await askedForHelp(page, oracle);
  await take(page, 'practice');
  await page.emulateMedia({ colorScheme: 'dark' });
  await take(page, 'practice-dark');
  if (photographer.faults.length > 0) throw new Error(`The pages had faults:\n${photographer.faults.join('\n')}`);
} finally {
  await browser.close();
  await server.close();
}

/** Sends a request as the visitor and returns the reply, or throws with what was answered. */
async function sent<T>(page: Page, url: string, data: unknown): Promise<T> {
  const response = await page.request.post(url, { data, headers: { 'idempotency-key': randomUUID() } });
  if (!response.ok()) throw new Error(`${url}: ${response.status()} ${await response.text()}`);
  return (await response.json()) as T;
}

/** Returns all skills that the goal depends on, each after those that it needs. */
function wayTo(skill: SkillId): SkillId[] {
  const { index } = openSkillGraph();
  const way = new Set<SkillId>();
  const walk = (id: SkillId) => {
    for (const before of index.prerequisitesOf(id)) {
      walk(before.id);
      way.add(before.id);
    }
  };
  walk(skill);
  return [...way];
}

/** Practices a skill per sitting, every other day or so, each followed by a review of what is due. */
async function practiceForWeeks(page: Page, oracle: AuthorOracle): Promise<void> {
  const way = wayTo(goal);
  const begun = clock.now;
  let solved = 0;
  const sit = async (body: { skill_id?: SkillId; mode: 'practice' | 'review' }) => {
    let { view } = await sent<PracticeReply>(page, '/api/practice/sessions', body);
    const turn = async (input: object) => {
      clock.now += 40_000;
      ({ view } = await sent<PracticeReply>(page, `/api/practice/sessions/${view.session_id}/turns`, input));
    };
    while (view.phase.kind !== 'finished') {
      const { problem } = view;
      if (problem === null) break;
      solved += 1;
      if (solved % slipEvery === 0)
        await turn({ kind: 'attempt', problem_id: problem.id, answer: await written(oracle, problem, 'wrong') });
      if (view.phase.kind === 'answering')
        await turn({ kind: 'attempt', problem_id: problem.id, answer: await written(oracle, problem, 'correct') });
      if (!view.may.next) break;
      await turn({ kind: 'next' });
    }
  };
  for (const [at, skill_id] of way.entries()) {
    clock.now = Math.max(clock.now, begun + (at * (weeks * 7 - 1) * dayMs) / way.length);
    await sit({ skill_id, mode: 'practice' });
    if (await isDue(page)) await sit({ mode: 'review' });
  }
}

/** Returns the skill whose mastery changed the most. */
async function mostMoved(page: Page): Promise<string> {
  const me = (await (await page.request.get('/api/me')).json()) as { account: { id: string } };
  const history = await page.request.get(`/api/mastery/${me.account.id}/history?limit=1000`);
  const { items } = (await history.json()) as { items: { skill_id: string; before: number; after: number }[] };
  const moved = ([, changes]: [string, typeof items]) =>
    changes.reduce((sum, { before, after }) => sum + Math.abs(after - before), 0);
  const skills = [...Map.groupBy(items, ({ skill_id }) => skill_id)];
  return skills.toSorted((a, b) => moved(b) - moved(a))[0]![0];
}

async function isDue(page: Page): Promise<boolean> {
  const { due_today: due } = (await (await page.request.get('/api/practice/home')).json()) as { due_today: number };
  return due > 0;
}

async function written(
  oracle: AuthorOracle,
  problem: NonNullable<PracticeView['problem']>,
  kind: 'correct' | 'wrong',
): Promise<string> {
  const answer = await oracle.answer(problem, kind);
  if (answer.kind === 'write') return answer.text;
  return problem.input_type === 'boolean' ? String(answer.key === 'A') : answer.key;
}

/**
 * Shows the beginning of a lesson: the opening is answered, then the first question is answered wrongly and gets a question to
 * think about.
 */
async function inALesson(page: Page): Promise<void> {
  const goal = { guideline_id: 'equivalent-fractions' };
  let { first_turn: turn } = await sent<{ first_turn: LessonReply }>(page, '/api/sessions', { goal });
  const { session_id } = turn.view;
  for (const message of ['5/6', '12']) {
    const { question_id } = turn.view.question!;
    turn = await sent<LessonReply>(page, `/api/sessions/${session_id}/step`, { kind: 'answer', message, question_id });
  }
  await page.goto(`/learn/${session_id}`);
  await page.getByText(turn.message.text.split('\n').at(-1)!).waitFor();
}

/**
 * Shows the beginning of a course: the unit that blocks the question is practiced first, and what the student asks meanwhile
 * is answered from the lesson.
 */
async function inACourse(page: Page): Promise<void> {
  const { threadId } = await sent<ThreadReply>(page, '/api/tutor/threads', { courseId: 'MATH-G10' });
  for (const messageText of ['I need help with graphs', 'what is slope'])
    await sent<ThreadReply>(page, `/api/tutor/threads/${threadId}/turn`, { messageText });
  await page.goto(`/courses/session/${threadId}`);
  await page.getByText('From the lesson').waitFor();
}

/**
 * Shows an essay in progress: a note next to a document, a thesis that only restates its prompt, and the coach asking for the
 * because.
 */
async function atAnEssay(page: Page): Promise<void> {
  const { id } = await sent<{ id: string }>(page, '/api/essays', { dbq_id: 'farmers-protest-1865-1898' });
  const note = {
    id: randomUUID(),
    source: 3,
    start: 0,
    end: 70,
    note: 'The Grange wrote this for farmers, so it blames the railroads.',
  };
  const text = 'Farmers protested against economic conditions in the years from 1865 to 1898.';
  const document = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] };
  const saved = await page.request.put(`/api/essays/${id}`, { data: { expected_version: 1, work: { document, marks: [note] } } });
  if (!saved.ok()) throw new Error(`the essay: ${saved.status()}`);
  for (const turn of [{ event: 'session_start' }, { event: 'student_message', message: 'can we go to the thesis?' }])
    await sent(page, `/api/essays/${id}/coach`, turn);
  clock.now += 300_000;
  await sent(page, `/api/essays/${id}/coach`, { event: 'typing_pause' });
  await page.goto(`/essays/${id}`);
  await page.getByRole('button', { name: /^Document 3/ }).click();
  await page.getByRole('region', { name: 'Coach' }).waitFor();
}

/** Shows a problem on the goal with a wrong answer that one of its misconceptions explains, and the resulting hint. */
async function askedForHelp(page: Page, oracle: AuthorOracle): Promise<void> {
  const { view } = await sent<PracticeReply>(page, '/api/practice/sessions', { skill_id: goal, mode: 'practice' });
  const { tests } = await oracle.problem(view.problem!);
  const slip = tests.find(({ kind }) => kind === 'misconception');
  if (slip === undefined) throw new Error(`No misconception is known of ${view.problem!.id}.`);
  await page.goto(`/practice/${view.session_id}`);
  await page.locator('math-field').click();
  await page.keyboard.type(slip.answer);
  await page.getByText('We read your answer as').waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Tutor' }).getByText('Where to look').waitFor();
}

/** Takes a picture of the window once its fonts are loaded, as WebP: a third of the bytes of a PNG. */
async function take(page: Page, name: string): Promise<void> {
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 86 });
  await devtools.detach();
  const file = path.join(folder, `${name}.webp`);
  writeFileSync(file, Buffer.from(data, 'base64'));
  process.stdout.write(`${path.relative(process.cwd(), file)}  ${Math.round(statSync(file).size / 1000)} kB\n`);
}
