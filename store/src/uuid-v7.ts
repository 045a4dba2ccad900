import { randomInt } from 'node:crypto';
import { v7 } from 'uuid';

const counted = 2 ** 31;
let lastTime = -1;
let counter = 0;

/**
 * Returns a UUID of version 7 for a moment: ids of later moments sort after those of earlier ones, and ids made one after
 * another in this process for the same millisecond sort in the order they were made. We count ourselves because the library
 * counts only for the current moment, and `uuidv7()` exists only on PostgreSQL 18.
 *
 * Source  RFC 9562 §5.7, and §6.2 method 1: 32 bits are a counter that starts at random, in the lower half of its range.
 */
export function uuidV7(at: Date): string {
  const time = at.getTime();
  counter = time === lastTime ? counter + 1 : randomInt(counted);
  lastTime = time;
  return v7({ msecs: time, seq: counter });
}
