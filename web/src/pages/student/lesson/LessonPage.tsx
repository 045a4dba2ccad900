import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useEffect, useLayoutEffect } from 'react';
import { Banner } from '../../../components/Banner.tsx';
import { Button } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { fetchMathField } from '../../../components/MathEntry.tsx';
import { useTitle } from '../../../components/Page.tsx';
import { spoken } from '../../../components/spoken.ts';
import { Tex, fetchKatex } from '../../../components/Tex.tsx';
import { Trouble } from '../../../components/Trouble.tsx';
import { useMedia } from '../../../components/use-media.ts';
import { sessionQuery } from '../../../session/session-kind.ts';
import { useMe } from '../../../signed-in.ts';
import { SomebodysLesson } from '../../teacher/SomebodysLesson.tsx';
import { choicesOf } from './answer-of.ts';
import { Conversation } from './Conversation.tsx';
import { EndOfLesson } from './EndOfLesson.tsx';
import { LessonPath } from './LessonPath.tsx';
import { lessonSession } from './lesson-session.ts';
import { PendingMessage } from './PendingMessage.tsx';
import { plainWords } from './plain-words.ts';
import { previewedTopic } from './previewed-topic.ts';
import { QuestionCard } from './QuestionCard.tsx';
import { useFollow } from '../../../session/use-follow.ts';
import { useKeyboardInset } from '../../../session/use-keyboard-inset.ts';
import { useLesson } from './use-lesson.ts';
import type { Lesson } from './use-lesson.ts';

void fetchKatex();

export function LessonPage() {
  const { sessionId } = useParams({ from: '/layout/learn/$sessionId' });
  const { data: lesson } = useSuspenseQuery(sessionQuery(lessonSession, sessionId));
  if (lesson.learner !== undefined)
    return <SomebodysLesson sessionId={sessionId} learner={lesson.learner} title={lesson.topic.title} />;
  return <LessonSession key={sessionId} sessionId={sessionId} />;
}

/** One learner and the tutor, step by step along a path. */
function LessonSession({ sessionId }: { sessionId: string }) {
  const { settings } = useMe();
  const stillness = useMedia('(prefers-reduced-motion: reduce)') || settings.motion === 'reduced';
  const lesson = useLesson(sessionId, stillness);
  const { view, said } = lesson;
  const preview = previewedTopic(sessionStorage, sessionId);
  useTitle(`${view.topic.title} · Lesson`);
  useEffect(() => {
    if (settings.entry === 'math_field') fetchMathField();
  }, [settings.entry]);

  return (
    <div className="mx-auto flex min-h-[calc(100dvh-4rem)] w-full max-w-3xl flex-col px-4 pt-4 sm:px-6 sm:pt-6">
      {/* One live region, always there, from which a screen reader announces each reply once and whole; the focus stays in the composer. */}
      <div role="status" className="sr-only">
        {said !== null && (
          <p key={said.message.id}>
            {[
              said.message.text,
              said.message.example === null ? '' : 'There is a worked example with it.',
              said.message.question?.text ?? '',
            ]
              .map(spoken)
              .filter(Boolean)
              .join(' ')}
          </p>
        )}
      </div>
      <header className="mb-3 flex items-center gap-x-3 print:hidden">
        <Leave topicId={preview?.topicId ?? null} />
        <h1 tabIndex={-1} className="mr-auto text-xl sm:text-2xl">
          {view.topic.title}
        </h1>
        {preview !== null && (
          <span className="rounded-full border border-sea/40 bg-sea-wash px-3 py-0.5 text-[0.9375rem] font-medium text-sea">
            Preview
          </span>
        )}
      </header>
      {preview !== null && preview.leftOut.length > 0 && (
        <p className="mb-4 text-[0.9375rem] text-soft print:hidden">
          Not finished yet, so not in this preview: {preview.leftOut.join(' · ')}
        </p>
      )}
      <div className="mb-4 print:hidden">
        <LessonPath path={view.path} extending={view.extension === 'active'} />
      </div>
      {view.ended === null ? (
        <LessonUnderWay lesson={lesson} unmoving={stillness} />
      ) : (
        <EndOfLesson lesson={lesson} entry={settings.entry} />
      )}
    </div>
  );
}

function Leave({ topicId }: { topicId: string | null }) {
  const look = '-ml-2 grid size-11 shrink-0 place-items-center rounded-full text-soft hover:bg-plum-wash hover:text-plum';
  return topicId === null ? (
    <Link to="/learn" aria-label="Leave the lesson. Your place is saved." className={look}>
      <Icon name="back" />
    </Link>
  ) : (
    <Link to="/author/lessons/$topicId" params={{ topicId }} aria-label="Back to the plan" className={look}>
      <Icon name="back" />
    </Link>
  );
}

/** The conversation under way, and below it the question in focus. */
function LessonUnderWay({ lesson, unmoving }: { lesson: Lesson; unmoving: boolean }) {
  const { view, pending, reveal } = lesson;
  const { settings } = useMe();
  const inset = useKeyboardInset();
  const { below, onward, toNewest } = useFollow(
    `${view.version}/${reveal.text.length}/${reveal.over}`,
    pending?.key ?? null,
    unmoving,
  );
  useLayoutEffect(() => {
    if (inset > 0) toNewest();
  }, [inset, toNewest]);
  return (
    <>
      <ol aria-label="Conversation" className="grid flex-1 content-start gap-4 pb-5">
        <Conversation view={view} revealing={reveal.over || reveal.id === null ? null : { id: reveal.id, text: reveal.text }} />
        {pending !== null && <PendingMessage view={view} turn={pending} />}
      </ol>
      <div
        className="sticky bottom-0 [@media(height<30rem)]:relative -mx-4 grid gap-2 bg-gradient-to-t from-paper from-85% to-transparent px-4 pt-2 pb-3 sm:-mx-6 sm:px-6 sm:pb-5"
        style={{ bottom: inset }}
      >
        {below !== 'nothing' && reveal.over && (
          <Button size="small" icon="down" className="justify-self-center shadow-lift" onClick={onward}>
            {below === 'new' ? 'New message' : 'Read on'}
          </Button>
        )}
        {!reveal.over && (
          <Button size="small" className="justify-self-center" onClick={reveal.showAll}>
            Stop, show all
          </Button>
        )}
        {lesson.movedOn && <MovedOn lesson={lesson} />}
        {lesson.error !== null && <Trouble error={lesson.error} />}
        <QuestionCard lesson={lesson} entry={settings.entry} />
      </div>
    </>
  );
}

/** Says that the lesson went on elsewhere, and offers what she was writing here, whose field is gone. */
function MovedOn({ lesson: { unsent, view, takeBack } }: { lesson: Lesson }) {
  const written = unsent === null ? '' : unsent.entry === 'math_field' ? plainWords(unsent.text) : unsent.text;
  // If answers are chosen, there is no field for a written one.
  const fits = unsent !== null && (unsent.mode === 'words' || view.question === null || choicesOf(view.question).length === 0);
  return (
    <Banner
      tone="care"
      icon="question"
      action={
        fits && (
          <Button size="small" onClick={takeBack}>
            Copy it to the answer box
          </Button>
        )
      }
    >
      <strong>You continued this lesson somewhere else</strong>, in another tab or on another device. This page shows the latest.
      {unsent !== null && (
        <span className="block wrap-anywhere">
          You had written: {unsent.mode === 'answer' && /\\[a-z:]/i.test(written) ? <Tex tex={written} /> : written}
        </span>
      )}
    </Banner>
  );
}
