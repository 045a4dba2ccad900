import { useRef, useState } from 'react';
import type { BoardAct } from '@stoa/schema/board/board-act';
import { Button } from '../../../components/Button.tsx';
import { newRecognition, troubleWords, type Recognition } from '../../../components/speech-recognition.ts';

/** Where the student says something: typed, or spoken if the browser can listen. The tutor stops as soon as she starts. */
export function SayField({ onAct }: { onAct: (act: BoardAct) => boolean }) {
  const [text, setText] = useState('');
  const [listening, setListening] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const speaking = useRef(false);
  const recognition = useRef<Recognition | null>(null);
  const canListen = 'SpeechRecognition' in window || 'webkitSpeechRecognition' in window;

  const begin = () => {
    if (speaking.current) return;
    speaking.current = true;
    onAct({ type: 'speech_start' });
  };
  const finish = (words: string) => {
    if (!speaking.current) return;
    speaking.current = false;
    onAct({ type: 'speech_end', text: words.trim().slice(0, 2000) });
    setText('');
  };
  const listen = () => {
    const mine = newRecognition();
    if (mine === null) return;
    recognition.current = mine;
    setTrouble(null);
    setListening(true);
    begin();
    let heard = '';
    mine.lang = 'en-US';
    mine.continuous = false;
    mine.interimResults = true;
    mine.onresult = ({ results }) => {
      heard = Array.from(results, (result) => result[0]?.transcript ?? '').join(' ');
      setText(heard);
    };
    mine.onerror = ({ error }) => setTrouble(troubleWords(error));
    mine.onend = () => {
      setListening(false);
      finish(heard);
    };
    mine.start();
  };

  return (
    <form
      className="grid gap-1"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') return;
        begin();
        finish(text);
      }}
    >
      <label htmlFor="say" className="font-medium">
        Say something to your tutor
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id="say"
          value={text}
          maxLength={2000}
          autoComplete="off"
          disabled={listening}
          className="min-h-11 min-w-40 flex-1 basis-full rounded-key sm:basis-0 border border-edge bg-card px-3"
          onChange={({ target }) => {
            setText(target.value);
            if (target.value.trim() !== '') begin();
          }}
          onBlur={() => {
            if (text.trim() === '' && !listening) finish(''); // she started and gave up: nothing was said
          }}
        />
        {canListen && (
          <Button icon="voice" onClick={() => (listening ? recognition.current?.stop() : listen())} aria-pressed={listening}>
            {listening ? 'Stop' : 'Speak'}
          </Button>
        )}
        <Button type="submit">Say it</Button>
      </div>
      {trouble !== null && (
        <p role="alert" className="text-[0.9375rem] text-clay">
          {trouble}
        </p>
      )}
    </form>
  );
}
