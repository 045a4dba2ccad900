import { readFileSync } from 'node:fs';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { CheckFields } from './check-verb.ts';
import { DiagnoseLine, diagnoseLine } from './diagnose-verb.ts';
import { GuardLine, guardLine } from './guard-verb.ts';
import { HearLine, hearLine } from './hear-verb.ts';
import { LiveReplayLine, liveReplay } from './live-replay-verb.ts';
import { runJsonLines } from './json-lines.ts';
import { LeakLine, leakLine } from './leak-verb.ts';
import { StepsLine, stepsLine } from './steps-verb.ts';
import { WorkLine, workLine } from './work-verb.ts';

const page = readFileSync(new URL('../../docs/batch-verbs.md', import.meta.url), 'utf8');

const sections = new Map(page.split(/^## /m).map((part): [string, string] => [/^`stoa ([\w ]+)`/.exec(part)?.[1] ?? '', part]));

/** Returns the names in the first column of the table whose header starts with these words. */
function namesIn(verb: string, head: 'field in' | 'field out'): string[] {
  const table = sections.get(verb)!.split(`| ${head} |`)[1]?.split('\n\n')[0] ?? '';
  const cells = table
    .split('\n')
    .slice(2)
    .map((row) => row.split('|')[1] ?? '');
  return cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name!));
}

async function asked<In>(line: z.ZodType<In>, judge: (value: In) => unknown, input: string): Promise<Record<string, unknown>> {
  const output = new PassThrough();
  const said = text(output);
  await runJsonLines(Readable.from([input]), output, line, judge);
  output.end();
  return JSON.parse(await said) as Record<string, unknown>;
}

const verbs = {
  steps: { shape: StepsLine.shape, ask: (input: string) => asked(StepsLine, stepsLine, input) },
  work: { shape: WorkLine.shape, ask: (input: string) => asked(WorkLine, workLine, input) },
  diagnose: { shape: DiagnoseLine.shape, ask: (input: string) => asked(DiagnoseLine, diagnoseLine, input) },
  leak: { shape: LeakLine.shape, ask: (input: string) => asked(LeakLine, leakLine, input) },
  'guard lesson': { shape: GuardLine.shape, ask: (input: string) => asked(GuardLine, guardLine, input) },
  'live replay': { shape: LiveReplayLine.shape, ask: (input: string) => asked(LiveReplayLine, liveReplay(), input) },
  hear: { shape: HearLine.shape, ask: (input: string) => asked(HearLine, hearLine, input) },
};

describe('the docs page on the batch verbs', () => {
  it.each(Object.entries(verbs))('shows the real output of stoa %s', async (verb, { ask }) => {
    const [, input, output] = /```\n(.*)\n→ (.*)\n```/.exec(sections.get(verb)!)!;
    expect(await ask(input!)).toEqual(JSON.parse(output!, (_, value: unknown) => (value === '…' ? expect.any(String) : value)));
  });

  it('lists every field of an input line, and no other', () => {
    const ofCheck = new Set(Object.keys(CheckFields.shape));
    expect(namesIn('steps', 'field in')).toEqual(Object.keys(verbs.steps.shape));
    expect(namesIn('leak', 'field in')).toEqual(Object.keys(verbs.leak.shape));
    expect(namesIn('live replay', 'field in')).toEqual(Object.keys(verbs['live replay'].shape));
    expect(namesIn('hear', 'field in')).toEqual(Object.keys(verbs.hear.shape));
    expect(namesIn('guard lesson', 'field in')).toEqual(Object.keys(verbs['guard lesson'].shape));
    expect(namesIn('work', 'field in')).toEqual(Object.keys(verbs.work.shape).filter((name) => !ofCheck.has(name)));
    expect(Object.keys(verbs.diagnose.shape)).toEqual([...ofCheck]);
  });

  it('lists the fields of an answer', async () => {
    const example = async (verb: keyof typeof verbs) => verbs[verb].ask(/```\n(.*)\n→/.exec(sections.get(verb)!)![1]!);
    const { steps } = (await example('steps')) as { steps: object[] };
    expect(namesIn('steps', 'field out')).toEqual(Object.keys(steps[0]!));
    for (const verb of ['work', 'diagnose', 'leak', 'guard lesson', 'hear'] as const) {
      expect(namesIn(verb, 'field out')).toEqual(expect.arrayContaining(Object.keys(await example(verb))));
    }
    const { divergence } = (await example('work')) as { divergence: object };
    for (const field of Object.keys(divergence)) expect(sections.get('work')).toContain(`\`${field}\``);
  });
});
