import { lessonPreviewDefinition } from '@stoa/engine/tutors/lesson/lesson-definition';
import type { AppContext } from '../../app-context.ts';

const keptForMs = 7 * 86_400_000;

/**
 * Removes all authors' previews that nobody has touched for a week. No timer runs it: it runs when the next preview starts.
 *
 * Errors  none: a failure is logged, and doesn't prevent another preview.
 */
export async function removeOldPreviews({ store, clock, log }: Pick<AppContext, 'store' | 'clock' | 'log'>): Promise<void> {
  try {
    await store.sessions.removeUntouched(lessonPreviewDefinition.name, new Date(clock().getTime() - keptForMs));
  } catch (error) {
    log.error({ err: error }, 'old previews could not be removed');
  }
}
