import { asTyped } from './spoken-formula.ts';

/**
 * Describes formulas by features that formulas of the same kind share: "2x+3=11" and "5x - 4 = 16" are both an equation in one
 * letter. Nothing is computed, and half-typed formulas have features too. All letters count as the same, so the choice of a
 * letter doesn't matter. "x squared is 49" is read as if it were typed as a formula.
 */
export function formulaFeatures(text: string): readonly string[] {
  return formulasIn(text).flatMap((formula) => {
    const found = [...features.filter(([, pattern]) => pattern.test(formula)).map(([name]) => name), ...rowIn(formula)];
    if (found.length === 0) return [];
    const letters = new Set(formula.replace(named, '').match(/[a-z]/gi)).size;
    const telling = found.filter((name) => name !== 'negative' && name !== 'decimal'); // any formula may contain such numbers
    const all = [...telling, letters === 0 ? 'numbers' : letters === 1 ? 'one letter' : 'letters'];
    return [...found, all.join('+')].map((name) => `~${name}`);
  });
}

/** Detects numbers in a row that change by the same difference or the same factor each time. Data seldom do. */
function rowIn(formula: string): readonly string[] {
  const row = (/^-?\d+(?:[,;]-?\d+){2,}/.exec(formula)?.[0] ?? '').split(/[,;]/).map(Number);
  if (row.length < 3) return [];
  const steps = row.slice(1).map((next, at) => next - row[at]!);
  const ratios = row.slice(1).map((next, at) => next / row[at]!);
  if (steps.every((step) => step !== 0 && step === steps[0])) return ['steady row'];
  return ratios.every((ratio) => ratio === ratios[0]) ? ['doubling row'] : [];
}

/** Names of functions and units, whose letters aren't variables. */
const named = /sin|cos|tan|sqrt|root|log|text|left|right|circ|cm|mm|km|\bof\b|\band\b/gi;

const features: readonly (readonly [string, RegExp])[] = [
  ['equation', /=/],
  ['inequality', /[<>]/],
  ['between', /[<>].*[<>]/],
  ['square', /\^\{?2(?![\d/])/],
  ['power', /\^\{?(?:-|[13-9]|\d\d|[a-z(])/i],
  ['letter in exponent', /\d\^\{?-?\(?\d*[a-z]/i],
  ['power of ten', /10\^/],
  ['root', /sqrt/],
  ['letter below', /\/\(?-?\d*[a-z]/i],
  ['fraction', /\//],
  ['two parentheses', /\)\^?\d*[*·]?\(/],
  ['squared parentheses', /\)\^/],
  ['parentheses', /(?<![a-z])\d*[a-z]?\([^()]*[a-z][^()]*\)/i],
  ['trigonometric', /(?:sin|cos|tan)/i],
  ['value of a function', /(?<![a-z])[fgh]\(/i],
  ['probability', /(?<![a-z])p\(/i],
  ['y of x', /^y=/i],
  ['point', /(?<![a-z\d])[A-Z]?\(-?[\d.]+[,;]-?[\d.]+\)/],
  ['row of numbers', /^-?\d+[,;]-?\d+[,;]-?\d+/],
  ['long number', /\d{6,}|0\.000/],
  ['nth', /(?:^|[^a-z])[ta]_?\{?n/i],
  ['percent', /%/],
  ['degrees', /°/],
  ['sum', /[a-z\d)][+-][a-z\d(]/i],
  ['product', /[*:]/],
  ['negative', /(?:^|[+*/(-])-\d/],
  ['decimal', /\d\.\d/],
  ['pi', /pi|π/],
];

/**
 * Returns the parts of a text that are formulas, without blanks, with LaTeX converted to typed form: `\frac{a}{b}` becomes
 * `a/b`.
 */
function formulasIn(text: string): readonly string[] {
  const typed = asTyped(text)
    .replace(/\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}/g, '($1)/($2)')
    .replace(/\((\w+)\)\/\((\w+)\)/g, '$1/$2')
    .replace(/\\sqrt\b|√/g, 'sqrt')
    .replace(/\\(?:le|leq)\b|≤|<=/g, '<')
    .replace(/\\(?:ge|geq)\b|≥|>=/g, '>')
    .replace(/\\(?:cdot|times)\b|×|·/g, '*')
    .replace(/\\div\b|÷/g, ':')
    .replace(/\^?\\circ\b|\bdegrees?\b/g, '°')
    .replace(/\\%/g, '%')
    .replace(/\\(sin|cos|tan|pi)\b/g, '$1')
    .replace(/\\[a-z]+/gi, ' ')
    .replace(/[²]/g, '^2')
    .replace(/[³]/g, '^3')
    .replace(/[−–]/g, '-')
    .replace(/(?<=\d) *x *(?=\d)/g, '*')
    .replace(/\\/g, '');
  // A formula may have blanks around its signs. Letters of a word aren't part of a formula.
  const letters = String.raw`(?<![a-z])(?:sin|cos|tan|sqrt|pi|xy|ab|bc|ac|ax|ay|bx|by|mx|kx|lw|bh|st|tn|pr|rt|in|[b-hj-z]|(?<=[\d^*/(+=-] ?)[ai]|[ai](?=\d| ?[-^=+*/_)]))(?![a-z])`;
  const sign = String.raw`(?:${letters}|\d+(?:\.\d+)?|[-+*/:^_=<>()[\]{}%°,;.!|])`;
  return Array.from(typed.matchAll(new RegExp(`${sign}(?: *${sign})*`, 'gi')), ([found]) =>
    found.replace(/\s+/g, '').replace(/[.,;!]+$/, ''),
  ).filter((found) => /[-+*/:^=<>(%°]|\d[,;]|sqrt|sin|cos|tan|[ta]_/i.test(found) && /[\da-z]/i.test(found));
}
