import { nothingMet } from '../../problems/met-problems.ts';
import { describe, expect, it } from 'vitest';
import { LearningEventBody } from '@stoa/schema/learning-event';
import { PracticeReply } from '@stoa/schema/practice';
import type { BankedProblem } from '@stoa/schema/problem';
import { SkillId } from '@stoa/schema/skill';
import { Versions } from '@stoa/schema/versions';
import { samplePolicy } from '../../mastery/sample-policy.ts';
import { firstReview } from '../../mastery/review.ts';
import { firstState, skillStates } from '../../mastery/skill-state.ts';
import { indexGraph } from '../../skills/graph-index.ts';
import { sampleGraph } from '../../skills/sample-graph.ts';
import { TutorRefusal } from '../../turn/tutor-refusal.ts';
import { PracticeSession, readPracticeSession } from './practice-session.ts';
import type { PracticeWorld } from './practice-world.ts';
import { hintAgent } from './hint-agent.ts';
import { hintWordings } from './hint-wordings.ts';
import { practiceView } from './practice-view.ts';
import { wordings } from './practice-wordings.ts';
import { takePracticeTurn } from './practice-turn.ts';
import { PracticeDriver } from './sample-practice.ts';
import { scriptsOnly } from '../../turn/turn-driver.ts';
import { sampleProblem, shelfOf, type Sample } from '../../problems/sample-problems.ts';

const graph = indexGraph(
  sampleGraph({ id: 'add' }, { id: 'carry', after: ['add'] }, { id: 'sums', after: ['add', 'carry'] }, { id: 'bare' }),
);
const many = (skill: string, count = 30, sample: Sample = {}) =>
  Array.from({ length: count }, (_, at) =>
    sampleProblem({ skill, number: at + 5, difficulty: 1 + (at % 5), family: `${skill}_${at % 3}`, ...sample }),
  );
const heldBack = (skill: string) =>
  Array.from({ length: 12 }, (_, at) =>
    sampleProblem({ skill, number: at + 205, difficulty: 2 + (at % 3), family: `${skill}_${at % 3}`, heldBack: true }),
  );
const world = (
  problems: BankedProblem[] = ['add', 'carry', 'sums'].flatMap((skill) => [...many(skill), ...heldBack(skill)]),
  change: Partial<PracticeWorld> = {},
): PracticeWorld => ({
  graph,
  policy: samplePolicy(),
  shelf: shelfOf(problems),
  met: nothingMet,
  crisis_contacts: null,
  ...change,
});
const practice = (...args: Parameters<typeof world>) => new PracticeDriver(world(...args)).start({ skill: 'add' });
const types = (driver: PracticeDriver) => driver.applied.events.map(({ type }) => type);

const one = (sample: Sample) =>
  practice([sampleProblem({ skill: 'add', ...sample }), ...many('add', 3, { stem: 'Another question' })].slice(0, 1));
const masteredState = (skill: string, p_mastery: number, at: Date) => ({
  ...firstState(graph.byId.get(SkillId.parse(skill))!),
  p_mastery,
  opportunities: 5,
  unaided_opportunities: 5,
  last_practiced_at: at.toISOString(),
  mastered_at: at.toISOString(),
  review: firstReview(at, samplePolicy()),
});

describe('a session', () => {
  it('starts with a problem of the skill, without its answer', () => {
    const { reply, applied } = practice();
    expect(reply).toMatchObject({
      outcome: 'served',
      view: { phase: { kind: 'answering' }, skill: { id: 'add' }, version: 1, solution: null },
    });
    expect(reply.view.may).toEqual({ attempt: true, hint: true, example: true, skip: true, next: false });
    expect(applied.serves).toEqual([{ problem_id: reply.view.problem!.id, version: 1 }]);
    expect(applied.events).toMatchObject([{ type: 'problem_served', skill_id: 'add', reason: 'You chose this one.' }]);
  });

  it('starts with the recommended skill if none is named', () => {
    const driver = new PracticeDriver(world()).start();
    expect(driver.reply.view).toMatchObject({
      skill: { id: 'add' },
      reason: expect.stringContaining('A good place to start') as string,
    });
  });

  it('can start a locked skill if the student insists, and then says what it builds on and that she has begun it', async () => {
    const driver = new PracticeDriver(world()).start({ skill: 'carry', start_anyway: true });
    expect(driver.reply.view).toMatchObject({
      skill: { id: 'carry' },
      reason: 'You chose to start this early. You may find it hard, because it builds on “Skill add”.',
      progress: { standing: 'locked', unlocked: false },
    });
    await driver.right();
    expect(driver.reply.view.progress).toMatchObject({ standing: 'learning', unlocked: false });
  });

  it("starts at the student's grade: skills of earlier grades are assumed, and are open but not mastered", () => {
    const grown = indexGraph(sampleGraph({ id: 'add', grade: 4 }, { id: 'carry', grade: 6, after: ['add'] }));
    const driver = new PracticeDriver(world(undefined, { graph: grown, grade: 6 })).start();
    expect(driver.reply.view).toMatchObject({ skill: { id: 'carry' }, progress: { standing: 'ready', unlocked: true } });
    expect(driver.state.skills.size).toBe(0);
  });

  it.each([
    { asked: { skill: 'carry' }, code: 'locked_skill', words: 'You may find “Skill carry” hard. It builds on “Skill add”.' },
    { asked: { skill: 'nowhere' }, code: 'unknown_skill', words: 'There is no such skill.' },
    { asked: { skill: 'bare' }, code: 'no_problems', words: 'There are no problems for “Skill bare” yet.' },
    { asked: { mode: 'review' as const }, code: 'nothing_due', words: 'Nothing is due for review just now.' },
  ])('rejects $asked as $code', ({ asked, code, words }) => {
    const start = () => new PracticeDriver(world()).start(asked);
    expect(start).toThrow(TutorRefusal);
    expect(start).toThrow(words);
    expect(start).toThrow(expect.objectContaining({ code }) as Error);
  });

  it('follows the path in the specification: wrong, hint, right, mastered, unlocked, finished', async () => {
    const driver = practice();
    await driver.answer('1');
    expect(types(driver)).toEqual([
      'attempt_submitted',
      'attempt_evaluated',
      'diagnosis_completed',
      'hint_served',
      'mastery_updated',
    ]);
    expect(driver.reply).toMatchObject({
      outcome: 'incorrect',
      view: { phase: { kind: 'answering' }, solution: null, hints: [{ hint_level: 1 }] },
    });
    expect(driver.mastery).toBeCloseTo(0.1467, 4);

    await driver.right();
    expect(types(driver)).toEqual(['attempt_submitted', 'attempt_evaluated']); // the first attempt has already changed mastery
    expect(driver.reply).toMatchObject({ outcome: 'correct', mastery: null, view: { phase: { kind: 'solved' } } });
    expect(driver.reply.view.solution).not.toBeNull();

    for (let solved = 0; solved < 3; solved += 1) await (await driver.next()).right();
    expect(types(driver)).toEqual([
      'attempt_submitted',
      'attempt_evaluated',
      'mastery_updated',
      'skill_mastered',
      'skill_unlocked',
    ]);
    expect(driver.reply).toMatchObject({
      mastered: [{ id: 'add' }],
      unlocked: [{ id: 'carry' }],
      words: expect.stringContaining('You’ve mastered “Skill add.” You unlocked “Skill carry.”') as string,
    });

    await driver.next();
    expect(driver.reply).toMatchObject({
      outcome: 'finished',
      words: 'You’ve mastered “Skill add.” A good next step is “Skill carry.”',
    });
    expect(driver.reply.view.may.next).toBe(false);
  });

  it('records every version involved in its events', async () => {
    const driver = practice();
    await driver.answer('1');
    for (const { versions, tutor, setting, ...body } of driver.events) {
      expect([tutor, setting]).toEqual(['practice', 'practice']);
      expect(LearningEventBody.safeParse(body).error).toBeUndefined();
      expect(Versions.parse(versions)).toMatchObject({
        graph: '1.2.3',
        policy: '1.0.0',
        engine: expect.stringMatching(/^stoa-math@\d+$/) as string,
      });
      expect(versions.problem).toMatchObject({ id: driver.problem.item.meta.id, version: 1, seed: driver.problem.origin.seed });
    }
    const hint = driver.events.find(({ type }) => type === 'hint_served');
    expect(hint?.versions.agent).toEqual({
      name: 'hint',
      version: hintAgent.version,
      source: 'script',
      provider: null,
      model: null,
    });
  });

  it.each([
    { answer: ' 07 ', normalized: '7' },
    { answer: '7 +', normalized: null },
  ])('records how “$answer” was read', async ({ answer, normalized }) => {
    const driver = practice();
    await driver.answer(answer);
    expect(driver.events.find(({ type }) => type === 'attempt_evaluated')).toMatchObject({ normalized });
  });

  it('keeps the latest of very many attempts, cuts very long ones, and counts them all', async () => {
    const driver = practice();
    for (let tries = 0; tries < 45; tries += 1) await driver.answer('7 +'.padEnd(10_000, ' 7 +'));
    for (let tries = 0; tries < 45; tries += 1) await driver.answer(String(1000 + tries));
    const { attempts, hints } = driver.reply.view;
    expect(attempts.length).toBeLessThan(45);
    expect(attempts.at(-1)!.answer).toBe('1044');
    expect(hints.at(-1)!.hint_level).toBe(3);
    expect(JSON.stringify(driver.reply).length).toBeLessThan(50_000);
    expect(driver.events.findLast(({ type }) => type === 'attempt_submitted')).toMatchObject({ attempt_number: 90 });
  });

  it('raises its version by one each turn, and can be stored and read back', async () => {
    const driver = practice();
    await driver.answer('1');
    await driver.act({ kind: 'ask_hint' });
    expect(driver.state.session.version).toBe(3);
    expect(PracticeSession.parse(JSON.parse(JSON.stringify(driver.state.session)))).toEqual(driver.state.session);
    expect(PracticeReply.parse(driver.reply)).toEqual(driver.reply);
  });

  it('does not repeat a problem that an earlier session showed', async () => {
    const driver = practice([...many('add', 4)]);
    const first = driver.problem.item.meta.id;
    await driver.act({ kind: 'skip' });
    driver.start({ skill: 'add' });
    expect(driver.problem.item.meta.id).not.toBe(first);
  });
});

describe('an answer', () => {
  it.each([
    { written: '2x(', outcome: 'unreadable' },
    { written: '', outcome: 'unreadable' },
  ])('is $outcome and costs nothing: "$written"', async ({ written, outcome }) => {
    const driver = practice();
    await driver.answer(written);
    expect(driver.reply).toMatchObject({
      outcome,
      mastery: null,
      view: { phase: { kind: 'answering' }, hints: [], attempts: [{ verdict: outcome }] },
    });
    expect(driver.applied.changed).toEqual([]);
    await driver.right();
    expect(driver.state.skills.get(driver.state.session.skill.id)).toMatchObject({
      last_outcome: 'correct',
      unaided_opportunities: 1,
    });
  });

  it('counts only once per problem: the first that was evaluated', async () => {
    const driver = practice();
    for (const wrong of ['1', '2', '3']) await driver.answer(wrong);
    await driver.right();
    expect(driver.state.skills.get(driver.state.session.skill.id)).toMatchObject({ opportunities: 1, last_outcome: 'incorrect' });
    expect(driver.events.filter(({ type }) => type === 'mastery_updated')).toHaveLength(1);
  });

  it('raises the hint level with each different wrong attempt: 1, 2, 3, 3', async () => {
    const driver = practice();
    for (const wrong of ['1', '2', '3', '4']) await driver.answer(wrong);
    expect(driver.reply.view.hints.map(({ hint_level, hint_strategy }) => `${hint_level} ${hint_strategy}`)).toEqual([
      '1 pointing_hint',
      '2 rule_hint',
      '3 bottom_out_hint',
      '3 bottom_out_hint',
    ]);
  });

  it('given twice is pointed out, and does not raise the hint level', async () => {
    const driver = practice();
    await driver.answer('1');
    await driver.answer(' 1.0 ');
    expect(driver.reply).toMatchObject({
      outcome: 'incorrect',
      words: expect.toBeOneOf([...wordings.sameAgain]) as string,
    });
    expect(driver.reply.view.hints).toHaveLength(1);
  });

  it('with the right value in another wrong form counts as a different answer', async () => {
    const driver = one({ input: 'fraction', answer: '3/4', form: 'reduced_fraction', stem: 'Simplify $\\frac{36}{48}$.' });
    await driver.answer('18/24');
    await driver.answer('9/12');
    expect(driver.reply.view.hints.map(({ hint_level }) => hint_level)).toEqual([1, 2]);
    await driver.answer('18/24');
    expect(wordings.sameAgain).toContain(driver.reply.words);
  });

  it('with the right value in the wrong form is told so once, and the next hint is about something else', async () => {
    const driver = one({ input: 'fraction', answer: '3/4', form: 'reduced_fraction', stem: 'Simplify $\\frac{36}{48}$.' });
    await driver.answer('18/24');
    const [hint] = driver.reply.view.hints;
    expect(driver.reply.words).toContain('simplest form');
    expect(hint!.hint_text).not.toContain(driver.reply.words);
    expect(hintWordings[1].representation_error).toContain(hint!.hint_text.replace('You wrote $18 / 24$. ', ''));
  });

  it('is repeated in the hint the way it was read', async () => {
    const driver = one({ input: 'fraction', answer: '3/4', stem: 'Add $\\frac{1}{2}$ and $\\frac{1}{4}$.' });
    await driver.answer('\\frac{2}{6}');
    expect(driver.reply.view.hints[0]!.hint_text).toMatch(/^You wrote \$\\frac\{2\}\{6\}\$\. /);
  });

  it('that is right after a hint requested before any attempt is a hinted success', async () => {
    const driver = practice();
    await driver.act({ kind: 'ask_hint' });
    await driver.right();
    expect(driver.events.find(({ type }) => type === 'mastery_updated')).toMatchObject({
      outcome: 'hinted',
      before: 0.2,
      after: expect.closeTo(0.3549, 4) as number,
    });
    expect(driver.state.skills.get(driver.state.session.skill.id)).toMatchObject({
      unaided_opportunities: 0,
      last_outcome: 'hinted',
    });
  });

  it('that is right after a worked example is also a hinted success, and a wrong one after a hint is wrong but aided', async () => {
    const seen = practice();
    await (await seen.act({ kind: 'see_example' })).right();
    expect(seen.events.at(-1)).toMatchObject({ type: 'mastery_updated', outcome: 'hinted' });
    const helped = practice();
    await (await helped.act({ kind: 'ask_hint' })).answer('1');
    expect(helped.state.skills.get(helped.state.session.skill.id)).toMatchObject({
      last_outcome: 'incorrect',
      opportunities: 1,
      unaided_opportunities: 0,
    });
  });
});

describe('misconceptions', () => {
  const ladder = ['Look at the ones.', 'Carry what is over ten.', 'Six and seven make one ten and three ones.'];
  const forgetsToCarry = {
    id: 'no_carry',
    error_tag: 'procedural_error',
    trigger: { kind: 'exact_answer' as const, value: '33' },
    hint_ladder: ladder,
  };
  const problem = { number: 26, stem: 'What is $26 + 17$?', misconceptions: [forgetsToCarry] };

  it('give the hint from their own ladder, level by level, without asking a model', async () => {
    const driver = one(problem);
    await driver.answer('33');
    expect(driver.reply.view.hints[0]).toEqual({
      hint_level: 1,
      hint_strategy: 'pointing_hint',
      hint_text: `You wrote $33$. ${ladder[0]}`,
    });
    expect(driver.events.find(({ type }) => type === 'diagnosis_completed')).toMatchObject({
      source: 'misconception',
      misconception_id: 'no_carry',
      diagnosis: { error_category: 'procedural_error' },
      versions: { agent: null },
    });
    await driver.act({ kind: 'ask_hint' });
    expect(driver.reply.view.hints[1]!.hint_text).toContain(ladder[1]);
  });

  it('are skipped if their words would give the answer away', async () => {
    const telling = {
      ...forgetsToCarry,
      hint_ladder: ['Carry, and it is 43.', 'The answer is forty-three.', '20 + 10 + 13 = 43'],
    };
    const driver = one({ ...problem, misconceptions: [telling] });
    await driver.answer('33');
    await driver.answer('34');
    await driver.act({ kind: 'ask_hint' });
    expect(driver.reply.view.hints).toHaveLength(3);
    for (const { hint_text } of driver.reply.view.hints) expect(hint_text).not.toMatch(/43|forty/);
  });
});

describe('work that a student shows', () => {
  const equation: Sample = {
    input: 'expression',
    mode: 'work_shown',
    stem: 'Solve $2x + 6 = 10$.',
    answer: 'x=2',
    variables: ['x'],
    steps: [
      { explanation: 'Take away the same number from both sides.', math: '2x = 4' },
      { explanation: 'Divide both sides by the same number.', math: 'x = 2' },
    ],
  };

  it('is judged by its last line, and marked at the first line that does not follow', async () => {
    const driver = one(equation);
    await driver.act({ kind: 'attempt_work', lines: ['2x + 6 = 10', '2x = 16', 'x = 8'] });
    expect(driver.reply).toMatchObject({
      outcome: 'incorrect',
      view: { attempts: [{ lines: ['2x + 6 = 10', '2x = 16', 'x = 8'], answer: null }] },
    });
    expect(driver.reply.view.attempts[0]!.line_verdicts.map(({ verdict }) => verdict)).toEqual([
      'follows',
      'does_not_follow',
      'undecided',
    ]);
    expect(driver.events.find(({ type }) => type === 'diagnosis_completed')).toMatchObject({
      source: 'steps',
      diagnosis: { divergence_step_index: 2 },
    });
    expect(driver.reply.view.hints[0]!.hint_text).toContain('Line 2: ');
  });

  it('counts only its answer as right if an earlier line does not follow', async () => {
    const driver = one(equation);
    await driver.act({ kind: 'attempt_work', lines: ['2x + 6 = 10', '2x = 16', 'x = 2'] });
    expect(driver.reply).toMatchObject({
      outcome: 'correct',
      words: 'Your answer is right. One line of your work needs another look.',
    });
  });

  it('is right if its last line is right', async () => {
    const driver = one(equation);
    await driver.act({ kind: 'attempt_work', lines: ['2x = 4', 'x = 2'] });
    expect(driver.reply.outcome).toBe('correct');
  });

  it('is required if the problem is about the work: an answer alone is sent back and costs nothing', async () => {
    const driver = one(equation);
    await expect(driver.answer('x = 2')).rejects.toMatchObject({
      code: 'not_now',
      message: expect.stringContaining('line by line'),
    });
    expect(driver.reply.view.attempts).toEqual([]);
  });

  it('may be left out if the problem accepts an answer alone', async () => {
    const driver = one({ ...equation, mode: 'mixed' });
    await driver.answer('x = 2');
    expect(driver.reply.outcome).toBe('correct');
  });
});

describe('help', () => {
  it('goes up one level with each request, and stops at level 3 until there is a new attempt', async () => {
    const driver = practice();
    for (const level of [1, 2, 3]) {
      await driver.act({ kind: 'ask_hint' });
      expect(driver.reply).toMatchObject({ outcome: 'hint', mastery: null });
      expect(driver.reply.view.hints.at(-1)!.hint_level).toBe(level);
    }
    expect(driver.reply.view.may.hint).toBe(false);
    await expect(driver.act({ kind: 'ask_hint' })).rejects.toMatchObject({ code: 'not_now' });
    expect(driver.events.filter(({ type }) => type === 'hint_served')).toHaveLength(3);
  });

  it("shows a solved sibling (same family, another question and answer), which isn't set as a problem later", async () => {
    const driver = practice();
    const { problem } = driver;
    await driver.act({ kind: 'see_example' });
    const { example } = driver.reply.view;
    expect(driver.reply).toMatchObject({ outcome: 'example', mastery: null, view: { solution: null } });
    expect(example!.stem).not.toBe(problem.item.problem_content.stem);
    expect(example!.answer).not.toBe(`$${problem.item.solution_logic.final_answer_canonical}$`);
    const shown = driver.state.session.served.find(({ as }) => as === 'example')!;
    expect(shown.family).toBe(problem.origin.family);
    for (let done = 0; done < 20; done += 1) {
      await (await driver.act({ kind: 'skip' }, 200)).next();
      if (driver.reply.outcome === 'paused') await driver.next();
      expect(driver.problem.item.meta.id).not.toBe(shown.problem_id);
    }
  });

  it('offers no example if there is no sibling', async () => {
    const driver = one({});
    expect(driver.reply.view.may.example).toBe(false);
    await expect(driver.act({ kind: 'see_example' })).rejects.toMatchObject({ code: 'not_now' });
  });

  it.each([
    { choices: ['30', '43'], moves: 0.3931 }, // one in two: 0.18 / (0.18 + 0.8 · 0.5), plus 0.12 of the rest
    { choices: ['30', '33', '43', '44'], moves: 0.5368 }, // one in four: 0.18 / (0.18 + 0.8 · 0.25)
  ])('counts a right choice for less the fewer choices there are: $choices', async ({ choices, moves }) => {
    const answer = choices.length === 2 ? 'B' : 'C';
    const driver = one({ input: 'multiple_choice', answer, choices, stem: 'What is $26 + 17$?' });
    await driver.answer(answer);
    expect(driver.mastery).toBeCloseTo(moves, 4);
  });

  it('never names the right choice, and turns to an example when only one choice is left', async () => {
    const driver = one({ input: 'multiple_choice', answer: 'C', choices: ['30', '33', '43', '44'], stem: 'What is $26 + 17$?' });
    await driver.answer('A');
    expect(driver.reply.view.hints[0]!.hint_text).toMatch(/^You chose A\. /);
    await driver.answer('B');
    await driver.answer('D');
    expect(wordings.lastChoice).toContain(driver.reply.words);
    for (const { hint_text } of driver.reply.view.hints) expect(hint_text).not.toMatch(/\bC\b|43/);
  });
});

describe('skipping', () => {
  it("shows the solution and doesn't change mastery", async () => {
    const driver = practice();
    await driver.act({ kind: 'skip' });
    expect(driver.reply).toMatchObject({
      outcome: 'given_up',
      mastery: null,
      view: { phase: { kind: 'given_up' }, problems_done: 1 },
    });
    expect(driver.reply.view.solution!.answer).toBe(`$${driver.problem.item.solution_logic.final_answer_canonical}$`);
    expect(driver.state.skills.size).toBe(0);
  });
});

describe('a browser tab that was left behind', () => {
  it('is refused an act on a problem that is no longer current, and nothing changes', async () => {
    const driver = practice();
    const stale = driver.problem.item.meta.id;
    await (await driver.right()).next();
    const before = driver.state;
    await expect(driver.take({ kind: 'attempt', problem_id: stale, answer: '1' })).rejects.toMatchObject({
      code: 'stale',
    });
    expect(driver.state).toBe(before);
  });

  it.each(['attempt', 'ask_hint', 'see_example', 'skip'] as const)('cannot %s on a solved problem', async (kind) => {
    const driver = await practice().right();
    await expect(driver.act(kind === 'attempt' ? { kind, answer: '1' } : { kind })).rejects.toMatchObject({ code: 'not_now' });
  });

  it('cannot continue from a problem that is still open', async () => {
    await expect(practice().next()).rejects.toMatchObject({ code: 'not_now', message: 'Answer the problem or skip it first.' });
  });

  it('can continue past a problem that the bank has lost', async () => {
    const lost = new Set<string>();
    const whole = world();
    const shelf = {
      ...whole.shelf,
      find: (id: string, version: number) => (lost.has(id) ? null : whole.shelf.find(id, version)),
    };
    const driver = new PracticeDriver({ ...whole, shelf }).start({ skill: 'add' });
    const { id } = driver.problem.item.meta;
    lost.add(id);
    await expect(driver.take({ kind: 'attempt', problem_id: id, answer: '1' })).rejects.toMatchObject({ code: 'stale' });
    await driver.take({ kind: 'next' });
    expect(driver.reply.outcome).toBe('served');
  });
});

describe('haste', () => {
  it("in three wrong answers in a row is slowed down kindly, and an attempt made during the wait isn't counted", async () => {
    const driver = practice();
    for (const guess of ['1', '2', '3']) await driver.answer(guess, 1);
    expect(driver.reply.view.slow_down).toMatchObject({
      kind: 'rapid_guessing',
      words: expect.stringContaining('slow down') as string,
    });
    expect(driver.reply.view.may.attempt).toBe(false);

    const attempts = driver.reply.view.attempts.length;
    await driver.answer('4', 1);
    expect(driver.reply).toMatchObject({ outcome: 'slowed', mastery: null });
    expect(driver.reply.view.attempts).toHaveLength(attempts);
    expect(driver.applied.events).toEqual([]);
    await driver.right(10);
    expect(driver.reply.outcome).toBe('correct');
  });

  it('in right answers is fluency, and is not slowed down', async () => {
    const driver = practice();
    for (let solved = 0; solved < 6 && driver.reply.view.phase.kind !== 'finished'; solved += 1) {
      await driver.right(1);
      await driver.next();
    }
    expect(driver.events.some(({ type }) => type === 'skill_mastered')).toBe(true);
    expect(driver.state.session.slow_down).toBeNull();
  });

  it('is forgiven after one answer that took its time', async () => {
    const driver = practice();
    for (const [guess, seconds] of [
      ['1', 1],
      ['2', 1],
      ['3', 30],
      ['4', 1],
      ['5', 1],
    ] as const)
      await driver.answer(guess, seconds);
    expect(driver.reply.view.slow_down).toBeNull();
  });

  it("is counted if there wasn't enough time to read the problem", async () => {
    const long = { stem: 'word '.repeat(120) }; // ten seconds at the policy's pace
    const driver = one(long);
    await driver.answer('1', 8);
    expect(driver.state.session.guessing.in_a_row).toBe(1);
    await driver.answer('2', 8); // by now she has had time to read it
    expect(driver.state.session.guessing.in_a_row).toBe(0);
  });

  it('in asking for hints is slowed down, but attempts stay possible', async () => {
    const driver = practice();
    for (let asked = 0; asked < 3; asked += 1) await driver.act({ kind: 'ask_hint' }, 1);
    expect(driver.reply.view.slow_down).toMatchObject({ kind: 'hint_clicking' });
    expect(driver.reply.view.may).toMatchObject({ attempt: true, hint: false });
    await driver.right(1);
    expect(driver.reply.outcome).toBe('correct');
  });

  it('doubles the wait each time, up to a minute', async () => {
    const driver = practice();
    const waits: number[] = [];
    for (let time = 0; time < 5; time += 1) {
      for (const guess of ['1', '2', '3']) await driver.answer(`${guess}${time}`, guess === '1' ? 1.5 : 1);
      waits.push((Date.parse(driver.reply.view.slow_down!.until) - driver.now.getTime()) / 1000);
      await driver.answer('(', 61); // an unreadable answer: the clock starts again and no guess is counted
    }
    expect(waits).toEqual([10, 20, 40, 60, 60]);
  });
});

describe('ten problems without progress', () => {
  const stuck = async (driver: PracticeDriver) => {
    for (let done = 0; done < 10; done += 1) {
      await driver.answer('1');
      await driver.act({ kind: 'skip' });
      await driver.next();
    }
    return driver;
  };

  it('pause the session, which says so and offers ways to go on', async () => {
    const driver = await stuck(practice());
    expect(driver.reply).toMatchObject({
      outcome: 'paused',
      view: { phase: { kind: 'paused' }, may: { attempt: false, example: true, next: true } },
    });
    expect(driver.reply.words).toContain('look at a worked example or take a break');
    await driver.act({ kind: 'see_example' });
    expect(driver.reply.view).toMatchObject({ phase: { kind: 'paused' }, example: { answer: expect.any(String) as string } });
    await driver.next();
    expect(driver.reply.outcome).toBe('served');
  });

  it('name the weakest prerequisite of the skill', async () => {
    const skills = skillStates([
      masteredState('add', 0.8, new Date('2026-03-01T09:00:00Z')),
      masteredState('carry', 0.97, new Date('2026-03-01T09:00:00Z')),
    ]);
    const driver = await stuck(new PracticeDriver(world()).start({ skill: 'sums', skills }));
    expect(driver.reply.words).toContain('practice “Skill add”, which this builds on');
  });

  it('are counted again from each new high of mastery', async () => {
    const driver = practice();
    for (let done = 0; done < 9; done += 1) await (await driver.act({ kind: 'skip' })).next();
    await (await driver.right()).next();
    expect(driver.reply.outcome).toBe('served');
    expect(driver.state.session.problems_without_progress).toBe(0);
  });
});

describe('a checkpoint', () => {
  const checkpoint = (skill = 'add') => new PracticeDriver(world()).start({ mode: 'checkpoint', skill });

  it('gives no help', async () => {
    const driver = checkpoint();
    expect(driver.reply.view.may).toEqual({ attempt: true, hint: false, example: false, skip: true, next: false });
    await expect(driver.act({ kind: 'ask_hint' })).rejects.toMatchObject({ code: 'not_now' });
    await expect(driver.act({ kind: 'see_example' })).rejects.toMatchObject({ code: 'not_now' });
  });

  it('closes a problem after one evaluated answer, which counts double, and gives no hint', async () => {
    const driver = checkpoint();
    await driver.answer('1');
    expect(types(driver)).toEqual(['attempt_submitted', 'attempt_evaluated', 'mastery_updated']);
    expect(driver.events.at(-1)).toMatchObject({
      weight: 'checkpoint',
      outcome: 'incorrect',
      after: expect.closeTo(0.1234, 4) as number,
    });
    expect(driver.reply.view).toMatchObject({ phase: { kind: 'given_up' }, hints: [] });
  });

  const stands = 'You’ve mastered “Skill add.”';
  const some = 'That’s a good part of it. With a little practice, you’ll master “Skill add.”';
  const wants = 'Practice “Skill add” first. You can use hints there.';

  it.each([
    {
      title: 'once four of five are right',
      answers: [true, false, true, true, true],
      words: `You solved 4 of 5 on your own. ${stands}`,
    },
    { title: 'at the fourth when all are', answers: [true, true, true, true], words: `You solved 4 of 4 on your own. ${stands}` },
    { title: 'as soon as four cannot be', answers: [false, false], words: `You solved 0 of 2 on your own. ${wants}` },
    {
      title: 'however well it began',
      answers: [true, true, true, false, false],
      words: `You solved 3 of 5 on your own. ${some}`,
    },
  ])('ends $title, and states the result in words', async ({ answers, words }) => {
    const driver = checkpoint();
    for (const right of answers) {
      expect(driver.reply.view.phase.kind).toBe('answering');
      await (right ? driver.right() : driver.answer('1'));
      await driver.next();
    }
    expect(driver.reply).toMatchObject({ outcome: 'finished', words });
    expect(driver.reply.view.problems_done).toBe(answers.length);
    const mastered = driver.events.filter(({ type }) => type === 'skill_mastered');
    expect(mastered).toHaveLength(words.endsWith(stands) ? 1 : 0);
  });

  it('counts a skipped problem as not solved', async () => {
    const driver = checkpoint();
    for (let done = 0; done < 2; done += 1) await (await driver.act({ kind: 'skip' })).next();
    expect(driver.reply.words).toBe(`You solved 0 of 2 on your own. ${wants}`);
    expect(driver.state.skills.get(driver.state.session.skill.id)).toMatchObject({ opportunities: 2, last_outcome: 'incorrect' });
  });

  it("never shows a solution, and serves only problems that practice doesn't use", async () => {
    const driver = checkpoint();
    for (const act of [() => driver.answer('1'), () => driver.right()]) {
      expect(driver.problem.held_back).toBe(true);
      await act();
      expect(driver.reply.view).toMatchObject({ solution: null, example: null });
      await driver.next();
    }
    await driver.act({ kind: 'skip' });
    expect(driver.reply.view.solution).toBeNull();
    expect(driver.reply.words).toContain('practice on this skill shows you every step');
  });

  it('that is abandoned for a new one on the same skill counts its open problem as not solved, is over, and passes on none of its problems', async () => {
    const driver = checkpoint();
    await (await driver.right()).next();
    const { state: left, problem: waiting } = driver;
    driver.start({ mode: 'checkpoint', skill: 'add', skills: left.skills });
    expect(driver.reply.mastery!.after).toBeLessThan(driver.reply.mastery!.before);
    expect(driver.events.at(-2)).toMatchObject({ type: 'mastery_updated', outcome: 'incorrect', weight: 'checkpoint' });
    expect(driver.state.session.problems_done).toBe(0);

    const met = {
      exposed: new Set<string>(),
      checkpoints: [{ skill_id: SkillId.parse('add'), session_id: 'session-2', problem_id: null }],
      exams: [],
    };
    const old = practiceView(world(undefined, { met }), left, driver.now);
    expect(old).toMatchObject({
      phase: { kind: 'finished', words: expect.stringContaining('passed') as string },
      solution: null,
    });
    expect(old.may).toEqual({ attempt: false, hint: false, example: false, skip: false, next: false });
    const onward = takePracticeTurn(
      world(undefined, { met }),
      left,
      { kind: 'attempt', problem_id: waiting.item.meta.id, answer: '1' },
      scriptsOnly,
      {
        now: driver.now,
        random: () => 0,
        turnId: 'late',
      },
    );
    await expect(onward).rejects.toMatchObject({ code: 'not_now' });

    const before = new Set(left.session.served.map(({ problem_id }) => problem_id));
    for (let done = 0; done < 4; done += 1) {
      expect(before.has(driver.problem.item.meta.id)).toBe(false);
      await (await driver.right()).next();
    }
    expect(driver.reply.view.phase.kind).toBe('finished');
  });

  it('is not ended by doing something else: it waits unchanged', async () => {
    const driver = checkpoint();
    const { state } = driver;
    driver.start({ skill: 'add' });
    driver.state = state;
    await driver.right();
    expect(driver.reply).toMatchObject({ outcome: 'correct', mastery: { skill_id: 'add' } });
  });

  it('shows how many problems it has, how many are right, and how many are needed to pass', async () => {
    const driver = checkpoint();
    expect(driver.reply.view.checkpoint).toEqual({ problems: 5, right: 0, pass: 4 });
    await (await driver.right()).next();
    expect(driver.reply.view.checkpoint).toEqual({ problems: 5, right: 1, pass: 4 });
    expect(new PracticeDriver(world()).start({ skill: 'add' }).reply.view.checkpoint).toBeNull();
  });

  it('can be taken on a locked skill, to show that the student already knows it', async () => {
    const driver = checkpoint('carry');
    for (let done = 0; done < 4; done += 1) await (await driver.right()).next();
    expect(driver.events.filter(({ type }) => type === 'skill_mastered')).toMatchObject([{ skill_id: 'carry' }]);
  });
});

describe('a problem whose solution the student has been shown', () => {
  const after = (exposed: BankedProblem[], change: Partial<PracticeWorld['met']> = {}): Partial<PracticeWorld> => ({
    met: { exposed: new Set(exposed.map(({ item }) => item.meta.id)), checkpoints: [], exams: [], ...change },
  });
  const few = many('add', 3);

  it('is no evidence, in whichever session it was shown, and she is told so', async () => {
    const driver = new PracticeDriver(world(few, after(few))).start({ skill: 'add' });
    expect(driver.reply.view.just_for_practice).toBe(true);
    await driver.right();
    expect(driver.reply).toMatchObject({
      outcome: 'correct',
      mastery: null,
      words: expect.stringContaining('You’ve seen this solution before, so this one’s just for practice.') as string,
    });
    expect(driver.applied).toMatchObject({ changed: [] });
    expect(driver.applied.events.at(-1)).toMatchObject({ type: 'attempt_evaluated', just_for_practice: true });
  });

  it('is no evidence even if the solution was shown after the problem was served', async () => {
    const fresh = new PracticeDriver(world(few)).start({ skill: 'add' });
    const driver = new PracticeDriver(world(few, after([fresh.problem])));
    driver.state = fresh.state;
    await driver.right();
    expect(driver.reply).toMatchObject({ outcome: 'correct', mastery: null });
  });

  it('comes after all problems that can still be evidence', () => {
    const [first, second, third] = few;
    const driver = new PracticeDriver(world(few, after([first!, third!]))).start({ skill: 'add' });
    expect(driver.problem).toBe(second);
  });

  it.each([
    { title: 'it is solved', how: 'solved', act: (driver: PracticeDriver) => driver.answer('1').then(() => driver.right()) },
    { title: 'it is skipped', how: 'given_up', act: (driver: PracticeDriver) => driver.act({ kind: 'skip' }) },
    { title: 'it is shown as an example', how: 'example', act: (driver: PracticeDriver) => driver.act({ kind: 'see_example' }) },
    { title: 'it has counted', how: 'counted', act: (driver: PracticeDriver) => driver.answer('1') },
  ])('is remembered from the moment $title', async ({ how, act }) => {
    const driver = practice();
    await act(driver);
    expect(driver.applied.exposures).toMatchObject([{ skill_id: 'add', how }]);
  });

  describe('while it belongs to one of her open exam questions', () => {
    const three = [123, 124, 125].map((number) => sampleProblem({ skill: 'add', number, difficulty: 1 }));
    const asked = three[0]!;
    const exam = {
      course_id: 'MATH-G10',
      course_title: 'Mathematics, grade 10',
      unit_title: 'Numbers',
      question_id: 'A',
      stem: asked.item.problem_content.stem,
      open_from: new Date(0).toISOString(),
    };
    const met = { exposed: new Set<string>(), checkpoints: [], exams: [exam] };

    it('is neither served nor shown as an example', async () => {
      const driver = new PracticeDriver(world(three, { met })).start({ skill: 'add' });
      for (let done = 0; done < 4; done += 1) {
        expect(driver.problem).not.toBe(asked);
        await driver.act({ kind: 'see_example' });
        expect(driver.reply.view.example?.stem).not.toBe(exam.stem);
        await (await driver.act({ kind: 'skip' }, 200)).next();
      }
    });

    it.each([
      { name: 'gives no hint', act: (driver: PracticeDriver) => driver.act({ kind: 'ask_hint' }) },
      { name: 'shows no example', act: (driver: PracticeDriver) => driver.act({ kind: 'see_example' }) },
    ])('$name if it was already being worked on, and says why', async ({ act }) => {
      const driver = await onTable();
      await expect(act(driver)).rejects.toThrow('That’s from your exam question in Mathematics, grade 10');
    });

    it('reports a wrong answer, but nothing about the solution', async () => {
      const driver = await onTable();
      await driver.answer('1');
      expect(driver.reply).toMatchObject({
        outcome: 'incorrect',
        words: expect.stringContaining('can’t help with it before you answer it') as string,
        view: { hints: [], solution: null },
      });
      await driver.act({ kind: 'skip' });
      expect(driver.reply.view.solution).toBeNull();
    });

    /** Puts a problem before the student that only becomes an exam question of hers afterward. */
    async function onTable(): Promise<PracticeDriver> {
      const fresh = new PracticeDriver(world(three)).start({ skill: 'add' });
      while (fresh.problem !== asked) await (await fresh.act({ kind: 'skip' }, 200)).next();
      const driver = new PracticeDriver(world(three, { met }));
      driver.state = fresh.state;
      return driver;
    }
  });

  it('that waits in a checkpoint is neither served elsewhere nor shown as an example', async () => {
    const checkpoints = [{ skill_id: SkillId.parse('add'), session_id: 'other', problem_id: few[0]!.item.meta.id as string }];
    const driver = new PracticeDriver(world(few, { met: { exposed: new Set(), checkpoints, exams: [] } })).start({
      skill: 'add',
    });
    expect(driver.problem).not.toBe(few[0]);
    await driver.act({ kind: 'see_example' });
    expect(driver.reply.view.example!.stem).not.toBe(few[0]!.item.problem_content.stem);
    for (let done = 0; done < 4; done += 1) {
      await (await driver.act({ kind: 'skip' }, 200)).next();
      expect(driver.problem).not.toBe(few[0]);
    }
  });

  it('that waits in a checkpoint but was already being worked on keeps its solution hidden when she skips it', async () => {
    const fresh = new PracticeDriver(world(few)).start({ skill: 'add' });
    const checkpoints = [
      { skill_id: SkillId.parse('add'), session_id: 'other', problem_id: fresh.problem.item.meta.id as string },
    ];
    const driver = new PracticeDriver(world(few, { met: { exposed: new Set(), checkpoints, exams: [] } }));
    driver.state = fresh.state;
    await driver.act({ kind: 'skip' });
    expect(driver.reply).toMatchObject({
      outcome: 'given_up',
      words: expect.stringContaining('checkpoint') as string,
      view: { solution: null },
    });
    expect(driver.applied.exposures).toEqual([]);
    expect(practiceView(world(few), driver.state, driver.now).solution).toBeNull(); // nor later
  });
});

describe('skips', () => {
  const skipped = async (driver: PracticeDriver, seconds: number) => {
    await driver.act({ kind: 'skip' }, seconds);
    const { outcome } = driver.reply;
    if (driver.reply.view.may.next) await driver.next();
    return outcome;
  };

  it('bring a pause before the next problem after three in a row without a try, which grows, and is short again after a right answer', async () => {
    const driver = practice();
    const pause = () => (Date.parse(driver.reply.view.slow_down!.until) - driver.now.getTime()) / 1000;
    for (const seconds of [10, 20, 40]) {
      for (let skips = 0; skips < 2; skips += 1) expect(await skipped(driver, 150)).toBe('given_up');
      await driver.act({ kind: 'skip' }, 150);
      expect(driver.reply.view.slow_down).toMatchObject({ kind: 'skipping', words: expect.stringContaining('breath') as string });
      expect(pause()).toBe(seconds);
      await driver.act({ kind: 'next' }, 0);
      if (driver.reply.outcome === 'paused') await driver.act({ kind: 'next' }, 0);
      expect(await skipped(driver, 1)).toBe('slowed');
      expect(driver.reply.view.may).toMatchObject({ attempt: true, hint: true, example: true, skip: false });
    }
    await (await driver.right()).next();
    expect(driver.state.session.skipping).toEqual({ in_a_row: 0, times_slowed: 0 });
  });

  it.each([
    { tries: 'nothing', answers: [], pause: true },
    { tries: 'what cannot be read', answers: [{ answer: '(', seconds: 30 }], pause: true },
    { tries: 'a wrong answer given rapidly', answers: [{ answer: '1', seconds: 1 }], pause: true },
    {
      tries: 'a rapid wrong answer and slowly the same again',
      answers: [
        { answer: '1', seconds: 1 },
        { answer: '1', seconds: 30 },
      ],
      pause: true,
    },
    { tries: 'a wrong answer that took its time', answers: [{ answer: '1', seconds: 30 }], pause: false },
    {
      tries: 'a rapid wrong answer and slowly another',
      answers: [
        { answer: '1', seconds: 1 },
        { answer: '2', seconds: 30 },
      ],
      pause: false,
    },
  ])('after $tries bring a pause: $pause', async ({ answers, pause }) => {
    const driver = practice();
    for (let done = 0; done < 6; done += 1) {
      for (const { answer, seconds } of answers) await driver.answer(answer, seconds);
      await skipped(driver, 60);
    }
    expect(driver.state.session.skipping.times_slowed).toBe(pause ? 2 : 0);
    expect(driver.reply.view.may).toMatchObject({ hint: true, example: true }); // a student who doesn't know is never stuck
  });

  it('start a new count after one real try, and after a right answer', async () => {
    const driver = practice();
    for (const end of [() => driver.answer('1'), () => driver.right()]) {
      for (let skips = 0; skips < 2; skips += 1) await skipped(driver, 5);
      expect(driver.state.session.skipping.in_a_row).toBe(2);
      await driver.answer('(', 30);
      expect(driver.state.session.skipping.in_a_row).toBe(2);
      await end();
      expect(driver.state.session.skipping.in_a_row).toBe(0);
      await (driver.reply.view.may.next ? driver.next() : skipped(driver, 5));
    }
  });

  it('can be read from a session stored before tries were distinguished', () => {
    const { tried: _, ...open } = practice().state.session.open!;
    const read = readPracticeSession({ ...practice().state.session, open });
    expect(read.open).toMatchObject({ tried: false });
  });

  it("continue to be counted in the student's next session", async () => {
    const driver = practice();
    for (let skips = 0; skips < 2; skips += 1) await skipped(driver, 5);
    driver.start({ skill: 'add' });
    await driver.act({ kind: 'skip' }, 5);
    expect(driver.reply.view.slow_down).toMatchObject({ kind: 'skipping' });
  });
});

describe('a review', () => {
  const longAgo = new Date('2026-02-01T09:00:00Z');
  const skills = skillStates([
    masteredState('add', 0.97, longAgo),
    masteredState('carry', 0.97, new Date('2026-02-20T09:00:00Z')),
  ]);

  it('covers each due skill once, and then ends', async () => {
    const driver = new PracticeDriver(world()).start({ mode: 'review', skills });
    expect(driver.reply.view.skill.id).toBe('add');
    await (await driver.right()).next();
    expect(driver.reply.view.skill.id).toBe('carry');
    await (await (await driver.answer('1')).right()).next();
    expect(driver.reply).toMatchObject({
      outcome: 'finished',
      words: expect.stringContaining('Those were the reviews for today') as string,
    });
    const [add, carry] = ['add', 'carry'].map((id) => driver.state.skills.get(SkillId.parse(id))!);
    expect(Date.parse(add!.review!.due)).toBeGreaterThan(Date.parse(carry!.review!.due)); // a forgotten skill comes back sooner
  });

  it('of one skill covers that skill', async () => {
    const driver = new PracticeDriver(world()).start({ mode: 'review', skill: 'carry', skills });
    expect(driver.reply.view.skill.id).toBe('carry');
  });
});

describe('while the graph is unavailable', () => {
  it('practice continues with the skill but not to another, and unlocks what was earned once the graph is back', async () => {
    const whole = world();
    let down = false;
    const driver = new PracticeDriver({
      ...whole,
      get graph() {
        return down ? null : graph;
      },
    }).start({ skill: 'add' });
    down = true;
    for (let solved = 0; solved < 4; solved += 1) await (await driver.right()).next();
    expect(driver.reply).toMatchObject({ outcome: 'served', view: { skill: { id: 'add', name: 'Skill add' } } });
    expect(driver.events.some(({ type }) => type === 'skill_mastered')).toBe(true);
    expect(driver.events.some(({ type }) => type === 'skill_unlocked')).toBe(false);
    expect(driver.events.at(-1)!.versions.graph).toBe('unavailable');

    down = false;
    await driver.right();
    expect(driver.applied.events.filter(({ type }) => type === 'skill_unlocked')).toMatchObject([
      { skill_id: 'carry', by: 'add' },
    ]);
    await driver.next();
    expect(driver.reply.outcome).toBe('finished');
  });

  it('no new session can be started', () => {
    expect(() => new PracticeDriver(world(undefined, { graph: null })).start({ skill: 'add' })).toThrow(
      expect.objectContaining({ code: 'graph_unavailable' }) as Error,
    );
  });
});
