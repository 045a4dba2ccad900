import { useCallback, useEffect, useRef, useState } from 'react';
import { newRecognition, troubleWords } from '../../../../components/speech-recognition.ts';
import type { Recognition } from '../../../../components/speech-recognition.ts';

/** The state of a recording: running, ended with what was heard, or ended by an error. */
export type VoiceState =
  | { at: 'recording'; heard: string }
  | { at: 'confirming'; heard: string }
  | { at: 'trouble'; words: string; again: boolean };

/** Makes one recording after another: the first starts at once, `stop` ends it, `again` starts a new one. */
export function useVoice(): { state: VoiceState; stop: () => void; again: () => void } {
  const [state, setState] = useState<VoiceState>({ at: 'recording', heard: '' });
  const current = useRef<Recognition | null>(null);

  const begin = useCallback(() => {
    const recognition = newRecognition();
    if (recognition === null)
      return setState({ at: 'trouble', words: 'This browser doesn’t support voice. You can type your message.', again: false });
    current.current?.abort();
    current.current = recognition;
    let heard = '';
    let trouble: string | null = null;
    setState({ at: 'recording', heard });
    recognition.lang = 'en-US';
    recognition.continuous = true;
    recognition.interimResults = true;
    recognition.onresult = ({ results }) => {
      heard = Array.from(results, (result) => result[0]?.transcript ?? '')
        .join(' ')
        .replaceAll(/\s+/g, ' ')
        .trim();
      if (current.current === recognition) setState({ at: 'recording', heard });
    };
    recognition.onerror = ({ error }) => {
      trouble = error;
    };
    recognition.onend = () => {
      if (current.current !== recognition) return;
      current.current = null;
      if (heard !== '') setState({ at: 'confirming', heard });
      else setState({ at: 'trouble', words: troubleWords(trouble ?? 'no-speech'), again: true });
    };
    try {
      recognition.start();
    } catch {
      current.current = null;
      setState({ at: 'trouble', words: troubleWords('failed'), again: true });
    }
  }, []);
  useEffect(() => {
    begin();
    return () => {
      const last = current.current;
      current.current = null;
      last?.abort();
    };
  }, [begin]);

  return { state, stop: useCallback(() => current.current?.stop(), []), again: begin };
}
