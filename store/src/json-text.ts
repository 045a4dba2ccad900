/**
 * Returns a value as JSON text for a `jsonb` column. Postgres refuses two things that JavaScript allows in a string, and a
 * student can type both: U+0000 and half of a surrogate pair. Each is replaced by U+FFFD, the replacement character.
 */
export function jsonText(value: unknown): string {
  const text = JSON.stringify(value);
  return /\\u(0000|d[89a-f])/.test(text) ? JSON.stringify(value, (_key, inner: unknown) => storable(inner)) : text;
}

const storable = (value: unknown): unknown => {
  if (typeof value === 'string') return storableText(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [storableText(key), inner]));
};

const storableText = (text: string) => text.toWellFormed().replaceAll('\0', '\ufffd');
