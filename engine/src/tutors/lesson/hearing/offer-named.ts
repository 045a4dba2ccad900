const leadIn = '(?:(?:ok|yes|yeah|wait|actually|um|the|a|an|one|something|please|then|can i have|i want|give me|gimme|do) )*';
const offered = new RegExp(
  `^${leadIn}(?<which>harder|tougher|trickier|different|another)(?: (?:one|ones|problem|problems|question|please|then|now))*$`,
);

/**
 * Returns which of the things that the tutor has offered the student takes, if she says nothing else: "tougher" is a harder one,
 * "a different one" another one. Null if she names none.
 *
 * Parameters  `words`: plain words, as `plainWords` returns them.
 */
export function offerNamed(words: string): 'harder' | 'another' | null {
  const which = offered.exec(words)?.groups?.['which'];
  if (which === undefined) return null;
  return which === 'different' || which === 'another' ? 'another' : 'harder';
}
