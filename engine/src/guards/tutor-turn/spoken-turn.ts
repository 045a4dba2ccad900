import type { InputType } from '@stoa/schema/problem';

/** What a turn of a lesson has to do. */
export const turnActs = [
  'confirm',
  'probe',
  'hint',
  'explain',
  'tell',
  'clarify',
  'another_way',
  'redirect',
  'withhold',
  'teach',
  'acknowledge',
] as const;
export type TurnAct = (typeof turnActs)[number];

/** The verdict on the student's last message: a right answer, a wrong one, or nothing was judged. */
export const turnVerdicts = ['correct', 'incorrect', 'open'] as const;
export type TurnVerdict = (typeof turnVerdicts)[number];

/** A turn that is about to be said, with everything that it is checked against. */
export type SpokenTurn = {
  readonly act: TurnAct;
  readonly question: {
    readonly stem: string;
    readonly expected: string;
    readonly input_type: InputType;
    readonly choices: readonly string[];
  };
  readonly verdict: TurnVerdict;
  /** What the turn has to get across, in an author's words; null if nothing in particular. */
  readonly must_convey: string | null;
  /** The student's last message. */
  readonly student: string;
  /** The lines before it, "Tutor: …" and "Student: …", oldest first. */
  readonly said: readonly string[];
  /** The question that is shown under the turn. */
  readonly next_question: { readonly stem: string; readonly expected: string } | null;
  readonly text: string;
};
