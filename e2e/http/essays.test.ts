import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BankView } from '@stoa/schema/essay/bank-edition';
import type { CoachView } from '@stoa/schema/essay/coach-view';
import type { DetectorStanding, EssayReport, StudentsEssay } from '@stoa/schema/essay/oversight';
import type { EssayLine, EssaySaved, EssaySubmission, EssayWork } from '@stoa/schema/essay/submission';
import { PeriodBank } from '@stoa/schema/essay/period-bank';
import { readContent } from '@stoa/library/content-file';
import { standingClock } from './learner.ts';
import { keyed, openServer } from './open-server.ts';
import type { OpenServer, Visitor } from './open-server.ts';

const { clock, pass } = standingClock();
const lines: string[] = [];
let open: OpenServer;
let ann: Visitor;
let teacher: Visitor;
beforeAll(async () => {
  open = await openServer({ clock, lines });
  ann = await open.signUp();
  teacher = await open.signUp('teacher');
});
afterAll(() => open.close());

const farmers = 'farmers-protest-1865-1898';
const work = (text: string, marks: EssayWork['marks'] = []): EssayWork => ({
  document: {
    type: 'doc',
    content: text
      .split('\n')
      .map((one) => ({ type: 'paragraph', ...(one !== '' && { content: [{ type: 'text', text: one }] }) })),
  },
  marks,
});
const begin = async (body: object = { dbq_id: farmers }, who = ann, key = keyed()) =>
  (await who.post('/api/essays', body, key)).json<EssaySubmission>();

let essay: EssaySubmission;
beforeEach(async () => {
  essay = await begin();
});
const at = () => `/api/essays/${essay.id}`;
const put = (payload: unknown, who = ann) => who.send({ method: 'PUT', url: at(), payload: payload as object });
const save = (text: string, expected_version: number, more: object = {}) => put({ expected_version, work: work(text), ...more });
const read = async (who = ann) => (await who.get(at())).json<EssaySubmission>();

describe('an essay', () => {
  it('starts with its question and the seven documents, and without the coach’s material', async () => {
    expect(essay).toMatchObject({ dbq_id: farmers, scope: 'full', timing: 'untimed', version: 1, submitted_at: null, aside: [] });
    expect(essay.dbq.sources.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(JSON.stringify(essay)).not.toMatch(/hypotheses|groupings|aliases|mentions/);
    const { dbqs } = (await ann.get('/api/essays/dbqs')).json<{ dbqs: { id: string }[] }>();
    expect(dbqs.length).toBeGreaterThanOrEqual(6);
    expect(dbqs.map(({ id }) => id)).toContain(farmers);
  });

  it('is started once by a repeated request, and not for an unknown question', async () => {
    const key = keyed();
    const [first, again] = [await begin({ dbq_id: farmers }, ann, key), await begin({ dbq_id: farmers }, ann, key)];
    expect(again.id).toBe(first.id);
    expect((await ann.post('/api/essays', { dbq_id: farmers, timing: 'timed' }, key)).statusCode).toBe(422);
    expect((await ann.post('/api/essays', { dbq_id: 'no-such' }, keyed())).json()).toMatchObject({ status: 400 });
  });

  it('is saved as it is typed, with its marks, and read back unchanged', async () => {
    pass(1000);
    const marks = [{ id: randomUUID(), source: 5, start: 3, end: 40, note: 'I don’t get this.' }];
    expect((await put({ expected_version: 1, work: work('Farmers\n\nlost.', marks) })).json<EssaySaved>()).toMatchObject({
      version: 2,
      safety: null,
    });
    expect(await read()).toMatchObject({ version: 2, work: work('Farmers\n\nlost.', marks) });
    expect((await ann.get('/api/essays?limit=1')).json<{ items: EssayLine[] }>().items[0]).toMatchObject({ id: essay.id });
  });

  it('is saved once when the reply was lost and the same work is sent again', async () => {
    expect((await save('One', 1)).json()).toMatchObject({ version: 2 });
    expect((await save('One', 1)).json()).toMatchObject({ version: 2 });
    expect((await read()).aside).toEqual([]);
  });

  it('is not overwritten by a second tab: the save is refused with the stored work, and both are kept', async () => {
    await save('The first tab', 1);
    const refused = await save('The second tab', 1);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ type: '/problems/draft_changed', essay: { version: 2, work: work('The first tab') } });
    expect(await read()).toMatchObject({ work: work('The first tab'), aside: [{ work: work('The second tab') }] });

    expect((await save('The second tab', 2, { instead: true })).json()).toMatchObject({ version: 3 });
    expect(await read()).toMatchObject({ work: work('The second tab'), aside: [{ work: work('The first tab') }] });
  });

  it('is turned in once, and work that is sent later is kept as a copy', async () => {
    await save('Done', 1);
    expect((await ann.post(`${at()}/submission`)).json()).toMatchObject({ submitted_at: clock().toISOString() });
    expect((await save('More', 2)).json()).toMatchObject({ status: 409, type: '/problems/conflict' });
    expect(await read()).toMatchObject({ work: work('Done'), aside: [{ work: work('More') }] });
  });

  it('gives a timed page the server’s time', async () => {
    essay = await begin({ dbq_id: farmers, timing: 'timed' });
    pass(16 * 60_000);
    const { started_at, now, scope } = await read();
    expect(scope).toBe('full');
    expect(Date.parse(now) - Date.parse(started_at)).toBe(16 * 60_000);
  });
});

describe('a person who doesn’t own an essay', () => {
  it('can’t read or write it, except for a teacher, who reads it without the copies put aside', async () => {
    await save('Mine', 1);
    await save('Aside', 1);
    const other = await open.signUp();
    expect((await other.get(at())).statusCode).toBe(403);
    for (const who of [other, teacher]) {
      expect((await put({ expected_version: 2, work: work('Yours') }, who)).statusCode).toBe(403);
      expect((await who.post(`${at()}/submission`)).statusCode).toBe(403);
    }
    expect(await read(teacher)).toMatchObject({ work: work('Mine'), aside: [] });
    const { items } = (await teacher.get(`/api/essays/learners/${ann.id}`)).json<{ items: EssayLine[] }>();
    expect(items.map(({ id }) => id)).toContain(essay.id);
    expect((await other.get(`/api/essays/learners/${ann.id}`)).statusCode).toBe(403);
  });

  it('gets a plain refusal for one that doesn’t exist', async () => {
    for (const id of [randomUUID(), 'nonsense'])
      expect((await ann.get(`/api/essays/${id}`)).statusCode).toBe(id === 'nonsense' ? 400 : 404);
  });
});

describe('unusual essay text', () => {
  it.each([
    { what: 'nonsense', text: 'aaaaaaaa' },
    { what: 'another language', text: 'Los granjeros perdieron. 农民失败了。' },
    { what: '200 kB in one paragraph', text: 'words '.repeat(34_000) },
    { what: '200 kB in many paragraphs', text: 'twenty letters here.\n'.repeat(9_500) },
    { what: 'half a surrogate pair', text: 'a \ud83d b' },
    { what: 'markup', text: '<script>alert(1)</script>' },
  ])('is saved: $what', async ({ text }) => {
    expect((await save(text, 1)).statusCode).toBe(200);
    expect((await save(text, 1)).json()).toMatchObject({ version: 2 });
    expect(JSON.stringify((await read()).work).length).toBeGreaterThan(text.trim().length);
  });

  it.each([
    { what: 'more than is kept', payload: { expected_version: 1, work: work('a'.repeat(300_001)) }, status: 400 },
    { what: 'more than is read', payload: { expected_version: 1, work: work('a'.repeat(2_200_000)) }, status: 413 },
    { what: 'a document that is none', payload: { expected_version: 1, work: { document: 'text', marks: [] } }, status: 400 },
    { what: 'NUL', payload: { expected_version: 1, work: work('a\0b') }, status: 400 },
    { what: 'no version', payload: { work: work('a') }, status: 400 },
    { what: 'nothing', payload: {}, status: 400 },
  ])('is refused with an explanation, and changes nothing: $what', async ({ payload, status }) => {
    const reply = await put(payload);
    expect(reply.statusCode).toBe(status);
    expect(reply.json<{ detail: string }>().detail.length).toBeGreaterThan(10);
    expect(await read()).toEqual(essay);
  });
});

describe('a cry for help in an essay', () => {
  it('is answered and flagged once, however often the page saves, and is not in the log', async () => {
    const flagged = async () =>
      (
        await open.store.db.selectFrom('flags').select(['kind', 'flag']).where('learner_id', '=', ann.id).orderBy('at').execute()
      ).map(({ kind, flag }) => ({ kind, words: flag.words }));
    const note = (words: string) => ({ id: randomUUID(), source: 1, start: 0, end: 0, note: words });
    const first = (await put({ expected_version: 1, work: work('I want to kill myself') })).json<EssaySaved>();
    expect(first.safety?.words).toContain('Thank you for telling me');
    for (const [n, text] of ['I want to kill myself t', 'I want to kill myself tonight.'].entries())
      expect((await save(text, 2 + n)).json()).toMatchObject({ safety: null });
    expect(await flagged()).toEqual([{ kind: 'self_harm', words: 'I want to kill myself' }]);
    await put({ expected_version: 4, work: work('I want to kill myself tonight.', [note('my dad beats me')]) });
    expect((await flagged()).map(({ kind }) => kind)).toEqual(['self_harm', 'abuse']);
    expect(lines.join('\n')).not.toContain('kill myself');
  });
});

describe('an account’s essays', () => {
  it('are in its export, and are deleted with it', async () => {
    const bea = await open.signUp();
    essay = await begin({ dbq_id: farmers }, bea);
    await put({ expected_version: 1, work: work('Hers alone') }, bea);
    const { essay_submissions } = (await bea.get('/api/me/export')).json<{ essay_submissions: object[] }>();
    expect(essay_submissions).toMatchObject([{ id: essay.id, work: work('Hers alone') }]);
    expect(Object.keys(essay_submissions[0]!)).not.toContain('flagged');
    expect((await bea.send({ method: 'DELETE', url: '/api/me' })).statusCode).toBe(200);
    expect(await open.store.essays.find(essay.id)).toBeNull();
  });
});

describe('the coach of an essay', () => {
  const coach = async (body: object, key = keyed(), who = ann) => {
    const reply = await who.post(`${at()}/coach`, body, key);
    return { status: reply.statusCode, view: reply.json<CoachView>() };
  };
  const lastLine = ({ view }: { view: CoachView }) => view.lines.at(-1);

  it('opens the session, keeps the conversation, and speaks once for a repeated request', async () => {
    expect((await ann.get(`${at()}/coach`)).json()).toMatchObject({ version: 0, lines: [] });
    const key = keyed();
    const opened = await coach({ event: 'session_start' }, key);
    expect(opened.view.lines).toMatchObject([{ by: 'coach', safety: null }]);
    expect((await coach({ event: 'session_start' }, key)).view).toEqual(opened.view);
    expect((await ann.get(`${at()}/coach`)).json()).toEqual(opened.view);
    expect((await teacher.get(`${at()}/coach`)).json()).toEqual(opened.view);
    expect((await teacher.post(`${at()}/coach`, { event: 'tick' }, keyed())).statusCode).toBe(403);
  });

  it('reads the saved page, and asks about a thesis that only restates its prompt', async () => {
    await save('Farmers protested against economic conditions in the years from 1865 to 1898.', 1);
    const said = await coach({ event: 'student_message', message: 'can we go to the thesis? here is mine' });
    expect(said.view.lines.map(({ by }) => by)).toEqual(['student', 'coach']);
    pass(240_000);
    const paused = await coach({ event: 'typing_pause' });
    expect(lastLine(paused)?.text).toMatch(/“Farmers protested against economic conditions.*\?$/u);
    expect(paused.view.phase).toBe('thesis');
  });

  it('answers a cry for help with the crisis message, flags it, and continues afterward', async () => {
    const cried = await coach({ event: 'student_message', message: 'i want to kill myself' });
    expect(lastLine(cried)).toMatchObject({ by: 'coach', safety: 'crisis' });
    expect(lastLine(cried)!.text).not.toMatch(/math/i);
    const flags = (await teacher.get('/api/flags')).json<{ items: { title?: string }[] }>();
    expect(JSON.stringify(flags)).toContain(essay.title);
    expect(lastLine(await coach({ event: 'student_message', message: 'i am ok. what is a thesis?' }))?.safety).toBeNull();
  });

  it('writes nothing for the student, and refuses an empty message', async () => {
    const asked = await coach({ event: 'student_message', message: 'just write the thesis for me' });
    expect(lastLine(asked)?.text).not.toMatch(/farmers protested because/i);
    expect((await coach({ event: 'student_message', message: '  ' })).status).toBe(400);
  });

  it('is silent in a timed essay while she reads, by the server’s clock, and speaks when she writes', async () => {
    essay = await begin({ dbq_id: farmers, timing: 'timed' });
    expect((await coach({ event: 'session_start' })).view.lines).toEqual([]);
    pass(5 * 60_000);
    expect((await coach({ event: 'student_message', message: 'what is doc 3 about' })).view.lines.map(({ by }) => by)).toEqual([
      'student',
    ]);
    pass(10.1 * 60_000);
    expect(lastLine(await coach({ event: 'writing_started' }))?.by).toBe('coach');
    pass(46 * 60_000);
    expect(lastLine(await coach({ event: 'student_message', message: 'one more thing' }))?.by).toBe('student');
  });

  it('is turned off and on again for one essay by a teacher, who can read a report on it', async () => {
    await save('Farmers protested against economic conditions in the years from 1865 to 1898.', 1);
    await coach({ event: 'student_message', message: 'can we go to the thesis?' });
    pass(240_000);
    await coach({ event: 'typing_pause' });
    const report = (await teacher.get(`${at()}/report`)).json<EssayReport>();
    expect(report.theses.map(({ text }) => text)).toEqual([expect.stringContaining('Farmers protested')]);
    expect(report.fires).toMatchObject([
      { detector: 'thesis_restates_prompt', outcome: 'seen' },
      { detector: 'thesis_restates_prompt', outcome: 'spoken', response: report.coach.lines.at(-1)!.text },
    ]);
    expect((await ann.get(`${at()}/report`)).statusCode).toBe(403);

    const turnOff = (off: boolean) => teacher.send({ method: 'PUT', url: `${at()}/coach`, payload: { off } });
    expect((await turnOff(true)).json<EssayReport>().coach).toMatchObject({ off: true, lines: report.coach.lines });
    expect((await coach({ event: 'student_message', message: 'hello?' })).status).toBe(409);
    expect((await ann.get(`${at()}/coach`)).json()).toMatchObject({ off: true, lines: report.coach.lines });
    await turnOff(false);
    expect((await coach({ event: 'student_message', message: 'hello?' })).status).toBe(200);

    const { items } = (await teacher.get('/api/essays/students?limit=50')).json<{ items: StudentsEssay[] }>();
    expect(items.find(({ id }) => id === essay.id)).toMatchObject({ learner: { id: ann.id } });
    expect((await ann.get('/api/essays/students')).statusCode).toBe(403);
  });

  it('ignores a detector that an admin has turned off, from the next turn on', async () => {
    const admin = await open.signUp('admin');
    const flip = (is_off: boolean) =>
      admin.send({ method: 'PUT', url: '/api/essays/detectors/thesis_restates_prompt', payload: { is_off } });
    await save('Farmers protested against economic conditions in the years from 1865 to 1898.', 1);
    await coach({ event: 'student_message', message: 'can we go to the thesis?' });
    const fires = async () => (await teacher.get(`${at()}/report`)).json<EssayReport>().fires.map(({ outcome }) => outcome);
    const before = await fires();
    const { detectors } = (await flip(true)).json<{ detectors: DetectorStanding[] }>();
    expect(detectors.find(({ detector }) => detector === 'thesis_restates_prompt')).toMatchObject({ is_off: true });
    pass(240_000);
    await coach({ event: 'typing_pause' });
    expect(await fires()).toEqual(before);
    await flip(false);
    pass(240_000);
    await coach({ event: 'typing_pause' });
    expect(await fires()).toContain('spoken');
    expect((await teacher.get('/api/essays/detectors')).statusCode).toBe(403);
  });

  it('gets another scope and a clock while she writes: it answers first, then narrows, and continues', async () => {
    await save('Farmers protested because railroads set the rates and owned the only way to market.', 1);
    await coach({ event: 'session_start' });
    const give = (scope: string, timing: string, who = teacher) =>
      who.send({ method: 'PUT', url: `${at()}/coaching`, payload: { scope, timing } });
    expect((await give('thesis', 'untimed', ann)).statusCode).toBe(403);
    expect((await give('thesis', 'timed')).statusCode).toBe(400);
    expect((await give('thesis', 'untimed')).json<EssayReport>().coach).toMatchObject({ scope: 'thesis' });
    const answered = await coach({ event: 'student_message', message: 'i don’t get document 5' });
    expect(lastLine(answered)?.text).toMatch(/document 5|doc 5|\?/iu);
    pass(240_000);
    const narrowed = await coach({ event: 'typing_pause' });
    expect(narrowed.view).toMatchObject({ scope: 'thesis', phase: 'thesis' });
    expect(narrowed.view.lines.length).toBeGreaterThan(answered.view.lines.length);

    await give('full', 'timed');
    expect(await read()).toMatchObject({ timing: 'timed', clock_since: new Date(clock().getTime() - 15 * 60_000).toISOString() }); // she has written already, so there's no reading time
    pass(240_000);
    await coach({ event: 'typing_pause' }); // the coach announces the new scope
    pass(240_000);
    const told = await coach({ event: 'typing_pause' });
    expect(told.view).toMatchObject({ scope: 'full', timing: 'timed' });
    expect(told.view.lines.slice(0, narrowed.view.lines.length)).toEqual(narrowed.view.lines);
    pass(50 * 60_000);
    const over = await coach({ event: 'student_message', message: 'one more thing' });
    expect(lastLine(over)?.by).toBe('student');
  });

  it('ends when the essay is turned in, and the export has the essay without the coach’s internals', async () => {
    await coach({ event: 'session_start' });
    await ann.post(`${at()}/submission`, {});
    expect((await coach({ event: 'typing_pause' })).status).toBe(409);
    const told = (await ann.get('/api/me/export')).body;
    expect(told).toContain(essay.id);
    expect(told).not.toContain('open_phase');
  });
});

describe('a practice scope with several parts', () => {
  const next = async () => (await ann.post(`${at()}/next`, {})).json<EssaySubmission>();

  it('gives one question after another, each once', async () => {
    essay = await begin({ dbq_id: farmers, scope: 'thesis', next: ['independence-1754-1776', 'democracy-1800-1848'] });
    expect(essay.set).toMatchObject({ place: 1, of: 3, source: null });
    await save('Farmers protested because railroads set the rates.', 1);
    const first = essay;
    const second = await next();
    expect(second).toMatchObject({ dbq_id: 'independence-1754-1776', scope: 'thesis', set: { place: 2, of: 3 } });
    expect((await next()).id).toBe(second.id);
    expect((await read()).submitted_at).not.toBeNull();
    essay = second;
    essay = await next();
    expect(essay).toMatchObject({ dbq_id: 'democracy-1800-1848', set: { place: 3, of: 3, next: [] } });
    expect((await ann.post(`${at()}/next`, {})).statusCode).toBe(409);
    expect(essay.id).not.toBe(first.id);
    expect((await ann.post('/api/essays', { dbq_id: farmers, scope: 'thesis', next: ['no-such'] }, keyed())).statusCode).toBe(
      400,
    );
  });

  it('gives an argument and its document to source, and an essay to complicate', async () => {
    essay = await begin({ dbq_id: farmers, scope: 'sourcing' });
    expect(essay.set).toMatchObject({ place: 1, of: 3, source: 3 });
    expect(JSON.stringify(essay.work.document)).toMatch(/organized capital.*"source":3/u);
    expect((await next()).set).toMatchObject({ place: 2, source: 4 });

    const given = await begin({ dbq_id: farmers, scope: 'complexity' });
    expect(given.work.document.content.length).toBeGreaterThan(2);
    essay = await begin();
    await save('My own essay.', 1);
    const own = await begin({ dbq_id: farmers, scope: 'complexity', from: essay.id });
    expect(own.work.document).toEqual(work('My own essay.').document);
    const stranger = await open.signUp();
    const theirs = await stranger.post('/api/essays', { dbq_id: farmers, scope: 'complexity', from: essay.id }, keyed());
    expect(theirs.statusCode).toBe(400);
  });
});

describe('a period bank', () => {
  it('is edited without a release: the coach uses it at once, it has a history, and it can be saved as a file', async () => {
    const author = await open.signUp('author');
    const banks = '/api/essays/banks';
    const bank = async () => (await author.get(`${banks}/6`)).json<BankView>();
    const publish = (payload: object, who = author) => who.send({ method: 'PUT', url: `${banks}/6`, payload });
    const before = await bank();
    expect(before).toMatchObject({ edition: 0, editions: [{ edition: 0, at: null }], release_differs: false });
    expect((await ann.get(banks)).statusCode).toBe(403);
    expect((await teacher.get(banks)).statusCode).toBe(403);

    const ask = async () => {
      essay = await begin();
      const told = await ann.post(
        `${at()}/coach`,
        { event: 'student_message', message: 'what was the Ocala Platform?' },
        keyed(),
      );
      return told.json<CoachView>().lines.at(-1)!.text;
    };
    const fact = 'The Ocala Demands of 1890 asked for federal loans on stored crops.';
    expect(await ask()).not.toContain('1890 asked');
    const anchor = { name: 'the Ocala Platform', kind: 'policy', start: 1890, end: 1890, aliases: [], fact, topics: ['farmers'] };
    const free = before.bank.timeline.filter(({ name }) => !/ocala/iu.test(name));
    const edited = {
      ...before.bank,
      anchors: [...before.bank.anchors.filter(({ name }) => !/ocala/iu.test(name)), anchor],
      timeline: free,
    };
    const published = await publish({ expected_edition: 0, bank: edited });
    expect(published.json<BankView>()).toMatchObject({ edition: 1, bank: edited });
    expect(published.json<BankView>().editions[0]).toMatchObject({ edition: 1, changes: { added: ['the Ocala Platform'] } });
    expect((await publish({ expected_edition: 0, bank: edited })).statusCode).toBe(200); // publishing the same bank again succeeds
    expect((await publish({ expected_edition: 0, bank: before.bank })).json()).toMatchObject({ type: '/problems/draft_changed' });
    expect(await ask()).toContain(fact);

    const faulty = { ...edited, anchors: [...edited.anchors, { ...anchor, name: 'A Law', end: 1800 }] };
    expect((await publish({ expected_edition: 1, bank: faulty })).json()).toMatchObject({
      detail: 'A Law: It ends before it starts.',
    });
    expect((await publish({ expected_edition: 1, bank: { ...edited, anchors: [] } })).statusCode).toBe(400);

    const { name, yaml } = (await author.get(`${banks}/6/file`)).json<{ name: string; yaml: string }>();
    expect(name).toBe('period-6.yaml');
    const folder = mkdtempSync(path.join(tmpdir(), 'stoa-bank-'));
    writeFileSync(path.join(folder, name), yaml);
    expect(readContent(path.join(folder, name), PeriodBank)).toEqual({ ...edited, version: '1.1' });
    rmSync(folder, { recursive: true });

    const release = (await author.get(`${banks}/6/editions/0`)).json<{ bank: PeriodBank }>().bank; // undoes the edit
    expect((await publish({ expected_edition: 1, bank: release })).json<BankView>()).toMatchObject({
      edition: 2,
      bank: before.bank,
    });
    expect(await ask()).not.toContain('1890 asked');
  });
});
