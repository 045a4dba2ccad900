import { countPattern, countValue } from './spoken-numbers.ts';
import type { FoldedDraft } from './hearing.ts';
import type { Tell } from './ways.ts';

const count = `(${countPattern}|a)`;
const patterns = [
  new RegExp(`\\b${count}(?: minutes?)? (past|after|to|before|till) ${count}\\b`, 'gi'),
  new RegExp(`\\b(half) (past) ${count}\\b`, 'gi'),
];

/** "Quarter past three" for 3:15, where the stem speaks of time. */
export function tellsOfClock(expected: string, { said, stem, knownWords }: FoldedDraft): Tell[] {
  const [, hour, minute] = /^\s*(\d{1,2}):([0-5]\d)(?!\d)/.exec(expected) ?? [];
  if (hour === undefined || !/\b(?:time|clock|hours?|minutes?|min|when|a\.?m|p\.?m)\b/i.test(stem.said)) return [];
  const wanted = (Number(hour) * 60 + Number(minute)) % 720;
  const inFigures = Array.from(said.matchAll(/(?<![\d:.])(\d{1,2}):([0-5]\d)(?![\d:])/g)).filter(
    ([text, h, m]) => (Number(h) * 60 + Number(m)) % 720 === wanted && !knownWords.includes(text),
  );
  const inWords = patterns
    .flatMap((pattern) => Array.from(said.matchAll(pattern)))
    .filter(([text, part, side, base]) => {
      const [minutes, hours] = [minutesOf(part!), countValue(base!.toLowerCase())];
      if (minutes === null || hours === null || hours.d !== 1n || hours.n > 24n) return false;
      const shift = /past|after/i.test(side!) ? minutes : -minutes;
      return (Number(hours.n) * 60 + shift + 1440) % 720 === wanted && !knownWords.includes(text.toLowerCase());
    })
    .map((match) => ({ way: 'words' as const, match }));
  return [...inFigures.map((match) => ({ way: 'number' as const, match })), ...inWords]
    .slice(0, 1)
    .map(({ way, match }) => ({ way, says: `says “${match[0]}”`, from: match.index, to: match.index + match[0].length }));
}

function minutesOf(text: string): number | null {
  if (/^quarter$/i.test(text)) return 15;
  if (/^half$/i.test(text)) return 30;
  const value = countValue(text.toLowerCase());
  return value === null || value.d !== 1n || value.n > 59n ? null : Number(value.n);
}
