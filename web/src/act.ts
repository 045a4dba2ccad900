import { useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { connection } from './api.ts';
import { retryUntilAnswered } from './retry-until-answered.ts';

/** A fresh Idempotency-Key (UUID v4). `crypto.randomUUID` is missing where a school serves Stoa over plain http. */
export function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

export type ActState = { kind: 'idle' } | { kind: 'acting' } | { kind: 'refused'; error: Error };

/**
 * Something the learner does that must happen exactly once: it has one key from the click to the answer, however often the
 * network makes us send it. A second click meanwhile does nothing.
 */
export function useAct<Input, Output>(
  perform: (input: Input, key: string) => Promise<Output>,
  {
    onDone,
    onRefused,
  }: { onDone?: (output: Output, input: Input) => void; onRefused?: (error: Error, input: Input) => void } = {},
) {
  const [state, setState] = useState<ActState>({ kind: 'idle' });
  const acting = useRef(false);
  const latest = useRef({ perform, onDone, onRefused });
  latest.current = { perform, onDone, onRefused };

  const act = useCallback((input: Input, key: string = freshKey()) => {
    if (acting.current) return;
    acting.current = true;
    setState({ kind: 'acting' });
    retryUntilAnswered(() => latest.current.perform(input, key), connection).then(
      (output) => {
        acting.current = false;
        setState({ kind: 'idle' });
        latest.current.onDone?.(output, input);
      },
      (error: Error) => {
        acting.current = false;
        setState({ kind: 'refused', error });
        latest.current.onRefused?.(error, input);
      },
    );
  }, []);
  const forget = useCallback(() => setState((now) => (now.kind === 'refused' ? { kind: 'idle' } : now)), []);

  return { state, act, forget, acting: state.kind === 'acting' };
}

export const useConnectionDown = (): boolean => useSyncExternalStore(connection.subscribe, () => connection.down);
export const useConnectionBusy = (): boolean => useSyncExternalStore(connection.subscribe, () => connection.busy);
