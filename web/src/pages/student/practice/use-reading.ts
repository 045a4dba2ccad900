import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { AnswerReading } from '@stoa/schema/answer-check';
import { client } from '../../../api.ts';

const pauseMs = 300;

/** Returns the text once its writer has paused. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = window.setTimeout(() => setPaused(text), pauseMs);
    return () => window.clearTimeout(timer);
  }, [text]);
  return paused;
}

/**
 * Returns how the server reads what is being written, without judging it. Null while nothing is written or the server can't be
 * reached: the echo is only a convenience.
 */
export function useReading(sessionId: string, problemId: string, text: string): AnswerReading | null {
  const paused = usePaused(text);
  const asked = paused.trim() !== '' && paused.length <= 10_000;
  const { data } = useQuery({
    queryKey: ['reading', sessionId, problemId, paused],
    queryFn: ({ signal }) =>
      client.practice.read({ params: { sessionId }, body: { problem_id: problemId, text: paused } }, { signal }),
    enabled: asked,
    staleTime: Infinity,
    gcTime: 60_000,
    retry: false,
    placeholderData: keepPreviousData,
  });
  return asked && text.trim() !== '' ? (data ?? null) : null;
}
