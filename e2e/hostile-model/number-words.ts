const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** A whole number below a million in English words: 342 → three hundred forty-two. */
export function numberWords(whole: number): string {
  if (whole < 0) return `negative ${numberWords(-whole)}`;
  if (whole < 20) return small[whole]!;
  if (whole < 100) return [tens[Math.floor(whole / 10)]!, ...rest(whole % 10)].join('-');
  if (whole < 1000) return [small[Math.floor(whole / 100)]!, 'hundred', ...rest(whole % 100)].join(' ');
  return [numberWords(Math.floor(whole / 1000)), 'thousand', ...rest(whole % 1000)].join(' ');
}

const rest = (part: number) => (part === 0 ? [] : [numberWords(part)]);
