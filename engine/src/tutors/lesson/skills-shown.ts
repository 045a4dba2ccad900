import { firstState, skillStates, type SkillStates } from '../../mastery/skill-state.ts';
import type { LessonSession } from './lesson-session.ts';

/** Skills as this lesson alone has shown them, as of a learner of whom nothing else is known: those that a preview goes on with. */
export const skillsShown = ({ topic, mastery_estimates }: LessonSession): SkillStates =>
  skillStates(
    topic.plan.concepts.flatMap(({ id, skill_id }) => {
      const skill = topic.skills[skill_id];
      const shown = mastery_estimates[id];
      if (skill === undefined || shown === undefined) return [];
      return [{ ...firstState({ id: skill_id, bkt: skill.bkt }), p_mastery: shown }];
    }),
  );
