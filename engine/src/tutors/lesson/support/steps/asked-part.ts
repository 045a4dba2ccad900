/** "Youre not telling me if its minus", "just tell me yes or no do i divide": what comes before her question. */
const introduces =
  /^.*\b(?:(?:tell|telling|told|say|saying|said)(?: me)?|know|asked|ask|asking|wondering|wonder|yes or no|answer)(?: (?:me|just|yes or no|please))* (?=(?:if|whether|do|should|must|is it|am)\b)(?:(if|whether) )?/;

/**
 * Returns the question in a message that leads up to it or complains: "i only asked if we divide" → "do we divide". Other words
 * come back as they are.
 *
 * Parameters  `words`: in the form that `plainWords` gives.
 */
export function askedPart(words: string): string {
  const [before, unsure] = introduces.exec(words) ?? [];
  if (before === undefined) return words;
  const rest = words.slice(before.length);
  if (unsure === undefined) return rest;
  return rest.startsWith('it is ') ? `is it ${rest.slice('it is '.length)}` : `do ${rest}`;
}

/** "But which one", after a question with two operations in it: the question before is meant. */
export const asksWhichOfThem = (words: string): boolean =>
  /\bwhich(?: (?:one|1|of them|of the two|of those|is it|do i do|then|tho|though))*[ ?]*$/.test(words) && !/\d{2}/.test(words);
