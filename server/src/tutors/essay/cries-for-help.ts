import { isDisclosure } from '@stoa/engine/safety/crisis-message';
import { readTyped } from '@stoa/engine/safety/read-typed';
import type { Unsafe } from '@stoa/engine/safety/unsafe';
import { paragraphsOf } from '@stoa/schema/essay/essay-text';
import type { EssayWork } from '@stoa/schema/essay/submission';

/** A sentence in which a student may be asking for help. */
export type CryForHelp = { words: string; unsafe: Unsafe };

const mostFlags = 20; // of one essay: by then her teachers know

/**
 * Finds what a student says about herself in an essay, among what she has written since `before`.
 *
 * Essays are about war, slavery, and murder, so cruelty in them is schoolwork. In the text, only self-harm is looked for; in a
 * note, abuse too. A sentence that continues one in `flagged`, or that is the beginning of one, is already known: she is still
 * typing it.
 */
export function criesForHelp(work: EssayWork, before: EssayWork, flagged: readonly string[]): CryForHelp[] {
  const known = new Set([...sentencesOf(before), ...notesOf(before)]);
  const found = [...heardIn(sentencesOf(work), known, ['self_harm']), ...heardIn(notesOf(work), known, ['self_harm', 'abuse'])];
  const told = [...flagged];
  return found
    .filter(({ words }) => {
      if (told.some((one) => one.startsWith(words) || words.startsWith(one))) return false;
      told.push(words);
      return true;
    })
    .slice(0, Math.max(0, mostFlags - flagged.length));
}

const mostRead = 300; // pieces of one save; a paste of many pages is read in pieces of several sentences each

function heardIn(texts: readonly string[], known: ReadonlySet<string>, kinds: readonly string[]): CryForHelp[] {
  const fresh = [...new Set(texts)].filter((text) => !known.has(text));
  const size = Math.max(1, Math.ceil(fresh.length / mostRead));
  const pieces = Array.from({ length: Math.ceil(fresh.length / size) }, (_, at) =>
    fresh.slice(at * size, (at + 1) * size).join(' '),
  );
  return pieces.flatMap((words) => {
    const unsafe = readTyped(words);
    return unsafe !== null && isDisclosure(unsafe.violation) && kinds.includes(unsafe.violation) ? [{ words, unsafe }] : [];
  });
}

const notesOf = ({ marks }: EssayWork): string[] => marks.map(({ note }) => note.trim()).filter((note) => note !== '');

const sentencesOf = ({ document }: EssayWork): string[] =>
  paragraphsOf(document).flatMap(({ text }) =>
    text
      .split(/(?<=[.!?])\s+|\n+/)
      .map((sentence) => sentence.trim())
      .filter((sentence) => sentence !== ''),
  );
