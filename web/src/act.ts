import { useMutation } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { connection } from './api.ts';
import { freshKey } from './idempotency-key.ts';
import { retryUntilAnswered } from './retry-until-answered.ts';

/**
 * Something a person does that must happen exactly once: a mutation with one key from the click to the answer, however often the
 * network makes us send it. A second click meanwhile does nothing, nor does one while `onDone` is still at work.
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
      if (underWay.current) return; // `isPending` is known only after the next render, and a double click is quicker
      underWay.current = true;
      mutate({ input, key: freshKey() });
    },
    [mutate],
  );
  return { act, acting: isPending, error };
}
