import type { GoalProgress } from '@stoa/schema/goals';

const units = { problems: ['problem', 'problems'], minutes: ['minute', 'minutes'] } as const;

/** Says how far a goal has been reached. Beyond the goal it only says what was done: more is never asked for. */
export function goalWords({ done, goal, count }: { done: number; goal: number; count: GoalProgress['count'] }): string {
  const named = (amount: number) => `${amount} ${units[count][amount === 1 ? 0 : 1]}`;
  return done >= goal ? `Goal met: ${named(done)}` : `${done} of ${named(goal)}`;
}

/** Returns the streak in words. Days off are forgiven, and a streak that has ended isn’t mentioned. */
export function streakWords({ days, today }: GoalProgress['streak']): string {
  if (days === 0) return 'Your streak starts with your next problem.';
  const practiced = days === 1 ? 'You’ve practiced 1 day.' : `You’ve practiced ${days} days in this streak.`;
  return `${practiced} ${today ? 'Days off are fine.' : 'A few days off don’t end it.'}`;
}
