import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { EssayDocument } from '@stoa/schema/essay/essay-document';
import type { EssayWork, SourceMark } from '@stoa/schema/essay/submission';
import { client } from '../../../api.ts';
import { essayQuery } from './essay-queries.ts';
import type { EssaySaver } from './essay-saver.ts';

/**
 * An essay while it is being written: what is shown, how it is changed, and whether it is saved. `shown` counts how often a
 * text other than her own typing was put into the editor.
 */
export function useEssay(essayId: string, saver: EssaySaver) {
  const cache = useQueryClient();
  useSyncExternalStore(saver.subscribe, () => saver.saving);
  const [work, setWork] = useState<EssayWork>(() => saver.latest);
  const [shown, setShown] = useState(0);
  const [error, setError] = useState<Error | null>(null);

  const put = useCallback((next: EssayWork) => {
    setWork(next);
    setShown((count) => count + 1);
  }, []);
  const change = (next: EssayWork) => {
    setWork(next);
    saver.change(next);
  };
  const refresh = useCallback(async () => {
    const stored = await cache.fetchQuery({ ...essayQuery(essayId), staleTime: 0 });
    const newer = saver.look(stored);
    if (newer !== null) put(newer);
  }, [cache, essayId, saver, put]);

  useEffect(() => {
    // If this fails, nothing is lost: unsent text is on the device, and the stored text is fetched again.
    const look = () => {
      if (document.visibilityState === 'visible') void refresh().catch(() => undefined);
      else saver.flush();
    };
    const leave = (event: BeforeUnloadEvent) => {
      saver.flush();
      if (saver.unsent && !saver.onDevice) event.preventDefault();
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    window.addEventListener('beforeunload', leave);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
      window.removeEventListener('beforeunload', leave);
      saver.flush();
    };
  }, [refresh, saver]);

  const attempt = (act: () => Promise<void>) => {
    setError(null);
    void act().catch((failed: unknown) => setError(failed as Error));
  };
  return {
    work,
    shown,
    error,
    writeText: (document: EssayDocument) => change({ document, marks: saver.latest.marks }),
    writeMarks: (marks: SourceMark[]) => change({ document: saver.latest.document, marks }),
    use: (other: EssayWork) => {
      saver.use(other);
      put(saver.latest);
    },
    takeTheirs: () =>
      attempt(async () => {
        const theirs = await saver.takeTheirs();
        if (theirs !== null) put(theirs);
      }),
    turnIn: useCallback(async () => {
      await saver.settled();
      const stored = await client.essays.submit({ params: { essayId } });
      cache.setQueryData(essayQuery(essayId).queryKey, stored);
      saver.look(stored);
    }, [cache, essayId, saver]),
    attempt,
    /** Fetches the essay's state from the server. */
    refresh,
  };
}
