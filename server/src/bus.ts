import { EventEmitter } from 'node:events';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';

/** What copies of the server tell each other at the moment, and keep nowhere: who was not listening never hears of it. */
export type Bus = {
  tell: (channel: string, text: string) => void;
  /** Listens; resolves to how to stop, once nothing that is told from now on is missed. */
  hear: (channel: string, told: (text: string) => void) => Promise<() => void>;
  /** Calls back whenever it listens again after it was cut off: what was told meanwhile is lost. */
  onGap: (again: () => void) => void;
  close: () => void;
};

/** The bus through Redis, where the copies of the server have one in common; else this process alone hears itself. Never throws: what can't be told is lost. */
export function openBus({ redisUrl, log }: { redisUrl: string | null; log: Logger }): Bus {
  const heard = new EventEmitter<Record<string, [string]>>().setMaxListeners(0);
  const listening = new Map<string, Promise<void>>(); // the channels that are subscribed to in Redis
  const redis = redisUrl === null ? null : openRedis(redisUrl, log, (channel, text) => heard.emit(channel, text));
  return {
    tell(channel, text) {
      if (redis === null) heard.emit(channel, text);
      else redis.tell(channel, text);
    },
    async hear(channel, told) {
      heard.on(channel, told);
      if (redis !== null && !listening.has(channel)) listening.set(channel, redis.hear(channel));
      await listening.get(channel); // who comes second waits, too, while the first one's subscription is under way
      return () => {
        heard.off(channel, told);
        if (heard.listenerCount(channel) > 0) return;
        if (listening.delete(channel)) redis?.leave(channel);
      };
    },
    onGap: (again) => redis?.onGap(again),
    close: () => redis?.close(),
  };
}

function openRedis(url: string, log: Logger, heard: (channel: string, text: string) => void) {
  // What is told while the connection is being made waits for it; where Redis is away it is given up after one try.
  const telling = new Redis(url, { maxRetriesPerRequest: 1, connectTimeout: 2000 });
  const hearing = new Redis(url, { maxRetriesPerRequest: null, connectTimeout: 2000 }); // subscribes again to all by itself when it is back
  let down = false;
  const again: (() => void)[] = [];
  const failed = (error?: unknown) => {
    if (!down) log.warn({ err: error }, 'Copies of the server do not hear each other: Redis is away');
    down = true;
  };
  telling.on('error', () => undefined); // told by the one that hears
  hearing.on('error', failed).on('close', () => failed());
  hearing.on('ready', () => {
    if (down) for (const call of again) call();
    down = false;
  });
  hearing.on('message', heard);
  return {
    tell: (channel: string, text: string) => void telling.publish(channel, text).catch(() => undefined),
    /** Waits for Redis, but not where it is away: then it is subscribed to as soon as it is back. */
    async hear(channel: string) {
      const subscribed = hearing.subscribe(channel).catch(() => undefined);
      const away = new Promise((resolve) => hearing.once('error', resolve).once('close', resolve));
      if (!down) await Promise.race([subscribed, away]);
    },
    leave: (channel: string) => void hearing.unsubscribe(channel).catch(() => undefined),
    onGap: (call: () => void) => void again.push(call),
    close() {
      hearing.removeAllListeners('close').disconnect();
      telling.disconnect();
    },
  };
}
