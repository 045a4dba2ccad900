/**
 * Draws until the numbers fit: no equal operands, no trivial case, no two answers alike.
 * Errors  a family whose numbers are not found in 2000 draws is misdefined, and throws.
 */
export function drawUntil<T>(draw: () => T, fits: (drawn: T) => boolean): T {
  for (let round = 0; round < 2000; round += 1) {
    const drawn = draw();
    if (fits(drawn)) return drawn;
  }
  throw new Error(`no fitting numbers in 2000 draws: ${fits}`);
}
