/** What all records of courses are named by. */
export const recordPrefix = 'course/';

/** The name under which a student's record in a course is kept: one for all her conversations in it. */
export const recordName = (courseId: string): string => `${recordPrefix}${courseId}`;
