/** The words of the numbers from zero to twelve, each at its number. */
export const counts: readonly string[] = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** The words of round numbers, with their figures. */
export const tens: Readonly<Record<string, string>> = {
  twenty: '20',
  thirty: '30',
  forty: '40',
  fifty: '50',
  sixty: '60',
  hundred: '100',
  thousand: '1000',
};
