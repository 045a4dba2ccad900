import type { Refusal } from '@stoa/schema/refusal';
import { RefusedError } from '../client.ts';
import type { Line, LineListener } from './line.ts';
import type { PendingTurn } from './pending-turn.ts';
import { makeReconnectingSocket } from './reconnecting-socket.ts';
import type { Later, OpenSocket } from './reconnecting-socket.ts';

/**
 * A tutor's answer to a turn of this page. `parts` are the sentences in which it arrived; joined, they are the message's text.
 */
export type LiveReply<Message, View> = { message: Message; parts: readonly string[]; view: View };

type Surroundings<Input, Message, View> = {
  open: OpenSocket;
  later: Later;
  /**
   * Sends a turn as a request if there is no live connection, and retries until it is answered. Rejects only with a refusal.
   */
  post: (turn: PendingTurn<Input>) => Promise<{ message: Message; view: View }>;
};

/**
 * How long a live connection may be silent about a turn before the turn is sent as a request. A model may need half of that.
 */
const patienceMs = 25_000;

type Frame<Message, View> =
  | { type: 'typing' }
  | { type: 'assistant_part'; payload: { id: string; text: string } }
  | { type: 'assistant'; payload: { id: string; reply: Message } }
  | { type: 'state_update'; payload: { state: View } }
  | { type: 'error'; payload: Refusal & { id?: string } };

type Waiting<Input, Message> = {
  turn: PendingTurn<Input>;
  by: 'socket' | 'request';
  parts: string[];
  message: Message | null;
  cancelPatience: () => void;
};

/**
 * The live line of a session. A turn is sent over the socket if one is open. If none is, or it breaks or is silent before the
 * answer, the same turn is sent as a request with the same key, and the server answers it once.
 */
export function makeLiveLine<Input extends object, Message extends { text: string }, View>(
  listener: LineListener<Input, View, LiveReply<Message, View>>,
  { open, post, later }: Surroundings<Input, Message, View>,
): Line<Input> {
  let ended = false;
  let waiting: Waiting<Input, Message> | null = null;

  const settle = (key: string, tell: () => void) => {
    if (waiting?.turn.key !== key || ended) return;
    waiting.cancelPatience();
    waiting = null;
    tell();
  };
  const request = (turn: PendingTurn<Input>) => {
    waiting = { turn, by: 'request', parts: [], message: null, cancelPatience: () => undefined };
    post(turn).then(
      ({ message, view }) => settle(turn.key, () => listener.onReply(turn, { message, parts: [message.text], view })),
      (error: Error) => settle(turn.key, () => listener.onRefused(turn, error)),
    );
  };
  /** Sends the turn that waits on the socket as a request instead. */
  const fallBack = () => {
    if (waiting === null || waiting.by === 'request') return;
    waiting.cancelPatience();
    request(waiting.turn);
  };

  const read = (text: string) => {
    const frame = JSON.parse(text) as Frame<Message, View>; // written by our own server
    const mine = waiting?.by === 'socket' ? waiting : null;
    switch (frame.type) {
      case 'typing': // the student's own message already shows that it is being sent
        return;
      case 'assistant_part':
        if (mine?.turn.key === frame.payload.id) mine.parts.push(frame.payload.text);
        return;
      case 'assistant':
        if (mine?.turn.key === frame.payload.id) mine.message = frame.payload.reply;
        return;
      case 'state_update': {
        socket.confirm();
        const view = frame.payload.state;
        if (mine === null || mine.message === null) return listener.onView(view);
        const { turn, message, parts } = mine;
        const reply = { message, parts: parts.length > 0 ? parts : [message.text], view };
        settle(turn.key, () => listener.onReply(turn, reply));
        return;
      }
      case 'error':
        if (mine === null || mine.turn.key !== frame.payload.id) return;
        // A server that is shutting down says so; the turn is sent again as a request, to the next one.
        if (frame.payload.status >= 502) return fallBack();
        // The socket only knows who was signed in when it was opened, but a request knows the current sign-in: the password may
        // have been changed in another tab.
        if (frame.payload.status === 401) return fallBack();
        settle(mine.turn.key, () => listener.onRefused(mine.turn, new RefusedError(frame.payload)));
    }
  };
  const socket = makeReconnectingSocket(
    { open, later },
    { onMessage: read, onLost: fallBack, onSignedOut: listener.onSignedOut },
  );

  return {
    take(turn) {
      if (waiting !== null || ended) return;
      const { key, input } = turn;
      if (!socket.send(JSON.stringify({ type: 'chat', payload: { id: key, ...input } }))) return request(turn);
      waiting = { turn, by: 'socket', parts: [], message: null, cancelPatience: later(patienceMs, socket.drop) };
    },
    cut: socket.drop,
    reopen: socket.reopen,
    end() {
      ended = true;
      waiting?.cancelPatience();
      waiting = null;
      socket.end();
    },
  };
}
