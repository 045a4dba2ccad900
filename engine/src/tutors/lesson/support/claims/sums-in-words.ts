const number = String.raw`\d+(?:\.\d+)?`;
const list = new RegExp(
  String.raw`(?<![\d./])${number}(?:(?:,? (?:and|n|&|plus) |, | ?\+ ?)${number})+(?= (?:is|are|makes?|equals?|gives?)\b|\s*=)(?= (?:is|are|makes?|equals?|gives?) (?:like |just |also )?${number}| ?= ?${number})[^\d]+(${number})(?:/(\d+))?(?![\d/]|\.\d)`,
  'gi',
);

/**
 * Writes a sum that the student tells in words with its signs: "10 and 15 and 35 is 60" → "10 + 15 + 35 is 60". Of a longer list,
 * only the numbers at its end that make the sum are added ("i have 3, 4 and 5 is 9"). "5 and 6 is 11/15" adds numerators.
 */
export function sumsInSigns(text: string): string {
  return text.replace(list, (all: string, sum: string, under: string | undefined) => {
    const end = all.search(/ (?:is|are|makes?|equals?|gives?)\b| ?=/i);
    const said = all.slice(0, end);
    const numbers = said.match(/\d+(?:\.\d+)?/g) ?? [];
    const from = numbers.findIndex((_, at) => isSum(numbers.slice(at), sum) && at < numbers.length - 1);
    if (under !== undefined) return from === 0 ? `${numbers.map((one) => `${one}/${under}`).join(' + ')}${all.slice(end)}` : all;
    if (from < 0 && !/^[\d. ]+(?: (?:and|n|&) [\d. ]+)+$/i.test(said)) return all;
    const first = Math.max(from, 0);
    const before = first === 0 ? '' : `${numbers.slice(0, first).join(' ; ')} ; `;
    return `${before}${numbers.slice(first).join(' + ')}${all.slice(end)}`;
  });
}

const isSum = (numbers: readonly string[], sum: string): boolean =>
  Math.abs(numbers.reduce((total, one) => total + Number(one), 0) - Number(sum)) < 1e-9;
