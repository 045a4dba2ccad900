const spaces = /\\[:,; ]|~/g;
const textGroup = /\\text\{([^{}\\]*)\}/g;
const prime = /\^(?:\{\\prime\}|\\prime)/g;

/**
 * What was written in the math field, where it is words and no formula, with its spaces as they were typed; all else as it is.
 *
 *     i\:dont\:know → i dont know      18\:\text{km} → 18 km      1\:\frac12 → the same
 */
export function plainWords(tex: string): string {
  const words = tex.replaceAll(textGroup, ' $1 ').replaceAll(spaces, ' ').replaceAll(prime, '’').replaceAll(/ +/g, ' ').trim();
  // A command, a group or a script that is left over is mathematics; so is a letter alone.
  return /[\\{}^_]/.test(words) || !/\p{L}{2}/u.test(words) ? tex : words;
}
