import { lessonPreviewDefinition } from '@stoa/engine/tutors/lesson/lesson-definition';
import type { AppContext } from '../../app-context.ts';

const keptForMs = 7 * 86_400_000;

/**
 * Removes the previews that nobody has touched for a week, whoever their author is. There is no clock for it: whoever begins the next
 * one pays for it.
 *
 * Errors  none: that it could not be done stands in the log, and is no reason against another preview.
 */
export async function removeOldPreviews({ store, clock, log }: Pick<AppContext, 'store' | 'clock' | 'log'>): Promise<void> {
  try {
    await store.sessions.removeUntouched(lessonPreviewDefinition.name, new Date(clock().getTime() - keptForMs));
  } catch (error) {
    log.error({ err: error }, 'old previews could not be removed');
  }
}
