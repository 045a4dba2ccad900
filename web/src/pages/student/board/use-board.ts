import { useEffect, useState, useSyncExternalStore } from 'react';
import type { BoardView } from '@stoa/schema/board/board-view';
import { client, connection, queryClient } from '../../../api.ts';
import { openSocket } from '../../../session/open-socket.ts';
import { makeBoardLine } from './board-line.ts';
import { BoardRoom, type RoomState } from './board-room.ts';
import type { DeskSnapshot } from '../../../ink/board-desk.ts';
import { Outbox, outboxName } from './outbox.ts';
import { ownPen, takePageLock } from './own-pen.ts';

const later = (ms: number, then: () => void) => {
  const timer = window.setTimeout(then, ms);
  return () => window.clearTimeout(timer);
};

const inkOf = (sessionId: string) => () => client.boards.ink({ params: { sessionId } }).then(({ strokes }) => strokes);

/** A board with its live line: sends what is done and shows what comes back. `watch`: looks on, as a teacher does. */
export function useBoard(first: BoardView, { watch = false } = {}): { room: BoardRoom; state: RoomState; desk: DeskSnapshot } {
  const { session_id: sessionId } = first;
  const [room] = useState(() => new BoardRoom(first, inkOf(sessionId)));
  const state = useSyncExternalStore(room.subscribe, () => room.state);
  const desk = useSyncExternalStore(room.desk.subscribe, () => room.desk.snapshot);

  useEffect(() => {
    let end = () => {};
    let ended = false;
    void (async () => {
      const pen = await ownPen(window.localStorage, sessionId, watch ? async () => true : takePageLock);
      if (ended) return;
      const outbox = new Outbox(window.localStorage, outboxName(sessionId, pen));
      const path = watch ? `/api/boards/${sessionId}/watch` : `/api/boards/${sessionId}/live?pen=${pen}`;
      const line = makeBoardLine(
        outbox,
        {
          ...room,
          onFrame: room.onFrame,
          onLive: room.onLive,
          onSaved: room.onSaved,
          onSignedOut: () => void queryClient.invalidateQueries({ queryKey: ['me'] }),
        },
        { open: openSocket(path), later },
      );
      room.connect(line, () => outbox.waiting);
      window.addEventListener('offline', line.cut);
      window.addEventListener('online', line.reopen);
      const unwatch = connection.subscribe(() => {
        if (!connection.down) line.reopen();
      });
      end = () => {
        line.end();
        unwatch();
        window.removeEventListener('offline', line.cut);
        window.removeEventListener('online', line.reopen);
      };
    })();
    return () => {
      ended = true;
      end();
    };
  }, [room, sessionId, watch]);

  return { room, state, desk };
}
