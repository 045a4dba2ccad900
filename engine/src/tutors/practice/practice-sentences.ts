import type { PracticePolicy } from '@stoa/schema/policy';
import type { PracticeMode, SkillRef } from '@stoa/schema/practice';
import type { SkillState } from '@stoa/schema/mastery';
import type { OpenExam } from '@stoa/schema/open-exam';
import { openExamWords } from '../../problems/open-exam-in.ts';
import { isMastered } from '../../mastery/standing.ts';
import { stateOf } from '../../mastery/skill-state.ts';
import { listed, suggestSkills } from '../../skills/recommend.ts';
import type { PracticeSession } from './practice-session.ts';
import type { PracticeState, PracticeWorld } from './practice-world.ts';
import { wordingAt } from './practice-wordings.ts';

/** Everything that the practice tutor says of its own accord. Hints are written elsewhere. */

export const reviewReason = 'You mastered this a while ago. A quick review will help you remember it.';

export const servedWords = (mode: PracticeMode, problemsDone: number, turn: number): string => {
  if (problemsDone > 0) return wordingAt('next', turn);
  return {
    practice: 'Here’s your first problem. Take your time. You can ask for a hint.',
    checkpoint: 'Here we go. There are no hints this time. Show what you can do on your own.',
    review: 'Let’s see what you remember.',
  }[mode];
};

export function rightWords({
  first,
  hinted,
  brokenLines,
  justForPractice,
  mastered,
  unlocked,
  turn,
}: {
  first: boolean;
  hinted: boolean;
  /** Number of lines of the work that don't follow although the answer is right. */
  brokenLines: number;
  /** The student has already seen the solution, so the problem doesn't count. */
  justForPractice: boolean;
  mastered: readonly SkillRef[];
  unlocked: readonly SkillRef[];
  /** The number of the turn in the session. */
  turn: number;
}): string {
  const praise =
    brokenLines > 0
      ? `Your answer is right. ${brokenLines === 1 ? 'One line of your work needs' : 'Some lines of your work need'} another look.`
      : first && !hinted
        ? wordingAt('right', turn)
        : wordingAt(first ? 'rightHinted' : 'rightAgain', turn);
  const reached = mastered.length === 0 ? '' : ` You’ve mastered “${mastered[0]!.name}.”`;
  const opens =
    unlocked.length === 0 ? '' : ` You unlocked ${listed(unlocked.map(({ name }) => `“${name}”`))}.`.replace('”.', '.”');
  return praise + (justForPractice ? ` ${justForPracticeWords}` : '') + reached + opens;
}

/** Says that a problem is also one of the student's exam questions, so that she gets no help with it here. */
export const helpOnExam = (exam: OpenExam): string => `${openExamWords(exam)} You can skip this problem.`;
export const wrongOnExam = (exam: OpenExam): string => `Not yet. ${helpOnExam(exam)}`;

export const checkpointWrongWords =
  'Not quite, and that’s useful to know. Checkpoint solutions stay hidden, but practice shows you every step. On to the next one.';
export const checkpointSkippedWords =
  'That’s fine. Checkpoint solutions stay hidden, but practice on this skill shows you every step. Let’s go on.';
export const leftCheckpointWords =
  'You started this checkpoint again, so this one is closed. It doesn’t count as passed. Your newest checkpoint has a fresh set of problems.';
export const withheldWords =
  'That’s fine. This one is also waiting in a checkpoint of yours, so its solution stays hidden for now. You’ll get another one like it.';
export const justForPracticeWords = 'You’ve seen this solution before, so this one’s just for practice.';

export function checkpointResult(
  { problems_right, problems_done, skill }: PracticeSession,
  state: SkillState,
  policy: PracticePolicy,
): string {
  const result = `You solved ${problems_right} of ${problems_done} on your own.`;
  if (isMastered(state) && state.p_mastery >= policy.mastery_threshold) return `${result} You’ve mastered “${skill.name}.”`;
  if (problems_right * 2 >= problems_done)
    return `${result} That’s a good part of it. With a little practice, you’ll master “${skill.name}.”`;
  return `${result} Practice “${skill.name}” first. You can use hints there.`;
}

export function finishedWords(world: PracticeWorld, state: PracticeState): string {
  const { skill } = state.session;
  const next = world.graph === null ? undefined : suggestSkills(world.graph, state.skills, world.policy, world)[0];
  const reached = `You’ve mastered “${skill.name}.”`;
  return next === undefined ? reached : `${reached} A good next step is “${next.skill.name}.”`;
}

export const nothingMoreDue = (done: number): string =>
  done === 1 ? 'That was the one review due today.' : 'Those were the reviews for today. See you when the next ones are due.';

export const outOfProblems = (skill: string): string =>
  `You’ve done every problem we have for “${skill}” right now. Choose another skill, and come back later.`;

/** What to say after ten problems without progress: something else will help more than an eleventh. */
export function pauseWords(world: PracticeWorld, { session, skills }: PracticeState): string {
  const before = world.graph?.byId.has(session.skill.id) === true ? world.graph.prerequisitesOf(session.skill.id) : [];
  const weakest = before.toSorted((a, b) => stateOf(a, skills).p_mastery - stateOf(b, skills).p_mastery)[0];
  const ways = [
    'look at a worked example',
    ...(weakest === undefined ? [] : [`practice “${weakest.name}”, which this builds on`]),
    'take a break and come back tomorrow',
  ];
  return `You’ve worked hard on this, and it’s still tricky. That happens to everyone. You could ${ways.slice(0, -1).join(', ')} or ${ways.at(-1)!}. Your teacher can help, too.`;
}

export const chosenReason: Record<PracticeMode, string> = {
  practice: 'You chose this one.',
  checkpoint: 'You chose to show what you can do here on your own.',
  review: reviewReason,
};

/** The reason to show if the student begins a skill before she has mastered its prerequisites. */
export const earlyReason = (buildsOn: readonly string[]): string =>
  `You chose to start this early. You may find it hard, because it builds on ${listed(buildsOn)}.`;

export const resumeReason = (phase: PracticeSession['phase']['kind']): string =>
  ({
    answering: 'You have an unfinished problem. It’s just as you left it.',
    solved: 'You were in the middle of this, and doing well.',
    given_up: 'You were in the middle of this. The next problem is a fresh start.',
    paused: 'You paused here. Continue when you feel like it.',
    finished: 'You finished this.',
  })[phase];

export const reviewsReason = (due: number): string =>
  due === 1 ? reviewReason : `${due} skills you mastered are due for review. It takes a few minutes and helps you remember them.`;

export const allDoneReason = 'You’ve mastered every skill you’ve unlocked. A little practice keeps them strong.';
