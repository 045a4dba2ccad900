import { queryOptions } from '@tanstack/react-query';
import type { Line, LineListener } from './line.ts';

/** What the browser has to know of a tutor's sessions to hold one. */
export type SessionKind<Input, View, Reply> = {
  /** Asks the server for the state of a session. */
  load: (sessionId: string) => Promise<View>;
  openLine: (sessionId: string, listener: LineListener<Input, View, Reply>) => Line<Input>;
  /** Whether a view shows something else than the one before it: then a student is told that the session went on elsewhere. */
  differs: (before: View, after: View) => boolean;
  /** The first parts of the query keys of this tutor's own lists, which a turn can change. */
  lists: readonly string[];
};

/** Where the cache holds the view of a session, whichever tutor it is with. */
export const sessionKey = (sessionId: string) => ['session', sessionId] as const;

/** The view of a session; asked for again whenever its page comes to the front, for it may have gone on elsewhere. */
export const sessionQuery = <View>({ load }: { load: (sessionId: string) => Promise<View> }, sessionId: string) =>
  queryOptions({
    queryKey: sessionKey(sessionId),
    queryFn: () => load(sessionId),
    staleTime: 5_000,
    refetchOnWindowFocus: 'always',
  });
