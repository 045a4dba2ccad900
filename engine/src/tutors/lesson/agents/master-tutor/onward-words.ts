import type { MasterTutorContext, NextKnown, TutorTask } from './master-tutor-context.ts';
import { core, lead, type Paragraph, type Say } from './script-parts.ts';

/** Introduces what comes next. The question itself is shown below it. */
export function onward({ task, lesson, message }: MasterTutorContext, say: Say): Paragraph[] {
  const { next } = task;
  switch (next.kind) {
    case 'none':
      return [];
    case 'end':
      if (next.at_limit === true || next.takes_along !== undefined)
        return [
          ...(next.takes_along === undefined ? [] : [[lead(say('takesAlong')), core(next.takes_along)]]),
          [core(say(next.at_limit === true ? 'endAtLimit' : 'endLimit'))],
        ];
      return [
        [
          core(
            say(
              ({ completed: 'endCompleted', left: 'endLeft', needs_help: 'endNeedsHelp', limit: 'endLimit' } as const)[next.how],
            ),
          ),
        ],
      ];
    case 'complete':
      return [
        [core(say('completed', lesson.title)), lead(say('takeHome', next.wrap_up))],
        [core(next.offer_extension ? say('offer') : say('endCompleted'))],
      ];
    case 'question': {
      const toExample = next.example === null ? null : say('exampleLead');
      if (next.entering === null && next.explanation === null)
        return task.act === 'teach' // the response to her wish already introduces it
          ? [[lead(toExample)]]
          : [introduced(task, next, say), [lead(toExample)]];
      const proof = task.act === 'teach' && message.wish === 'already_know'; // already introduced by the response to her wish
      const known = next.type === 'explain' && next.entering !== null && next.explanation === null;
      const entering = next.entering === null || proof ? null : entered(next, next.entering, say);
      // A worked example after an explanation is shown below it with its own heading. A student who asked for another question
      // but gets another topic is always told so, even in a short reply.
      return [
        [message.wish === 'another_question' ? core(entering) : lead(entering)],
        [
          next.explanation === null ? lead(known && !next.back ? say('toldAlready') : null) : core(next.explanation),
          next.explanation === null ? lead(toExample) : null,
        ],
      ];
    }
  }
}

/** Introduces another question in a line. Of a harder problem that comes with word of the end, both are said. */
function introduced(task: TutorTask, { harder }: Extract<NextKnown, { kind: 'question' }>, say: Say): Paragraph {
  const isExtended = task.act === 'extend' && task.answer_correct === true;
  const end = isExtended && task.nearly_over === true ? 'nearlyOver' : isExtended && task.may_stop === true ? 'mayStop' : null;
  const plain = task.act === 'tell' ? 'afterTold' : 'another';
  return [lead(harder ? say('harder') : end === null ? say(plain) : null), lead(end === null ? null : say(end))];
}

/** Says that the extension is nearly over, unless the next problem is introduced with that. */
export const beforeLast = ({ task }: MasterTutorContext, say: Say): Paragraph[] =>
  task.nearly_over === true && !(task.act === 'extend' && task.answer_correct === true) ? [[lead(say('nearlyOver'))]] : [];

/** Says the title of what comes now, or that the lesson returns to it. */
function entered(
  { type, back }: Pick<Extract<NextKnown, { kind: 'question' }>, 'type' | 'back'>,
  title: string,
  say: Say,
): string | null {
  const plain = title.replace(/^Practice: (.)/, (_, letter: string) => letter.toUpperCase());
  if (back) return say(type === 'explain' ? 'back' : 'backToPractice', plain);
  return say(enters[type], plain);
}

const enters = { explain: 'enterExplain', check: 'enterCheck', practice: 'enterPractice', extension: 'harder' } as const;
