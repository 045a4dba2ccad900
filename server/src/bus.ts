import { EventEmitter } from 'node:events';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';

/** Messages that copies of the server send each other. They aren't stored: a copy that isn't listening never gets them. */
export type Bus = {
  tell: (channel: string, text: string) => void;
  /** Starts to listen. Resolves, as soon as no further message can be missed, to a function that stops. */
  hear: (channel: string, told: (text: string) => void) => Promise<() => void>;
  /** Calls back whenever it listens again after an interruption: messages sent meanwhile are lost. */
  onGap: (again: () => void) => void;
  close: () => void;
};

/**
 * Opens the bus: through Redis if the copies of the server share one; otherwise this process hears only itself. Never throws: a
 * message that can't be sent is lost.
 */
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
      await listening.get(channel); // a second listener also waits while the first one's subscription is under way
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
  // A message sent while the connection is being made waits for it; if Redis is down, it is dropped after one try.
  const telling = new Redis(url, { maxRetriesPerRequest: 1, connectTimeout: 2000 });
  const hearing = new Redis(url, { maxRetriesPerRequest: null, connectTimeout: 2000 }); // resubscribes to everything by itself when Redis is back
  let down = false;
  const again: (() => void)[] = [];
  const failed = (error?: unknown) => {
    if (!down) log.warn({ err: error }, 'Copies of the server do not hear each other: Redis is away');
    down = true;
  };
  telling.on('error', () => undefined); // the listening connection reports the error
  hearing.on('error', failed).on('close', () => failed());
  hearing.on('ready', () => {
    if (down) for (const call of again) call();
    down = false;
  });
  hearing.on('message', heard);
  return {
    tell: (channel: string, text: string) => void telling.publish(channel, text).catch(() => undefined),
    /** Waits for Redis, unless it is down: then the channel is subscribed to as soon as it is back. */
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
