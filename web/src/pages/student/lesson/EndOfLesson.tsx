import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { LessonMessage, LessonView } from '@stoa/schema/lesson';
import type { EntryKind } from '../../../components/math-entry.ts';
import { Button, buttonClass } from '../../../components/Button.tsx';
import { byFinger } from '../../../components/by-finger.ts';
import { Icon } from '../../../components/Icon.tsx';
import { Trouble } from '../../../components/Trouble.tsx';
import { useMe } from '../../../signed-in.ts';
import { topicsQuery } from '../learner-queries.ts';
import { SkillsOfLesson } from '../lessons-on-skill.tsx';
import { useStartPractice } from '../start-practice.ts';
import { Conversation } from './Conversation.tsx';
import { Composer } from './Composer.tsx';
import type { ComposerHandle } from './Composer.tsx';
import { PendingMessage } from './PendingMessage.tsx';
import { Summary } from './Summary.tsx';
import type { Lesson } from './use-lesson.ts';

/** The acts of the tutor's messages after the end. */
const afterEnd: readonly LessonMessage['act'][] = ['after_end', 'guidance', 'crisis'];

/** Returns where the lesson ended; what follows is conversation after it. */
function endOf(messages: readonly LessonMessage[]): number {
  const closing = messages.findLastIndex(({ role, act }) => role === 'tutor' && !afterEnd.includes(act));
  return closing === -1 ? messages.length - 1 : closing;
}

/** A lesson that has ended: the summary, where to continue, and a composer for further questions and remarks. */
export function EndOfLesson({ lesson, entry }: { lesson: Lesson; entry: EntryKind }) {
  const { view, pending, said, reveal, turn } = lesson;
  const { account } = useMe();
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<ComposerHandle>(null);
  const start = useStartPractice();
  const topics = useQuery(topicsQuery);
  const topic = topics.data?.topics.find(({ topic_id }) => topic_id === view.topic.topic_id);
  const closing = endOf(view.messages);
  const talk = view.messages.slice(closing + 1);
  const answered = said !== null && talk.some(({ id }) => id === said.message.id) ? said.message.id : null;
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (answered !== null && !byFinger()) field.current?.focus();
  }, [answered]);
  if (view.summary === null) return null;

  return (
    <div className="grid gap-6 pb-16">
      <ol aria-label="The end of the lesson" className="grid print:hidden">
        <Conversation view={view} messages={view.messages.slice(closing, closing + 1)} />
      </ol>
      <Summary
        ref={heading}
        summary={view.summary}
        student={account.name}
        busy={start.acting}
        onPractice={(skill_id) => start.act({ skill_id, start_anyway: true })}
      />
      {start.error !== null && <Trouble error={start.error} />}
      {lesson.error !== null && <Trouble error={lesson.error} />}
      <div className="flex flex-wrap gap-3 print:hidden">
        {view.may.includes('continue') && (
          <Button
            look="primary"
            busy={pending !== null}
            onClick={() => turn({ kind: 'wish', wish: 'continue', question_id: view.question?.question_id ?? null })}
          >
            Continue where you left off <Icon name="arrow" />
          </Button>
        )}
        <Link to="/learn" className={buttonClass({ look: view.may.includes('continue') ? 'plain' : 'primary' })}>
          Choose another lesson
        </Link>
        <Link to="/learn/topic/$topicId" params={{ topicId: view.topic.topic_id }} className={buttonClass({})}>
          Do it again
        </Link>
        <Button icon="print" onClick={() => window.print()}>
          Print
        </Button>
      </div>
      {topic !== undefined && <SkillsOfLesson skills={topic.skills} />}
      <section aria-labelledby="talk" className="grid gap-4 border-t border-line pt-6 print:hidden">
        <h2 id="talk" className="text-xl">
          Any questions before you go?
        </h2>
        {(talk.length > 0 || pending !== null) && (
          <ol aria-label="After the lesson" className="grid gap-4">
            <Conversation
              view={view}
              messages={talk}
              revealing={reveal.over || reveal.id === null ? null : { id: reveal.id, text: reveal.text }}
            />
            {pending !== null && <PendingMessage view={view} turn={pending} />}
          </ol>
        )}
        <Composer
          key={view.version}
          ref={field}
          sessionId={view.session_id}
          question={null}
          entry={entry}
          busy={pending !== null}
          keypad={false}
          describedBy="talk"
          onKeypad={() => undefined}
          onTurn={turn}
        />
      </section>
      <Whole view={view} closing={closing} />
    </div>
  );
}

/** The whole conversation, folded at first. */
function Whole({ view, closing }: { view: LessonView; closing: number }) {
  return (
    <details className="rounded-card border border-line px-5 py-3 print:hidden">
      <summary className="min-h-8 content-center font-semibold">The whole conversation</summary>
      <ol aria-label="Conversation" className="grid gap-4 pt-4 pb-2">
        <Conversation view={view} messages={view.messages.slice(0, closing + 1)} />
      </ol>
    </details>
  );
}
