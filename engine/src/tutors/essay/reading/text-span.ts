/** A piece of a text with its position: `text` is the part from `start` up to `end`. */
export type TextSpan = { readonly text: string; readonly start: number; readonly end: number };

/** Returns the piece of `text` from `start` up to `end`, without the spaces around it. */
export function spanOf(text: string, start: number, end: number): TextSpan {
  const piece = text.slice(start, end);
  const trimmed = piece.trim();
  const from = start + piece.indexOf(trimmed);
  return { text: trimmed, start: from, end: from + trimmed.length };
}
