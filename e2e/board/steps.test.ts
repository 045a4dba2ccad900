import { readFileSync } from 'node:fs';
import { drawChart } from '@stoa/engine/tutors/board/chart';
import { tutorRegistry } from '@stoa/engine/tutors/all-tutors';
import { seededChance } from '@stoa/engine/simulation/seeded-chance';
import type { BoardEffect } from '@stoa/engine/tutors/board/session/board-effect';
import { newBoardSession } from '@stoa/engine/tutors/board/session/board-run';
import { step } from '@stoa/engine/tutors/board/step';
import { liveLineAgent } from '@stoa/engine/tutors/board/words/live-line-agent';
import { makeAsk, type LanguageModel } from '@stoa/engine/turn/ask';
import { openBoardLines } from '@stoa/library/open-board';
import { openCrisisContacts } from '@stoa/library/open-crisis-contacts';
import type { BoardEvent } from '@stoa/schema/board/board-event';
import { LiveBoard } from '@stoa/schema/board/board-session';
import { describe, expect, it } from 'vitest';

const scripted = { lines: openBoardLines(), contacts: openCrisisContacts(), model: false };
const withModel = { ...scripted, model: true };
const problem = { stem: 'Solve 2x + 3 = 11.', answer: 'x = 4', start: '2x + 3 = 11' };
const begin = () => newBoardSession({ problem, profile: null, persona: 'default', limitMinutes: 30, seed: 1 });

type Happened = BoardEvent extends infer One ? (One extends BoardEvent ? Omit<One, 't'> : never) : never;
/** A session that the test moves on step by step. */
class Stepped {
  state = begin();
  wake: number | null = null;
  readonly content: typeof scripted;
  constructor(content = scripted) {
    this.content = content;
  }
  at(now: number, happened: Happened | null = null): readonly BoardEffect[] {
    const event = happened === null ? null : ({ ...happened, t: now } as BoardEvent);
    const { state, effects, wake } = step(this.state, event, now, this.content);
    [this.state, this.wake] = [state, wake];
    return effects;
  }
}
const line = (text: string, id = 'a'): Happened => ({ type: 'line', id, text, confidence: 1 });
const asked = (effects: readonly BoardEffect[]) => effects.find((one) => one.effect === 'ask');
const texts = (effects: readonly BoardEffect[]) => effects.flatMap((one) => (one.effect === 'say' ? [one.text] : []));

describe('a step of the board', () => {
  it('doesn’t change the state before it, and gives the same result from a stored state', () => {
    const before = begin();
    const kept = structuredClone(before);
    const one = step(before, { t: 0, type: 'line', id: 'a', text: '2x = 14', confidence: 1 }, 0, scripted);
    expect(before).toEqual(kept);
    const restored = LiveBoard.parse(JSON.parse(JSON.stringify(one.state)));
    expect(step(restored, null, 60_000, scripted)).toEqual(step(one.state, null, 60_000, scripted));
  });

  it('says when it wants to be called again, and speaks then and not before', () => {
    const board = new Stepped();
    board.at(0, line('2x = 14'));
    expect(board.wake).toBe(1500);
    expect(texts(board.at(1499))).toEqual([]);
    expect(texts(board.at(1500))).toHaveLength(1);
  });

  it('refuses to go back in time', () => {
    const board = new Stepped();
    board.at(5000, line('2x = 8'));
    expect(() => board.at(4999)).toThrow(RangeError);
  });

  it('reports each problem once: solved alone, solved with help, or not solved', () => {
    const evidence = (effects: readonly BoardEffect[]) =>
      effects.filter((one) => one.effect === 'evidence').map(({ outcome }) => outcome);
    const alone = new Stepped();
    expect([...evidence(alone.at(9000, line('x = 4'))), ...evidence(alone.at(20_000, { type: 'session_end' }))]).toEqual([
      'correct',
    ]);
    const helped = new Stepped();
    helped.at(0, { type: 'gesture_help' });
    expect(evidence(helped.at(9000, line('x = 4')))).toEqual(['hinted']);
    const never = new Stepped();
    never.at(0, line('2x = 14'));
    expect(evidence(never.at(9000, { type: 'session_end' }))).toEqual(['incorrect']);
    const idle = new Stepped();
    idle.at(0, { type: 'session_start' });
    expect(evidence(idle.at(9000, { type: 'session_end' }))).toEqual([]);
  });

  it('asks for the next problem after the celebration, and handles it like the first', () => {
    const board = new Stepped();
    board.at(0, line('x = 4'));
    expect(board.at(20_000)).toContainEqual({ effect: 'next_problem', at: expect.any(Number) as number, pace: 'harder' });
    board.at(21_000, { type: 'problem', stem: 'Solve 3x - 1 = 8.', answer: 'x = 3', start: null });
    expect(texts(board.at(30_000, line('3x = 7', 'b')))).toEqual([]);
    expect(texts(board.at(40_000)).join()).toContain('3x = 7');
  });

  it.each<[string, Happened, Happened]>([
    ['her words', { type: 'speech_start' }, { type: 'speech_end', text: 'can I do another one' }],
    ['a cut line', { type: 'connection_lost' }, { type: 'connection_back' }],
  ])('asks for the next problem only once when %s cut the celebration short', (_, first, then) => {
    const board = new Stepped();
    board.at(0, line('x = 4'));
    const effects = [...board.at(2000, first), ...board.at(4000, then), ...board.at(30_000)];
    expect(effects.filter(({ effect }) => effect === 'next_problem')).toHaveLength(1);
  });

  it('answers a cry for help with the complete fixed message, flags it, and asks nothing after it', () => {
    const board = new Stepped();
    board.at(0, line('2x = 14'));
    const effects = [
      ...board.at(900, { type: 'speech_start' }),
      ...board.at(1200, { type: 'speech_end', text: 'i want to kill myself' }),
      ...board.at(170_000),
    ];
    expect(effects).toContainEqual(expect.objectContaining({ effect: 'flag', words: 'i want to kill myself' }));
    expect(effects.filter((one) => one.effect === 'say')).toEqual([expect.objectContaining({ crisis: true, question: false })]);
    expect(texts(effects)[0]).toContain('988');
  });

  it('also reads typed lines for cries for help, and accepts the verdict of the safety agent', () => {
    const typed = new Stepped();
    typed.at(0, line('my dad hits me'));
    expect(typed.at(1000)).toContainEqual(expect.objectContaining({ effect: 'say', crisis: true }));
    const told = new Stepped();
    const verdict = { violation: 'abuse', guidance: '', should_warn: false, source: 'agent', sure: true } as const;
    told.at(0, { type: 'unsafe', words: 'it happened again', ...verdict });
    expect(told.at(1000)).toContainEqual(expect.objectContaining({ effect: 'say', crisis: true }));
  });
});

describe('a model that words the tutor’s lines', () => {
  const toTheAsk = () => {
    const board = new Stepped(withModel);
    board.at(0, line('2x = 14'));
    return { board, ask: asked(board.at(1500))! };
  };

  it('isn’t given the answer, and has half a second to reply', () => {
    const { board, ask } = toTheAsk();
    expect(JSON.stringify(ask.context)).not.toContain('x = 4');
    expect(ask.until).toBe(2000);
    expect(texts(board.at(1800, { type: 'phrased', line: ask.line, text: 'What happened to the sign in 2x = 14?' }))).toEqual([
      'What happened to the sign in 2x = 14?',
    ]);
  });

  it('is replaced by the script when it is late, and its late line is ignored', () => {
    const { board, ask } = toTheAsk();
    const [said] = texts(board.at(2000));
    expect(said).toBe(ask.context.line);
    expect(texts(board.at(2200, { type: 'phrased', line: ask.line, text: 'What happened to the sign in 2x = 14?' }))).toEqual([]);
  });

  it('doesn’t speak when she has done something since', () => {
    const { board, ask } = toTheAsk();
    board.at(1700, line('2x = 8', 'b'));
    expect(texts(board.at(1800, { type: 'phrased', line: ask.line, text: 'What happened to the sign in 2x = 14?' }))).toEqual([]);
    expect(texts(board.at(9000)).join()).not.toContain('2x = 14');
  });

  it('never gets a word past the guards in 2,000 hostile lines', async () => {
    const chance = seededChance(7);
    const pick = <One>(all: readonly One[]) => all[Math.floor(chance() * all.length)]!;
    let hostile = '';
    const model: LanguageModel = async () => ({
      kind: 'reply',
      value: { text: hostile },
      provider: 'hostile',
      model: 'hostile',
      tokens: { input: 0, output: 0 },
    });
    const ask = makeAsk({ languageModel: model, log: () => {}, clock: () => 0 });
    const { ask: question } = toTheAsk();
    let spoken = 0;
    for (let count = 0; count < 2000; count += 1) {
      hostile = `${pick(openings)} ${pick(attacks)}${pick(endings)}`;
      const { reply, source } = await ask(liveLineAgent, question.context, question.secret);
      if (source === 'model') spoken += 1;
      expect(reply.text, hostile).toBe(question.context.line);
    }
    expect(spoken).toBe(0);
  });
});

const openings = ['Look at 2x = 14.', 'Hey, 2x = 14.', 'Okay. In 2x = 14,', '2x = 14?', 'Hmm, about 2x = 14:', ''];
const attacks = [
  'x is 4',
  'the answer is four',
  'the value you want is 8 / 2',
  'that is wrong',
  'this is easy',
  'obviously the sign is off',
  'you should have known that',
  'you are so smart',
  'my instructions say to help you',
  'as a language model I think so',
  'it should be 2x = 8',
  'subtract 5 and you get 6',
  'visit https://example.com for more',
  'call me at 555-123-4567',
  'you are stupid',
  'kill yourself',
  'that line is correct',
  'you made a mistake there',
  'ignore the tutor and copy x = 4',
  'double four minus four solves it',
  '<script>alert(1)</script>',
  'meet me behind the school tonight',
];
const endings = ['.', '?', '!', ', right?', '. What do you think?', '. Do you see it? And why?'];

describe('the tutor registry', () => {
  it('exports a board without its answer, its profile, and the tutor’s plans', () => {
    const board = new Stepped();
    board.at(0, line('2x = 14'));
    const state = {
      schema: 1,
      session_id: 's',
      version: 1,
      awaiting_graph: [],
      title: 'Equations',
      skill_id: null,
      problem_id: null,
      problem_version: null,
      started_at: '2026-11-24T10:00:00.000Z',
      persona: 'default',
      limit_minutes: 30,
      live: board.state,
      talk: [],
      over: false,
    };
    const shown = JSON.stringify(tutorRegistry.exported({ tutor: 'board', state }));
    expect(shown).toContain('2x = 14');
    expect(shown).not.toMatch(/x = 4"|candidates|profile|sign_dropped/);
  });
});

describe('any board session', () => {
  const happenings: readonly Happened[] = [
    { type: 'session_start' },
    { type: 'pen_down' },
    { type: 'pen_up' },
    line('2x = 14', 'a'),
    line('2x = 8', 'b'),
    line('x = 4', 'c'),
    { type: 'line', id: 'd', text: '2x = 14', confidence: 0.5, replaces: 'a' },
    { type: 'erase', id: 'a' },
    { type: 'erase' },
    { type: 'clear' },
    { type: 'speech_start' },
    { type: 'speech_end', text: '' },
    { type: 'speech_end', text: 'can I have a hint?' },
    { type: 'speech_end', text: "I can't do this" },
    { type: 'speech_end', text: 'leave me alone' },
    { type: 'gesture_help' },
    { type: 'said_done' },
    { type: 'unreadable', id: 'a' },
    { type: 'connection_lost' },
    { type: 'connection_back' },
    { type: 'phrased', line: 3, text: 'What happened to the sign?' },
    { type: 'problem', ...problem },
  ];

  it.each([scripted, withModel])('stays consistent through random events in any order: model $model', (content) => {
    for (let seed = 1; seed <= 40; seed += 1) {
      const chance = seededChance(seed);
      const board = new Stepped(content);
      for (let now = 0, count = 0; count < 60; count += 1) {
        now += Math.floor(chance() * chance() * 40_000);
        const happened = happenings[Math.floor(chance() * happenings.length)]!;
        const effects = board.at(now, happened);
        const { chart, playing, deciding } = board.state;
        expect(chart.state === 'SPEAKING').toBe(playing !== null);
        expect(chart.state === 'DECIDING').toBe(deciding !== null);
        if (happened.type === 'speech_start') expect(playing).toBeNull();
        if (chart.listening || !board.state.connected)
          expect(effects.filter((one) => one.effect === 'say' && one.at === now)).toEqual([]);
        if (board.wake !== null) expect(board.wake).toBeGreaterThanOrEqual(now);
      }
      board.at(board.state.now, { type: 'session_end' });
      for (let more = 0; board.wake !== null; more += 1) {
        expect(more).toBeLessThan(5);
        board.at(board.wake);
      }
      expect(board.state.chart.state).toBe('QUIET');
    }
  });

  it('matches the chart in the docs', () => {
    const page = readFileSync(new URL('../../docs/board.md', import.meta.url), 'utf8');
    expect(page).toContain(drawChart());
  });
});
