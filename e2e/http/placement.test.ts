import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SkillProgress } from '@stoa/schema/mastery';
import type { PlacementReply } from '@stoa/schema/placement';
import { openSkillGraph } from '@stoa/library/open-skill-graph';
import { keyed, openServer } from './open-server.ts';
import type { OpenServer, Visitor } from './open-server.ts';

const { index: graph } = openSkillGraph();
let open: OpenServer;
beforeAll(async () => {
  open = await openServer({ skills: 'all' });
});
afterAll(() => open.close());

const begin = async (student: Visitor) => (await student.post('/api/placement/sessions', {}, keyed())).json<PlacementReply>();

/** Takes a placement to its end. The student is right wherever she has the skill. */
async function place(
  student: Visitor,
  knows: (skill: string) => boolean,
  reply: PlacementReply,
  missed: string[] = [],
): Promise<PlacementReply> {
  let now = reply;
  while (now.view.problem !== null && now.view.phase === 'asking') {
    const { id, version, skill_id } = now.view.problem;
    const problem = (await open.store.problems.find(id, version))!;
    const answer =
      problem.tests.find(({ kind }) => kind === 'correct')?.answer ?? problem.item.solution_logic.final_answer_canonical;
    const input = knows(skill_id) ? { kind: 'answer', problem_id: id, answer } : { kind: 'not_yet', problem_id: id };
    if (!knows(skill_id)) missed.push(skill_id);
    const response = await student.post(`/api/placement/sessions/${now.view.session_id}/turns`, input, keyed());
    expect(response.statusCode, response.body).toBe(200);
    now = response.json();
  }
  return now;
}
const gradeOf = (skill: string) => [...graph.byId].find(([id]) => id === skill)![1].grade;

describe('a seventh grader who knows what grades 3 to 6 teach', () => {
  let student: Visitor;
  let done: PlacementReply;

  it('is asked 8 to 20 questions, and finds the same question when she comes back', async () => {
    student = await open.signUp('student', undefined, 7);
    const begun = await begin(student);
    expect((await student.get('/api/placement')).json()).toMatchObject({ under_way: { asked: 0 }, result: null });
    const again = (await student.get(`/api/placement/sessions/${begun.view.session_id}`)).json<PlacementReply['view']>();
    expect(again.problem).toEqual(begun.view.problem);
    done = await place(student, (skill) => gradeOf(skill) < 7, begun);
    expect(done.outcome).toBe('finished');
    expect(done.view.asked).toBeGreaterThanOrEqual(8);
    expect(done.view.asked).toBeLessThanOrEqual(20);
  });

  const standings = async () => {
    const mastery = await student.get(`/api/mastery/${student.id}/skills`);
    return new Map(mastery.json<{ skills: SkillProgress[] }>().skills.map((one) => [one.skill_id as string, one.standing]));
  };

  it('starts with a skill of grade 6 or above, and nothing counts as mastered', async () => {
    const [first] = done.view.result!.ready;
    expect(gradeOf(first!.id)).toBeGreaterThanOrEqual(6);
    const home = (await student.get('/api/practice/home')).json();
    expect(home).toMatchObject({ mastered: 0, next: { skill: { id: first!.id } } });
    expect(home.next.reason).toContain('placement');
    expect(['assumed', 'learning']).toContain((await standings()).get('whole_place_value'));
    const nodes = await student.post(`/api/kg/learners/${student.id}/available-nodes`, {});
    expect(nodes.json<{ nodes: { skill: { id: string } }[] }>().nodes[0]!.skill.id).toBe(first!.id);
  });

  it('may take the placement again, and the newer result counts', async () => {
    const missed: string[] = [];
    const less = await place(student, () => false, await begin(student), missed);
    expect(less.outcome).toBe('finished');
    const { result, under_way } = (await student.get('/api/placement')).json();
    expect(under_way).toBeNull();
    expect(result.at).toBe(less.view.result!.at);
    // What she got right before still counts for other skills. What she says she never learned isn't assumed anymore.
    const now = await standings();
    for (const skill of missed) expect(now.get(skill)).not.toBe('assumed');
  });
});
