/**
 * Counts the typos between two words: a letter left out, added, or changed, or two neighbors swapped (Damerau 1964; no part of
 * a word is changed twice). For words only: in mathematics, a typo makes another number.
 */
export function wordDistance(one: string, other: string): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, k) => k)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let k = 1; k <= other.length; k += 1) {
      const same = one[i - 1] === other[k - 1] ? 0 : 1;
      const swapped = i > 1 && k > 1 && one[i - 1] === other[k - 2] && one[i - 2] === other[k - 1];
      row[k] = Math.min(last[k]! + 1, row[k - 1]! + 1, last[k - 1]! + same, swapped ? before[k - 2]! + 1 : Infinity);
    }
    [before, last] = [last, row];
  }
  return last[other.length]!;
}
