import type { Line, LineListener } from './line.ts';
import type { PendingTurn } from './pending-turn.ts';

/**
 * A line that sends each turn as one request. `post` tries until it has an answer and rejects only with a refusal. A turn whose
 * page was left is still told when it is answered, so that it isn't sent once more.
 */
export function makeRequestLine<Input, View, Reply>(
  { onReply, onRefused }: Pick<LineListener<Input, View, Reply>, 'onReply' | 'onRefused'>,
  post: (turn: PendingTurn<Input>) => Promise<Reply>,
): Line<Input> {
  return {
    take: (turn) =>
      void post(turn).then(
        (reply) => onReply(turn, reply),
        (error: Error) => onRefused(turn, error),
      ),
    cut: () => undefined,
    reopen: () => undefined,
    end: () => undefined,
  };
}
