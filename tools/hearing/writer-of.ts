/** Which of the other writers a message is by, as its family says ("w2-…" is the second's); null for the first writer's. */
export const writerOf = ({ family }: { readonly family: string }): number | null => {
  const writer = /^w(\d+)-/.exec(family)?.[1];
  return writer === undefined ? null : Number(writer);
};
