import type { MeantWord } from '../vocabulary/meant-words.ts';
import type { NumberRoles } from '../vocabulary/number-roles.ts';

const noRoles: NumberRoles['of'] = new Map();

/**
 * Returns the features that a text is embedded by: its words and their meanings, each alone and together with the next. A
 * number is replaced by its role in the question; its value doesn't matter.
 *
 * Shape   each feature once.
 */
export function embeddedFeatures(words: readonly MeantWord[], roles = noRoles): readonly string[] {
  const spoken = words.map(({ kind, stem }) => (kind === 'word' ? stem : `#${kind}`));
  const meant = words.flatMap(({ meanings }) => meanings.slice(0, 1));
  return [
    ...new Set([
      ...spoken,
      ...words.flatMap(({ kind, stem }) => (kind === 'word' ? [] : [...(roles.get(stem) ?? [])].map((role) => `#${role}`))),
      ...words.flatMap(({ meanings }) => meanings.map((meaning) => `:${meaning}`)),
      ...pairs(spoken),
      ...pairs(meant.map((meaning) => `:${meaning}`)),
    ]),
  ];
}

const pairs = (names: readonly string[]): readonly string[] => names.slice(1).map((next, at) => `${names[at]} ${next}`);
