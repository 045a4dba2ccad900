/** The verdicts that an author may give on a report, in words for the author and for the student. */
export const reportVerdicts = {
  you_were_right: {
    toAuthor: 'The student is right',
    toStudent: 'You were right. Thank you!',
    tone: 'border-olive/35 bg-olive-wash text-olive',
  },
  problem_is_right: {
    toAuthor: 'The problem is right',
    toStudent: 'The problem is correct as written.',
    tone: 'border-sea/35 bg-sea-wash text-sea',
  },
  unclear_wording: {
    toAuthor: 'The wording is unclear',
    toStudent: 'The wording could have been clearer.',
    tone: 'border-ochre/40 bg-ochre-wash text-ochre',
  },
} as const;

export type ReportVerdict = keyof typeof reportVerdicts;
