/** A piece of a line: words, or a number to call or text. */
export type Piece = { text: string; href: string | null };

const number = /\+?\d[\d ()-]*\d/;
/** "112 (Europe)", after a colon or a comma: how emergency numbers are written in the fixed message. */
const emergency = new RegExp(`(?<=[:,] )${number.source}(?= \\()`, 'g');
/** "A helpline (Germany): call or text 116 111": how a helpline is written in the fixed message. */
const helpline = new RegExp(`^.+\\): (?<how>\\D+) (?<dialled>${number.source})$`);

/**
 * Splits a line of the crisis message, with its phone numbers as links that can be tapped to call. Numbers written in any other
 * way, such as a room or a year, stay words.
 */
export function withNumbers(line: string): Piece[] {
  const { how = '', dialled } = helpline.exec(line)?.groups ?? {};
  if (dialled !== undefined) {
    const scheme = /\bcall\b/i.test(how) || !/\btext\b/i.test(how) ? 'tel' : 'sms';
    return [words(line.slice(0, -dialled.length)), link(scheme, dialled)];
  }
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: found, index } of line.matchAll(emergency)) {
    pieces.push(words(line.slice(end, index)), link('tel', found));
    end = index + found.length;
  }
  return [...pieces, words(line.slice(end))].filter(({ text }) => text !== '');
}

const words = (text: string): Piece => ({ text, href: null });
const link = (scheme: 'tel' | 'sms', text: string): Piece => ({ text, href: `${scheme}:${text.replaceAll(/[^\d+]/g, '')}` });
