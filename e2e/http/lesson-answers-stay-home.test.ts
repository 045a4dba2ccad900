import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLessons } from '@stoa/library/open-lessons';
import { openSkillGraph } from '@stoa/library/open-skill-graph';
import type { LessonReply } from '@stoa/schema/lesson';
import { probeInWords, type Guideline, type PlanQuestion } from '@stoa/schema/study-plan';
import { standingClock } from './learner.ts';
import { keyed, openServer } from './open-server.ts';
import type { OpenServer, Visitor } from './open-server.ts';

/**
 * Changes everything in a question that a student must not know before she answers. The hint stays, because it may be shown as
 * soon as she's lost.
 */
function withOtherSecrets(question: PlanQuestion): PlanQuestion {
  const { input_type, choices } = question.answer;
  const keys = 'ABCDEFGH'.slice(0, choices.length);
  const other = {
    multiple_choice: keys[(keys.indexOf(question.answer.expected) + 1) % keys.length]!,
    boolean: question.answer.expected === 'true' ? 'false' : 'true',
  }[input_type as string] ?? '271828'; // prettier-ignore
  return {
    ...question,
    answer: { ...question.answer, expected: other, accepted_forms: [], tolerance: 0.5 },
    wrong_answers: [],
    probe: probeInWords('What did you do there?'),
    solution: [1, 2].map((step_index) => ({ step_index, explanation: 'Other.', math: other })),
  };
}

const withOtherLesson = (guideline: Guideline): Guideline => ({
  ...guideline,
  plan: {
    ...guideline.plan,
    opening: withOtherSecrets(guideline.plan.opening),
    steps: guideline.plan.steps.map((step) =>
      step.type === 'practice' ? step : { ...step, questions: step.questions.map(withOtherSecrets) },
    ),
  },
});

/** Returns a key for a request that is the same on both servers. */
const keyOf = (topic: string, what: string) =>
  createHash('sha256')
    .update(`${topic} ${what}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
const { clock } = standingClock();
const { lessons } = openLessons(openSkillGraph().index, { validated: { has: () => true }, now: new Date() });
const topics = lessons.map(({ guideline }) => guideline.guideline_id);

describe('what a student gets of a lesson before she answers', () => {
  let servers: OpenServer[];
  let visitors: Visitor[];
  beforeAll(async () => {
    servers = [await openServer({ clock }), await openServer({ clock, changedLesson: withOtherLesson })];
    visitors = await Promise.all(servers.map((server) => server.signUp()));
  });
  afterAll(() => Promise.all(servers.map((server) => server.close())));

  /** Checks that both students get the same, apart from their own ids. */
  async function expectSame(ask: (visitor: Visitor, at: number) => ReturnType<Visitor['get']>): Promise<void> {
    const seen = await Promise.all(visitors.map(ask));
    for (const reply of seen) expect(reply.statusCode, reply.body).toBe(200);
    const [first, second] = seen.map(({ body }, at) => {
      const own = [visitors[at]!.id, ...(body.match(/"session_id":"[^"]+"/g) ?? [])];
      return own.reduce((text, mine) => text.replaceAll(mine, 'own'), body);
    });
    expect(second).toBe(first);
  }

  it.each(topics)('doesn’t depend on the answers: %s, started, reloaded, and with messages', async (topic) => {
    await expectSame((visitor) => visitor.get(`/api/curriculum/${topic}`));
    const key = keyed(keyOf(topic, 'start'));
    const sessions: string[] = [];
    await expectSame(async (visitor, at) => {
      const reply = await visitor.post('/api/sessions', { goal: { guideline_id: topic } }, key);
      sessions[at] = reply.json<{ first_turn: LessonReply }>().first_turn.view.session_id;
      return reply;
    });
    await expectSame((visitor, at) => visitor.get(`/api/sessions/${sessions[at]}`));
    await expectSame((visitor, at) => visitor.get(`/api/sessions/${sessions[at]}/replay`));
    for (const message of ['hello', 'why is that so?', 'do you like minecraft'])
      await expectSame((visitor, at) =>
        visitor.post(`/api/sessions/${sessions[at]}/step`, { message }, keyed(keyOf(topic, message))),
      );
  });

  it('doesn’t depend on the answers in the lists', async () => {
    await expectSame((visitor) => visitor.get('/api/curriculum'));
    await expectSame((visitor) => visitor.get('/api/sessions/scorecard'));
  });
});
