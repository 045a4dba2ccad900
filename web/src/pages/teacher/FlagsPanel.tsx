import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Flag } from '@stoa/schema/flag';
import type { LessonMessage } from '@stoa/schema/lesson';
import { useAct } from '../../act.ts';
import { Button } from '../../components/Button.tsx';
import { classNames } from '../../components/class-names.ts';
import { TextArea } from '../../components/Field.tsx';
import { Icon } from '../../components/Icon.tsx';
import { MathText } from '../../components/MathText.tsx';
import { wrongWith } from '../../components/field-errors.ts';
import { Trouble } from '../../components/Trouble.tsx';
import { client } from '../../api.ts';
import { Conversation } from '../student/lesson/Conversation.tsx';
import { adviceOn } from './flag-advice.ts';
import { flagCaseQuery } from './flag-queries.ts';
import type { FlagCaseTold } from './flag-queries.ts';
import { flagWords, isGrave, needWords, placeWords } from './flags.ts';

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** What was flagged in a session or outside any: the words, the tutor's answer, what to do now, and who has looked at it. */
export function FlagsPanel({
  learner,
  told: { case_id, flags, looks, contacts },
  lesson = null,
}: {
  learner: string;
  told: FlagCaseTold;
  /** The lesson shown below, if there is one: what was said, and how to link to a turn of it. */
  lesson?: Lesson | null;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  if (flags.length === 0) return null;
  const waiting = flags.filter(({ waits }) => waits);
  const grave = waiting.some(({ kind }) => isGrave(kind));
  // Each kind is mentioned once, however often it was flagged, the most serious first.
  const kinds = [...new Set((waiting.length > 0 ? waiting : flags).map(({ kind }) => kind))].toSorted(
    (a, b) => Number(isGrave(b)) - Number(isGrave(a)),
  );
  return (
    <section
      aria-labelledby="flagged"
      className={classNames(
        'mb-8 grid gap-5 rounded-card border px-5 py-5 sm:px-7 print:break-inside-avoid',
        waiting.length === 0 ? 'border-line bg-card' : grave ? 'border-2 border-clay bg-clay-wash/50' : 'border-ochre/60 bg-card',
      )}
    >
      <h2
        ref={heading}
        tabIndex={-1}
        id="flagged"
        className={classNames('flex scroll-mt-24 items-center gap-2.5 text-xl', grave && 'text-clay')}
      >
        <Icon name="flag" />
        {waiting.length === 0
          ? 'What was flagged, and looked at'
          : grave
            ? needWords(kinds, learner)
            : 'Flagged, and not looked at yet'}
      </h2>
      <ul className="grid gap-4">
        {flags.map((flag) => (
          <FlagLine key={flag.id} flag={flag} lesson={lesson} />
        ))}
      </ul>
      {waiting.length > 0 && (
        <div className="grid gap-2">
          <h3 className="font-sans text-base font-semibold tracking-normal">What to do now</h3>
          <ol className="grid list-decimal gap-1.5 pl-6">
            {adviceOn(kinds, learner, contacts).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
          {grave && contacts.helplines.length > 0 && (
            <p className="text-[0.9375rem] text-soft">
              People who advise children and adults:{' '}
              {contacts.helplines.map(({ name, where, number }) => `${name} ${number} (${where})`).join(' · ')}
            </p>
          )}
          <p className="text-[0.9375rem] text-soft">
            A flag says what a program noticed, and it may be wrong. Asking kindly does no harm.
          </p>
        </div>
      )}
      {looks.length > 0 && (
        <ul aria-label="Who has looked at it" className="grid gap-1.5 text-[0.9375rem]">
          {looks.map(({ by, at, note }) => (
            <li key={`${at} ${by} ${note}`} className="flex items-baseline gap-2">
              <Icon name="check" className="size-4 translate-y-0.5 text-olive" />
              <span className="min-w-0 wrap-anywhere">
                Looked at by {by ?? 'a teacher whose account is gone'}, {moment.format(new Date(at))}
                {note !== '' && <span className="block whitespace-pre-wrap text-soft">“{note}”</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
      <LookForm
        key={waiting.length === 0 ? 'seen' : 'waiting'} // a new flag must not delete a note that is being written
        caseId={case_id}
        upTo={flags.at(-1)!.at}
        seen={waiting.length === 0}
        onKept={() => heading.current?.focus()}
      />
    </section>
  );
}

type Lesson = { messages: LessonMessage[]; onShow: (turn: number) => void };

/** One flag: where and when. Its words are shown until somebody has looked, and always if no lesson shows them. */
function FlagLine({ flag, lesson }: { flag: Flag; lesson: Lesson | null }) {
  const { place, kind, at, waits } = flag;
  const turn = place.where === 'lesson' ? place.turn : null;
  const where = turn === null ? placeWords(place).replace(/^./, (first) => first.toUpperCase()) : `Turn ${turn}`;
  return (
    <li className="grid gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">
          {where}: {flagWords(kind)}
        </span>
        <span className="text-[0.9375rem] text-soft">{moment.format(new Date(at))}</span>
        {lesson !== null && turn !== null && (
          <button type="button" className="link min-h-9 text-[0.9375rem] print:hidden" onClick={() => lesson.onShow(turn)}>
            Show turn {turn} in the lesson
          </button>
        )}
      </p>
      {lesson !== null && turn !== null && turn > 0 ? (
        waits && <Words messages={lesson.messages} turn={turn} at={at} />
      ) : (
        <TypedWords flag={flag} />
      )}
    </li>
  );
}

/** What a student typed outside a lesson, the problem on the screen, and what was shown instead of feedback. */
function TypedWords({ flag: { place, kind, words, answered } }: { flag: Flag }) {
  const stem = 'stem' in place ? place.stem : null;
  return (
    <div className="grid gap-3">
      {stem !== null && (
        <div className="text-[0.9375rem] text-soft">
          <p>The problem:</p>
          <MathText text={stem} />
        </div>
      )}
      {words !== null && (
        <blockquote className="rounded-card bg-plum-wash px-4 py-2.5 wrap-anywhere whitespace-pre-wrap">{words}</blockquote>
      )}
      {answered !== null &&
        (isGrave(kind) ? (
          <CrisisAnswer text={answered} />
        ) : (
          <p className="text-[0.9375rem] text-soft">The student read: “{answered}”</p>
        ))}
    </div>
  );
}

const CrisisAnswer = ({ text }: { text: string }) => (
  <details className="rounded-card border border-line bg-card px-4 py-2">
    <summary className="min-h-9 content-center font-medium">The student read the message for a child in need</summary>
    <p className="py-2 whitespace-pre-line">{text}</p>
  </details>
);

/** What a student wrote in a lesson when it was flagged, and the tutor's reply. */
function Words({ messages, turn, at }: { messages: LessonMessage[]; turn: number; at: string }) {
  // After the end of a lesson, turns are no longer counted: if a turn has several messages, those up to the flag are meant.
  const asked = messages.findLast((one) => one.turn === turn && one.role === 'student' && one.at <= at);
  const answered = asked === undefined ? undefined : messages.find(({ id, role }) => id > asked.id && role === 'tutor');
  const said = [asked, answered].flatMap((one) => (one === undefined || one.act === 'crisis' ? [] : [one]));
  if (said.length === 0) return null;
  return (
    <>
      <ol className="grid gap-3">
        <Conversation view={{ messages, question: null }} messages={said} speaker="Student" />
      </ol>
      {answered?.act === 'crisis' && <CrisisAnswer text={answered.text} />}
    </>
  );
}

function LookForm({
  caseId,
  upTo,
  seen,
  onKept,
}: {
  caseId: string;
  upTo: string;
  seen: boolean;
  /** Called when the form disappears, because the focus then needs another place. */
  onKept: () => void;
}) {
  const cache = useQueryClient();
  const [note, write] = useState('');
  const [open, setOpen] = useState(!seen);
  const [lacks, setLacks] = useState(false);
  const look = useAct(() => client.flags.look({ params: { caseId }, body: { up_to: upTo, note } }), {
    onDone: async (told) => {
      write('');
      setOpen(false);
      onKept();
      cache.setQueryData(flagCaseQuery(caseId).queryKey, told);
      await Promise.all([
        cache.invalidateQueries({ queryKey: ['flags', 'waiting'] }),
        cache.invalidateQueries({ queryKey: ['flags', 'list'] }),
        cache.invalidateQueries({ queryKey: ['transcripts'] }),
      ]);
    },
  });
  if (!open)
    return (
      <Button size="small" icon="plus" className="justify-self-start print:hidden" onClick={() => setOpen(true)}>
        Add a note
      </Button>
    );
  return (
    <form
      className="grid gap-3 border-t border-line pt-4 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        // A case that was already looked at is only recorded again for a new note.
        if (seen && note.trim() === '') return setLacks(true);
        look.act(undefined);
      }}
    >
      <TextArea
        label={seen ? 'Your note' : 'A note, if you want'}
        advice="What was done, and who knows of it. Teachers and admins of this server read it; the student does not."
        className="min-h-20"
        maxLength={2000}
        error={lacks ? 'Write a note first.' : wrongWith(look.error, 'note')}
        value={note}
        onChange={(event) => {
          setLacks(false);
          write(event.target.value);
        }}
      />
      {look.error !== null && <Trouble error={look.error} beside={['note']} />}
      <Button type="submit" look="primary" busy={look.acting} className="justify-self-start">
        {seen ? 'Keep the note' : 'I have looked at this'}
      </Button>
    </form>
  );
}
