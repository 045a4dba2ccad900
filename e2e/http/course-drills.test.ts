import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drillCardOf } from '@stoa/engine/tutors/course/drills/drill-card';
import type { ProblemSupply } from '@stoa/server/problem-supply';
import { writeBank } from '@stoa/factory/write-bank';
import type { Bank } from '@stoa/factory/write-bank';
import { openSkillGraph } from '@stoa/library/open-skill-graph';
import { CourseStudent, withRecord } from './course-student.ts';
import { standingClock } from './learner.ts';
import { openServer } from './open-server.ts';
import type { OpenServer } from './open-server.ts';

const { clock, pass } = standingClock();
const skill = 'expr_like_terms';
const asked: { skill: string; use: string }[] = [];
let more: Bank;
let open: OpenServer;

/** Writes more problems of a skill on request, with the same generators but other seeds. */
const supply: ProblemSupply = {
  async more(of, use) {
    asked.push({ skill: of, use });
    const held = new Set(open.bank.verified.map(({ problem }) => problem.item.problem_content.stem));
    const fresh = more.verified.filter(({ problem }) => !held.has(problem.item.problem_content.stem));
    await open.store.problems.publish(fresh);
    return fresh.length;
  },
  whole: async () => undefined,
  close: async () => undefined,
};

beforeAll(async () => {
  open = await openServer({ clock, skills: [skill], supply });
  const { graph } = openSkillGraph();
  const nodes = graph.nodes.filter(({ id }) => id === skill).map((one) => ({ ...one, prerequisites: [] }));
  more = writeBank({ salt: 'another salt than that of the bank of tests', graph: { ...graph, nodes }, now: clock() });
});
afterAll(() => open.close());

/** Signs up a student who has met all but `left` drills of the unit. */
async function metAllBut(left: number): Promise<CourseStudent> {
  const visitor = await open.signUp();
  await withRecord(open, visitor, { bronze: ['ENTRY-00'] });
  const drills = open.bank.verified.map(({ problem }) => problem).filter((problem) => drillCardOf(problem) !== null);
  const rows = drills.slice(left).map(({ item: { meta } }) => ({
    learner_id: visitor.id,
    problem_id: meta.id,
    version: meta.version,
    skill_id: meta.skill_id,
    how: 'counted' as const,
    exposed_at: clock(),
  }));
  await open.store.db.insertInto('exposures').values(rows).execute();
  return new CourseStudent(visitor, pass).begin();
}

describe('the drills of a unit', () => {
  it('are not written anew while enough of them are new to the student', async () => {
    const ann = await metAllBut(20);
    await ann.press({ type: 'REQUEST_DRILL', unitId: 'ALG-00' });
    expect(ann.drill.unitId).toBe('ALG-00');
    expect(asked).toEqual([]);
  });

  it('are written anew when the student has met nearly all of them, and the next one is new to her', async () => {
    const ann = await metAllBut(0);
    await ann.press({ type: 'REQUEST_DRILL', unitId: 'ALG-00' });
    expect(asked).toContainEqual({ skill, use: 'practice' });
    const { prompt, questionLatex } = ann.drill;
    const isOf = ({ verified }: Bank) =>
      verified.some(({ problem }) => {
        const card = drillCardOf(problem);
        return card?.prompt === prompt && card.question_latex === questionLatex;
      });
    expect(isOf(more)).toBe(true);
    expect(isOf(open.bank)).toBe(false);
  });
});
