/** The prefix of the names of all course records. */
export const recordPrefix = 'course/';

/** Returns the name of a student's record in a course: one for all her conversations in it. */
export const recordName = (courseId: string): string => `${recordPrefix}${courseId}`;
