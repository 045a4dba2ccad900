import type { LessonInput, LessonMessage, LessonReply, LessonView } from '@stoa/schema/lesson';
import type { Refusal } from '@stoa/schema/refusal';
import { RefusedError } from '../../../client.ts';
import type { PendingTurn } from '../practice/pending-turn.ts';

export type LessonTurn = PendingTurn<LessonInput>;

/** What the tutor said to a turn of this page. `parts` are the sentences it came in; joined they are its text. */
export type Said = { message: LessonMessage; parts: readonly string[] };

/** What a line tells its room. */
export type LineListener = {
  /** How the lesson stands, unasked: on a new line, first of all. */
  onView: (view: LessonView) => void;
  /** The tutor has begun to answer. */
  onTyping: () => void;
  onReply: (turn: LessonTurn, said: Said, view: LessonView) => void;
  onRefused: (turn: LessonTurn, error: Error) => void;
  onSignedOut: () => void;
};

type Socket = { send: (text: string) => void; close: () => void };
type Surroundings = {
  /** Opens a live line. Each of the three is told as it happens; after `closed` nothing more comes. */
  open: (heard: { opened: () => void; message: (text: string) => void; closed: (code: number) => void }) => Socket;
  /** The way without a live line: sends until somebody answers. Rejects only with a refusal. */
  post: (turn: LessonTurn) => Promise<LessonReply>;
  later: (ms: number, then: () => void) => () => void;
};

export type LessonLine = {
  /** Sends a turn; one at a time. Answered exactly once, by `onReply` or `onRefused`, whatever happens to the line meanwhile. */
  take: (turn: LessonTurn) => void;
  /** The network is away: the line is taken for dead, even where the browser has not noticed. */
  cut: () => void;
  /** The network is back: no more waiting. */
  reopen: () => void;
  end: () => void;
};

const firstPauseMs = 1000;
const longestPauseMs = 30_000;
/** So long a live line may keep silent on a turn before it is asked for the other way. A model may need half of that. */
const patienceMs = 25_000;
const signedOutCode = 4401;

type Frame =
  | { type: 'typing' }
  | { type: 'assistant_part'; payload: { id: string; text: string } }
  | { type: 'assistant'; payload: { id: string; reply: LessonMessage } }
  | { type: 'state_update'; payload: { state: LessonView } }
  | { type: 'error'; payload: Refusal & { id?: string } };

type Waiting = { turn: LessonTurn; way: 'line' | 'post'; parts: string[]; message: LessonMessage | null; callOff: () => void };

/**
 * The live line of a lesson, and the way round it. A turn goes over the line where one is open; where none is, or it breaks or
 * keeps silent before the answer, the same turn goes out as a request under the same key, and the server answers it once.
 */
export function makeLessonLine(listener: LineListener, { open, post, later }: Surroundings): LessonLine {
  let socket: Socket | null = null;
  let live = false;
  let ended = false;
  let signedOut = false; // who is signed out gets no line; her requests say the same
  let pause = firstPauseMs;
  let callOffOpening: (() => void) | null = null;
  let waiting: Waiting | null = null;

  const connect = () => {
    callOffOpening = null;
    if (ended || signedOut || socket !== null) return;
    const mine = open({
      opened: () => {
        if (socket === mine) live = true;
      },
      message: (text) => {
        if (socket === mine) hear(text);
      },
      closed: (code) => {
        if (socket === mine) lose(code);
      },
    });
    socket = mine;
  };
  const lose = (code: number) => {
    socket = null;
    live = false;
    if (code === signedOutCode) {
      signedOut = true;
      listener.onSignedOut();
    }
    if (!ended && !signedOut && callOffOpening === null) {
      callOffOpening = later(pause, connect);
      pause = Math.min(pause * 2, longestPauseMs);
    }
    goRound();
  };
  const drop = () => {
    const dead = socket;
    if (dead === null) return;
    lose(0);
    dead.close();
  };
  /** The turn that waits on the line goes the other way. */
  const goRound = () => {
    if (waiting === null || waiting.way === 'post') return;
    waiting.callOff();
    send({ ...waiting, way: 'post', parts: [], message: null });
  };
  const send = (to: Waiting) => {
    waiting = to;
    const { turn } = to;
    post(turn).then(
      ({ message, view }) => settle(turn.key, () => listener.onReply(turn, { message, parts: [message.text] }, view)),
      (error: Error) => settle(turn.key, () => listener.onRefused(turn, error)),
    );
  };
  const settle = (key: string, tell: () => void) => {
    if (waiting?.turn.key !== key || ended) return;
    waiting.callOff();
    waiting = null;
    tell();
  };

  const hear = (text: string) => {
    const frame = JSON.parse(text) as Frame; // our own server writes it; what it cannot know it leaves out
    const mine = waiting?.way === 'line' ? waiting : null;
    switch (frame.type) {
      case 'typing':
        listener.onTyping();
        return;
      case 'assistant_part':
        if (mine?.turn.key === frame.payload.id) mine.parts.push(frame.payload.text);
        return;
      case 'assistant':
        if (mine?.turn.key === frame.payload.id) mine.message = frame.payload.reply;
        return;
      case 'state_update': {
        pause = firstPauseMs; // a line that speaks is a good one
        const { state } = frame.payload;
        if (mine === null || mine.message === null) return listener.onView(state);
        const { turn, message, parts } = mine;
        settle(turn.key, () => listener.onReply(turn, { message, parts: parts.length > 0 ? parts : [message.text] }, state));
        return;
      }
      case 'error':
        if (mine?.turn.key !== frame.payload.id || mine === null) return;
        // A server that is going away says so; the turn waits for the next one.
        if (frame.payload.status >= 502) return goRound();
        settle(mine.turn.key, () => listener.onRefused(mine.turn, new RefusedError(frame.payload)));
    }
  };

  connect();
  return {
    take(turn) {
      if (waiting !== null || ended) return;
      const fresh: Waiting = { turn, way: live ? 'line' : 'post', parts: [], message: null, callOff: () => undefined };
      if (!live || socket === null) return send({ ...fresh, way: 'post' });
      waiting = { ...fresh, callOff: later(patienceMs, drop) };
      socket.send(JSON.stringify({ type: 'chat', payload: payloadOf(turn) }));
    },
    cut: drop,
    reopen() {
      callOffOpening?.();
      pause = firstPauseMs;
      connect();
    },
    end() {
      ended = true;
      callOffOpening?.();
      waiting?.callOff();
      waiting = null;
      socket?.close();
      socket = null;
    },
  };
}

const payloadOf = ({ key, input }: LessonTurn) => ({ id: key, ...input });
