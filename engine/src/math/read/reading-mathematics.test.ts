import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { printStatement } from '../print.ts';
import { readStatement } from './read-statement.ts';
import type { Grammar } from './token.ts';

const page = readFileSync(new URL('../../../../docs/reading-mathematics.md', import.meta.url), 'utf8');

/** The cells of the page's only table; \| is a bar. */
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
  .slice(1)
  .map((line) =>
    line
      .replaceAll('\\|', '\u0000')
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('\u0000', '|')),
  );

const unquoted = (cell: string): string => /^`(.*)`$/.exec(cell)?.[1] ?? cell;

/** Builds the grammar from 'number, unit cm', 'variables speed, time', 'set', or nothing. */
function grammarOf(declared: string): Grammar {
  const names = /variables (.*)$/.exec(declared)?.[1]?.split(', ') ?? [];
  const number = declared.includes('number');
  const unit = /unit (\S+)$/.exec(declared)?.[1] ?? null;
  return {
    letters: names.length === 0 ? null : new Set(names),
    names,
    thousands: declared !== 'set',
    oneNumber: number,
    ownUnit: unit,
    units: number || unit !== null,
    imaginary: !names.includes('i'),
  };
}

describe('docs/reading-mathematics.md', () => {
  it('has more than 60 rows', () => expect(rows.length).toBeGreaterThan(60));

  it.each(rows)('%s, declared: %s, is read as %s', (typed, declared, readAs, ...rest) => {
    expect(rest).toHaveLength(2);
    const reading = readStatement(unquoted(typed!), grammarOf(declared!));
    const said =
      reading.kind === 'read' ? printStatement(reading.read, 'plain') : reading.kind === 'empty' ? '' : reading.problem.message;
    expect(said).toBe(unquoted(readAs!));
    expect(reading.kind === 'read').toBe(readAs!.startsWith('`'));
  });
});
