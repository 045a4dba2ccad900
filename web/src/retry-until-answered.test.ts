import { describe, expect, it } from 'vitest';
import { BusyError, RefusedError, UnreachableError } from './client.ts';
import { retryUntilAnswered } from './retry-until-answered.ts';

const refusal = new RefusedError({ type: '/problems/stale', title: 'Stale', status: 409, detail: 'Load it again.' });

describe('retrying until there is an answer', () => {
  it('asks a busy server again after its pause and an unreachable one when it is back, and passes on a refusal', async () => {
    const happened: string[] = [];
    const answers = [new BusyError(2000), new UnreachableError('away'), new BusyError(1000)];
    const perform = async () => {
      const error = answers.shift();
      if (error !== undefined) throw error;
      return 'answered';
    };
    const connection = {
      back: async () => void happened.push('back'),
      pause: async (ms: number) => void happened.push(`pause ${ms}`),
    };
    expect(await retryUntilAnswered(perform, connection)).toBe('answered');
    expect(happened).toEqual(['pause 2000', 'back', 'pause 1000']);
    await expect(retryUntilAnswered(() => Promise.reject(refusal), connection)).rejects.toBe(refusal);
  });
});
