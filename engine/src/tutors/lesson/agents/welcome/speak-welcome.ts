import type { Ask } from '../../../../turn/ask.ts';
import { speakerOf, type Speaker } from '../../../../turn/speaker.ts';
import type { LessonSession, Question } from '../../state/lesson-session.ts';
import { welcomeAgent } from './welcome-agent.ts';
import { welcomeContext, type Earlier } from './welcome-context.ts';

/** Says the first words of a lesson. `opening` is shown below them. */
export async function speakWelcome(
  session: LessonSession,
  opening: Question,
  earlier: Earlier,
  ask: Ask,
): Promise<{ text: string; by: Speaker }> {
  const { context, secret } = welcomeContext(session, opening, earlier);
  const asked = await ask(welcomeAgent, context, secret);
  return { text: asked.reply.message, by: speakerOf(asked) };
}
