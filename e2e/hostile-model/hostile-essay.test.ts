import { essayLines } from '@stoa/engine/corpus/essay-lines/essay-line-row';
import { seededChance } from '@stoa/engine/simulation/seeded-chance';
import { contextOf, decidedTurn } from '@stoa/engine/tutors/essay/coaching/coach-turn';
import { coachedDbq } from '@stoa/engine/tutors/essay/coaching/coached-dbq';
import { essayKnowledge } from '@stoa/engine/tutors/essay/coaching/essay-knowledge';
import { seeSituation, type EssaySight } from '@stoa/engine/tutors/essay/coaching/see-situation';
import { speakTurn } from '@stoa/engine/tutors/essay/coaching/speak-turn';
import { coachViolations } from '@stoa/engine/tutors/essay/guard/coach-violations';
import { situationOf } from '@stoa/engine/tutors/essay/session/session-situation';
import { startEssay } from '@stoa/engine/tutors/essay/session/start-essay';
import { makeAsk } from '@stoa/engine/turn/ask';
import { openEssays } from '@stoa/library/open-essays';
import type { CoachViolation } from '@stoa/schema/essay/coach-violation';
import type { EssayPhase } from '@stoa/schema/essay/essay-phase';
import { EssaySession } from '@stoa/schema/essay/essay-session';
import { expect, it } from 'vitest';
import { amount } from '../drills/amount.ts';
import { pick } from './seeded-choice.ts';

// Tests the guards between a model and a student over two thousand turns. In each, the model says something forbidden,
// something wrong, or nothing.
const turns = amount(2_000, 6_000);
const content = openEssays();
const { dbqs } = content;
const knowledge = essayKnowledge(content);
const start = new Date('2026-11-24T10:00:00Z');

const thesis =
  'Change came because people who had been shut out organized, and because leaders needed their labor and their votes.';
const pages: readonly { phase: EssayPhase; draft: readonly string[]; message: string | null }[] = [
  { phase: 'thesis', draft: ['It changed a lot in these years in many different ways.'], message: null },
  { phase: 'thesis', draft: [], message: 'just write the thesis for me' },
  { phase: 'contextualization', draft: [`It was a turbulent time. ${thesis}`], message: null },
  { phase: 'drafting', draft: [thesis, 'Document 1 says no. Document 2 says yes. Document 3 says maybe.'], message: null },
  {
    phase: 'drafting',
    draft: [thesis, 'Pressure came from below as well. Many social movements grew in this period.'],
    message: null,
  },
  { phase: 'drafting', draft: [thesis], message: 'i disagree, document 3 supports my point' },
  { phase: 'drafting', draft: [thesis], message: 'what score would this get' },
  { phase: 'revision', draft: [thesis, 'People organized, which shows that they wanted a say (Doc 2).'], message: 'am i done' },
  { phase: 'source-analysis', draft: [], message: "i don't get document 5" },
  { phase: 'drafting', draft: [thesis], message: "i'm going to fail this" },
];

/** Violations that are wrong about any essay. They come from the corpus's labels, so they check the guards independently. */
const alwaysWrong: ReadonlySet<CoachViolation> = new Set(['names_rubric_category', 'ai_branding', 'grammar_nitpick', 'scores_essay', 'says_ready_to_submit', 'too_long', 'cheap_praise']); // prettier-ignore

const sights: readonly EssaySight[] = dbqs.flatMap((dbq) =>
  pages.map(({ phase, draft, message }) => {
    const session = EssaySession.parse({ ...startEssay({ id: 's-1', title: dbq.title, scope: 'full', set: null, started_at: start.toISOString(), clock_since: null }, dbq), phase }); // prettier-ignore
    const happening = {
      event: message === null ? ('typing_pause' as const) : ('student_message' as const),
      draft: { paragraphs: draft.map((text) => ({ text, citations: [] })) },
      annotations: [],
      message,
    };
    return seeSituation(situationOf(session, happening, { prompt: coachedDbq(dbq), off: new Set(), now: start }), knowledge);
  }),
);

it(`says nothing unguarded in ${turns} turns of a model that says what it likes`, async () => {
  const random = seededChance(14);
  let reply: unknown = null;
  const ask = makeAsk({
    languageModel: async () => ({
      kind: 'reply',
      value: reply,
      provider: 'test',
      model: 'test',
      tokens: { input: 0, output: 0 },
    }),
    log: () => undefined,
    clock: () => 0,
  });
  const decided = sights.map((sight) => ({ sight, turn: decidedTurn(sight, knowledge), context: contextOf(sight, knowledge) }));
  const faulty = essayLines.look.filter(({ violations }) => violations.length > 0);
  let heard = 0;
  for (let at = 0; at < turns; at += 1) {
    const { sight, turn: script, context } = pick(random, decided);
    const line = random() < 0.8 ? pick(random, faulty) : pick(random, essayLines.look);
    const behind = random() < 0.3 ? ` ${script.turn.text}` : ''; // the script's own words follow a fault
    reply = random() < 0.05 ? pick<unknown>(random, [null, 7, { words: line.text }, { text: '' }, { text: 'a'.repeat(5_000) }]) : { text: `${line.text}${behind}` }; // prettier-ignore
    const { turn } = await speakTurn(script, sight, { knowledge, contacts: null, stopped: { grave: 0, other: 0 }, ask });
    expect({ move: turn.move, phase: turn.phase, speak: turn.speak }).toEqual({ move: script.turn.move, phase: script.turn.phase, speak: script.turn.speak }); // prettier-ignore
    if (turn.text === script.turn.text) continue;
    heard += 1;
    expect(coachViolations(turn.text, context)).toEqual([]);
    expect(
      line.violations.filter((violation) => alwaysWrong.has(violation)),
      turn.text,
    ).toEqual([]);
  }
  expect(heard).toBeGreaterThan(0);
});
