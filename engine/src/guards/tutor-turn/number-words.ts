/** The number words from zero to twelve, each at its index. */
export const counts: readonly string[] = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Words for round numbers, with their figures. */
export const tens: Readonly<Record<string, string>> = {
  twenty: '20',
  thirty: '30',
  forty: '40',
  fifty: '50',
  sixty: '60',
  hundred: '100',
  thousand: '1000',
};
