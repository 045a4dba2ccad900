import type { PracticePolicy } from '@stoa/schema/policy';
import type { PracticeMode, SkillRef } from '@stoa/schema/practice';
import type { SkillState } from '@stoa/schema/mastery';
import { isMastered } from '../../mastery/standing.ts';
import { stateOf } from '../../mastery/skill-state.ts';
import { listed, suggestSkills } from '../../skills/recommend.ts';
import type { PracticeSession } from './practice-session.ts';
import type { PracticeState, PracticeWorld } from './practice-world.ts';

/** All that the tutor says of its own accord. Hints are written elsewhere. */

export const reviewReason = 'You mastered this some time ago. Recalling it now is what keeps it.';

export const servedWords = (mode: PracticeMode, problemsDone: number): string => {
  if (problemsDone > 0) return 'Here is the next one.';
  return {
    practice: 'Here is a first problem. Take your time; a hint is there when you want one.',
    checkpoint: 'Here we go. No hints this time: show what you can do on your own.',
    review: 'Let us see what has stayed with you.',
  }[mode];
};

export function rightWords({
  first,
  hinted,
  brokenLines,
  justForPractice,
  mastered,
  unlocked,
}: {
  first: boolean;
  hinted: boolean;
  /** Lines of the work that do not follow, though the answer is right. */
  brokenLines: number;
  /** The student has seen how it is solved, so it does not count. */
  justForPractice: boolean;
  mastered: readonly SkillRef[];
  unlocked: readonly SkillRef[];
}): string {
  const praise =
    brokenLines > 0
      ? `Your answer is right. ${brokenLines === 1 ? 'One line of your work needs' : 'Some lines of your work need'} another look.`
      : first && !hinted
        ? 'That is right.'
        : first
          ? 'That is right. The hint helped; the next one can be all yours.'
          : 'That is right. You stayed with it and found it.';
  const reached = mastered.length === 0 ? '' : ` You have mastered “${mastered[0]!.name}”.`;
  const opens =
    unlocked.length === 0
      ? ''
      : ` ${listed(unlocked.map(({ name }) => `“${name}”`))} ${unlocked.length === 1 ? 'is' : 'are'} open to you now.`;
  return praise + (justForPractice ? ` ${justForPracticeWords}` : '') + reached + opens;
}

export const notYetWords = (note: string | null): string => note ?? 'Not yet. Have a look at the hint and try again.';
export const sameAgainWords = 'You have tried that answer already. Look at the hint once more, or at a worked example.';
export const lastChoiceWords =
  'Only one choice is left, so taking it would not show much. Look at a worked example, or skip this one and meet another.';
export const checkpointWrongWords =
  'Not quite, and that’s useful to know. Checkpoint solutions stay closed, but practice shows you every step. On to the next one.';
export const checkpointSkippedWords =
  'That’s fine. Checkpoint solutions stay closed, but practice on this skill shows you every step. On to the next one.';
export const leftCheckpointWords =
  'You started this checkpoint again, so this one is closed. It doesn’t count as passed. Your newest checkpoint has a fresh set of problems.';
export const withheldWords =
  'That’s fine. This one is also waiting in a checkpoint of yours, so its solution stays closed for now. You’ll meet another like it.';
export const justForPracticeWords = 'You’ve seen this solution before, so this one’s just for practice.';
export const undecidedWords =
  'I could not tell for certain whether that is right, so it costs you nothing. Try writing it in another way.';
export const hintWords = 'Here is a hint.';
export const exampleWords = 'Here is one like it, worked out. Then try yours.';
export const givenUpWords = 'That is fine. Look at how it can be solved; you will meet another like it.';

export function checkpointResult(
  { problems_right, problems_done, skill }: PracticeSession,
  state: SkillState,
  policy: PracticePolicy,
): string {
  const result = `You solved ${problems_right} of ${problems_done} on your own.`;
  if (isMastered(state) && state.p_mastery >= policy.mastery_threshold) return `${result} You have mastered “${skill.name}”.`;
  if (problems_right * 2 >= problems_done)
    return `${result} That is a good part of it. A little practice, and you will have mastered “${skill.name}”.`;
  return `${result} “${skill.name}” wants some practice first, with hints at hand.`;
}

export function finishedWords(world: PracticeWorld, state: PracticeState): string {
  const { skill } = state.session;
  const next = world.graph === null ? undefined : suggestSkills(world.graph, state.skills, world.policy, world.grade)[0];
  const reached = `You have mastered “${skill.name}”.`;
  return next === undefined ? reached : `${reached} A good next step is “${next.skill.name}”.`;
}

export const nothingMoreDue = (done: number): string =>
  done === 1 ? 'That was the one review due today.' : 'Those were the reviews for today. See you when the next ones are due.';

export const outOfProblems = (skill: string): string =>
  `You have met every problem we have for “${skill}” just now. Choose another skill, and come back later.`;

/** After ten problems that led no further: something else will help more than an eleventh. */
export function pauseWords(world: PracticeWorld, { session, skills }: PracticeState): string {
  const before = world.graph?.byId.has(session.skill.id) === true ? world.graph.prerequisitesOf(session.skill.id) : [];
  const weakest = before.toSorted((a, b) => stateOf(a, skills).p_mastery - stateOf(b, skills).p_mastery)[0];
  const ways = [
    'look at a worked example',
    ...(weakest === undefined ? [] : [`practice “${weakest.name}”, which this builds on`]),
    'take a break and come back tomorrow',
  ];
  return `You have worked hard on this, and it will not quite give yet. That happens to everyone. You could ${ways.slice(0, -1).join(', ')} or ${ways.at(-1)!}. Your teacher can help, too.`;
}

export const chosenReason: Record<PracticeMode, string> = {
  practice: 'You chose this one.',
  checkpoint: 'You chose to show what you can do here on your own.',
  review: reviewReason,
};

/** The student begins a skill before what it builds on is mastered. */
export const earlyReason = (buildsOn: readonly string[]): string =>
  `You chose to start this early. You may find it hard: it builds on ${listed(buildsOn)}.`;

export const resumeReason = (phase: PracticeSession['phase']['kind']): string =>
  ({
    answering: 'You left a problem on the table. It waits just as it was.',
    solved: 'You were in the middle of this, and doing well.',
    given_up: 'You were in the middle of this. The next problem is a fresh start.',
    paused: 'You paused here. Continue when you feel like it.',
    finished: 'You finished this.',
  })[phase];

export const reviewsReason = (due: number): string =>
  due === 1 ? reviewReason : `${due} skills you mastered are due to be recalled. It takes a few minutes and keeps them.`;

export const allDoneReason = 'You have mastered everything that is open to you. A little practice keeps it strong.';
