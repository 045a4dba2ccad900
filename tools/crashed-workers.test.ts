import { describe, expect, it } from 'vitest';
import { crashedWorkers } from './crashed-workers.ts';

const ran = { moduleId: '/a.test.ts', state: () => 'passed' as const };
const cut = { moduleId: '/b.test.ts', state: () => 'pending' as const };
const failed = { moduleId: '/c.test.ts', state: () => 'failed' as const };
const died = (how: string) => ({
  message: '[vitest-pool]: Worker forks emitted error.',
  cause: new Error(`Worker exited unexpectedly with ${how} during started state while running test file /b.test.ts`),
});

describe('crashed workers', () => {
  it('are none if every process came to its end, even if tests failed', () => {
    expect(crashedWorkers([ran, failed], [])).toBeNull();
    expect(crashedWorkers([ran], [{ message: 'a promise was rejected' }])).toBeNull();
  });

  it('are those ended by a fault of the runtime, with the files that they left unfinished', () => {
    expect(crashedWorkers([ran, cut], [died('signal SIGTRAP')])).toEqual({
      signals: ['SIGTRAP'],
      files: ['/b.test.ts'],
      nothingElse: true,
    });
  });

  it('don’t include workers that ended themselves or were told to end', () => {
    expect(crashedWorkers([ran, cut], [died('exit code 1')])).toBeNull();
    expect(crashedWorkers([ran, cut], [died('signal SIGKILL')])).toBeNull();
  });

  it('hide no failed test and no error beside them', () => {
    expect(crashedWorkers([failed, cut], [died('signal SIGSEGV')])?.nothingElse).toBe(false);
    expect(crashedWorkers([cut], [died('signal SIGSEGV'), { message: 'a promise was rejected' }])?.nothingElse).toBe(false);
  });
});
