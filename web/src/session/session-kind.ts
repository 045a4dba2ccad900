import { queryOptions } from '@tanstack/react-query';
import type { Line, LineListener } from './line.ts';

/** What the browser has to know about a tutor's sessions to run one. */
export type SessionKind<Input, View, Reply> = {
  /** Fetches the state of a session. */
  load: (sessionId: string) => Promise<View>;
  openLine: (sessionId: string, listener: LineListener<Input, View, Reply>) => Line<Input>;
  /**
   * True if a view shows something different from the one before it: the student is then told that the session went on
   * elsewhere.
   */
  differs: (before: View, after: View) => boolean;
  /** The first parts of the query keys of this tutor's own lists, which a turn can change. */
  lists: readonly string[];
};

/** The cache key of a session's view, whichever tutor it is with. */
export const sessionKey = (sessionId: string) => ['session', sessionId] as const;

/**
 * The query of a session's view; fetched again whenever its page comes to the front, because the session may have gone on
 * elsewhere.
 */
export const sessionQuery = <View>({ load }: { load: (sessionId: string) => Promise<View> }, sessionId: string) =>
  queryOptions({
    queryKey: sessionKey(sessionId),
    queryFn: () => load(sessionId),
    staleTime: 5_000,
    refetchOnWindowFocus: 'always',
  });
