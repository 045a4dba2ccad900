import type { LearningPath, ShownCard, ShownMessage, ThreadView } from '@stoa/schema/course/thread';
import { Icon } from '../../../components/Icon.tsx';
import { MathText } from '../../../components/MathText.tsx';
import { CrisisMessage } from '../../../components/SafetyNote.tsx';
import { StudentBubble } from '../../../components/StudentBubble.tsx';
import { Tex } from '../../../components/Tex.tsx';
import { TutorIsWriting } from '../../../components/TutorIsWriting.tsx';
import type { PendingTurn } from '../../../session/pending-turn.ts';
import { useConnectionDown } from '../../../use-connection.ts';
import { ConceptCard } from './cards/ConceptCard.tsx';
import { DrillCard } from './cards/DrillCard.tsx';
import { ExamCard } from './cards/ExamCard.tsx';
import type { CourseInput } from './course-session.ts';
import type { CourseTurns } from './use-course.ts';

type Shown = {
  view: ThreadView;
  units: LearningPath['units'];
  turns: CourseTurns;
  onAsk: () => void;
  onUnlocked: () => void;
};

/** The messages of a conversation, with their cards, oldest first. */
export function Timeline({ view, pending, ...shown }: Shown & { pending: PendingTurn<CourseInput> | null }) {
  const last = view.messages.at(-1);
  const lastCard = view.messages.findLast(({ card }) => card !== null); // messages after it may be hints: she is still working on it
  return (
    <ol aria-label="Conversation" className="grid flex-1 content-start gap-4 pb-5">
      {view.messages.map((message) => (
        <li key={message.id} data-message={message.id} className={message === last ? 'arrive' : ''}>
          {message.role === 'student' ? (
            <StudentBubble>
              <StudentWords text={message.text} latex={message.latex} />
            </StudentBubble>
          ) : (
            <TutorLine message={message} newest={message === lastCard} view={view} {...shown} />
          )}
        </li>
      ))}
      {pending !== null && <Pending input={pending.input} />}
    </ol>
  );
}

function StudentWords({ text, latex }: { text: string; latex: string | null }) {
  return (
    <>
      {text !== '' && <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>}
      {latex !== null && (
        <p>
          <Tex tex={latex} />
        </p>
      )}
    </>
  );
}

function TutorLine({ message, newest, ...shown }: Shown & { message: ShownMessage; newest: boolean }) {
  const { text, safety, card, citation } = message;
  if (safety === 'crisis') return <CrisisMessage text={text} />;
  return (
    <div className="grid max-w-[42rem] gap-3">
      <div className="w-fit max-w-full rounded-card rounded-tl-sm border border-line bg-card px-4 py-3 sm:px-5">
        <p className="sr-only">Tutor:</p>
        {safety === 'guidance' && (
          <p className="mb-1 flex items-center gap-2 text-sm font-semibold text-ochre">
            <Icon name="flag" className="size-4" /> A note from your tutor
          </p>
        )}
        <MathText text={text} />
        {citation !== null && (
          <p className="mt-2 flex items-center gap-2 text-sm text-soft">
            <Icon name="learn" className="size-4" />
            From the lesson “{titleOf(shown.units, citation.unitId)}”: {citation.section}
          </p>
        )}
      </div>
      {card !== null && <Card id={message.id} card={card} newest={newest} {...shown} />}
    </div>
  );
}

function Card({
  id,
  card,
  newest,
  view: { threadId, courseId, examsReachable },
  units,
  turns,
  onAsk,
  onUnlocked,
}: Shown & { id: string; card: ShownCard; newest: boolean }) {
  const common = { unit: titleOf(units, card.unitId), newest, turns };
  switch (card.type) {
    case 'CONCEPT':
      return <ConceptCard card={card} onAsk={onAsk} {...common} />;
    case 'DRILL':
      return <DrillCard card={card} messageId={id} threadId={threadId} {...common} />;
    case 'EXAM':
      return (
        <ExamCard card={card} messageId={id} courseId={courseId} reachable={examsReachable} onUnlocked={onUnlocked} {...common} />
      );
  }
}

const titleOf = (units: LearningPath['units'], unitId: string): string =>
  units.find((unit) => unit.unitId === unitId)?.title ?? unitId;

/** What was just sent, and a sign that the tutor is writing. An answer on a card stays in its card. */
function Pending({ input }: { input: CourseInput }) {
  const down = useConnectionDown();
  const words =
    input.kind === 'say' ? { text: input.text, latex: null } : { text: '', latex: 'latex' in input ? input.latex : null };
  return (
    <>
      {(words.text !== '' || words.latex !== null) && (
        <li className="arrive">
          <StudentBubble>
            <StudentWords {...words} />
          </StudentBubble>
        </li>
      )}
      <li className="arrive">
        {down ? (
          <p className="flex items-center justify-end gap-1.5 text-[0.9375rem] text-soft">
            <Icon name="cloud" className="size-4" /> It will be sent when you’re back online
          </p>
        ) : (
          <TutorIsWriting />
        )}
      </li>
    </>
  );
}
