import type { problemBank } from '@stoa/schema/contracts/problem-bank';
import type { PracticeInput } from '@stoa/schema/practice';
import { requireKey } from '../../turn/require-key.ts';
import type { HandlersOf } from '../../routes/handler.ts';
import type { PracticeServices } from './practice-services.ts';

/** Handles an attempt that doesn't come from the practice page: the same turn by another route. */
export const attemptHandlers = ({ practice }: PracticeServices): HandlersOf<Pick<typeof problemBank, 'attempt'>> => ({
  async attempt({ caller, body, replayed, ...asked }) {
    const { problem_id, answer, lines } = body;
    const input: PracticeInput =
      lines === undefined ? { kind: 'attempt', problem_id, answer: answer ?? '' } : { kind: 'attempt_work', problem_id, lines };
    const { kind, reply } = await practice.turn(caller, requireKey(asked), input);
    if (kind === 'repeated') replayed();
    return reply;
  },
});
