const longest = 60;

/** What a student wrote, to be named back to her: between quotation marks, without markup, cut where it is long. */
export function quoted(text: string): string {
  const bare = text
    .replace(/[`*_~<>[\]#|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return `“${bare.length > longest ? `${bare.slice(0, longest - 1).trimEnd()}…` : bare}”`;
}
