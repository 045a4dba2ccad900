import type { PracticeView } from '@stoa/schema/practice';
import { dropDraft } from '../../../session/draft.ts';
import { useTurn } from '../../../session/use-turn.ts';
import { practiceSession } from './practice-session.ts';

/** One practice session: a turn that closes a problem removes its draft. */
export const usePractice = (sessionId: string) =>
  useTurn(practiceSession, sessionId, {
    onAnswered(_, before, after) {
      if (before.problem !== null && closes(before.problem.id, after)) dropDraft(localStorage, sessionId, before.problem.id);
    },
  });

const closes = (problemId: string, { phase, problem }: PracticeView): boolean =>
  phase.kind !== 'answering' || problem?.id !== problemId;

export type Practice = ReturnType<typeof usePractice>;
