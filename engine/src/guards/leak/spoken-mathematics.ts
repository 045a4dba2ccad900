import { quantitiesIn } from './quantities.ts';

const ordinals: Readonly<Record<string, string>> = { second: '2', third: '3', fourth: '4', fifth: '5', sixth: '6', seventh: '7', eighth: '8', ninth: '9', tenth: '10' }; // prettier-ignore
const mathematical = /\b(?:plus|minus|negative|take away|less|times|squared|cubed|root|over|to the|divided by|multiplied by)\b/i;

/** Writes the number words of a folded text in figures: "five comma two" becomes "5, 2". */
export function inFigures(said: string): string {
  if (!/[a-z]{3}/i.test(said)) return said;
  const words = quantitiesIn(said)
    .filter(({ kind }) => kind === 'words' || kind === 'common words')
    .sort((a, b) => a.at - b.at || b.end - a.end);
  let [text, end] = ['', 0];
  for (const { at, end: to, spelling } of words) {
    if (at < end) continue;
    text += `${said.slice(end, at)}${spelling}`;
    end = to;
  }
  return `${text}${said.slice(end)}`.replace(/ ?\bcomma\b/gi, ',');
}

/**
 * Writes mathematics in words in signs: "x squared plus x minus six" is x^2 + x - 6. Returns null if there are no words of
 * mathematics.
 */
export function inSigns(said: string): string | null {
  if (!mathematical.test(said)) return null;
  return inFigures(said)
    .replace(/\b(?:twice|double|2 times) (?=[a-z]\b(?! [a-z]{2}(?!us|mes)))/gi, '2')
    .replace(/ ?\bsquared\b/gi, '^2')
    .replace(/ ?\bcubed\b/gi, '^3')
    .replace(
      / (?:raised )?to the (?:power (?:of )?)?(\d{1,3}|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)(?:st|nd|rd|th)?(?: power)?\b/gi,
      (_, exponent: string) => `^${ordinals[exponent.toLowerCase()] ?? exponent}`,
    ) // prettier-ignore
    .replace(/ ?(?:\btimes )?(?:\bthe )?\b(?:square )?root (?:of )?(?:the )?(?=\d|\()/gi, '√')
    .replace(/\bplus\b/gi, '+')
    .replace(/\b(?:minus|negative|take away|less(?! than))\b/gi, '-')
    .replace(/(?<=[-+*/(=]|^) ?- (?=[\d(])/g, '-')
    .replace(/(?<=\d) (?=[a-z](?![a-z]))/g, '')
    .replace(/\b(?:times|multiplied by)\b/gi, '*')
    .replace(/\b(?:over|divided by)\b(?= ?\(?[\da-z]\b)/gi, '/');
}
