import { execFile } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { LessonCareer } from '@stoa/engine/tutors/lesson/simulation/lesson-career';
import { personaNames } from '@stoa/engine/tutors/lesson/simulation/lesson-persona';
import type { PersonaReport } from '@stoa/engine/tutors/lesson/simulation/lesson-report';

const program = path.resolve(import.meta.dirname, '../../cli/src/stoa.ts');
/** Nobody but the scripts speaks, whatever is set where the tests are run. */
const env = { ...process.env, APP_LLM_PROVIDER: 'embedded' };

type Ran = { code: number; careers: LessonCareer[]; reports: Map<string, PersonaReport>; told: string };

const evaluate = (...args: string[]): Promise<Ran> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      [program, 'evaluate', 'lesson', ...args],
      { env, maxBuffer: 50_000_000 },
      (error, output, told) => {
        const lines = output
          .split('\n')
          .filter((line) => line !== '')
          .map((line) => JSON.parse(line) as LessonCareer | { report: PersonaReport });
        const careers = lines.flatMap((line) => ('report' in line ? [] : [line]));
        const reports = lines.flatMap((line) => ('report' in line ? [[line.report.persona, line.report] as const] : []));
        resolve({ code: error === null ? 0 : Number(error.code), careers, reports: new Map(reports), told });
      },
    );
  });

describe('stoa evaluate lesson', () => {
  it('finds nothing amiss in whole lessons of every kind of student', { timeout: 180_000 }, async () => {
    const set = ['--topics', 'equivalent-fractions', '--seeds', '1', '--from', '11'];
    const { code, careers, reports, told } = await evaluate(...set);
    expect(told).toContain('No lesson failed, and no answer was given away.');
    expect(code).toBe(0);
    expect(careers).toHaveLength(personaNames.length);
    for (const { ended, failed, leaks, heard, safety } of careers) {
      expect(failed).toBeNull();
      expect(ended).not.toBe('under_way');
      expect(leaks).toEqual([]);
      expect(heard).toMatchObject({ right_refused: 0, wrong_accepted: 0, judged_though_no_answer: 0 });
      expect(safety.over_blocked).toBe(0);
    }

    const [all, quick, struggling] = ['all', 'quick', 'struggling'].map((name) => reports.get(name)!);
    // What the lesson is for: the student can do more afterwards, without help and on problems she has not seen.
    expect(all!.post_test!).toBeGreaterThan(all!.pre_test! + 0.2);
    expect(all!.belief!.brier).toBeLessThan(0.15);
    expect(quick!.turns_to_completion!.median).toBeLessThan(struggling!.turns_to_completion!.median);
    expect(all!.paths.probe).toBeGreaterThanOrEqual(all!.paths.hint);
    expect(all!.paths.hint).toBeGreaterThan(0);
    expect(reports.get('hostile')!.safety.blocked).toBeGreaterThan(0);
    expect(Object.keys(all!.signals)).toEqual(expect.arrayContaining(['TURN 1', 'STEADY', 'SIMPLIFY', 'ACCELERATE']));
  });

  it('says so, and ends with 1, where the lessons cannot be had', { timeout: 120_000 }, async () => {
    const nobody = ['--address', 'http://127.0.0.1:1', '--token', 'none', '--topics', 'equivalent-fractions', '--seeds', '1'];
    const { code, careers, told } = await evaluate(...nobody, '--personas', 'quick');
    expect(code).toBe(1);
    expect(careers).toMatchObject([{ persona: 'quick', failed: expect.any(String), session_id: null }]);
    expect(told).toContain('equivalent-fractions, quick, seed 1: failed:');
  });

  it('refuses in clear words what there is not', { timeout: 60_000 }, async () => {
    const refused = [
      { args: ['--personas', 'bored'], says: 'There is no student bored; there are quick, ' },
      { args: ['--seeds', 'many'], says: 'whole number from 1' },
    ];
    for (const { args, says } of refused) {
      const { code, careers, told } = await evaluate(...args);
      expect(told).toContain(says);
      expect(code).toBe(1);
      expect(careers).toEqual([]);
    }
  });
});
