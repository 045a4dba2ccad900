/** Returns an id for a line that was typed. */
export const newLineId = (): string =>
  `line-${Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
