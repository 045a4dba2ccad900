import type { BoardProblem } from '@stoa/schema/board/board-session';

/** A problem with the lines that solve it, and the wrong versions of each line: with a dropped sign, or with a slip. */
export type LinearWork = {
  readonly problem: BoardProblem;
  readonly lines: readonly { readonly right: string; readonly error: string; readonly slip: string }[];
};

/** Generates a linear equation, ax + b = c, with whole numbers. `chance` is uniform in [0, 1). */
export function linearWork(chance: () => number): LinearWork {
  const whole = (least: number, most: number) => least + Math.floor(chance() * (most - least + 1));
  const [a, x, b] = [whole(2, 9), whole(2, 12), whole(2, 15)];
  const minus = chance() < 0.4;
  const sum = a * x + (minus ? -b : b);
  const start = `${a}x ${minus ? '-' : '+'} ${b} = ${sum}`;
  return {
    problem: { stem: `Solve ${start} for x.`, answer: `x = ${x}`, start },
    lines: [
      { right: `${a}x = ${a * x}`, error: `${a}x = ${sum + (minus ? -b : b)}`, slip: `${a}x = ${a * x + 1}` },
      { right: `x = ${x}`, error: `x = ${a * x - a}`, slip: `x = ${x + 1}` },
    ],
  };
}
