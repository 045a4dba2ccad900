/** Matches words before the mathematics of a line that mean nothing for it. */
const opening =
  /^\s*(?:(?:step\s*)?\d{1,2}[.):]\s+|(?:so|then|thus|hence|therefore|thereby|now|next|finally|but|since|because|given|let|also|again|implies|gives|yields|means|check|answer|solution|simplify|that is|that means|this gives|this means|which gives|which means|we get|we have|you get|it follows(?: that)?|either)(?![a-zA-Z])[,:]?\s*|(?:[A-Za-z]{2,}[ ,]+)*[A-Za-z]{3,}\s*:\s*|\\(?:Rightarrow|Leftrightarrow|implies|iff|therefore|because|to)(?![a-zA-Z])\s*|\\text\s*\{[^{}]*\}\s*:?\s*(?=\S)|[⇒→∴⟹⇔⟺⇐∵✓✔•]\s*|(?:=>|<=>|->|-->|==>)\s*)+/i;

/** LHS = …, S = {…}: names of a side or of the set of solutions. */
const sideName = /^\s*(?:(?:LHS|RHS|L\.H\.S\.?|R\.H\.S\.?)\s*(?==|:)|[SL]\s*=\s*(?=\{|\\\{|\\left\\\{))/;

/** Matches remarks after the mathematics: (subtract 3), [dividing by 2], | −3, ✓. */
const remark =
  /(?:\s+[([]\s*(?!.*\d\s*[<>=])[^()[\]]*[A-Za-z]{4,}[^()[\]]*[)\]]|\s\|\s*[-+*/:·÷−]\s*\(?-?[\w./]+\)?|\s*(?:✓|✔|■|□|∎|Q\.?E\.?D\.?))\s*$/;
const functionWord = /^\s*[([]\s*\\?(?:sqrt|sin|cos|tan|log|frac|root|arc\w+)\b/;

/** Matches arrows between two statements in one line; => is ≥ if there is no relation sign before it. */
const arrows =
  /\s*(?:⇒|⟹|⇔|⟺|→|\\(?:Rightarrow|Longrightarrow|Leftrightarrow|implies|iff|to)(?![a-zA-Z])|<=>|==>|-->|->|(?<=[=<>≤≥].*)=>)\s*/;

/** One piece of a line's mathematics, and where in the line it begins. */
export type Piece = { readonly text: string; readonly at: number; readonly continues: boolean; readonly rounded: boolean };

/** Takes a line of work apart: removes words and marks, and splits at arrows between statements. */
export function piecesOf(line: string): Piece[] {
  const skipped = opening.exec(line)?.[0].length ?? 0;
  let rest = line.slice(skipped);
  for (let i = 0; i < 2; i += 1) {
    const found = remark.exec(rest);
    if (found === null || functionWord.test(found[0]) || (found[0].includes('|') && rest.split('|').length % 2 === 1)) break;
    rest = rest.slice(0, found.index);
  }
  let at = skipped;
  return rest.split(arrows).flatMap((part, i) => {
    const piece = pieceOf(part, at);
    at = line.indexOf(part, at) + part.length;
    return i > 0 && part.trim() === '' ? [] : [piece];
  });
}

function pieceOf(part: string, at: number): Piece {
  const named = sideName.exec(part)?.[0] ?? '';
  const words = opening.exec(part.slice(named.length))?.[0] ?? '';
  const body = part.slice(named.length + words.length);
  const sign = /^\s*(?:=(?![=>])|≈|\\approx(?![a-zA-Z]))\s*/.exec(body)?.[0] ?? '';
  const text = body
    .slice(sign.length)
    .replace(/\s*=\s*\??\s*$/, '')
    .replace(/\?\s*$/, '')
    .replace(/[≈≅]|\\approx(?![a-zA-Z])/g, '=')
    .replace(/(\d|%|\})(\s*)of\s+(?=[\d$(a-zA-Z\\])/g, '$1$2* ')
    .replace(/^[^$]*(?:\$\d[^$]*)+$/, (money) => money.replaceAll('$', ''))
    .replace(/(=\s*)\+\s*-(?!-)/g, '$1±')
    .replace(/\+-(?=\s*(?:\\?sqrt|√))/g, '±')
    .replace(/^(\s*[A-Za-z]\s*=\s*)\[([^[\]]*,[^[\]]*)\]\s*$/, '$1$2')
    .replace(/\s+(?:as|because|since|if|when|for|where|by)\s+[a-z]{2,}.*$/i, '');
  return {
    text,
    at: at + named.length + words.length + sign.length,
    continues: sign !== '',
    rounded: /[≈≅]|\\approx(?![a-zA-Z])/.test(part),
  };
}
