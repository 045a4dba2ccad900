/** What students write before and after an answer. */
const before = ['', '', '', 'x = ', 'y=', 'n is ', 'it is ', "it's ", 'its ', 'i got ', 'i think ', 'answer: ', 'the answer is ', 'about ', 'maybe ', 'so ', '= ', '+', '~', 'umm ', '$', 'A) ', 'is it ', 'my answer ']; // prettier-ignore
const behind = ['', '', '', '?', '!', '!!', '.', ' i think', ' idk', ' lol', ' right?', ' because i added', ' bc i divided', ' and thats it', ' or not', ' remainder 2', ' r2', ' each', ' total', ' left over', '^2', ' squared', ' x', ' y', ' pls', ' yes', ' done', ' i guess', ' haha']; // prettier-ignore
/** Units that may follow a number. */
const units = ['', '', ' cm', ' km', ' kms', 'kg', ' in', ' ft', ' feet', ' apples', ' dollars', '%', ' degrees', ' °', ' per hour', ' cents', ' units', ' students', ' pm', ' min', ' mm', ' ml']; // prettier-ignore
const letters = 'abcdefghiklmnopqrstuvwxyz';
const signs = '0123456789+-*/=().,:<>^ ';

type Slip = (text: string, random: () => number) => string;
const place = (text: string, random: () => number) => Math.floor(random() * (text.length + 1));
const one = <T>(of: ArrayLike<T>, random: () => number): T => of[Math.floor(random() * of.length)]!;

const slips: readonly Slip[] = [
  (text) => text,
  (text, random) => withAt(text, place(text, random), 0, one(letters, random)),
  (text, random) => withAt(text, place(text, random), 0, one(signs, random)),
  (text, random) => withAt(text, place(text, random), 1, ''),
  (text, random) => withAt(text, place(text, random), 1, one(signs, random)),
  (text, random) => doubled(text, place(text, random)),
  (text, random) => swapped(text, place(text, random)),
  (text) => text.toUpperCase(),
  (text) => text.replaceAll(' ', ''),
  (text) => text.replaceAll(/\\[a-z]+|[{}$]/g, ' '),
  (text) => text.replaceAll(/ /g, '\\:'),
  (text) => `\\text{${text}}`,
];

const withAt = (text: string, at: number, drops: number, added: string) => text.slice(0, at) + added + text.slice(at + drops);
const doubled = (text: string, at: number) => text.slice(0, at) + (text[at] ?? '') + text.slice(at);
const swapped = (text: string, at: number) => text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2);

/**
 * Words that a slip may produce, and that the safety check rightly stops. A slip can make "shit" or the like out of "it's",
 * "shift" or "n is", and dropping the number of "8 kms" leaves an abbreviation that students use for suicide. Happens about
 * once in 200,000.
 */
const saysIt = /shit|piss|cunt|fuck|slut|twat|dick|cock|nigs|^\D*kms/i;

/**
 * Returns one of the answers as a student in a hurry might type it: with a word, a unit or another answer beside it, and up to
 * two slips.
 */
export function fuzzedAnswer(answers: readonly string[], random: () => number): string {
  for (;;) {
    const typed = mistyped(answers, random);
    if (!saysIt.test(typed)) return typed;
  }
}

function mistyped(answers: readonly string[], random: () => number): string {
  const beside = random() < 0.1 ? `${one([' and ', ' or ', ', ', ' = ', '; '], random)}${one(answers, random)}` : '';
  const answer = one(answers, random) + beside;
  const unit = /\d$/.test(answer) ? one(units, random) : '';
  let text = one(before, random) + answer + unit + one(behind, random);
  for (let left = Math.floor(random() * 3); left > 0; left -= 1) text = one(slips, random)(text, random);
  return text;
}
