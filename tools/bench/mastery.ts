import { updateMastery } from '@stoa/engine/mastery/bkt';
import { median, print, ratio } from './figures.ts';

const params = { p_slip: 0.1, p_guess: 0.2, p_transit: 0.15 };
const updates = 2_000_000;
const rounds = 15;

/**
 * Measures mastery updates per second next to the bare arithmetic: the same two equations in a loop of plain numbers, without
 * the function, the outcome's name, the parameters' object or the weight.
 */
export function measureMastery(): void {
  const [ours, bare]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(secondsOf(withUpdateMastery));
    bare.push(secondsOf(withBareArithmetic));
  }
  const [first, second] = [median(ours), median(bare)];
  const perSecond = (seconds: number) => `${(updates / seconds / 1e6).toFixed(1)} million/s`;
  print(`Mastery updates (BKT), median of ${rounds} rounds of ${updates / 1e6} million, taken in turn`, [
    ['updateMastery', perSecond(first)],
    ['bare arithmetic', perSecond(second)],
    ['time, ratio', ratio(first, second)],
  ]);
}

function secondsOf(run: () => number): number {
  const begun = performance.now();
  const mastery = run();
  const seconds = (performance.now() - begun) / 1000;
  if (!(mastery > 0 && mastery <= 1)) throw new Error(`mastery came to ${mastery}`); // also keeps the compiler from dropping the loop
  return seconds;
}

// Two of three answers are wrong, so that mastery keeps changing and doesn't stay at 1, where the arithmetic would be the same
// each time.
function withUpdateMastery(): number {
  let mastery = 0.2;
  for (let at = 0; at < updates; at += 1) mastery = updateMastery(mastery, at % 3 === 0 ? 'correct' : 'incorrect', params);
  return mastery;
}

function withBareArithmetic(): number {
  const { p_slip: slip, p_guess: guess, p_transit: transit } = params;
  let mastery = 0.2;
  for (let at = 0; at < updates; at += 1) {
    const right = at % 3 === 0;
    const known = mastery * (right ? 1 - slip : slip);
    const posterior = known / (known + (1 - mastery) * (right ? guess : 1 - guess));
    mastery = posterior + (1 - posterior) * transit;
  }
  return mastery;
}
