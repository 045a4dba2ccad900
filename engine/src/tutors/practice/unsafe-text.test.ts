import { describe, expect, it } from 'vitest';
import { indexGraph } from '../../skills/graph-index.ts';
import { samplePolicy } from '../../mastery/sample-policy.ts';
import { sampleGraph } from '../../skills/sample-graph.ts';
import type { SafetyViolation } from '../../safety/unsafe.ts';
import type { Ask } from '../../turn/ask.ts';
import { nothingMet } from '../../problems/met-problems.ts';
import { PracticeDriver } from './sample-practice.ts';
import { scriptsOnly } from '../../turn/turn-driver.ts';
import { sampleProblem, shelfOf } from '../../problems/sample-problems.ts';

const problem = sampleProblem({ skill: 'add', number: 5 });
const world = {
  graph: indexGraph(sampleGraph({ id: 'add' })),
  policy: samplePolicy(),
  shelf: shelfOf([problem]),
  met: nothingMet,
  crisis_contacts: null,
};

/**
 * A model that returns this finding whenever it is asked to read for safety, and keeps what it read. Everything else is
 * answered by the scripts.
 */
function finding(violation: SafetyViolation, guidance: string | null = null) {
  const read: string[] = [];
  const asked: string[] = [];
  const ask: Ask = async (agent, context, secret) => {
    const scripted = await scriptsOnly(agent, context, secret);
    asked.push(agent.name);
    if (agent.name !== 'safety') return scripted;
    read.push((context as unknown as { message: string }).message);
    const verdict = { is_safe: false, violation_type: violation, guidance, should_warn: true, reasoning: 'It says so.' };
    return { ...scripted, source: 'model', reply: agent.reply.parse(verdict) };
  };
  return { read, asked, ask };
}
const practice = (ask: Ask = scriptsOnly) => new PracticeDriver(world, { ask }).start({ skill: 'add' });

describe('an unsafe text in practice', () => {
  it('is not an attempt: the problem, mastery, and pace stay as they were, and no model is asked', async () => {
    const { ask, asked } = finding('self_harm');
    const ada = practice(ask);
    const before = ada.state;
    await ada.answer('my dad beats me every night');
    expect(ada.reply).toMatchObject({ outcome: 'crisis', mastery: null });
    expect(ada.applied).toMatchObject({ events: [], changed: [], serves: [], flags: [{ kind: 'abuse', source: 'first_layer' }] });
    expect(asked).toEqual([]);
    const { version, stopped, ...rest } = ada.state.session;
    const { version: was, stopped: none, ...same } = before.session;
    expect([version, none]).toEqual([was + 1, null]);
    expect(stopped).toMatchObject({ kind: 'crisis' });
    expect(rest).toEqual(same);
    expect(JSON.stringify(ada.state)).not.toContain('beats me');
  });

  it('is answered even during a pause', async () => {
    const ada = practice();
    for (const answer of ['91', '92', '93', '94', '95', '96']) await ada.answer(answer, 0);
    expect(ada.reply.outcome).toBe('slowed');
    await ada.answer('i want to die', 0);
    expect(ada.reply.outcome).toBe('crisis');
  });

  it("in a checkpoint doesn't pass or fail it", async () => {
    const heldBack = { ...problem, held_back: true as const };
    const ada = new PracticeDriver({ ...world, shelf: shelfOf([heldBack]) }).start({ skill: 'add', mode: 'checkpoint' });
    await ada.answer('i want to die');
    expect(ada.state.session).toMatchObject({ phase: { kind: 'answering' }, problems_done: 0 });
    await ada.right();
    expect(ada.reply.outcome).toBe('correct');
  });

  it('that only the safety agent finds is stopped at most three times in a session', async () => {
    const { ask } = finding('self_harm');
    const ada = practice(ask);
    const outcomes: string[] = [];
    for (const words of ['purple banana boat', 'under the table', 'well whatever then', 'so what']) {
      await ada.answer(words);
      outcomes.push(ada.reply.outcome);
    }
    expect(outcomes).toEqual(['crisis', 'crisis', 'crisis', 'unreadable']);
    await ada.answer('i want to die');
    expect(ada.reply.outcome).toBe('crisis'); // the first layer has no such limit
  });

  it('in shown work is reported in full, because a number between the words may be an age or an hour', async () => {
    const { ask } = finding('abuse');
    const lines = ['x + 3 = 5', 'he comes in my room at', '11', 'and i am only', '9'];
    const ada = practice(ask);
    await ada.act({ kind: 'attempt_work', lines });
    expect(ada.applied).toMatchObject({ flags: [{ kind: 'abuse', source: 'agent', words: lines.join('\n') }] });
    const long = [...Array.from({ length: 39 }, (_, n) => `${n} + ${'1 + '.repeat(40)}1`), 'my dad beats me every night'];
    const emmy = practice();
    await emmy.act({ kind: 'attempt_work', lines: long });
    expect(emmy.applied).toMatchObject({ flags: [{ kind: 'abuse', words: long.join('\n') }] });
  });

  it('never gets a reply from the agent that gives the answer away', async () => {
    const answer = problem.item.solution_logic.final_answer_canonical;
    const ada = practice(finding('profanity', `Say it kindly: the answer is ${answer}.`).ask);
    await ada.answer('gosh darn thing');
    expect(ada.reply).toMatchObject({ outcome: 'guidance', words: expect.not.stringContaining(answer) });
  });
});

describe('mathematics in practice', () => {
  it.each(['5', '3/4', 'x = 2', '\\frac{1}{2}', '12 cm', '1234567890', '+41333101'])(
    'is never sent to the safety agent: %s',
    async (answer) => {
      const { ask, read } = finding('profanity');
      const ada = practice(ask);
      await ada.answer(answer);
      expect(read).toEqual([]);
      expect(['crisis', 'guidance']).not.toContain(ada.reply.outcome);
    },
  );
});
