import type { MasterTutorContext, NextKnown } from './master-tutor-context.ts';
import { core, lead, type Paragraph, type Say } from './script-parts.ts';

/** What leads to what comes next. The question itself stands under it. */
export function onward({ task, lesson, message }: MasterTutorContext, say: Say): Paragraph[] {
  const { next } = task;
  switch (next.kind) {
    case 'none':
      return [];
    case 'end':
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
        return task.act === 'teach' // where what was said of her wish leads over already
          ? [[lead(toExample)]]
          : [
              [lead(say(next.type === 'extension' ? 'harder' : task.act === 'tell' ? 'afterTold' : 'another'))],
              [lead(toExample)],
            ];
      const proof = task.act === 'teach' && message.wish === 'already_know'; // led over to by what was said of her wish
      const known = next.type === 'explain' && next.entering !== null && next.explanation === null;
      const entering = next.entering === null || proof ? null : entered(next, next.entering, say);
      // An example beside an explanation stands under it with a heading of its own.
      // Who asked for another question and gets another topic is told so, however few words are wanted.
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

/** The title of what comes now, or that the lesson comes back to it. */
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
