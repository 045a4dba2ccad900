import type { Figure } from '@stoa/schema/figure/figure';
import { describeFigure } from '../../../../figures/describe-figure.ts';
import { drawStatement } from '../../../../figures/draw-statement.ts';
import { labelThatTells } from '../../../../verification/figure-keeps-the-answer.ts';
import type { LessonSession, Question } from '../../state/lesson-session.ts';
import { explainStepOf, isOpening } from '../explaining.ts';
import { isToldLately } from '../next-help.ts';

/** A picture that the student asked for, and what to look at in it. */
export type PictureShown = { figure: Figure; of: 'question' | 'idea'; look: string | null };

/**
 * Chooses the next picture for a question, one that wasn't shown since it was asked: a drawing of the question if it has no
 * figure; the figure of its idea, if the idea was explained; its own figure again, with what to look at. Null if all were
 * shown, or none can be drawn.
 */
export function pictureForQuestion(session: LessonSession, question: Question): PictureShown | null {
  const { figure: own } = question;
  const ofIdea = isOpening(question) ? undefined : explainStepOf(session, question)?.figure;
  const pictures: readonly (readonly ['question' | 'idea', Figure | null | undefined])[] = [
    ['question', own === undefined ? drawnFor(question) : null],
    ['idea', ofIdea],
    ['question', own],
  ];
  const isShown = (figure: Figure): boolean =>
    session.full_conversation_log.some(
      ({ turn, figure: shown }) => turn > question.asked_at_turn && shown?.words === describeFigure(figure),
    );
  for (const [of, figure] of pictures)
    if (figure && !isShown(figure)) return { figure, of, look: untold(session, lookAt(figure)) };
  return null;
}

const untold = (session: LessonSession, words: string): string | null => (isToldLately(session, words) ? null : words);

function drawnFor({ question_text, answer }: Question): Figure | null {
  const figure = drawStatement(question_text);
  return figure === null || labelThatTells(figure, answer.expected, question_text) !== null ? null : figure;
}

/** How to read a picture of each kind. Finding the answer in it is left to the student. */
const looks = {
  number_line: 'Find where you start on the line, and then see which way you have to go.',
  fraction_strips: 'Each bar is one whole, and the shaded part is the fraction.',
  area_model: 'One fraction is colored and the other is striped. Look at the part that’s both.',
  tape_diagram: 'Look at how the parts fit into the whole.',
  bar_chart: 'Each bar is one of the numbers. Compare how tall they are.',
  dot_plot: 'Each dot is one of the numbers.',
  polygons: 'Follow the sides with your finger, and look at which lengths are given.',
  balance: 'Both sides weigh the same. Whatever you do to one side, do to the other.',
  function_machine: 'Whatever goes in, the rule does the same thing to it.',
  money: 'Count what each bill or coin is worth.',
  base_ten: 'Each block is worth ten of the next smaller one.',
  plane: 'Go across first, and then up or down.',
  circle: 'The circle is one whole, cut into its parts.',
} as const satisfies Partial<Record<Figure['kind'], string>>;

const lookAt = (figure: Figure): string => {
  if (figure.kind === 'tape_diagram' && figure.tapes.length > 1)
    return 'Where two bars are the same length, they’re the same amount.';
  return looks[figure.kind as keyof typeof looks] ?? 'Look at what’s given in it, and at what’s missing.';
};
