/**
 * Cuts a message into sentences and paragraphs, which are shown one after another. Joined together, the pieces are exactly the
 * message. A formula between dollar signs is never cut.
 */
export function sentencesToShow(text: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  let inMath = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]!;
    if (sign === '$' && text[at - 1] !== '\\') inMath = !inMath;
    const ends = !inMath && (sign === '\n' || (/[.!?…:]/.test(sign) && /\s/.test(text[at + 1] ?? '')));
    if (!ends) continue;
    while (/\s/.test(text[at + 1] ?? '')) at += 1;
    pieces.push(text.slice(from, at + 1));
    from = at + 1;
  }
  return from < text.length ? [...pieces, text.slice(from)] : pieces;
}
