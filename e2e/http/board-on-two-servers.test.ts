import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BoardView } from '@stoa/schema/board/board-view';
import { BoardEnd, TestClock, tokenOf, tutorsBy } from './board-line.ts';
import { keyed, openServer, type OpenServer } from './open-server.ts';
import { redisIsThere, startRedis, type PrivateRedis } from './private-redis.ts';

/**
 * Returns what the screen of somebody who watches shows: the last whole board that she received, and what came after it.
 * Through Redis, the other server may learn late that somebody is watching; then it sends the whole board again, with what she
 * missed.
 */
function screenOf({ heard }: BoardEnd): { lines: string[]; said: string[] } {
  const whole = heard.findLastIndex(({ type }) => type === 'hello');
  return heard.slice(Math.max(0, whole)).reduce<{ lines: string[]; said: string[] }>(
    (screen, frame) => {
      if (frame.type === 'hello')
        return { lines: frame.view.lines.map(({ id }) => id), said: frame.view.tutor.map(({ text }) => text) };
      if (frame.type === 'says') return { ...screen, said: [...screen.said, frame.said.text] };
      if (frame.type === 'seen' && frame.act.type === 'line') return { ...screen, lines: [...screen.lines, frame.act.id] };
      return screen;
    },
    { lines: [], said: [] },
  );
}

describe.skipIf(!redisIsThere())('a board on two copies of the server with one Redis', () => {
  const clock = new TestClock();
  let redis: PrivateRedis;
  let servers: [OpenServer, OpenServer];
  let addresses: [string, string];
  beforeEach(async () => {
    redis = await startRedis();
    const about = { clock: clock.now, tutors: tutorsBy(clock), skills: ['eq_two_step'], env: { REDIS_URL: redis.url } };
    const first = await openServer(about);
    servers = [first, await openServer({ ...about, store: first.store })];
    const listen = async ({ app }: OpenServer) => (await app.listen({ host: '127.0.0.1', port: 0 })).replace('http', 'ws');
    addresses = [await listen(servers[0]), await listen(servers[1])];
  });
  afterEach(async () => {
    await servers[1].app.close();
    await servers[0].close();
    await redis.kill();
  });

  it('can be watched live on either server, with everything shown once; without Redis, on its own server', async () => {
    const ann = await servers[0].signUp();
    const token = await tokenOf(ann);
    const teachers = await tokenOf(await servers[0].signUp('teacher'));
    const begun = await ann.post('/api/boards', { skill_id: 'eq_two_step', minutes: 10 }, keyed());
    const { session_id } = begun.json<BoardView>();

    const watching = new BoardEnd(addresses[1], session_id, teachers, { watch: true });
    expect((await watching.nth('hello', 1)).view.lines).toEqual([]);
    const end = new BoardEnd(addresses[0], session_id, token);
    await end.greeted();
    const { said } = await end.nth('says', 1);
    await watching.until(() => screenOf(watching).said.includes(said.text));
    await end.line('l1', 'x + 1 = 2');
    await end.line('l2', 'x = 1');
    await watching.until(() => screenOf(watching).lines.includes('l2'));
    expect(screenOf(watching)).toEqual({ lines: ['l1', 'l2'], said: [said.text] });

    const working = async (address: string) => {
      const asked = await fetch(`${address.replace('ws', 'http')}/api/boards/students`, {
        headers: { authorization: `Bearer ${teachers}` },
      });
      const { items } = (await asked.json()) as { items: readonly { session_id: string; live: boolean }[] };
      return items.filter(({ live }) => live).map((board) => board.session_id); // the demo class may have boards that are over
    };
    expect(await Promise.all(addresses.map(working))).toEqual([[session_id], [session_id]]);

    const later = new BoardEnd(addresses[1], session_id, teachers, { watch: true }); // somebody who starts watching in the middle sees the current board
    expect((await later.nth('hello', 1)).view.lines.map(({ text }) => text)).toEqual(['x + 1 = 2', 'x = 1']);

    end.close(); // she continues on the other server, which takes the board over
    const again = new BoardEnd(addresses[1], session_id, token, { pen: end.pen });
    await again.greeted();
    await again.line('l3', '1 = x');
    await later.until(() => screenOf(later).lines.includes('l3'));
    expect(screenOf(later).lines).toEqual(['l1', 'l2', 'l3']);

    await redis.kill();
    const alone = new BoardEnd(addresses[1], session_id, teachers, { watch: true });
    await alone.nth('hello', 1);
    await again.line('l4', 'x = 2');
    expect((await alone.nth('seen', 1)).act).toMatchObject({ type: 'line', id: 'l4' });
    for (const one of [watching, later, again, alone]) one.close();
  });
});
