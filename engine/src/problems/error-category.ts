import { ErrorCategory } from '@stoa/schema/diagnosis';

/**
 * Returns the category of an error tag. A tag is a category of practice spec §7.4, or a finer one that begins with it
 * (`sign_error:crossing`).
 */
export function categoryOf(errorTag: string): ErrorCategory {
  const category = ErrorCategory.safeParse(errorTag.split(':')[0]);
  return category.success ? category.data : 'unknown';
}
