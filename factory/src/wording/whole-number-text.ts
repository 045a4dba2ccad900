/** Writes 4712 as '4,712', for a sentence. */
export const grouped = (n: number): string => String(n).replace(/\B(?=(\d{3})+$)/g, ',');

/** Writes 4712 as '4{,}712', for a formula; without the braces TeX would add a gap after the comma. */
export const tex = (n: number): string => grouped(n).replace(/,/g, '{,}');

const small = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen',
  'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen']; // prettier-ignore
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** Writes a whole number below ten million in words: 'forty-one thousand six hundred eight'. */
export function inWords(n: number): string {
  const parts: string[] = [];
  for (const [size, name] of [
    [1_000_000, ' million'],
    [1000, ' thousand'],
    [1, ''],
  ] as const) {
    const group = Math.floor(n / size) % 1000;
    if (group > 0) parts.push(`${belowThousand(group)}${name}`);
  }
  return parts.length === 0 ? 'zero' : parts.join(' ');
}

function belowThousand(n: number): string {
  const hundreds = Math.floor(n / 100);
  const rest = n % 100;
  const ten = Math.floor(rest / 10);
  const below = rest < 20 ? small[rest]! : rest % 10 === 0 ? tens[ten]! : `${tens[ten]}-${small[rest % 10]}`;
  return [hundreds > 0 ? `${small[hundreds]} hundred` : '', rest > 0 ? below : ''].filter((part) => part !== '').join(' ');
}

export const placeNames = ['ones', 'tens', 'hundreds', 'thousands', 'ten-thousands', 'hundred-thousands', 'millions'] as const;

/** Lists items as text: 'a', 'a and b', 'a, b and c'. */
export const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
