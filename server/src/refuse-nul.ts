import { RefusalError } from './refusals.ts';

/**
 * Refuses a U+0000 in any text. PostgreSQL can't store it, and nobody types it. All input is checked here, so that no other
 * code has to think of it.
 *
 * Errors  `validation`, naming the place.
 */
export function refuseNul(value: unknown, part: string): void {
  const path = placeOfNul(value, []);
  if (path === null) return;
  const message = 'holds the character U+0000, which no text may hold';
  const place = path.length === 0 ? `The ${part}` : `"${path.join('.')}" in the ${part}`;
  throw new RefusalError('validation', `${place} ${message}.`, {
    more: { fields: [{ in: part, path: path.join('.'), message }] },
  });
}

function placeOfNul(value: unknown, path: readonly string[]): readonly string[] | null {
  if (typeof value === 'string') return value.includes('\0') ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, part] of Object.entries(value)) {
    // A name that contains U+0000 isn't quoted in the error.
    const found = name.includes('\0') ? path : placeOfNul(part, [...path, name]);
    if (found !== null) return found;
  }
  return null;
}
