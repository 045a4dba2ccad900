import type { DeviceStorage } from '../device-storage.ts';
import { RefusedError } from '../client.ts';
import type { Line, LineListener } from './line.ts';
import { dropTurn, keepTurn, keptTurn } from './pending-turn.ts';
import type { PendingTurn } from './pending-turn.ts';

/** What a page shows of its session's turns. */
export type TurnState<Input, View, Reply> = {
  view: View;
  /** The turn that was sent and isn't answered yet. */
  pending: PendingTurn<Input> | null;
  /** The answer to the last turn of this page; null if the session is as it was loaded. */
  reply: Reply | null;
  /** Why the last turn was refused. */
  error: Error | null;
  /** The session went on elsewhere, in another tab or on another device, and this page now shows its latest view. */
  movedOn: boolean;
};

/** Callbacks of a tutor's page around a turn. */
export type TurnListener<Input, View> = {
  /** A turn was answered; its view is shown next. */
  onAnswered?: (input: Input, before: View, after: View) => void;
  /** Another view is about to replace this one, without a turn of this page. */
  onLeaving?: (before: View) => void;
  /** Another view has replaced it. `refused`: because a turn came too late. */
  onMoved?: (before: View, after: View, refused: boolean) => void;
};

type Surroundings<Input, View, Reply> = {
  sessionId: string;
  shelf: DeviceStorage;
  openLine: (listener: LineListener<Input, View, Reply>) => Line<Input>;
  differs: (before: View, after: View) => boolean;
  /** Loads the newest view, trying until the server answers. */
  reload: () => Promise<View>;
  /** Stores a view for the next visit of the page. */
  remember: (view: View) => void;
  /** Called when a turn has changed more than this session. */
  onChange: () => void;
  listener: () => TurnListener<Input, View>;
  freshKey: () => string;
};

export type Turns<Input, View, Reply> = {
  state: () => TurnState<Input, View, Reply>;
  subscribe: (listener: () => void) => () => void;
  /** Opens the line, and resends a turn that was pending when the page was left, with its own key. */
  open: () => Pick<Line<Input>, 'cut' | 'reopen' | 'end'>;
  /** Sends a turn; does nothing while another one is pending. */
  take: (input: Input) => void;
  /**
   * Takes over a view that was loaded, unless it is older than the one shown, or a turn is pending, whose answer will be newer.
   */
  see: (view: View) => void;
};

/**
 * The turns of one session on one page, one at a time. A pending turn is stored on the device until it is answered. A turn that
 * comes too late (409) is dropped, and the newest view is shown instead.
 */
export function makeTurns<Input, View extends { version: number }, Reply extends { view: View }>(
  loaded: View,
  { sessionId, shelf, openLine, differs, reload, remember, onChange, listener, freshKey }: Surroundings<Input, View, Reply>,
): Turns<Input, View, Reply> {
  let state: TurnState<Input, View, Reply> = { view: loaded, pending: null, reply: null, error: null, movedOn: false };
  let line: Line<Input> | null = null;
  const subscribers = new Set<() => void>();
  const change = (to: Partial<TurnState<Input, View, Reply>>) => {
    state = { ...state, ...to };
    for (const tell of subscribers) tell();
  };

  const send = (turn: PendingTurn<Input>) => {
    change({ pending: turn, error: null });
    line?.take(turn);
  };
  const see = (view: View) => {
    const before = state.view;
    if (view === before || state.pending !== null || view.version < before.version) return;
    if (view.version === before.version) return change({ view });
    listener().onLeaving?.(before);
    remember(view);
    change({ view, reply: null, movedOn: differs(before, view) });
    listener().onMoved?.(before, view, false);
  };
  const answered = (turn: PendingTurn<Input>, reply: Reply) => {
    dropTurn(shelf, sessionId, turn.key);
    onChange();
    const before = state.view;
    // The old answer to a turn that was sent again: the session has gone on since then.
    if (reply.view.version < before.version) return change({ pending: null });
    listener().onAnswered?.(turn.input, before, reply.view);
    remember(reply.view);
    change({ view: reply.view, pending: null, reply, error: null, movedOn: false });
  };
  const refused = (turn: PendingTurn<Input>, error: Error) => {
    dropTurn(shelf, sessionId, turn.key);
    if (!(error instanceof RefusedError) || error.status !== 409) return change({ pending: null, error });
    const before = state.view;
    listener().onLeaving?.(before);
    change({ pending: null, reply: null });
    reload().then(
      (view) => {
        if (state.pending !== null) return;
        remember(view);
        change({ view, movedOn: true });
        listener().onMoved?.(before, view, true);
      },
      (failed: Error) => change({ error: failed }),
    );
  };
  const signedOut = () =>
    change({
      error: new RefusedError({
        type: '/problems/sign_in_needed',
        title: 'You’ve been signed out',
        status: 401,
        detail: 'Sign in to continue from here. Your work is saved on this device.',
      }),
    });

  return {
    state: () => state,
    subscribe(tell) {
      subscribers.add(tell);
      return () => void subscribers.delete(tell);
    },
    open() {
      const opened = openLine({ onView: see, onReply: answered, onRefused: refused, onSignedOut: signedOut });
      line = opened;
      const kept = keptTurn<Input>(shelf, sessionId);
      if (kept !== null) send(kept);
      return {
        cut: opened.cut,
        reopen: opened.reopen,
        end() {
          opened.end();
          if (line === opened) line = null;
        },
      };
    },
    take(input) {
      if (state.pending !== null || line === null) return;
      const turn = { key: freshKey(), input };
      keepTurn(shelf, sessionId, turn);
      send(turn);
    },
    see,
  };
}
