import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CourseLearner } from '@stoa/schema/course/thread';
import type { EssayReport, StudentsEssay } from '@stoa/schema/essay/oversight';
import type { SkillProgress } from '@stoa/schema/mastery';
import { playDemoClass, playDemoHistory } from '@stoa/server/demo/play-demo-history';
import { CachedShelf } from '@stoa/server/problem-shelf';
import { openServer } from './open-server.ts';
import type { OpenServer, Visitor } from './open-server.ts';
import { exported } from '@stoa/store/test-samples';

/** The skills that the demo history practices and its lessons teach, and one skill of an earlier grade. */
const skills = [
  'int_add',
  'int_subtract',
  'int_mult_div',
  'int_order_operations',
  'ratio_equivalent',
  'ratio_share',
  'ratio_proportion',
  'percent_meaning',
  'percent_of',
  'percent_whole',
  'expr_like_terms',
  'expr_distribute',
  'expr_equivalent',
  'eq_one_step_add',
  'eq_one_step_mult',
  'eq_two_step',
  'ineq_one_step',
  'geo_angles',
];
const eightWeeks = 56 * 24 * 60 * 60_000;
const still = new AbortController().signal;
const shelfOf = ({ store }: OpenServer) => new CachedShelf(store.problems, () => new Date());

describe('the history of the demo student', () => {
  let open: OpenServer;
  let student: Visitor;
  let turns: number;
  let waitedFor: readonly string[] = [];
  let turnsBefore: number | null = null;
  const begun = Date.now();

  beforeAll(async () => {
    open = await openServer({ skills });
    student = await open.signUp();
    const account = (await open.store.accounts.find(student.id))!;
    const supply = {
      whole: async (wanted: readonly string[]) => {
        waitedFor = wanted;
        turnsBefore = (await open.store.sessions.latest(account.id, 'practice')) === null ? 0 : 1;
      },
      more: async () => 0,
      close: async () => undefined,
    };
    turns = await playDemoHistory({ ...open.server, supply }, shelfOf(open), account, still);
  });
  afterAll(() => open.close());

  const of = <T>(path: string) => student.get(path).then((reply) => reply.json<T>());
  const standing = async () => (await of<{ skills: SkillProgress[] }>(`/api/mastery/${student.id}/skills`)).skills;

  it('fits a seventh grader: some skills mastered, some due, some started, one that keeps going wrong', async () => {
    const home = await of<{ grade: number; mastered: number; due_today: number; answered_reports: number }>('/api/practice/home');
    expect(home).toMatchObject({ grade: 7, answered_reports: 1 });
    expect(home.mastered).toBeGreaterThanOrEqual(5);
    expect(home.due_today).toBeGreaterThanOrEqual(1);
    const standings = new Set((await standing()).map((one) => one.standing));
    for (const one of ['assumed', 'ready', 'learning', 'mastered', 'due']) expect(standings).toContain(one);
    const shaky = (await standing()).find(({ skill_id }) => skill_id === 'expr_distribute')!;
    expect(shaky).toMatchObject({ standing: 'learning', mastered_at: null });
    expect(shaky.opportunities).toBeGreaterThanOrEqual(12);
  });

  it('has one report, which mentions nothing that isn’t in its problem', async () => {
    const { items } = await of<{ items: { message: string; stem: string }[] }>('/api/problem-reports/mine');
    expect(items).toHaveLength(1);
    for (const { message, stem } of items) {
      const things =
        message.match(/\b(?:tax|tip|price|cost|discount|sale|page|book|ticket|student|car|game|money|dollar)s?\b/gi) ?? [];
      expect(things.filter((thing) => !stem.toLowerCase().includes(thing.toLowerCase()))).toEqual([]);
      expect(message).toMatch(/percent|whole/);
      expect(stem).toMatch(/percent|%/);
    }
  });

  it('has two checkpoints, one of them passed, a lesson completed and one under way, and an open session', async () => {
    const { items } = await of<{ items: { mode: string; skill_id: string; phase: string; started_at: string }[] }>(
      '/api/practice/sessions?limit=50',
    );
    const checkpoints = items.filter(({ mode }) => mode === 'checkpoint').map(({ skill_id }) => skill_id);
    const byId = new Map((await standing()).map((one) => [one.skill_id as string, one]));
    expect(checkpoints.toSorted()).toEqual(['int_add', 'percent_whole']);
    expect(byId.get('int_add')!.mastered_at).not.toBeNull();
    expect(items[0]).toMatchObject({ phase: 'answering' });
    const lessons = await open.store.lessons.all((await open.store.accounts.find(student.id))!.id);
    expect(new Set(lessons.map(({ how }) => how))).toEqual(new Set(['completed', 'under_way']));
    const days = [...items.map(({ started_at }) => started_at), ...lessons.map(({ started_at }) => started_at)].map(Date.parse);
    expect(Math.min(...days)).toBeGreaterThan(begun - eightWeeks);
    expect(Math.max(...days)).toBeLessThan(begun);
  });

  it('has only verified problems, every turn once in the journal, and mastery that follows from its events', async () => {
    expect((await open.store.problems.servedUnverified()).unverified).toEqual([]);
    const held = (await exported(open.store, (await open.store.accounts.find(student.id))!.id)) as unknown as {
      turns: unknown[];
      events: { body: { type: string } }[];
      skill_states: { state: { opportunities: number } }[];
    };
    expect(held.turns.length).toBe(turns);
    const counted = held.skill_states.reduce((sum, { state }) => sum + state.opportunities, 0);
    expect(held.events.filter(({ body }) => body.type === 'mastery_updated')).toHaveLength(counted);
  });

  it('waits until the bank has all of its skills', () => {
    expect(turnsBefore).toBe(0);
    for (const skill of ['int_add', 'percent_whole', 'expr_distribute', 'eq_two_step', 'percent_of'])
      expect(waitedFor).toContain(skill);
    expect(skills).toEqual(expect.arrayContaining([...waitedFor]));
  });

  it('comes with a class, in which a teacher finds lessons in every state, essays, boards, courses and a student worth a word', async () => {
    const teacher = await open.signUp('teacher');
    const mates = new Map<string, Visitor>();
    const openAccount = async (slug: string, name: string) => {
      const mate = mates.get(slug) ?? (await open.signUp());
      mates.set(slug, mate);
      return { ...(await open.store.accounts.rename((await open.store.accounts.find(mate.id))!.id, name))! };
    };
    const taken = await playDemoClass(open.server, shelfOf(open), openAccount, still);
    expect(taken).toBeGreaterThan(80);
    expect(taken).toBeLessThan(240); // not too many, because they're played in the background of the first start
    const { items } = (await teacher.get('/api/lesson-transcripts?limit=50')).json<{
      items: { learner: string; how: string; started_at: string }[];
    }>();
    const ofClass = items.filter(({ learner }) =>
      ['Maya Torres', 'Jordan Lee', 'Sam Okafor', 'Priya Shah', 'Eli Carter'].includes(learner),
    );
    expect(new Set(ofClass.map(({ learner }) => learner)).size).toBe(5);
    const signs = (await teacher.get('/api/lesson-transcripts/worth-a-word')).json<{ items: { learner: string }[] }>();
    expect(new Set(signs.items.map(({ learner }) => learner))).toContain('Jordan Lee');
    expect(new Set(ofClass.map(({ how }) => how))).toEqual(new Set(['completed', 'needs_help', 'under_way']));
    for (const { started_at } of ofClass) expect(Date.parse(started_at)).toBeLessThan(Date.now() - 50 * 60_000);

    const essays = (await teacher.get('/api/essays/students')).json<{ items: StudentsEssay[] }>().items;
    expect(essays.map(({ learner, submitted_at }) => [learner.name, submitted_at === null])).toEqual([
      ['Priya Shah', true],
      ['Maya Torres', false],
    ]);
    for (const { id } of essays) {
      const { coach } = (await teacher.get(`/api/essays/${id}/report`)).json<EssayReport>();
      expect(new Set(coach.lines.map(({ by }) => by))).toEqual(new Set(['coach', 'student']));
    }
    const boards = (await teacher.get('/api/boards/students')).json<{ items: { learner: { name: string }; over: boolean }[] }>();
    expect(boards.items.map(({ learner, over }) => [learner.name, over])).toEqual([
      ['Sam Okafor', true],
      ['Eli Carter', true],
    ]);
    const inCourses = (await teacher.get('/api/tutor/learners')).json<{ items: CourseLearner[] }>().items;
    expect(inCourses.map(({ learner, progress }) => [learner, progress.bronze])).toEqual([
      ['Maya Torres', 1],
      ['Jordan Lee', 0],
    ]);
    expect((await open.store.problems.servedUnverified()).unverified).toEqual([]);
    expect(await playDemoClass(open.server, shelfOf(open), openAccount, still)).toBe(0);
  });

  it('is played once, and never over an existing history', async () => {
    expect(await playDemoHistory(open.server, shelfOf(open), (await open.store.accounts.find(student.id))!, still)).toBe(0);
  });
});
