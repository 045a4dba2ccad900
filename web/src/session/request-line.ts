import type { Line, LineListener } from './line.ts';
import type { PendingTurn } from './pending-turn.ts';

/**
 * A line that sends each turn as one request. `post` retries until it has an answer and rejects only with a refusal. The answer
 * is reported even if the page was left, so that the turn isn't sent again.
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
