import { nothingMet } from '../../problems/met-problems.ts';
import { describe, expect, it } from 'vitest';
import { practice } from '@stoa/schema/contracts/practice';
import type { SkillState } from '@stoa/schema/mastery';
import { SkillId } from '@stoa/schema/skill';
import { firstReview } from '../../mastery/review.ts';
import { samplePolicy } from '../../mastery/sample-policy.ts';
import { firstState, skillStates } from '../../mastery/skill-state.ts';
import { indexGraph } from '../../skills/graph-index.ts';
import { sampleGraph } from '../../skills/sample-graph.ts';
import { homeOf, progressOf } from './home.ts';
import { PracticeDriver } from './sample-practice.ts';
import { sampleProblem, shelfOf } from '../../problems/sample-problems.ts';

const policy = samplePolicy();
const graph = indexGraph(
  sampleGraph(
    { id: 'add' },
    { id: 'carry', after: ['add'] },
    { id: 'sums', after: ['add'] },
    { id: 'split', after: ['add'] },
    { id: 'bare', after: ['add'] },
  ),
);
const skillsWithProblems = ['add', 'carry', 'sums', 'split'];
const world = {
  graph,
  policy,
  met: nothingMet,
  shelf: shelfOf(skillsWithProblems.flatMap((skill) => [5, 6, 7, 8].map((number) => sampleProblem({ skill, number })))),
  crisis_contacts: null,
};
const now = new Date('2026-03-02T09:00:00Z');
const yesterday = new Date('2026-03-01T09:00:00Z');
const longAgo = new Date('2026-01-01T09:00:00Z');

const practiced = (id: string, p_mastery: number): SkillState => ({
  ...firstState(graph.byId.get(SkillId.parse(id))!),
  p_mastery,
  opportunities: 4,
  unaided_opportunities: 4,
  last_practiced_at: yesterday.toISOString(),
  last_outcome: 'correct',
});
const mastered = (id: string, at: Date, p_mastery = 0.97): SkillState => ({
  ...practiced(id, p_mastery),
  mastered_at: at.toISOString(),
  review: firstReview(at, policy),
});
const home = (...states: SkillState[]) => homeOf(world, skillStates(states), null, now);

describe('homeOf', () => {
  it('sends a new learner to the root skill', () => {
    expect(home()).toMatchObject({
      next: { kind: 'new', mode: 'practice', skill: { id: 'add' }, session_id: null },
      others: [],
      due_today: 0,
      mastered: 0,
      learning: 0,
      total: 5,
    });
  });

  it('puts the unfinished session first, then what is due, then what comes next', () => {
    const skills = skillStates([mastered('add', longAgo), practiced('carry', 0.5)]);
    const { state } = new PracticeDriver(world).start({ skill: 'sums', skills });
    const { next, others } = homeOf(world, skills, state.session, now);
    expect([next, ...others].map(({ kind, skill }) => `${kind} ${skill.id}`)).toEqual([
      'resume sums',
      'review add',
      'new split',
      'continue carry',
    ]);
    expect(next.session_id).toBe('session');
  });

  it('does not resume a finished session', async () => {
    const driver = new PracticeDriver(world).start({ skill: 'add' });
    for (let solved = 0; solved < 3; solved += 1) await (await driver.right()).next();
    expect(driver.reply.outcome).toBe('finished');
    expect(homeOf(world, driver.state.skills, driver.state.session, now).next).toMatchObject({ kind: 'new' });
  });

  it.each([
    {
      title: 'a decayed mastery',
      states: [
        mastered('add', yesterday, 0.5),
        mastered('carry', yesterday),
        mastered('sums', yesterday),
        mastered('split', yesterday),
      ],
      kind: 'needs_review',
    },
    { title: 'what was begun', states: [mastered('add', yesterday), practiced('carry', 0.1)], kind: 'continue' },
    {
      title: 'nothing but the weakest, when all stand',
      states: skillsWithProblems.map((id) => mastered(id, yesterday)),
      kind: 'all_done',
    },
  ])('suggests $title', ({ states, kind }) => {
    expect(home(...states).next.kind).toBe(kind);
  });

  it('recommends no skill without problems, and at most three others', () => {
    const { next, others } = home(mastered('add', longAgo));
    expect([next, ...others].map(({ skill }) => skill.id)).not.toContain('bare');
    expect(others).toHaveLength(3);
  });

  it('fits its contract once the store adds the count that only it knows', () => {
    for (const states of [[], [mastered('add', longAgo), practiced('carry', 0.5)]]) {
      expect(practice.home.response.safeParse({ ...home(...states), answered_reports: 0 }).error).toBeUndefined();
    }
  });
});

describe('progressOf', () => {
  it("shows every skill in the graph's order", () => {
    const shown = progressOf(world, skillStates([mastered('add', longAgo), practiced('carry', 0.5)]), now);
    expect(shown.map(({ skill_id, standing }) => `${skill_id} ${standing}`)).toEqual([
      'add due',
      'carry learning',
      'sums ready',
      'split ready',
      'bare ready',
    ]);
  });
});
