import { nothingMet } from '@stoa/engine/problems/met-problems';
import { randomUUID } from 'node:crypto';
import { recordEvidence } from '@stoa/engine/mastery/record-evidence';
import { skillStates, stateOf } from '@stoa/engine/mastery/skill-state';
import type { SkillStates } from '@stoa/engine/mastery/skill-state';
import { progressOfSkill } from '@stoa/engine/mastery/skill-progress';
import { unlockedBy } from '@stoa/engine/skills/unlocked';
import { progressOf } from '@stoa/engine/tutors/practice/home';
import { eventMaker } from '@stoa/engine/turn/event-maker';
import type { Footing } from '@stoa/engine/skills/assumed';
import { assumedIn, reachOf } from '@stoa/engine/skills/reach';
import type { mastery } from '@stoa/schema/contracts/mastery';
import type { SkillProgress } from '@stoa/schema/mastery';
import { graphOf } from '../../app-context.ts';
import { RefusalError } from '../../refusals.ts';
import { fingerprint } from '../../turn/fingerprint.ts';
import { takeTurn } from '../../turn/run-turn.ts';
import type { HandlersOf } from '../handler.ts';
import type { Services } from '../services.ts';

const clockSkewMs = 5 * 60_000;

/** Practice spec §9.3. */
export const masteryHandlers = ({ context, turns }: Services): HandlersOf<typeof mastery> => ({
  async skills({ params, now }) {
    const graph = graphOf(context);
    const { skills, grade, placed } = await context.store.mastery.of(params.learnerId);
    const { policy } = context;
    const progress = progressOf({ graph, policy, grade, placed }, skillStates(skills), now);
    return { graph_version: graph.version, policy_version: policy.version, skills: progress };
  },

  async update({ body, key, now, replayed }) {
    const { learner_id: learnerId, skill_id: skillId, outcome } = body;
    const world = await turns.around(nothingMet);
    const { policy } = context;
    const graph = graphOf(context);
    const skill = graph.byId.get(skillId);
    if (skill === undefined) throw new RefusalError('not_found', 'The skill graph has no such skill.');
    if ((await context.store.accounts.find(learnerId)) === null)
      throw new RefusalError('not_found', 'We couldn’t find that student.');
    const at = new Date(body.timestamp);
    if (at.getTime() > now.getTime() + clockSkewMs) throw new RefusalError('validation', 'The timestamp is in the future.');

    const record = (states: SkillStates, _moment: unknown, footing: Footing) => {
      const was = stateOf(skill, states);
      if (was.last_practiced_at !== null && Date.parse(was.last_practiced_at) > at.getTime()) {
        throw new RefusalError(
          'conflict',
          'A later observation of this skill is already recorded. Send observations in order of time.',
        );
      }
      const evidence = { outcome, aided: false, weight: 'practice', guessFloor: 0, rightInCheckpoint: null, at } as const;
      const { state, newlyMastered } = recordEvidence(was, evidence, policy);
      const after = new Map(states).set(skillId, state);
      const make = eventMaker(world, null);
      const moved = { before: was.p_mastery, after: state.p_mastery };
      const learner = { graph, policy, ...footing };
      const unlocked = newlyMastered ? unlockedBy(graph, skillId, after, assumedIn(learner, states)) : [];
      const reach = reachOf(learner, skillId, after, assumedIn(learner, after));
      const reply: SkillProgress = progressOfSkill(state, reach, policy, now);
      return {
        changed: [state],
        serves: [],
        exposures: [],
        checkpoint: null,
        flags: [],
        agentLogs: [],
        session: null,
        reply,
        events: [
          make({ type: 'mastery_updated', skill_id: skillId, attempt_id: null, outcome, weight: 'practice', ...moved }),
          ...(newlyMastered ? [make({ type: 'skill_mastered', skill_id: skillId, p_mastery: state.p_mastery })] : []),
          ...unlocked.map(({ id }) => make({ type: 'skill_unlocked', skill_id: id, by: skillId })),
        ],
      };
    };
    const turn = { id: key ?? randomUUID(), fingerprint: fingerprint('mastery.update', body), learnerId, session: null };
    const { kind, reply } = await takeTurn(turn, record, turns.ports);
    if (kind === 'repeated') replayed();
    return reply;
  },

  history({ params, query }) {
    if (query.skillId !== undefined && context.graph()?.byId.has(query.skillId) === false)
      throw new RefusalError('not_found', 'The skill graph has no such skill.');
    return context.store.mastery.history(params.learnerId, query);
  },
});
