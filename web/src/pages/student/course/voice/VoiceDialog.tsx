import { useState } from 'react';
import { Banner } from '../../../../components/Banner.tsx';
import { Button } from '../../../../components/Button.tsx';
import { Dialog } from '../../../../components/Dialog.tsx';
import { TextArea } from '../../../../components/Field.tsx';
import { Icon } from '../../../../components/Icon.tsx';
import { Tex } from '../../../../components/Tex.tsx';
import { longestMessage } from '../message-length.ts';
import { spokenMath } from './spoken-math.ts';
import { useVoice } from './use-voice.ts';

/** What was spoken, in the form in which it is sent: mathematics, or words. */
export type Spoken = { kind: 'speak'; latex: string } | { kind: 'say'; text: string };

/** Records, shows what was understood, and sends it when the student confirms it. */
export function VoiceDialog({ onSend, onClose }: { onSend: (spoken: Spoken) => void; onClose: () => void }) {
  const { state, stop, again } = useVoice();
  return (
    <Dialog title={state.at === 'confirming' ? 'Is this right?' : 'Speak your message'} onClose={onClose}>
      {state.at === 'recording' && (
        <div className="grid gap-5">
          <p role="status" className="flex items-center gap-3">
            <Icon name="voice" className="breathe size-7 text-plum" /> Listening …
          </p>
          <p className="min-h-14 wrap-anywhere rounded-key bg-sunk px-4 py-3">{state.heard}</p>
          <div className="flex flex-wrap justify-end gap-2">
            <Button onClick={onClose}>Cancel</Button>
            <Button look="primary" onClick={stop}>
              Stop recording
            </Button>
          </div>
        </div>
      )}
      {state.at === 'confirming' && <Confirm key={state.heard} heard={state.heard} onSend={onSend} onAgain={again} />}
      {state.at === 'trouble' && (
        <div className="grid gap-5">
          <Banner tone="care" icon="info">
            {state.words}
          </Banner>
          <div className="flex flex-wrap justify-end gap-2">
            <Button onClick={onClose}>Type instead</Button>
            {state.again && (
              <Button look="primary" onClick={again}>
                Try again
              </Button>
            )}
          </div>
        </div>
      )}
    </Dialog>
  );
}

function Confirm({ heard, onSend, onAgain }: { heard: string; onSend: (spoken: Spoken) => void; onAgain: () => void }) {
  const [text, write] = useState(heard);
  const [asMath, setAsMath] = useState(true);
  const latex = spokenMath(text);
  const send = () => {
    if (text.trim() !== '') onSend(latex !== null && asMath ? { kind: 'speak', latex } : { kind: 'say', text: text.trim() });
  };
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextArea
        label="What you said"
        required
        maxLength={longestMessage}
        value={text}
        onChange={({ target }) => write(target.value)}
      />
      {latex !== null && (
        <div className="grid gap-2">
          <p className="font-semibold">Math in your message</p>
          <p className="overflow-x-auto rounded-key bg-sunk px-4 py-3 text-lg">
            <Tex tex={latex} />
          </p>
          <label className="flex min-h-11 items-center gap-2.5">
            <input
              type="checkbox"
              className="size-5 accent-plum"
              checked={asMath}
              onChange={({ target }) => setAsMath(target.checked)}
            />
            Send it as math
          </label>
        </div>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onAgain}>Record again</Button>
        <Button type="submit" look="primary">
          Send
        </Button>
      </div>
    </form>
  );
}
