import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { Ref } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { useDraft } from '../../../session/use-draft.ts';
import { useConnectionDown } from '../../../use-connection.ts';
import { longestMessage } from './message-length.ts';
import { messagePlace } from './use-course.ts';
import type { CourseTurns } from './use-course.ts';
import { VoiceDialog } from './voice/VoiceDialog.tsx';

export type ComposerHandle = { focus: () => void };

const number = new Intl.NumberFormat('en');

/** Where a student writes or speaks to the tutor. Enter sends, Shift+Enter starts a new line. */
export function Composer({
  ref,
  threadId,
  turns: { turn, busy },
  notSent,
}: {
  ref: Ref<ComposerHandle>;
  threadId: string;
  turns: CourseTurns;
  /** The last turn was refused, or came too late: what was written is put back into the field. */
  notSent: boolean;
}) {
  const [{ text }, write] = useDraft(threadId, messagePlace, { entry: 'plain', text: '', lines: [] });
  const [lack, setLack] = useState<string | null>(null);
  const [speaking, speak] = useState(false);
  const down = useConnectionDown();
  const field = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => field.current?.focus({ preventScroll: true }) }));
  const change = (to: string) => {
    setLack(null);
    write({ entry: 'plain', text: to, lines: [] });
  };
  const sent = useRef('');
  useEffect(() => {
    if (!notSent || sent.current === '') return;
    const put = sent.current;
    sent.current = '';
    write({ entry: 'plain', text: put, lines: [] });
  }, [notSent, write]);
  const send = () => {
    if (busy) return;
    if (text.trim() === '') return setLack('Write a message first.');
    if (text.length > longestMessage)
      return setLack(`This is too long to send. ${number.format(text.length)} of ${number.format(longestMessage)} characters.`);
    sent.current = text;
    turn({ kind: 'say', text: text.trim() });
    change('');
  };
  return (
    <>
      <form
        aria-label="Message to the tutor"
        className="card grid gap-2 p-3 shadow-lift sm:p-4"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <div className="flex items-end gap-2">
          <textarea
            ref={field}
            aria-label="Your message"
            aria-describedby="composer-note"
            aria-invalid={lack !== null || undefined}
            rows={1}
            enterKeyHint="send"
            placeholder="Ask a question"
            className="field-sizing-content max-h-40 min-h-12 w-full min-w-0 flex-1 resize-none rounded-key border-2 border-edge bg-card px-3 py-2.5 sm:px-4 sm:text-lg placeholder:text-soft focus:border-plum focus:outline-3 focus:outline-offset-0 focus:outline-plum/35 aria-invalid:border-clay"
            value={text}
            onChange={({ target }) => change(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
              event.preventDefault();
              send();
            }}
          />
          <button
            type="button"
            aria-label="Voice"
            aria-haspopup="dialog"
            aria-disabled={busy || undefined}
            onClick={() => !busy && speak(true)}
            className="grid size-12 shrink-0 place-items-center rounded-full border border-edge text-soft hover:border-plum hover:text-plum aria-disabled:opacity-55"
          >
            <Icon name="voice" className="size-6" />
          </button>
          <Button type="submit" busy={busy} className="min-h-12 px-4 sm:min-w-24">
            {busy && down ? 'Waiting …' : 'Send'}
          </Button>
        </div>
        <div id="composer-note" role="status" className="empty:hidden">
          {lack !== null && <p className="text-clay">{lack}</p>}
        </div>
      </form>
      {speaking && (
        <VoiceDialog
          onClose={() => speak(false)}
          onSend={(spoken) => {
            speak(false);
            turn(spoken);
          }}
        />
      )}
    </>
  );
}
