import type { SourcedText } from './sourced-text.ts';

const entities: Readonly<Record<string, string>> = {
  amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', ensp: ' ', emsp: ' ', thinsp: ' ', minus: '-', ndash: '-', mdash: '-', times: '×', divide: '÷', frasl: '/', middot: '·', hellip: '…', plusmn: '±', frac12: '½', frac14: '¼', frac34: '¾', sup1: '¹', sup2: '²', sup3: '³', infin: '∞', le: '≤', ge: '≥', ne: '≠', radic: '√', pi: 'π', zwnj: '', zwj: '', shy: '', lrm: '', rlm: '', NoBreak: '', ZeroWidthSpace: '', dollar: '$', percnt: '%', num: '#', ast: '*', lowbar: '_', lbrace: '{', rbrace: '}', bsol: '\\', sol: '/', period: '.', comma: ',', colon: ':', lpar: '(', rpar: ')', equals: '=', plus: '+',
}; // prettier-ignore

const names =
  'a|abbr|b|bdi|bdo|big|br|cite|code|data|dd|del|details|dfn|div|dl|dt|em|font|h[1-6]|hr|i|img|ins|kbd|li|mark|math|m[ions]|mfrac|mrow|mspace|mstyle|msup|mtext|nobr|ol|output|p|pre|q|rp|rt|ruby|s|samp|section|small|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|text|th|thead|time|title|tr|tt|u|ul|var|wbr';
/**
 * Matches an HTML tag. `a<b>c` is an inequality: a one-letter tag counts only if it is closed somewhere, has an attribute, or
 * closes itself.
 */
const tag = new RegExp(`<(\\/?)(${names})(\\s+[a-z-]{1,20}\\s*=[^<>]{0,200}|\\s*\\/)?>`, 'gi');

/**
 * Reads Markdown and HTML as they are displayed: comments, tags, entities, links, rules. Emphasis stays, because texts are
 * read both with and without it.
 */
export function plainMarkup(source: SourcedText): SourcedText {
  const { text } = source;
  if (!/[<&[\\`|#>~]/.test(text)) return source;
  const closed = new Set(Array.from(text.matchAll(/<\/([a-z])\s*>/gi), ([, name]) => name!.toLowerCase()));
  return source
    .replace(/<!--([\s\S]{0,400}?)-->/g, ([, words]) => (/\d|\w{3}/.test(words!) ? ` ${words!} ` : ''))
    .replace(tag, ([all, closing, name, more]) =>
      name!.length > 1 || closing !== '' || more !== undefined || closed.has(name!.toLowerCase())
        ? /^(?:br|p|div|li|td|th|tr|h\d|hr|mspace)$/i.test(name!)
          ? ' '
          : ''
        : all,
    )
    .replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,16}\d{0,2}));?/gi, ([all, hex, decimal, name]) => {
      if (name !== undefined) return all.endsWith(';') ? (entities[name] ?? all) : all;
      const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return point >= 32 && point <= 0x10ffff ? String.fromCodePoint(point) : '';
    })
    .replace(
      /!?\[([^[\]\n]{1,200})\](?:\((?=[^()]*[a-z])[^()\s]{0,200}(?: "[^"]{0,80}")?\)|\[(?=[^\]]*[a-z])[^[\]\n]{0,80}\])/gi,
      ([, words]) => words!,
    )
    .replace(/(?<!\\)\\(?=[-\d*_~`#+.|])/g, () => '') // \* and \9 are displayed without the backslash
    .replace(/(?:^|\n)[ \t]{0,3}(?:#{1,6}|>)[ \t]+/g, () => '\n');
}
