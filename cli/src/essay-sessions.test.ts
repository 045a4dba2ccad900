import { essayLines } from '@stoa/engine/corpus/essay-lines/essay-line-row';
import { coachTurn, contextOf, decidedTurn } from '@stoa/engine/tutors/essay/coaching/coach-turn';
import { coachedDbq } from '@stoa/engine/tutors/essay/coaching/coached-dbq';
import { essayKnowledge } from '@stoa/engine/tutors/essay/coaching/essay-knowledge';
import { speakTurn } from '@stoa/engine/tutors/essay/coaching/speak-turn';
import { coachViolations } from '@stoa/engine/tutors/essay/guard/coach-violations';
import { missingIn, requirementOf } from '@stoa/engine/tutors/essay/guard/required-words';
import { boundedSituation } from '@stoa/engine/tutors/essay/coaching/bounded-situation';
import { seeSituation } from '@stoa/engine/tutors/essay/coaching/see-situation';
import { situationOf, type EssayHappening } from '@stoa/engine/tutors/essay/session/session-situation';
import { startEssay } from '@stoa/engine/tutors/essay/session/start-essay';
import { applyTurn } from '@stoa/engine/tutors/essay/stages/apply-turn';
import { makeAsk } from '@stoa/engine/turn/ask';
import { openEssays } from '@stoa/library/open-essays';
import { EssaySession } from '@stoa/schema/essay/essay-session';
import { describe, expect, it } from 'vitest';

const content = openEssays();
const { dbqs } = content;
const knowledge = essayKnowledge(content);
const dbq = dbqs.find(({ id }) => id === 'government-and-economy-1932-1980')!;
const prompt = coachedDbq(dbq);
const start = new Date('2026-11-24T10:00:00Z');

const begun = (more: Partial<EssaySession> = {}): EssaySession =>
  EssaySession.parse({
    ...startEssay(
      { id: 's-1', title: dbq.title, scope: 'full', set: null, clock_since: null, started_at: start.toISOString() },
      dbq,
    ),
    ...more,
  });

type Step = { at?: number; event: EssayHappening['event']; draft?: string[]; notes?: [number, string][]; message?: string };

/**
 * Takes steps one after another, each at its minute; draft and notes stay until they change. Returns what the coach did at
 * each.
 */
function walk(session: EssaySession, steps: readonly Step[]) {
  let now = session;
  let draft: string[] = [];
  let notes: [number, string][] = [];
  return steps.map(({ at = 0, event, message, ...step }) => {
    draft = step.draft ?? draft;
    notes = step.notes ?? notes;
    const input: EssayHappening = {
      event,
      draft: { paragraphs: draft.map((text) => ({ text, citations: [] })) },
      annotations: notes.map(([source, note]) => ({ source, quote: '', note })),
      message: message ?? null,
    };
    const moment = new Date(start.getTime() + at * 60_000);
    const sight = seeSituation(boundedSituation(situationOf(now, input, { prompt, off: new Set(), now: moment })), knowledge);
    const { turn, unsafe } = decidedTurn(sight, knowledge);
    const around = { now: moment, turnId: String(now.version), contacts: null };
    const after = applyTurn({ session: now, skills: new Map() }, sight, { turn, unsafe, by: null }, around);
    now = EssaySession.parse(JSON.parse(JSON.stringify(after.state.session)));
    return { move: turn.move, phase: turn.phase, text: turn.text };
  });
}
const moves = (steps: ReturnType<typeof walk>) => steps.map(({ move, phase }) => `${move} ${phase}`);

const notes: [number, string][] = [
  [1, 'against spending money, goes w 5'],
  [2, 'government must find work'],
  [3, 'same as 2, jobs forever'],
  [4, 'poverty can be beaten'],
  [5, 'freedom from washington'],
];
const thesis =
  'Although business objected, the federal government became a partner in the economy because the Depression broke faith in markets and unions won the law to their side.';
const context =
  'Before that, presidents mostly left railroads and banks alone. The stock market crash ruined thousands of families and shook that habit.';

describe('a session without a clock', () => {
  it('goes from the documents through thesis and context to the draft', () => {
    const steps = walk(begun(), [
      { event: 'session_start' },
      { at: 5, event: 'typing_pause', notes: notes.slice(0, 1) },
      { at: 15, event: 'typing_pause', notes },
      { at: 20, event: 'typing_pause', draft: ['The role of the federal government in the economy changed from 1932 to 1980.'] },
      { at: 25, event: 'typing_pause', draft: [thesis] },
      { at: 32, event: 'typing_pause', draft: [`${context} ${thesis}`] },
    ]);
    expect(moves(steps)).toEqual([
      'open_phase source-analysis',
      'probe source-analysis',
      'land_and_move_on thesis',
      'ask_because thesis',
      'land_and_move_on contextualization',
      'land_and_move_on drafting',
    ]);
  });

  it('doesn’t interrupt a student who types, and doesn’t speak again before a sentence has changed', () => {
    const draft = [thesis, 'Washington became a partner of workers first. Roosevelt said that work “must be found” (Doc 2).'];
    const steps = walk(begun({ phase: 'drafting' }), [
      { at: 1, event: 'typing', draft },
      { at: 1.2, event: 'typing_pause', draft },
      { at: 1.5, event: 'typing_pause', draft: [draft[0]!, `${draft[1]} And`] },
    ]);
    expect(steps.map(({ move }) => move)).toEqual(['none', 'probe', 'none']);
  });

  it('raises the same issue three times in different words, then drops it', () => {
    const restated = 'The role of the federal government in the economy changed a lot from 1932 to 1980.';
    const steps = walk(
      begun({ phase: 'thesis' }),
      [0, 4, 8, 12, 16].map((at) => ({ at, event: 'typing_pause' as const, draft: [restated] })),
    );
    expect(steps.map(({ move }) => move).slice(0, 4)).toEqual(['ask_because', 'ask_because', 'ask_because', 'let_go']);
    expect(steps[4]!.move).not.toBe('ask_because');
    expect(new Set(steps.slice(0, 3).map(({ text }) => text)).size).toBe(3);
  });

  it('checks in on a silent student once in ten minutes, and stays quiet when she asked for that', () => {
    const draft = [thesis];
    const asked = walk(begun({ phase: 'drafting' }), [
      { at: 5, event: 'silence_5min', draft },
      { at: 10, event: 'silence_5min' },
      { at: 16, event: 'silence_5min' },
    ]);
    expect(asked.map(({ move }) => move)).toEqual(['check_in', 'none', 'check_in']);
    const quiet = walk(begun({ phase: 'drafting' }), [
      { at: 1, event: 'student_message', message: 'leave me alone', draft },
      { at: 9, event: 'silence_5min' },
      { at: 10, event: 'typing_pause', draft: [thesis, 'Many laws were passed. Some people liked them and others did not.'] },
    ]);
    expect(quiet.map(({ move }) => move)).toEqual(['honor_wish', 'none', 'none']);
  });

  it('says once that it is offline, and reads on when the model is back', () => {
    const steps = walk(begun({ phase: 'drafting' }), [
      { event: 'model_unavailable', draft: [thesis] },
      { event: 'model_unavailable' },
      { at: 3, event: 'model_restored', draft: [thesis, 'Washington became a partner of workers first.'] },
    ]);
    expect(steps.map(({ move }) => move)).toEqual(['offline_notice', 'none', 'resume']);
    expect(steps[2]!.text).not.toContain('{');
  });
});

it('a timed session is silent while she reads, catches up from her notes, and is silent when the hour is over', () => {
  const timed = { reading_since: start.toISOString(), writing_since: null };
  const steps = walk(begun({ timed }), [
    { event: 'session_start' },
    { at: 6, event: 'typing_pause', notes },
    { at: 12, event: 'student_message', message: 'what is doc 3 about' },
    { at: 15, event: 'writing_started' },
    { at: 25, event: 'typing_pause', draft: [thesis] },
    { at: 60, event: 'auto_submitted' },
    { at: 61, event: 'typing_pause', draft: [thesis, 'Document 1 says no. Document 2 says yes.'] },
  ]);
  expect(steps.map(({ move }) => move)).toEqual(['none', 'none', 'none', 'catch_up', 'land_and_move_on', 'none', 'none']);
  expect(steps[3]!.phase).toBe('thesis');
});

it.each([
  ['thesis', 'thesis'],
  ['contextualization', 'contextualization'],
  ['doc-analysis', 'source-analysis'],
  ['sourcing', 'drafting'],
  ['complexity', 'revision'],
] as const)('a session with the scope %s stays in %s from beginning to end', (scope, phase) => {
  const steps = walk(begun({ scope, next: ['independence-1754-1776'] }), [
    { event: 'session_start' },
    { at: 3, event: 'typing_pause', notes: [[6, 'written by Carter, president, 1978']], draft: [thesis] },
    {
      at: 6,
      event: 'typing_pause',
      draft: [`${context} ${thesis}`, 'Many laws were passed. Document 5 was written by Barry Goldwater in 1964.'],
    },
    { at: 9, event: 'student_message', message: 'can we skip to the body' },
    { at: 12, event: 'scope_changed' },
  ]);
  expect(new Set(steps.map((step) => step.phase))).toEqual(new Set([phase]));
  expect(steps[0]!.move).toBe('open_phase');
});

describe('a model that may say anything', () => {
  const situations = [
    { draft: ['The role of the federal government in the economy changed from 1932 to 1980.'], phase: 'thesis' as const },
    { draft: [thesis, 'Document 1 says no. Document 2 says work. Document 3 says jobs.'], phase: 'drafting' as const },
    {
      draft: [thesis, 'Pressure came from below as well. Many social movements grew during this period.'],
      phase: 'drafting' as const,
    },
  ].map(({ draft, phase }) =>
    situationOf(
      begun({ phase }),
      {
        event: 'typing_pause',
        draft: { paragraphs: draft.map((text) => ({ text, citations: [] })) },
        annotations: [],
        message: null,
      },
      { prompt, off: new Set(), now: start },
    ),
  );
  const around = { knowledge, contacts: null, stopped: { grave: 0, other: 0 } };
  const hostile = essayLines.look.filter((_, at) => at % 12 === 0).map(({ text }) => text);

  it('is used only when its line passes every guard and makes the move', async () => {
    for (const situation of situations) {
      const script = coachTurn(situation, knowledge);
      let line = '';
      const ask = makeAsk({
        languageModel: async () => ({
          kind: 'reply',
          value: { text: line },
          provider: 'test',
          model: 'test',
          tokens: { input: 0, output: 0 },
        }),
        log: () => undefined,
        clock: () => 0,
      });
      for (line of hostile) {
        const sight = seeSituation(situation, knowledge);
        const { turn } = await speakTurn(decidedTurn(sight, knowledge), sight, { ...around, ask });
        expect(turn).toMatchObject({ move: script.move, phase: script.phase });
        if (turn.text === script.text) continue;
        expect(coachViolations(turn.text, contextOf(sight, knowledge))).toEqual([]);
        expect(missingIn(turn.text, requirementOf(script.move, script.text, []))).toBeNull();
      }
    }
  });

  it('is replaced by the script when it is missing', async () => {
    const ask = makeAsk({ languageModel: null, log: () => undefined, clock: () => 0 });
    for (const situation of situations) {
      const sight = seeSituation(situation, knowledge);
      const { turn } = await speakTurn(decidedTurn(sight, knowledge), sight, { ...around, ask });
      expect(turn).toEqual(coachTurn(situation, knowledge));
    }
  });
});
