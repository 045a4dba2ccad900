import type { z } from 'zod';
import type { practice } from '@stoa/schema/contracts/practice';
import type { SkillProgress } from '@stoa/schema/mastery';
import type { Recommendation } from '@stoa/schema/practice';
import type { Skill } from '@stoa/schema/skill';
import { dueReviews } from '../../mastery/review.ts';
import { stateOf, type SkillStates } from '../../mastery/skill-state.ts';
import { progressOfSkill } from '../../mastery/skill-progress.ts';
import { isMastered, standsNow } from '../../mastery/standing.ts';
import { suggestSkills, type Suggestion } from '../../skills/recommend.ts';
import { isUnlocked } from '../../skills/unlocked.ts';
import { phaseNow } from './perceive-input.ts';
import { TutorRefusal } from '../../turn/tutor-refusal.ts';
import type { PracticeSession } from './practice-session.ts';
import { allDoneReason, resumeReason, reviewsReason } from './practice-sentences.ts';
import type { PracticeWorld } from './practice-world.ts';
import { assumedIn, reachOf } from '../../skills/reach.ts';

type Home = z.infer<typeof practice.home.response>;

/** Returns the suggested skills that have problems in the bank, best first. */
export function practicableSkills(world: PracticeWorld, skills: SkillStates): Suggestion[] {
  if (world.graph === null) return [];
  return suggestSkills(world.graph, skills, world.policy, world).filter(
    ({ skill }) => world.shelf.verifiedFor(skill.id).length > 0,
  );
}

/**
 * Returns the skill that is recommended for practice. If every skill is mastered and holding, returns the weakest one.
 *
 * Errors  throws `TutorRefusal` `no_problems` when the bank is empty.
 */
export function nextSkill(
  world: PracticeWorld,
  skills: SkillStates,
): { skill: Skill; kind: Suggestion['kind'] | 'all_done'; reason: string } {
  const [best] = practicableSkills(world, skills);
  if (best !== undefined) return best;
  const assumed = assumedIn(world, skills);
  const weakest = (world.graph?.skills ?? [])
    .filter((skill) => world.shelf.verifiedFor(skill.id).length > 0 && isUnlocked(skill, skills, assumed))
    .toSorted((a, b) => stateOf(a, skills).p_mastery - stateOf(b, skills).p_mastery)[0];
  if (weakest === undefined) throw new TutorRefusal('no_problems', 'There are no problems to practice with yet.');
  return { skill: weakest, kind: 'all_done', reason: allDoneReason };
}

/** Returns what the home page shows, except for what only the store knows. `latest` is the learner's last session, if any. */
export function homeOf(
  world: PracticeWorld,
  skills: SkillStates,
  latest: PracticeSession | null,
  now: Date,
): Omit<Home, 'answered_reports'> {
  const { graph, policy } = world;
  if (graph === null) throw new TutorRefusal('graph_unavailable', 'The map of skills cannot be opened just now. Try again soon.');
  const states = graph.skills.map((skill) => stateOf(skill, skills));
  const due = dueReviews(skills, policy, now).filter(
    ({ skill_id }) => graph.byId.has(skill_id) && world.shelf.verifiedFor(skill_id).length > 0,
  );

  const resume = latest !== null && isUnfinished(latest, skills, world) ? [resumption(latest)] : [];
  const review = due
    .slice(0, 1)
    .map(({ skill_id }) => recommend(graph.byId.get(skill_id)!, 'review', 'review', reviewsReason(due.length)));
  const open = practicableSkills(world, skills).map(({ skill, kind, reason }) => recommend(skill, 'practice', kind, reason));
  const candidates = [
    ...resume,
    ...review,
    ...open.filter(({ skill }) => !resume.some((one) => one.mode === 'practice' && one.skill.id === skill.id)),
  ];
  const fallback = () => {
    const { skill, kind, reason } = nextSkill(world, skills);
    return recommend(skill, 'practice', kind, reason);
  };
  return {
    next: candidates[0] ?? fallback(),
    others: candidates.slice(1, 4),
    due_today: due.length,
    mastered: states.filter(isMastered).length,
    learning: states.filter((state) => !isMastered(state) && state.opportunities > 0).length,
    assumed: assumedIn(world, skills).size,
    total: graph.skills.length,
    grade: world.grade ?? null,
  };
}

/** Returns a learner's progress in every skill of the graph, in the graph's order. */
export function progressOf(
  world: Pick<PracticeWorld, 'graph' | 'policy' | 'grade' | 'placed'>,
  skills: SkillStates,
  now: Date,
): SkillProgress[] {
  const { graph, policy } = world;
  const assumed = assumedIn(world, skills);
  return (graph?.skills ?? []).map((skill) =>
    progressOfSkill(stateOf(skill, skills), reachOf(world, skill.id, skills, assumed), policy, now),
  );
}

/**
 * True if the session is worth resuming: it isn't finished, and there's more left in it than the message that the skill is
 * mastered.
 */
function isUnfinished(session: PracticeSession, skills: SkillStates, world: PracticeWorld): boolean {
  const { policy } = world;
  const phase = phaseNow(world, session);
  if (phase.kind === 'finished') return false;
  if (phase.kind === 'answering') return true;
  return !(session.mode === 'practice' && standsNow(stateOf(session.skill, skills), policy));
}

const resumption = ({ skill, mode, session_id, phase }: PracticeSession): Recommendation => ({
  skill: { id: skill.id, name: skill.name, description: skill.description },
  mode,
  reason: resumeReason(phase.kind),
  kind: 'resume',
  session_id,
});

const recommend = (
  { id, name, description }: Skill,
  mode: Recommendation['mode'],
  kind: Recommendation['kind'],
  reason: string,
): Recommendation => ({
  skill: { id, name, description },
  mode,
  reason,
  kind,
  session_id: null,
});
