/** How often each piece of three to five characters is in a text, as a vector of length 1: similar spellings share pieces. */
export type PieceVector = ReadonlyMap<string, number>;

export function pieceVector(text: string): PieceVector {
  const plain = ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+=^<>√%]+/gu, ' ')
    .trim()} `;
  const pieces = new Map<string, number>();
  for (let length = 3; length <= 5; length += 1)
    for (let at = 0; at + length <= plain.length; at += 1) {
      const piece = plain.slice(at, at + length);
      pieces.set(piece, (pieces.get(piece) ?? 0) + 1);
    }
  const norm = Math.sqrt([...pieces.values()].reduce((sum, count) => sum + count * count, 0)) || 1;
  return new Map([...pieces].map(([piece, count]) => [piece, count / norm]));
}

/** Returns how similarly two texts are spelled: the cosine, from 0 to 1. */
export function alikeness(one: PieceVector, other: PieceVector): number {
  let sum = 0;
  for (const [piece, weight] of one) sum += weight * (other.get(piece) ?? 0);
  return Math.min(1, sum);
}
