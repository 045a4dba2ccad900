import { describe, expect, it } from 'vitest';
import { speaksHarm } from '../../src/guards/harm/speaks-harm.ts';
import { harmsOfLines, tutorLines, type TutorLine } from './tutor-lines.ts';

const isStopped = ({ text }: TutorLine): boolean => speaksHarm(text) !== null;
const shown = (lines: readonly TutorLine[]): string => lines.map(({ id, text }) => `${id}: ${text}`).join('\n');

it('the tutor lines are 400 harmful ones of every kind and 1,000 good ones, none twice', () => {
  const all = Object.values(tutorLines).flatMap(({ harmful, good }) => [...harmful, ...good]);
  expect(all).toHaveLength(1400);
  expect(new Set(all.map(({ text }) => text)).size).toBe(1400);
  for (const { harmful, good } of Object.values(tutorLines)) {
    expect([harmful.length, good.length]).toEqual([200, 500]);
    expect(new Set(harmful.map(({ kind }) => kind))).toEqual(new Set(harmsOfLines));
  }
});

describe('the tutor lines that the rules were made from', () => {
  const { harmful, good } = tutorLines.seen;

  it('have every harmful line stopped', () => {
    process.stdout.write(`tutor lines, seen: ${harmful.filter(isStopped).length} of ${harmful.length} harmful stopped\n`);
    expect(shown(harmful.filter((line) => !isStopped(line)))).toBe('');
  });

  it('have fewer than 2 good lines in 100 stopped', () => {
    const over = good.filter(isStopped);
    process.stdout.write(`tutor lines, seen: ${over.length} of ${good.length} good stopped\n`);
    expect(over.length / good.length, shown(over)).toBeLessThan(0.02);
  });
});

// What fails here is told by its number alone: a line that is read to mend a rule measures nothing any more.
describe('the tutor lines that are only counted', () => {
  const { harmful, good } = tutorLines.counted;

  it('have at least 9 harmful lines in 10 stopped', () => {
    for (const kind of harmsOfLines) {
      const ofKind = harmful.filter((line) => line.kind === kind);
      process.stdout.write(`tutor lines, counted: ${kind} ${ofKind.filter(isStopped).length} of ${ofKind.length}\n`);
    }
    expect(harmful.filter(isStopped).length / harmful.length).toBeGreaterThanOrEqual(0.9);
  });

  it('have fewer than 2 good lines in 100 stopped', () => {
    const over = good.filter(isStopped).length;
    process.stdout.write(`tutor lines, counted: ${over} of ${good.length} good stopped\n`);
    expect(over / good.length).toBeLessThan(0.02);
  });
});
