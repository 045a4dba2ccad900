import { boardDefinition } from '@stoa/engine/tutors/board/board-definition';
import { BoardFrame, BoardSent } from '@stoa/schema/contracts/board-frames';
import type { boards as boardContracts } from '@stoa/schema/contracts/boards';
import type { HandlersOf } from '../../routes/handler.ts';
import type { ServerTutor } from '../server-tutor.ts';
import { boardHandlers } from './board-handlers.ts';
import { serveBoardSocket } from './board-socket.ts';
import { LiveBoards } from './live-boards.ts';
import type { Later } from './timer-wheel.ts';

const later: Later = (ms, then) => {
  const timer = setTimeout(then, ms).unref();
  return () => clearTimeout(timer);
};

/** The board tutor, on a given timer: its sessions run in memory, each with a live line and a log. */
export const boardsBy = (timer: Later): ServerTutor => ({
  definitions: [boardDefinition],
  pages: ['boards'],
  tags: { boards: 'The board: work line by line beside a tutor that watches; what is done goes over a live line' },
  refusals: {
    'boards.skills': ['unavailable'],
    'boards.start': ['not_found', 'no_problems', 'stale', 'unavailable'],
    'boards.recording': ['not_now', 'not_found'],
  },
  lines: [
    {
      address: '/api/boards/{sessionId}/live?pen={pen}',
      summary: 'A board’s live line: what the student does, numbered by pen; what the tutor does, as it is stored',
      sends: BoardSent,
      receives: BoardFrame,
    },
    {
      address: '/api/boards/{sessionId}/watch',
      summary: 'The same for those who look on; nothing is taken on it',
      sends: BoardSent,
      receives: BoardFrame,
    },
  ],
  open(services) {
    const boards = new LiveBoards(services, timer);
    const handlers: { boards: HandlersOf<typeof boardContracts> } = { boards: boardHandlers({ ...services, boards }) };
    return { handlers, lines: (to, admission) => serveBoardSocket(to, boards, admission) };
  },
});

export const boardOnServer = boardsBy(later);
