import { agent } from '../../../../turn/agent.ts';
import type { MasterTutorContext, MasterTutorSecret } from './master-tutor-context.ts';
import { masterTutorGuards } from './master-tutor-guards.ts';
import { masterTutorPrompt } from './master-tutor-prompt.ts';
import { masterTutorScript } from './master-tutor-script.ts';
import { differencesFrom } from './second-opinion.ts';
import { TutorTurnOutput } from './tutor-turn-output.ts';

/**
 * Says everything that a lesson says while it teaches, in one call (lesson spec, Master Tutor). It only words a turn that is
 * already decided. What it may know is in `master-tutor-context.ts`, what checks its reply in `master-tutor-guards.ts`, and
 * what is said without a model in `master-tutor-script.ts`.
 */
export const masterTutorAgent = agent<TutorTurnOutput, MasterTutorContext, MasterTutorSecret>({
  name: 'master_tutor',
  version: 14,
  reply: TutorTurnOutput,
  prompt: masterTutorPrompt,
  guards: masterTutorGuards,
  script: masterTutorScript,
  said: ({ response, question_asked, turn_summary }) => [response, question_asked ?? '', turn_summary],
  differs: differencesFrom,
  timeoutMs: 20_000,
});
