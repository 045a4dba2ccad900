const commands: Record<string, string> = {
  pi: 'pi',
  infty: 'infinity',
  cdot: '*',
  times: '×',
  div: '÷',
  le: '<=',
  leq: '<=',
  ge: '>=',
  geq: '>=',
  lt: '<',
  gt: '>',
  ne: '!=',
  neq: '!=',
  pm: '+-',
  prime: '’',
  backslash: '\\',
  lbrace: '{',
  rbrace: '}',
  vert: '|',
  mid: '|',
  ldots: '...',
  dots: '...',
  degree: '°',
  left: '',
  right: '',
};
const blanks = new Set([':', ',', ';', ' ', '!']);

type Read = { text: string; rest: string };

/** Returns the TeX of a math field as it would be typed, or null if it has a command that nobody types. */
export function texAsTyped(tex: string): string | null {
  let text = '';
  for (let rest = tex; rest !== '';) {
    const read = nextOf(rest);
    if (read === null) return null;
    text += read.text;
    rest = read.rest;
  }
  return text
    .replaceAll(/ +/g, ' ')
    .replaceAll(/([([]) | (?=[)\],.;:?!])/g, '$1')
    .trim();
}

/**
 * Reads the first thing in the TeX: a letter, a command with its arguments, a group, or a script. Null if it can't be typed.
 */
function nextOf(tex: string): Read | null {
  const command = /^\\([a-z]+) */i.exec(tex);
  if (command !== null) return commandOf(command[1]!, tex.slice(command[0].length));
  if (tex[0] === '\\') return { text: blanks.has(tex[1] ?? ' ') ? ' ' : tex[1]!, rest: tex.slice(2) };
  if (tex[0] === '{') return groupOf(tex);
  if (tex[0] === '^' || tex[0] === '_') return scriptOf(tex[0], tex.slice(1));
  return { text: tex[0] === '~' ? ' ' : tex[0]!, rest: tex.slice(1) };
}

function commandOf(name: string, rest: string): Read | null {
  if (name === 'frac' || name === 'dfrac' || name === 'tfrac') {
    const top = nextOf(rest);
    const bottom = top && nextOf(top.rest);
    return top && bottom && { text: ` ${bracketed(top.text)}/${bracketed(bottom.text)} `, rest: bottom.rest };
  }
  if (name === 'sqrt') {
    const cube = rest.startsWith('[3]');
    const under = nextOf(cube ? rest.slice(3) : rest);
    return under && { text: `${cube ? 'cbrt' : 'sqrt'}(${under.text})`, rest: under.rest };
  }
  if (name === 'placeholder') return { text: '', rest: nextOf(rest)?.rest ?? rest };
  if (name === 'text' || name === 'mathrm' || name === 'operatorname') {
    const words = groupOf(rest);
    return words && { text: ` ${words.text} `, rest: words.rest };
  }
  const text = commands[name];
  return text === undefined ? null : { text, rest };
}

function groupOf(tex: string): Read | null {
  if (tex[0] !== '{') return null;
  let text = '';
  let rest = tex.slice(1);
  while (rest[0] !== '}') {
    const read = rest === '' ? null : nextOf(rest);
    if (read === null) return null;
    text += read.text;
    rest = read.rest;
  }
  return { text, rest: rest.slice(1) };
}

function scriptOf(mark: string, tex: string): Read | null {
  const script = tex === '' ? null : nextOf(tex);
  if (script === null) return null;
  return { text: script.text === '’' ? '’' : `${mark}${bracketed(script.text)}`, rest: script.rest };
}

/** Puts a text in parentheses if it's more than one number or word. */
function bracketed(text: string): string {
  const bare = text.trim();
  return /^-?[\p{L}\p{N}.’]*$/u.test(bare) ? bare : `(${bare})`;
}
