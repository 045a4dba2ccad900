import type { LessonWish } from '@stoa/schema/lesson';
import { plainWords, tidyMessage } from '../../../hearing/message-words.ts';
import { asksForMore } from '../hearing/asks-for-more.ts';
import { wantsEasierOne } from '../hearing/lesson-wishes.ts';
import { nextHelp } from '../support/next-help.ts';
import { pictureForQuestion } from '../support/pictures/picture-for-question.ts';
import { smallestPart } from '../support/smallest-part.ts';
import { closeQuestion, withTrend } from '../questions/settle-answer.ts';
import { isComplete } from '../state/lesson-session.ts';
import { chooseOnward, questionOf, stepOfProof } from './choose-onward.ts';
import { helping } from './helping.ts';
import type { Material, TeachingAct } from './lesson-move.ts';
import { leaving } from './on-leaving.ts';
import { staying, type Chosen, type PacedMoment, type QuestionTurn } from './turn-rule.ts';

/** Number of questions in one step that may be swapped for another. After these, help is offered instead. */
const mostLeft = 3;

/** Responds to a wish. Every wish has a response at any point in the lesson, so no button press is refused. */
export function onWish(turn: QuestionTurn, wish: LessonWish): Chosen {
  const { world, session, question, sight, moment } = turn;
  const stays = (teaching: TeachingAct): Chosen => staying(session, teaching);
  switch (wish) {
    case 'hint':
      return stays(helping(nextHelp(world, session, question, moment.pacing), 'another_way'));
    case 'picture': {
      const picture = pictureForQuestion(session, question);
      if (picture === null) return stays(helping(nextHelp(world, session, question, moment.pacing, 'ways'), 'another_way'));
      return stays({ act: 'another_way', words: picture.look, example: null, picture });
    }
    case 'slower':
      // When replies must be short, announcing the change is enough.
      if (moment.pacing.most !== null)
        return stays({ act: 'clarify', words: 'We will go slower from here, with more examples.', example: null });
      return stays({ act: 'another_way', words: smallestPart(session, question), example: null });
    case 'explain_differently':
      return stays(helping(nextHelp(world, session, question, moment.pacing, 'ways'), 'another_way'));
    case 'faster':
      // It's faster already, or she asks for a harder one: what she wants is another question.
      if (session.pace_preference === 'fast' || asksForMore(sight.text)) return onWish(turn, 'another_question');
      return stays({ act: 'clarify', words: 'We will go faster from here, with fewer examples.', example: null });
    case 'continue':
      return stays({ act: 'redirect' });
    case 'finish':
      return stays({ act: 'teach', onward: leaving(session) });
    case 'another_question': {
      const left = session.closed_questions.filter(({ step, end }) => step === question.step && end === 'abandoned').length;
      if (left >= mostLeft) return stays(helping(nextHelp(world, session, question, moment.pacing), 'another_way'));
      const after = withTrend(closeQuestion(session, 'abandoned'));
      const onward = chooseOnward(world, after, asksForEasier(sight.text) ? simplified(moment) : moment);
      return { teaching: { act: 'teach', onward }, after };
    }
    case 'already_know': {
      const proof = isComplete(session) || session.challenge_from !== null ? null : stepOfProof(session);
      const after = withTrend(closeQuestion(session, 'abandoned'));
      const onward = proof === null ? null : questionOf(world, after, proof, moment);
      // In a check or in practice there's nothing to skip to: this very question is the test of her claim.
      return onward === null || question.wrong_attempts > 0
        ? stays({ act: 'redirect' })
        : { teaching: { act: 'teach', onward: withoutExample(onward) }, after };
    }
  }
}

const asksForEasier = (text: string): boolean => wantsEasierOne(plainWords(tidyMessage(text)));

/** Makes the next question the one with the smallest numbers, or the least difficulty. */
const simplified = (moment: PacedMoment): PacedMoment => ({ ...moment, pacing: { ...moment.pacing, signal: 'SIMPLIFY' } });

/** Drops the worked example: she wants to show that she can do it herself. */
const withoutExample = <One extends { material: Material }>(onward: One): One => ({
  ...onward,
  material: { ...onward.material, example: null },
});
