/** Within this many turns of a tutor, none of our own sentences is repeated. */
export const turnsBetween = 10;

/** Fills the `{}` of a wording. If the filling ends in punctuation, as a title may, no full stop is added after it. */
export function filled(wording: string, fill: string): string {
  const marked = /[.?!]$/.test(fill) ? wording.replace('{}.”', '{}”') : wording;
  return marked.replace('{}', () => fill); // a function, because mathematics is full of dollar signs, which mean something to `replace`
}

/**
 * Returns the index of the last message that contains a wording, whatever its `{}` and `[]` were filled with; -1 if none does.
 */
function lastSaid(wording: string, said: readonly string[]): number {
  const fixed = wording.split(/\{\}|\[\]/).filter((part) => /\p{L}/u.test(part));
  return said.findLastIndex((message) => fixed.every((part) => message.includes(part)));
}

const rotated = (wordings: readonly string[], count: number): string[] =>
  wordings.map((_, index) => wordings[(index + count) % wordings.length]!);

/**
 * Returns the wordings that may be said now, the best first: those that the student hasn't seen (`count` decides which of them
 * comes first), then those that were last said before the most recent turns, the oldest first. Wordings that were said
 * recently are left out.
 *
 * `said` holds the tutor's messages of the session, the latest last.
 */
export function freshWordings(wordings: readonly string[], count: number, said: readonly string[]): string[] {
  return rotated(wordings, count)
    .map((wording) => ({ wording, at: lastSaid(wording, said) }))
    .filter(({ at }) => at < 0 || at <= said.length - turnsBetween)
    .toSorted((a, b) => a.at - b.at)
    .map(({ wording }) => wording);
}

/** Returns one of the fresh wordings, `skip` places after the first; null if every wording was said recently. */
export function freshWording(wordings: readonly string[], count: number, said: readonly string[], skip = 0): string | null {
  // Usually one of the first few is new, and then the others needn't be looked up.
  let unsaid = 0;
  for (const wording of rotated(wordings, count)) if (lastSaid(wording, said) < 0 && unsaid++ === skip) return wording;
  const fresh = freshWordings(wordings, count, said);
  return fresh[skip % Math.max(1, fresh.length)] ?? null;
}
