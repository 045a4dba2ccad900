import { useMutation } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { connection } from './api.ts';
import { freshKey } from './idempotency-key.ts';
import { retryUntilAnswered } from './retry-until-answered.ts';

/**
 * Performs an act that must happen exactly once. One idempotency key is used from the click to the server's answer, however
 * often the network makes us resend the request. A second click does nothing while the first is under way, or while `onDone` is
 * still running.
 */
export function useAct<Input, Output>(
  perform: (input: Input, key: string) => Promise<Output>,
  {
    onDone,
    onRefused,
  }: {
    onDone?: (output: Output, input: Input) => Promise<void> | void;
    onRefused?: (error: Error, input: Input) => void;
  } = {},
): { act: (input: Input) => void; acting: boolean; error: Error | null } {
  const underWay = useRef(false);
  const { mutate, isPending, error } = useMutation<Output, Error, { input: Input; key: string }>({
    mutationFn: ({ input, key }) => retryUntilAnswered(() => perform(input, key), connection),
    onSuccess: (output, { input }) => onDone?.(output, input),
    onError: (refusal, { input }) => onRefused?.(refusal, input),
    onSettled: () => {
      underWay.current = false;
    },
  });
  const act = useCallback(
    (input: Input) => {
      if (underWay.current) return; // `isPending` changes only with the next render, and a double click is faster than that
      underWay.current = true;
      mutate({ input, key: freshKey() });
    },
    [mutate],
  );
  return { act, acting: isPending, error };
}
