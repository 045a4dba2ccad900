import { RefusalError } from './refusals.ts';

/**
 * No text of PostgreSQL may hold U+0000, and none that a person types does: it is refused where anything is read from outside, so that
 * nothing behind has to think of it.
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
    // A name with one in it is nothing that is shown again.
    const found = name.includes('\0') ? path : placeOfNul(part, [...path, name]);
    if (found !== null) return found;
  }
  return null;
}
