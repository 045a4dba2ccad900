import { randomBytes } from 'node:crypto';

let lastTime = -1;
let counter = 0;

/**
 * A UUID of version 7 for a moment: ids of later moments sort after those of earlier ones, and ids made one after another in this
 * process for the same millisecond sort in the order they were made. Made here because `uuidv7()` exists on PostgreSQL 18 alone.
 *
 * Source  RFC 9562 §5.7, and §6.2 method 1: rand_a and the first 20 bits of rand_b are a counter that starts at random.
 */
export function uuidV7(at: Date): string {
  const time = at.getTime();
  const bytes = randomBytes(16);
  counter = time === lastTime ? counter + 1 : bytes.readUInt32BE(6) >>> 1; // half the range is left to count in
  lastTime = time;

  bytes.writeUIntBE(time, 0, 6);
  bytes.writeUInt16BE(0x7000 | (counter >>> 20), 6);
  bytes.writeUInt16BE(0x8000 | ((counter >>> 6) & 0x3fff), 8);
  bytes.writeUInt8(((counter & 0x3f) << 2) | (bytes.readUInt8(10) & 0x03), 10);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
