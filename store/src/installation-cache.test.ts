import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepInCache } from './installation-cache.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'stoa-cache-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const place = (name: string) => path.join(folder, name);
const keep = (name: string, present?: string[]) => keepInCache(place(name), (file) => writeFileSync(file, name), present);

describe('keepInCache', () => {
  it('keeps what is made, and removes what other versions have kept', () => {
    mkdirSync(place('earlier'));
    writeFileSync(place('earlier/file'), '');
    keep('now');
    expect(readdirSync(folder)).toEqual(['now']);
    expect(readFileSync(place('now'), 'utf8')).toBe('now');
  });

  it('leaves the other files of the current version alone', () => {
    writeFileSync(place('now.tar'), '');
    keep('now', ['now', 'now.tar']);
    expect(readdirSync(folder)).toEqual(['now', 'now.tar']);
  });

  it('removes an unfinished file after an hour, and not one that is still being made', () => {
    const before = new Date(Date.now() - 61 * 60_000);
    writeFileSync(place('now.123'), 'half');
    utimesSync(place('now.123'), before, before);
    writeFileSync(place('now.124'), 'half');
    keep('now');
    expect(readdirSync(folder)).toEqual(['now', 'now.124']);
  });

  it('leaves nothing half made if the making fails', () => {
    const failing = () =>
      keepInCache(place('now'), (file) => {
        writeFileSync(file, 'half');
        throw new Error('the power went');
      });
    expect(failing).toThrow('the power went');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('keeps nothing if there is no space, without an error', () => {
    keepInCache(place('now'), () => {
      throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
    });
    expect(readdirSync(folder)).toEqual([]);
  });
});
