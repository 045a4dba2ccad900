import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSkillGraph } from '@stoa/library/open-skill-graph';
import type { BankedProblem } from '@stoa/schema/problem';
import { standingClock } from './learner.ts';
import { keyed, openServer } from './open-server.ts';
import type { OpenServer, Visitor } from './open-server.ts';

/**
 * Changes everything in a problem that a student must not know: answers, steps, misconceptions, tests, seeds. One of two
 * servers has problems changed this way. If what a student gets before an attempt is the same from both, byte for byte, then
 * none of it depends on the answer.
 */
function withOtherSecrets({ item, judging, origin, ...kept }: BankedProblem): BankedProblem {
  const { input_type, ui } = item.answer_spec;
  const other = { multiple_choice: ui.choices.at(-1)!, boolean: 'false' }[input_type as string] ?? '271828';
  return {
    ...kept,
    judging,
    origin: { ...origin, seed: origin.seed + 1000 },
    tests: [1, 2, 3, 4].map(() => ({ kind: 'correct' as const, answer: other })),
    item: {
      ...item,
      answer_spec: { ...item.answer_spec, accepted_forms: [other], tolerance: 0.5 },
      solution_logic: {
        ...item.solution_logic,
        final_answer_canonical: other,
        steps: [{ step_index: 1, explanation: 'Other.', math: other }],
      },
      misconceptions: [],
    },
  };
}

/** Returns the key for starting a session. It's the same on both servers, because it seeds the random choice of the problem. */
const keyOf = (skill: string) =>
  createHash('sha256')
    .update(skill)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
const { clock } = standingClock();

let servers: OpenServer[];
let visitors: Visitor[];
const { nodes } = openSkillGraph().graph;
const skills = nodes.map(({ id }) => id);
/** Every third skill, so that each strand has some. Not every skill, because each session sends many requests. */
const everyThird = skills.filter((_, at) => at % 3 === 0);

beforeAll(async () => {
  servers = [await openServer({ skills: 'all', clock }), await openServer({ skills: 'all', clock, changed: withOtherSecrets })];
  visitors = await Promise.all(servers.map((server) => server.signUp()));
});
afterAll(() => Promise.all(servers.map((server) => server.close())));

/** Returns what both students get, with the ids of learners and sessions taken out, because they differ. */
async function seenByBoth(ask: (visitor: Visitor) => ReturnType<Visitor['get']>): Promise<[string, string]> {
  const seen = await Promise.all(visitors.map(ask));
  for (const reply of seen) expect(reply.statusCode, reply.body).toBe(200);
  const [first, second] = seen.map((reply, at) => {
    const own = [visitors[at]!.id, ...(reply.body.match(/"session_id":"[^"]+"/g) ?? [])];
    return own.reduce((text, mine) => text.replaceAll(mine, 'own'), reply.body);
  });
  return [first!, second!];
}

async function expectSame(ask: (visitor: Visitor) => ReturnType<Visitor['get']>) {
  const [first, second] = await seenByBoth(ask);
  expect(second).toBe(first);
}

describe('what a student gets before an attempt', () => {
  it('doesn’t depend on the answers: every problem of the bank in lists, and one of each skill alone', async () => {
    let seen = 0;
    for (const skill of skills) {
      await expectSame((visitor) => visitor.get(`/api/problems?skillId=${skill}&limit=100`));
      const { items } = (await visitors[0]!.get(`/api/problems?skillId=${skill}&limit=100`)).json<{ items: { id: string }[] }>();
      seen += items.length;
      if (items[0] !== undefined) await expectSame((visitor) => visitor.get(`/api/problems/${items[0]!.id}`));
    }
    expect(seen).toBe(servers[0]!.bank.verified.filter(({ problem }) => problem.held_back !== true).length);
  });

  it.each(everyThird)(
    'doesn’t depend on the answers in a session on %s: served, reloaded, echoed while typing',
    async (skill) => {
      const sessions: string[] = [];
      const start = { skill_id: skill, mode: 'checkpoint' }; // a checkpoint may be taken on any skill
      await expectSame(async (visitor) => {
        const started = await visitor.post('/api/practice/sessions', start, keyed(keyOf(skill)));
        sessions[visitors.indexOf(visitor)] = started.json().view.session_id;
        return started;
      });
      const own = (visitor: Visitor) => `/api/practice/sessions/${sessions[visitors.indexOf(visitor)]!}`;
      await expectSame((visitor) => visitor.get(own(visitor)));
      const { problem } = (await visitors[0]!.get(own(visitors[0]!))).json();
      for (const text of ['1/2', 'x = 4', 'A', 'true', '3(']) {
        await expectSame((visitor) => visitor.post(`${own(visitor)}/readings`, { problem_id: problem.id, text }));
      }
    },
  );
});
