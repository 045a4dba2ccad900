import { fileURLToPath } from 'node:url';
import { readContent } from '@stoa/library/content-file';
import { ResponseKind, Trigger, type TimelineRow } from '@stoa/schema/board/board-decision';
import { BoardMetrics } from '@stoa/schema/board/board-metrics';
import { Persona } from '@stoa/schema/board/board-profile';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { liveReplay, LiveReplayLine } from '../../cli/src/live-replay-verb.ts';
import { simulateLive } from '../../cli/src/live-simulate-verb.ts';

/** Something that must be said, beginning between `from` and `to`. A field that is left out may have any value. */
const Said = z.strictObject({
  from: z.number(),
  to: z.number(),
  trigger: Trigger.optional(),
  kind: z.union([ResponseKind, z.array(ResponseKind)]).optional(), // a list means one of them
  level: z.int().optional(),
  words: z.tuple([z.int(), z.int()]).optional(), // the fewest and the most
  says: z.string().optional(),
  stopped_at: z.number().optional(),
  stopped: z.literal(true).optional(), // cut short at any time
  resumes: z.literal(true).optional(),
});

/**
 * A session, with what must be said in it, when nothing may be said, and what the metrics must be.
 * Most sessions solve 2x + 3 = 11.
 */
const Scenario = z.strictObject({
  name: z.string(),
  row: z.string(), // a row of the specification's tables
  session: LiveReplayLine.partial().extend({ events: LiveReplayLine.shape.events }),
  said: z.array(Said).default([]),
  silent: z.array(z.tuple([z.number(), z.number()])).default([]),
  never: z.string().optional(), // a pattern that nothing the tutor says may match
  metrics: BoardMetrics.partial().default({}),
});

const scenarios = [
  'scenarios.yaml',
  'table-scenarios.yaml',
  'more-table-scenarios.yaml',
  'other-problems-scenarios.yaml',
  'mixed-problems-scenarios.yaml',
].flatMap((file) => readContent(fileURLToPath(new URL(file, import.meta.url)), z.array(Scenario)));
const problem = { stem: 'Solve 2x + 3 = 11.', answer: 'x = 4', start: '2x + 3 = 11' };
const run = liveReplay();
const replayed = (session: z.infer<typeof Scenario>['session']) => run(LiveReplayLine.parse({ problem, ...session }));
type Speech = TimelineRow & { readonly text: string };
const speechesIn = (timeline: readonly TimelineRow[]): readonly Speech[] =>
  timeline.flatMap((row) => (row.text === undefined ? [] : [{ ...row, text: row.text }]));

const fits = (speech: Speech, { from, to, words, says, kind, resumes, stopped, ...rest }: z.infer<typeof Said>): boolean =>
  speech.t >= from &&
  speech.t <= to &&
  (words === undefined || ((speech.words ?? 0) >= words[0] && (speech.words ?? 0) <= words[1])) &&
  (says === undefined || speech.text.toLowerCase().includes(says.toLowerCase())) &&
  (kind === undefined || [kind].flat().some((one) => one === speech.kind)) &&
  (stopped === undefined || speech.stopped_at !== undefined) &&
  (resumes === undefined || speech.decision === 'resume') &&
  Object.entries(rest).every(([name, value]) => speech[name as keyof Speech] === value);

describe('the tutor at the board', () => {
  it.each(scenarios)('$row: $name', ({ session, said, silent, never, metrics }) => {
    const { timeline, metrics: counted } = replayed(session);
    const speeches = speechesIn(timeline);
    const told = JSON.stringify(speeches.map(({ t, trigger, kind, level, text }) => [t, trigger, kind, level, text]));
    for (const wanted of said)
      expect(
        speeches.some((speech) => fits(speech, wanted)),
        `${JSON.stringify(wanted)} in ${told}`,
      ).toBe(true);
    for (const [from, to] of silent)
      expect(
        speeches.filter(({ t }) => t >= from && t <= to),
        told,
      ).toEqual([]);
    if (never !== undefined) expect(speeches.filter(({ text }) => new RegExp(never, 'i').test(text))).toEqual([]);
    expect(counted).toMatchObject(metrics);
  });

  it('says the same for the same seed, and varies its words with other seeds', () => {
    const { session } = scenarios[0]!;
    const texts = (seed: number) => speechesIn(replayed({ ...session, seed }).timeline).map(({ text }) => text);
    expect(texts(7)).toEqual(texts(7));
    expect(new Set([1, 2, 3].map((seed) => texts(seed).join())).size).toBeGreaterThan(1);
  });

  it('makes the same decisions in every persona', () => {
    const decided = (persona: Persona, session: z.infer<typeof Scenario>['session']) => {
      const { timeline, metrics } = replayed({ ...session, persona });
      return { metrics, timeline: timeline.map(({ text: _, ...row }) => row) };
    };
    const some = scenarios.filter((_, at) => at % 4 === 0);
    const own = Persona.options.map((persona) => some.map(({ session }) => decided(persona, session)));
    for (const other of own) expect(other).toEqual(own[0]);
    const words = Persona.options.map((persona) =>
      JSON.stringify(some.slice(0, 5).map(({ session }) => replayed({ ...session, persona }))),
    );
    expect(new Set(words).size).toBe(Persona.options.length);
  });

  it('says nothing twice in a session, except when asked to repeat it', () => {
    const asksAgain = (event: object) => 'text' in event && /what did you say/.test(String(event.text));
    for (const { session, name } of scenarios.filter((one) => !one.session.events.some(asksAgain))) {
      const texts = speechesIn(replayed(session).timeline)
        .filter(({ decision }) => decision !== 'resume')
        .map(({ text }) => text);
      expect(texts, name).toEqual([...new Set(texts)]);
    }
  });

  it('speaks by score only above the threshold', () => {
    const scored = scenarios.flatMap(({ session }) => replayed(session).timeline.filter(({ score }) => score !== undefined));
    expect(scored.some(({ text }) => text !== undefined)).toBe(true);
    expect(scored.filter(({ text, score, threshold }) => text !== undefined && score! <= threshold!)).toEqual([]);
  });
});

describe('half an hour at the board', () => {
  const kinds = simulateLive({ students: 2, minutes: 30, seed: 7 });
  const of = (kind: string) => kinds.find((one) => one.kind === kind)!;

  it('repeats no line, with any kind of student', () => {
    expect(kinds.map(({ kind, repeated_lines }) => [kind, repeated_lines])).toEqual(kinds.map(({ kind }) => [kind, 0]));
  });

  it('is the same for the same seed, and different for another', () => {
    const short = { students: 1, minutes: 3, seed: 7 };
    expect(simulateLive(short)).toEqual(simulateLive(short));
    expect(simulateLive({ ...short, seed: 8 })).not.toEqual(simulateLive(short));
  });

  it('is quiet by default, and never interrupts a student who is writing', () => {
    for (const { interventions_a_minute, wrong_interruptions, kind } of kinds) {
      expect(interventions_a_minute, kind).toBeLessThan(4);
      expect(wrong_interruptions, kind).toBe(0);
    }
  });

  it('waits longer for a stuck student than for a careless one, and gives deeper hints', () => {
    expect(of('stuck').average_wait_time).toBeGreaterThan(of('careless').average_wait_time * 2);
    expect(of('stuck').escalation_depth).toBeGreaterThan(of('steady').escalation_depth);
    expect(of('silent').student_response_rate!).toBeLessThan(of('steady').student_response_rate!);
  });

  it('lets a careless student find most slips herself', () => {
    expect(of('careless').self_corrections_allowed!).toBeGreaterThan(0.6);
  });
});
