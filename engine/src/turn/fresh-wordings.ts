/** Turns of a tutor within which no sentence of our own is said twice. */
export const turnsBetween = 10;

/** A wording with its `{}` filled. What ends in a mark of its own, as a title may, gets no full stop after it. */
export function filled(wording: string, fill: string): string {
  const marked = /[.?!]$/.test(fill) ? wording.replace('{}.”', '{}”') : wording;
  return marked.replace('{}', () => fill); // a function, because mathematics is full of dollar signs, which mean something to `replace`
}

/** The last of the messages in which a wording stands, whatever its `{}` and `[]` were filled with; -1 where it stands in none. */
function lastSaid(wording: string, said: readonly string[]): number {
  const fixed = wording.split(/\{\}|\[\]/).filter((part) => /\p{L}/u.test(part));
  return said.findLastIndex((message) => fixed.every((part) => message.includes(part)));
}

const rotated = (wordings: readonly string[], count: number): string[] =>
  wordings.map((_, index) => wordings[(index + count) % wordings.length]!);

/**
 * The wordings that may be said now, the best first: those that the student has not had, in a row that begins elsewhere with every count; then
 * those that were said before the last turns, the longest ago first. What was said lately is not among them.
 *
 * `said` are the tutor's messages of the session, the latest last.
 */
export function freshWordings(wordings: readonly string[], count: number, said: readonly string[]): string[] {
  return rotated(wordings, count)
    .map((wording) => ({ wording, at: lastSaid(wording, said) }))
    .filter(({ at }) => at < 0 || at <= said.length - turnsBetween)
    .toSorted((a, b) => a.at - b.at)
    .map(({ wording }) => wording);
}

/** One of them, `skip` further on in the row; null where every wording was said lately. */
export function freshWording(wordings: readonly string[], count: number, said: readonly string[], skip = 0): string | null {
  // Mostly a first few are new, and then nobody has to look for the rest.
  let unsaid = 0;
  for (const wording of rotated(wordings, count)) if (lastSaid(wording, said) < 0 && unsaid++ === skip) return wording;
  const fresh = freshWordings(wordings, count, said);
  return fresh[skip % Math.max(1, fresh.length)] ?? null;
}
