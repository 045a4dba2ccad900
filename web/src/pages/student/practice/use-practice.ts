import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { PracticeInput, PracticeReply, PracticeView } from '@stoa/schema/practice';
import { freshKey, useAct } from '../../../act.ts';
import { RefusedError } from '../../../client.ts';
import { client } from '../../../api.ts';
import { dropDraft } from './draft.ts';
import { dropTurn, keepTurn, keptTurn } from './pending-turn.ts';
import { practiceKey, practiceQuery } from './practice-query.ts';

/** `moved-on`: the session went on elsewhere, in another tab or on another device, and this page now shows how it stands. */
export type Notice = 'moved-on' | null;

/** One session: what it shows, what the tutor said last on this page, and the one way to take a turn. */
export function usePractice(sessionId: string) {
  const cache = useQueryClient();
  const { data: view } = useSuspenseQuery(practiceQuery(sessionId));
  const [reply, setReply] = useState<PracticeReply | null>(null);
  const [notice, setNotice] = useState<Notice>(null);
  const shown = useRef(view);

  const take = useAct(
    async ({ input, key }: { input: PracticeInput; key: string }) => {
      const answer = await client.practice.turn({ params: { sessionId }, body: input }, { key });
      dropTurn(localStorage, sessionId, key);
      return answer;
    },
    {
      onDone(answer) {
        const closed = answer.view.phase.kind !== 'answering' || answer.view.problem?.id !== shown.current.problem?.id;
        if (closed && shown.current.problem !== null) dropDraft(localStorage, sessionId, shown.current.problem.id);
        shown.current = answer.view;
        cache.setQueryData<PracticeView>(practiceKey(sessionId), answer.view);
        setReply(answer);
        setNotice(null);
        // Mastery, the recommendation and the map have moved with it.
        void cache.invalidateQueries({
          predicate: ({ queryKey }) => ['home', 'progress', 'history', 'sessions'].includes(String(queryKey[0])),
        });
      },
      async onRefused(error, { key }) {
        dropTurn(localStorage, sessionId, key);
        if (!(error instanceof RefusedError) || error.status !== 409) return;
        // The newest view is shown whichever way it comes; that it is not of our doing is worth a word.
        await cache.invalidateQueries({ queryKey: practiceKey(sessionId) });
        setReply(null);
        setNotice('moved-on');
      },
    },
  );

  const turn = useCallback(
    (input: PracticeInput, key: string = freshKey()) => {
      if (take.acting) return;
      keepTurn(localStorage, sessionId, { key, input });
      take.act({ input, key });
    },
    [take, sessionId],
  );

  // A turn that was on its way when the page was left goes out again under its own key: heard once, whatever happened to it.
  const resumed = useRef(false);
  useEffect(() => {
    if (resumed.current) return;
    resumed.current = true;
    const kept = keptTurn(localStorage, sessionId);
    if (kept !== null) turn(kept.input, kept.key);
  }, [sessionId, turn]);

  // A view that came from a refetch and not from a turn of this page.
  useEffect(() => {
    const before = shown.current;
    shown.current = view;
    if (view.version <= before.version) return;
    setReply(null);
    if (view.problem?.id !== before.problem?.id || view.phase.kind !== before.phase.kind) setNotice('moved-on');
  }, [view]);

  const refresh = useCallback(() => void cache.invalidateQueries({ queryKey: practiceKey(sessionId) }), [cache, sessionId]);

  const refused = take.state.kind === 'refused' && !(take.state.error instanceof RefusedError && take.state.error.status === 409);
  return {
    view,
    reply,
    notice,
    turn,
    acting: take.acting,
    error: refused && take.state.kind === 'refused' ? take.state.error : null,
    refresh,
  };
}

export type Practice = ReturnType<typeof usePractice>;
