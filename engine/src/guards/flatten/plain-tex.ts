import type { SourcedText } from './sourced-text.ts';

const length = '\\s*-?\\d*\\.?\\d+\\s*(?:pt|em|ex|mu|cm|mm|in|px|sp|bp)\\s?';
const group = '\\s*\\{[^{}]*\\}';

/** A character given by its number: `\char57`, `\char"39`, `\char'71`, `` \char`9 ``, `\symbol{57}`, `^^39`. */
const numbered = /\\char\s*(?:(\d{1,7})|"([\da-f]{1,6})|'([0-7]{1,7})|`\\?(\S))\s?|\\(?:symbol|unicode)\s*\{\s*(?:x([\da-f]{1,6})|(\d{1,7}))\s*\}|\^\^([\da-f]{2})/gi; // prettier-ignore
/** TeX spacing commands, with their lengths. */
const spacing = new RegExp(
  `\\\\(?:[hm]space|vspace)\\*?${group}|\\\\(?:kern|mkern|hskip|mskip|vskip|hfil|hfill)(?:${length})?(?![a-zA-Z])|\\\\(?:(?:neg)?(?:thin|med|thick)space|enspace|nobreak|allowbreak|null|relax|mathstrut|strut|hfill?|noindent|nolimits|limits|par)(?![a-zA-Z])\\s?|\\\\[!/]`,
  'g',
);
/** A thin space between two digits doesn't split the number: 1\,200 is 1200. Before a fraction it does: 2\;1/2. */
const tight = /(?<=\d)(?:\s*(?:\\[,;:>]|\{\}))+\s*(?=\d+(?![\d]*\s*\/))/g;
const wide = /\\(?:qquad|quad|[>])(?![a-zA-Z])\s?/g;
/** Commands whose first argument isn't text: a color, a height, an address, a name. */
const unread = new RegExp(
  `\\\\(?:textcolor|color|colorbox|raisebox|raise|lower|rule|href|class|style|cssId|htmlClass|htmlId|htmlStyle|htmlData|label|fontsize|selectfont)(?![a-zA-Z])(?:\\s*\\[[^\\]]*\\])?(?:${group})?[ \\t]*(\\{?)|\\\\fcolorbox${group}${group}[ \\t]*(\\{?)|\\\\(?:begin|end)${group}(?:\\s*\\{[lcr|\\s]*\\})?`,
  'g',
);
/**
 * Commands that only say how their words are drawn. Hidden and crossed-out words count as text, because anybody can read them
 * in the source.
 */
const drawn =
  /\\(?:text(?:bf|it|rm|sf|tt|sc|sl|up|md|normal|superscript|subscript)?|math(?:bf|it|rm|sf|tt|bb|cal|frak|scr|normal|op|ord|rel|bin|inner|open|close|punct)|boldsymbol|bm|pmb|emph|boxed|[fmhv]?box|framebox|makebox|mbox|fbox|hbox|vbox|underline|[bx]?cancel|cancelto|sout|st|[hv]?phantom|smash|ensuremath|operatorname\*?|[rlc]lap|math[rlc]lap|tiny|scriptsize|footnotesize|small|normalsize|large|Large|LARGE|huge|Huge|displaystyle|textstyle|scriptstyle|scriptscriptstyle|bf|it|rm|sf|tt|sc|bfseries|itshape|rmfamily|sffamily|ttfamily|mdseries|upshape|protect|under(?:brace|set|bracket|line)|over(?:brace|set|bracket)|stackrel|substack|tag|[bB]igg?[lrm]?)(?![a-zA-Z])\*?(?:\[[^\]]*\])?[ \t]*(\{?)/g;
/** Replaces the opening brace of a drawing command. These braces are always removed, even around a list. */
const drawnBrace = '\ue000';

/**
 * Removes TeX's drawing commands and keeps its mathematics: fractions, roots, powers, relations, and the braces that these
 * need.
 */
export function plainTex(source: SourcedText): SourcedText {
  const { text } = source;
  if (!/[\\{}]|\$\$|\d\$|\^\^/.test(text)) return source;
  const opened = source
    .replace(numbered, (match) => signOf(match))
    .replace(/\\verb\*?([^\w\s*])([^\n]{0,80}?)\1/g, ([, , words]) => words!)
    .replace(
      /(?<=\.\d{0,12})\\(?:overline|bar|dot|widebar)\s*(?:\{\s*(\d{1,12})\s*\}|(\d))/g,
      ([, run, one]) => `(${run ?? one!})`,
    )
    .replace(spacing, () => '')
    .replace(unread, ([command]) => (/^\\begin|^\\end/.test(command) ? ' ' : command.endsWith('{') ? drawnBrace : ''))
    .replace(drawn, ([, brace]) => (brace === '' ? '' : drawnBrace))
    .replace(/\\(?:s|nice|t|d|c|x)frac(?![a-zA-Z])/g, () => '\\frac')
    .replace(/\{([^{}]{1,40})\\over(?![a-zA-Z])([^{}]{1,40})\}/g, ([, top, bottom]) => ` ${partOf(top!)}/${partOf(bottom!)} `)
    .replace(/\\(?:over|slash)(?![a-zA-Z])/g, () => '/')
    .replace(/\\(?:textminus|minus)(?![a-zA-Z])/g, () => '-')
    .replace(/\\colon(?![a-zA-Z])/g, () => ':');
  return withoutGroups(opened)
    .replace(tight, () => '')
    .replace(/(?<=(?:^|[^\w)\]}])\s*[-+])(?:\s*\\[,;:> ])+\s*(?=\d)/g, () => '')
    .replace(wide, () => ' ')
    .replace(/(?<=\d)(?:\\[()]|\$){1,4}(?=\d)/g, () => '') // $9$$7$ is printed as one number
    .replace(/(?<=[\d\s])(?:\\\\|&)(?=[\d\s])/g, () => ' ');
}

const partOf = (text: string): string => (/^\s*\w+\s*$/.test(text) ? text.trim() : `(${text.trim()})`);

function signOf([all, decimal, hex, octal, itself, hexUnicode, decimalUnicode, caret]: RegExpExecArray): string {
  if (itself !== undefined) return itself;
  const point =
    octal !== undefined
      ? Number.parseInt(octal, 8)
      : (hex ?? hexUnicode ?? caret) !== undefined
        ? Number.parseInt((hex ?? hexUnicode ?? caret)!, 16)
        : Number(decimal ?? decimalUnicode);
  return point >= 32 && point <= 0x10ffff ? String.fromCodePoint(point) : all;
}

/** Removes braces that only group. Those of a fraction, a root, a power, a bar or a set stay. */
function withoutGroups(source: SourcedText): SourcedText {
  const { text } = source;
  const dropped = new Set<number>();
  const open: { at: number; needed: boolean; hasComma: boolean; drawn: boolean }[] = [];
  let secondPart = -1; // where the second braces of a fraction may begin
  for (let i = 0; i < text.length; i += 1) {
    const sign = text[i]!;
    if (sign === '\\') {
      i += 1; // \{ is displayed as a brace
      continue;
    }
    if (sign === ',') {
      const around = open.at(-1);
      if (around !== undefined) around.hasComma = true;
    } else if (sign === drawnBrace) {
      open.push({ at: i, needed: false, hasComma: false, drawn: true });
      dropped.add(i);
    } else if (sign === '{') {
      const before = text.slice(Math.max(0, i - 14), i);
      open.push({
        at: i,
        needed: needing.test(before) || (secondPart >= 0 && /^\s*$/.test(text.slice(secondPart, i))),
        hasComma: false,
        drawn: false,
      });
      secondPart = -1;
    } else if (sign === '}') {
      const group = open.pop();
      if (group === undefined) continue;
      const isFirstPart = group.needed && /\\(?:frac|binom)\s*$/.test(text.slice(Math.max(0, group.at - 8), group.at));
      if (isFirstPart) secondPart = i + 1;
      const isThousands = text.slice(group.at, i + 1) === '{,}';
      if (group.drawn) dropped.add(i);
      else if (!group.needed && !isThousands && !(group.hasComma && i - group.at > 2)) {
        dropped.add(group.at);
        dropped.add(i);
      }
    }
  }
  if (dropped.size === 0) return source;
  return source.replace(/[{}\ue000]/g, (match) => (dropped.has(match.index) ? '' : match[0]));
}

const needing =
  /(?:[\^_]|\\(?:(?:frac|binom)(?:\s*\w)?|sqrt|overline|bar|dot|ddot|hat|widehat|tilde|vec|overrightarrow|pmod|root)(?:\[[^\]]*\])?)\s*$/;
