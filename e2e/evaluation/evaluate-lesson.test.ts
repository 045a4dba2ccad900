import { execFile } from 'node:child_process';
import path from 'node:path';
import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { LessonCareer } from '@stoa/engine/tutors/lesson/simulation/lesson-career';
import type { PersonaReport } from '@stoa/engine/tutors/lesson/simulation/lesson-report';
import { evaluateLessons, type Evaluation } from '../../cli/src/evaluate-verb.ts';

type Ran = { code: number; careers: LessonCareer[]; reports: PersonaReport[]; told: string };

/** Only the scripts speak, whatever the environment of the tests says. */
const usual: Evaluation = {
  env: { APP_LLM_PROVIDER: 'embedded' },
  address: undefined,
  token: undefined,
  topics: ['equivalent-fractions'],
  personas: [],
  seeds: 1,
  from: 11,
  atOnce: 4,
};

const gathering = (into: string[]): Writable =>
  new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      into.push(chunk.toString());
      done();
    },
  });

async function evaluate(part: Partial<Evaluation>): Promise<Ran> {
  const [out, told]: [string[], string[]] = [[], []];
  const code = await evaluateLessons({ ...usual, ...part }, gathering(out), gathering(told));
  const lines = out
    .join('')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as LessonCareer | { report: PersonaReport });
  const careers = lines.flatMap((line) => ('report' in line ? [] : [line]));
  return { code, careers, reports: lines.flatMap((line) => ('report' in line ? [line.report] : [])), told: told.join('') };
}

describe('stoa evaluate lesson', () => {
  it('takes whole lessons over the live line, and reports on them by kind of student', async () => {
    const { code, careers, reports, told } = await evaluate({ personas: ['quick', 'mistaken', 'in-need'] });
    expect(told).toContain('No lesson failed, no answer was given away');
    expect(told).toMatch(/alone before +alone after +gain\n/);
    expect(code).toBe(0);
    expect(careers).toHaveLength(3);
    for (const { ended, failed, turns, heard } of careers) {
      expect(failed).toBeNull();
      expect(ended).not.toBe('under_way');
      expect(turns).toBeGreaterThan(3);
      expect(heard).toMatchObject({ right_refused: 0, wrong_accepted: 0 });
    }
    expect(reports.map(({ persona }) => persona)).toEqual(['quick', 'mistaken', 'in-need', 'all']);
    expect(reports.at(-1)!.post_test!).toBeGreaterThan(reports.at(-1)!.pre_test!);
  });

  it('says so and exits with 1 when it can’t get the lessons', async () => {
    const { code, careers, told } = await evaluate({ address: 'http://127.0.0.1:1', token: 'none', personas: ['quick'] });
    expect(code).toBe(1);
    expect(careers).toMatchObject([{ persona: 'quick', failed: expect.any(String), session_id: null }]);
    expect(told).toContain('equivalent-fractions, quick, seed 11: failed:');
  });

  it.each([
    { part: { personas: ['bored'] }, says: 'There is no student bored; there are quick, ' },
    { part: { topics: ['knitting'] }, says: 'There is no lesson knitting; there are ' },
    { part: { address: 'http://127.0.0.1:1' }, says: '--address and --token together' },
  ])('refuses a wrong argument: $says', async ({ part, says }) => {
    await expect(evaluate(part)).rejects.toThrow(says);
  });

  it('can be run from the command line, and says plainly which argument it can’t read', async () => {
    const program = path.resolve(import.meta.dirname, '../../cli/src/stoa.ts');
    const told = await new Promise<string>((resolve) => {
      execFile(process.execPath, [program, 'evaluate', 'lesson', '--seeds', 'many'], (_error, _output, text) => resolve(text));
    });
    expect(told).toContain('whole number from 1');
  });
});
