import { byConstruction, malRule } from './mal-rule.ts';
import { sources } from './sources.ts';

/** Mal-rules for judging other people's work: which answer is right, and what went wrong in the others. */

const oneIsChosen = 'One of several judgments of somebody’s work is chosen.';

export const otherMistakeNamed = malRule({
  name: 'other_mistake_named',
  category: 'conceptual_error',
  detail: 'work_of_others',
  says: 'You named a mistake that leads to a different answer.',
  source: sources.booth,
  answer: byConstruction('choice', oneIsChosen),
});

export const wrongAnswerAccepted = malRule({
  name: 'wrong_answer_accepted',
  category: 'conceptual_error',
  detail: 'work_of_others',
  says: 'You took the answer as it is. Solve the problem on your own, and compare.',
  source: sources.booth,
  answer: byConstruction('choice', oneIsChosen),
});

export const mistakeSeenInSoundWork = malRule({
  name: 'mistake_seen_in_sound_work',
  category: 'conceptual_error',
  detail: 'work_of_others',
  says: 'You named a mistake that does not lead to this answer. Solve the problem on your own, and compare.',
  source: sources.booth,
  answer: byConstruction('choice', oneIsChosen),
});

export const bothAnswersRejected = malRule({
  name: 'both_answers_rejected',
  category: 'conceptual_error',
  detail: 'work_of_others',
  says: 'You said that neither answer is correct. Solve the problem on your own, and compare.',
  source: sources.booth,
  answer: byConstruction('choice', oneIsChosen),
});

export const answerOfAnotherTask = malRule({
  name: 'answer_of_another_task',
  category: 'procedural_error',
  detail: 'work_of_others',
  says: 'You chose one that has a different answer. Find the answer of your choice, and compare.',
  source: sources.own,
  answer: byConstruction('choice', 'One of several tasks is chosen for the answer that is given.'),
});
