import { agent } from '../../../../turn/agent.ts';
import type { MasterTutorContext, MasterTutorSecret } from './master-tutor-context.ts';
import { masterTutorGuards } from './master-tutor-guards.ts';
import { masterTutorPrompt } from './master-tutor-prompt.ts';
import { masterTutorScript } from './master-tutor-script.ts';
import { differencesFrom } from './second-opinion.ts';
import { TutorTurnOutput } from './tutor-turn-output.ts';

/**
 * Everything that a lesson says while it teaches, in one call (lesson spec, Master Tutor). It phrases a turn that is decided: what it
 * may know is `master-tutor-context.ts`, who reads it first `master-tutor-guards.ts`, what is said without it `master-tutor-script.ts`.
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
