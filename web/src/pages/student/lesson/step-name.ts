import type { PathStep } from '@stoa/schema/lesson';

/** What a student does in a step, by its type. */
const kinds: Record<PathStep['type'], string> = { explain: 'Learn', check: 'Show what you know', practice: 'Practice' };

/** Returns a step's name for a path. A title that already contains its kind, "Practice: both ways", doesn't repeat it. */
export function stepName({ type, title }: Pick<PathStep, 'type' | 'title'>): { kind: string; title: string } {
  const kind = kinds[type];
  const prefix = `${kind}: `;
  if (!title.toLowerCase().startsWith(prefix.toLowerCase())) return { kind, title };
  const rest = title.slice(prefix.length);
  return { kind, title: `${rest.charAt(0).toUpperCase()}${rest.slice(1)}` };
}
