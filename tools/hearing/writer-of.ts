/**
 * Returns the number of the other writer who wrote a message, from its family ("w2-…" is the second's); null for the first
 * writer.
 */
export const writerOf = ({ family }: { readonly family: string }): number | null => {
  const writer = /^w(\d+)-/.exec(family)?.[1];
  return writer === undefined ? null : Number(writer);
};
