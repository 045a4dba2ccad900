import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { LessonInput, LessonView } from '@stoa/schema/lesson';
import type { EntryKind } from '../../../components/math-entry.ts';
import { freshKey } from '../../../act.ts';
import { RefusedError } from '../../../client.ts';
import { client, connection } from '../../../api.ts';
import { retryUntilAnswered } from '../../../retry-until-answered.ts';
import { dropDraft, keepDraft } from '../practice/draft.ts';
import { dropTurn, keepTurn, keptTurn } from '../practice/pending-turn.ts';
import { makeLessonLine } from './lesson-line.ts';
import type { LessonLine, LessonTurn, Said } from './lesson-line.ts';
import { lessonKey, lessonQuery } from './lesson-query.ts';
import { openSocket } from './open-socket.ts';
import { useReveal } from './use-reveal.ts';

/** The place of a draft of free words, beside those of the answers, which are named by their question. */
export const wordsPlace = 'words';

/** What she was writing, and where: an answer, or words of her own. */
export type Writing = { mode: 'answer' | 'words'; entry: EntryKind; text: string };
const nothingWritten: Writing = { mode: 'answer', entry: 'plain', text: '' };

/** One lesson: what it shows, what is on its way, what was said last on this page, and the one way to take a turn. */
export function useLesson(sessionId: string, unmoving: boolean) {
  const cache = useQueryClient();
  const { data: view } = useSuspenseQuery(lessonQuery(sessionId));
  const [pending, setPending] = useState<LessonTurn | null>(null);
  const [said, setSaid] = useState<Said | null>(null);
  const [error, setError] = useState<Error | null>(null);
  /** The lesson went on elsewhere, in another tab or on another device, and this page now shows how it stands. */
  const [movedOn, setMovedOn] = useState(false);
  /** What she had written for a question that was gone by then. */
  const [unsent, setUnsent] = useState<Writing | null>(null);
  /** How often she took it back into the field, and which field that is. */
  const [takenBack, setTakenBack] = useState({ times: 0, version: -1, mode: 'answer' as Writing['mode'] });
  const writing = useRef<Writing>(nothingWritten);
  const reveal = useReveal(said, unmoving);
  const line = useRef<LessonLine | null>(null);
  const shown = useRef<LessonView>(view);
  const busy = useRef(false);

  const show = useCallback(
    (to: LessonView) => {
      shown.current = to;
      cache.setQueryData<LessonView>(lessonKey(sessionId), to);
    },
    [cache, sessionId],
  );

  useEffect(() => {
    const over = ({ key }: LessonTurn) => {
      dropTurn(localStorage, sessionId, key);
      busy.current = false;
      setPending(null);
    };
    /** What she is writing, kept for its own question even where another tab has just dropped that draft; null where it is nothing. */
    const rescue = ({ question }: LessonView): Writing | null => {
      const { mode, entry, text } = writing.current;
      if (text.trim() === '') return null;
      if (mode === 'answer' && question !== null)
        keepDraft(localStorage, sessionId, question.question_id, { entry, text, lines: [] });
      return writing.current;
    };
    /** Shows how the lesson stands where it went on without this page. */
    const moveTo = (state: LessonView) => {
      const before = shown.current;
      if (busy.current || state.version <= before.version) return;
      const same = before.question?.question_id === state.question?.question_id;
      const written = rescue(before);
      setMovedOn(!same || before.ended !== state.ended);
      setUnsent(same ? null : written);
      setSaid(null);
      show(state);
    };
    const made = makeLessonLine(
      {
        onView: moveTo,
        onTyping: () => undefined, // her own message stands there with its mark already
        onReply(turn, words, state) {
          over(turn);
          dropHandedIn(sessionId, turn.input, shown.current, state);
          setError(null);
          setMovedOn(false);
          setUnsent(null);
          writing.current = nothingWritten;
          setSaid(words);
          show(state);
          // Lists, mastery and the recommendation have moved with it.
          void cache.invalidateQueries({
            predicate: ({ queryKey }) => ['topics', 'lessons', 'home', 'progress', 'history'].includes(String(queryKey[0])),
          });
        },
        onRefused(turn, refusal) {
          over(turn);
          if (!(refusal instanceof RefusedError) || refusal.status !== 409) return setError(refusal);
          setSaid(null);
          const before = shown.current;
          const written = rescue(before);
          void cache.refetchQueries({ queryKey: lessonKey(sessionId) }).then(() => {
            shown.current = cache.getQueryData<LessonView>(lessonKey(sessionId)) ?? shown.current;
            setMovedOn(true);
            const same = before.question?.question_id === shown.current.question?.question_id;
            setUnsent(same && written?.mode === 'answer' ? null : written);
          });
        },
        onSignedOut: () =>
          setError(
            new RefusedError({
              type: '/problems/sign_in_needed',
              title: 'You are not signed in any more',
              status: 401,
              detail: 'Sign in and go on from here. What you have written is kept on this device.',
            }),
          ),
      },
      {
        open: (heard) => openSocket(sessionId, heard),
        post: ({ key, input }) =>
          retryUntilAnswered(() => client.lessons.step({ params: { sessionId }, body: input }, { key }), connection),
        later(ms, then) {
          const timer = window.setTimeout(then, ms);
          return () => window.clearTimeout(timer);
        },
      },
    );
    line.current = made;
    const unsubscribe = connection.subscribe(() => (connection.down ? made.cut() : made.reopen()));
    const onVisible = () => {
      if (document.visibilityState !== 'visible' || busy.current) return;
      // Without an answer nothing is lost: the next turn learns how the lesson stands.
      client.lessons.state({ params: { sessionId } }).then(
        (state) => {
          if (line.current === made) moveTo(state);
        },
        () => undefined,
      );
    };
    document.addEventListener('visibilitychange', onVisible);
    // A turn that was on its way when the page was left goes out again under its own key: heard once, whatever happened to it.
    const kept = keptTurn<LessonInput>(localStorage, sessionId);
    if (kept !== null) {
      busy.current = true;
      setPending(kept);
      made.take(kept);
    }
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', onVisible);
      made.end();
      line.current = null;
      busy.current = false;
    };
  }, [cache, sessionId, show]);

  const turn = useCallback(
    (input: LessonInput) => {
      if (busy.current || line.current === null) return;
      busy.current = true;
      const taken = { key: freshKey(), input };
      keepTurn(localStorage, sessionId, taken);
      setError(null);
      setPending(taken);
      line.current.take(taken);
    },
    [sessionId],
  );

  const onWriting = useCallback((to: Writing) => {
    writing.current = to;
  }, []);
  /** Puts what she had written into the field that stands there now. */
  const takeBack = () => {
    if (unsent === null) return;
    const { mode, entry, text } = unsent;
    const place = mode === 'words' ? wordsPlace : (view.question?.question_id ?? wordsPlace);
    keepDraft(localStorage, sessionId, place, { entry, text, lines: [] });
    setUnsent(null);
    setTakenBack(({ times }) => ({ times: times + 1, version: view.version, mode }));
  };

  return { view, pending, said, reveal, error, movedOn, unsent, takenBack, takeBack, onWriting, turn };
}

export type Lesson = ReturnType<typeof useLesson>;

/** What was handed in and heard is no draft any more, nor what was begun for a question that is gone; what could not be read stays. */
function dropHandedIn(sessionId: string, input: LessonInput, before: LessonView, after: LessonView): void {
  if (input.kind === 'message') dropDraft(localStorage, sessionId, wordsPlace);
  if (input.kind === 'answer' && !isToBePutRight(after)) dropDraft(localStorage, sessionId, input.question_id);
  const asked = before.question?.question_id;
  if (asked !== undefined && asked !== after.question?.question_id) dropDraft(localStorage, sessionId, asked);
}

/** Whether her last answer waits in its field to be written another way. */
function isToBePutRight({ messages }: LessonView): boolean {
  const verdict = messages.findLast(({ role }) => role === 'student')?.judged?.verdict;
  return verdict === 'unreadable' || verdict === 'undecided';
}
