/** Whose events those of a lesson are, and in which setting its evidence is given. */
export const lessonSetting = { tutor: 'lesson', setting: 'lesson' } as const;
