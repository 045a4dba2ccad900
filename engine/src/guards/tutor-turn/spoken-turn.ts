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

/** What was judged of her last message: an answer that is right, one that is not, or nothing. */
export const turnVerdicts = ['correct', 'incorrect', 'open'] as const;
export type TurnVerdict = (typeof turnVerdicts)[number];

/** A turn as it is about to be said, with everything that it is held against. */
export type SpokenTurn = {
  readonly act: TurnAct;
  readonly question: {
    readonly stem: string;
    readonly expected: string;
    readonly input_type: InputType;
    readonly choices: readonly string[];
  };
  readonly verdict: TurnVerdict;
  /** What it has to get across, in an author's words; null where nothing in particular. */
  readonly must_convey: string | null;
  /** Her last message. */
  readonly student: string;
  /** The lines before it, "Tutor: …" and "Student: …", oldest first. */
  readonly said: readonly string[];
  /** The question that stands under the turn. */
  readonly next_question: { readonly stem: string; readonly expected: string } | null;
  readonly text: string;
};
