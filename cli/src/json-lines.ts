import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { z } from 'zod';
import { faultOfLine } from './line-fault.ts';

/** Longer lines are answered with an error instead of being parsed, so that a batch can't exhaust memory. */
const longestLine = 1_000_000;

/**
 * Runs a batch verb: one JSON object per line in, one JSON object per line out, in order. A line that can't be read, or on
 * which `judge` throws, yields `{"error": "line 3: …"}` on its own line and never stops the run. Blank lines are counted and
 * skipped, and so is the byte order mark that some editors add. A verb that must see all lines before it can answer returns
 * undefined for each, and its answers from `atEnd`.
 */
export async function runJsonLines<In>(
  input: Readable,
  output: Writable,
  line: z.ZodType<In>,
  judge: (value: In) => unknown,
  atEnd: () => Iterable<unknown> = () => [],
): Promise<{ lines: number; errors: number }> {
  const count = { lines: 0, errors: 0 };
  let at = 0;
  for await (const raw of createInterface({ input, crlfDelay: Infinity })) {
    at += 1;
    const text = at === 1 ? raw.replace(/^\uFEFF/, '') : raw;
    if (text.trim() === '') continue;
    count.lines += 1;
    const answer = answerLine(text, line, judge);
    if ('fault' in answer) count.errors += 1;
    const value = 'fault' in answer ? { error: `line ${at}: ${answer.fault}` } : answer.value;
    if (value !== undefined) await writeLine(output, value);
  }
  for (const value of atEnd()) await writeLine(output, value);
  return count;
}

/** Writes a value as a line. If the reader is slower than we are, it waits, so that the batch doesn't fill the memory. */
export async function writeLine(output: Writable, value: unknown): Promise<void> {
  if (!output.write(`${JSON.stringify(value)}\n`)) await new Promise((resolve) => output.once('drain', resolve));
}

function answerLine<In>(
  text: string,
  line: z.ZodType<In>,
  judge: (value: In) => unknown,
): { readonly value: unknown } | { readonly fault: string } {
  if (text.length > longestLine) return { fault: `longer than ${longestLine} characters` };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { fault: `not JSON: ${(error as Error).message}` };
  }
  const parsed = line.safeParse(json);
  if (!parsed.success) return { fault: faultOfLine(json, parsed.error.issues) };
  try {
    return { value: judge(parsed.data) };
  } catch (error) {
    return { fault: (error as Error).message };
  }
}
