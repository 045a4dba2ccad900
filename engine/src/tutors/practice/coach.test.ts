import { nothingMet } from '../../problems/met-problems.ts';
import { describe, expect, it } from 'vitest';
import { samplePolicy } from '../../mastery/sample-policy.ts';
import { indexGraph } from '../../skills/graph-index.ts';
import { sampleGraph } from '../../skills/sample-graph.ts';
import { makeAsk, type ModelAnswer } from '../../turn/ask.ts';
import { hintContext, type HintRequest } from './coach.ts';
import { hintAgent } from './hint-agent.ts';
import { knownOf } from './known-texts.ts';
import { PracticeDriver } from './sample-practice.ts';
import { sampleProblem, shelfOf } from '../../problems/sample-problems.ts';

const policy = samplePolicy();
const graph = indexGraph(sampleGraph({ id: 'add' }));
const problem = sampleProblem({ skill: 'add', number: 26, stem: 'What is $26 + 17$?' });
const replies = (byAgent: Record<string, unknown>) => {
  const asked: string[] = [];
  const answer = (value: unknown): ModelAnswer => ({
    kind: 'reply',
    value,
    provider: 'test',
    model: 'test-1',
    tokens: { input: 1, output: 1 },
  });
  const ask = makeAsk({
    languageModel: async ({ agent }) => {
      asked.push(agent);
      return answer(byAgent[agent]);
    },
    log: () => undefined,
    clock: () => 0,
  });
  return {
    asked,
    driver: () =>
      new PracticeDriver({ graph, policy, shelf: shelfOf([problem]), met: nothingMet, crisis_contacts: null }, { ask }).start({
        skill: 'add',
      }),
  };
};
const diagnosis = {
  divergence_step_index: null,
  error_category: 'sign_error',
  diagnosis_explanation: 'Took away instead of adding.',
  confidence_score: 0.9,
};
const hint = (hint_text: string) => ({ hint_level: 1, hint_strategy: 'pointing_hint', hint_text });

describe('a hint for an answer that no rule explains', () => {
  it('comes from the hint agent, after the diagnosis agent, and the events name both', async () => {
    const { asked, driver } = replies({ diagnosis, hint: hint('Which sign stands between the two numbers?') });
    const one = await driver().answer('8');
    expect(asked).toEqual(['diagnosis', 'hint']);
    expect(one.reply.view.hints).toEqual([hint('Which sign stands between the two numbers?')]);
    expect(one.events.find(({ type }) => type === 'diagnosis_completed')).toMatchObject({
      source: 'agent',
      diagnosis,
      versions: { agent: { name: 'diagnosis', source: 'model', provider: 'test', model: 'test-1' } },
    });
    expect(one.events.find(({ type }) => type === 'hint_served')).toMatchObject({
      violations: [],
      versions: { agent: { name: 'hint', source: 'model' } },
    });
  });

  it.each([
    { title: 'the answer in figures', words: 'It is 43.', guard: 'leak' },
    { title: 'the answer in words', words: 'You should get forty-three.', guard: 'leak' },
    { title: 'an equal value', words: 'It comes to 86/2.', guard: 'leak' },
    { title: 'the machine itself', words: 'As an AI, I would look at the ones.', guard: 'internal_language' },
    { title: 'an unkind word', words: 'Only a stupid mistake, look again.', guard: 'voice' },
  ])('comes from the script if the model says $title', async ({ words, guard }) => {
    const { driver } = replies({ diagnosis, hint: hint(words) });
    const one = await driver().answer('8');
    expect(one.reply.view.hints[0]!.hint_text).not.toContain(words);
    expect(one.events.find(({ type }) => type === 'hint_served')).toMatchObject({
      violations: expect.arrayContaining([guard]) as string[],
      versions: { agent: { name: 'hint', source: 'script' } },
    });
  });

  it('comes from the script if the model returns another hint level', async () => {
    const { driver } = replies({
      diagnosis,
      hint: { hint_level: 3, hint_strategy: 'bottom_out_hint', hint_text: 'Add 6 and 7 first.' },
    });
    const one = await driver().answer('8');
    expect(one.reply.view.hints[0]).toMatchObject({ hint_level: 1, hint_strategy: 'pointing_hint' });
  });
});

describe("a hint from the problem's own ladder", () => {
  const explained = {
    id: 'carry_forgotten',
    error_tag: 'procedural_error',
    trigger: { kind: 'exact_answer' as const, value: '33' },
    hint_ladder: ['What happens to the ten?', 'Ten ones make one ten.', 'Add 6 and 7 first.'],
  };
  const withLadder = sampleProblem({
    skill: 'add',
    number: 26,
    stem: 'What is $26 + 17$?',
    ladder: ['Which places does each number have?', 'Add place by place, from the right.', 'Add the ones, $6 + 7$.'],
    misconceptions: [explained],
  });
  const start = () =>
    new PracticeDriver({ graph, policy, shelf: shelfOf([withLadder]), met: nothingMet, crisis_contacts: null }).start({
      skill: 'add',
    });
  const said = (driver: PracticeDriver) => driver.reply.view.hints.map(({ hint_text }) => hint_text);

  it('tells a stuck student where to begin, then the idea, then the step, and after that something else', async () => {
    const driver = start();
    for (let asked = 0; asked < 3; asked += 1) await driver.act({ kind: 'ask_hint' });
    await driver.answer('61');
    expect(said(driver).slice(0, 3)).toEqual([...withLadder.ladder!]);
    expect(new Set(said(driver)).size).toBe(4);
  });

  it("is given for a wrong answer that no misconception explains, and doesn't repeat the answer", async () => {
    expect(said(await start().answer('61'))).toEqual([withLadder.ladder![0]]);
  });

  it('gives way to the ladder of the misconception that explains the answer', async () => {
    expect(said(await start().answer('33'))).toEqual([expect.stringContaining(explained.hint_ladder[0]!)]);
  });
});

describe("the hint agent's context", () => {
  const steps = [
    { explanation: 'Add the ones first.', math: '6 + 7 = 13' },
    { explanation: 'Then the tens, with the one carried over.', math: '20 + 10 + 10 = 40' },
    { explanation: 'Together that is 43.', math: '40 + 3 = 43' },
  ];
  const whole = sampleProblem({ skill: 'add', number: 26, stem: 'What is $26 + 17$?', steps });
  const request = (change: Partial<HintRequest>): HintRequest => ({
    problem: whole,
    skill: { id: whole.item.meta.skill_id, name: 'Add' },
    level: 1,
    wrote: { plain: '33', named: 'You wrote $33$.' },
    brokenLine: null,
    diagnosed: null,
    misconception: null,
    note: null,
    earlier: [],
    known: knownOf(whole, { attempts: [], hints: [] }, ['33']),
    turn: 0,
    ...change,
  });
  const bottomedOut = { hint_level: 3 as const, hint_strategy: 'bottom_out_hint' as const, hint_text: 'Add the ones.' };

  it.each([
    { title: 'no step at level 1', change: { level: 1 }, step: null },
    {
      title: 'the first step in words at level 2',
      change: { level: 2 },
      step: { explanation: steps[0]!.explanation, math: null },
    },
    { title: 'the first step whole at level 3', change: { level: 3 }, step: steps[0] },
    { title: 'the next one after another level-3 hint', change: { level: 3, earlier: [bottomedOut] }, step: steps[1] },
    { title: 'never the last one', change: { level: 3, earlier: [bottomedOut, bottomedOut, bottomedOut] }, step: steps[1] },
  ] as const)('has $title', ({ change, step }) => {
    expect(hintContext(request(change as Partial<HintRequest>), policy).step).toEqual(step);
  });

  describe("from the problem's own ladders", () => {
    const misconception = (id: string, ...hint_ladder: string[]) => ({
      id,
      error_tag: 'procedural_error',
      trigger: { kind: 'exact_answer' as const, value: id },
      hint_ladder,
    });
    const withLadders = (...misconceptions: ReturnType<typeof misconception>[]): HintRequest['problem'] => ({
      ...whole,
      item: { ...whole.item, misconceptions },
    });
    const shown = misconception('33', 'Did you forget what you carried?', 'You must carry the ten.', 'Add 6 and 7.');
    const leaky = misconception('9', 'Is it 43?', 'Ones belong to ones.', 'Write them in columns.');
    const plain = misconception('13', 'What happens to the ten?', 'Ten ones make one ten.', 'Add 6 and 7 first.');

    it.each([
      { title: 'where to look at level 1', level: 1, ladders: [shown, plain], pointer: 'What happens to the ten?' },
      { title: 'the rule at level 2', level: 2, ladders: [shown, plain], pointer: 'Ten ones make one ten.' },
      { title: 'nothing at level 3, where a step speaks', level: 3, ladders: [plain], pointer: null },
      { title: 'nothing that supposes what she did', level: 1, ladders: [shown], pointer: null },
      { title: 'nothing that gives the answer away', level: 1, ladders: [leaky, plain], pointer: 'What happens to the ten?' },
    ] as const)('has $title', ({ level, ladders, pointer }) => {
      expect(hintContext(request({ level, problem: withLadders(...ladders) }), policy).pointer).toBe(pointer);
    });

    it('has no words that the student was told before', () => {
      const earlier = [hint('You wrote $8$. What happens to the ten?')] as HintRequest['earlier'];
      expect(hintContext(request({ problem: withLadders(plain), earlier }), policy).pointer).toBeNull();
    });

    it("uses the ladder for the student's own line if her work shows it", () => {
      const diagnosed = {
        source: 'steps' as const,
        misconception_id: null,
        diagnosis: {
          divergence_step_index: 1,
          error_category: 'unknown' as const,
          diagnosis_explanation: '',
          confidence_score: 0.9,
        },
      };
      expect(hintContext(request({ problem: withLadders(plain), diagnosed }), policy).pointer).toBeNull();
    });
  });

  it('has a diagnosis only if it is certain enough', () => {
    const diagnosed = (confidence_score: number) => ({
      source: 'agent' as const,
      misconception_id: null,
      diagnosis: {
        divergence_step_index: null,
        error_category: 'sign_error' as const,
        diagnosis_explanation: 'Lost a sign.',
        confidence_score,
      },
    });
    expect(hintContext(request({ diagnosed: diagnosed(0.6) }), policy).diagnosis).toEqual({
      error_category: 'sign_error',
      explanation: 'Lost a sign.',
    });
    expect(hintContext(request({ diagnosed: diagnosed(0.59) }), policy).diagnosis).toBeNull();
  });

  it.each([1, 2, 3] as const)('puts no answer into the prompt at level %i', (level) => {
    const prompt = JSON.stringify(hintAgent.prompt(hintContext(request({ level }), policy)));
    expect(prompt).not.toContain('43');
  });
});
