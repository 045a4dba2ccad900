/** The browser's own speech recognition, as far as it is used here. No library of types has it, for it is no standard yet. */
export type Recognition = {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start: () => void;
  stop: () => void;
  abort: () => void;
};

/** A new recognition; null where this browser has none. */
export function newRecognition(): Recognition | null {
  const own = window as { SpeechRecognition?: new () => Recognition; webkitSpeechRecognition?: new () => Recognition };
  const Made = own.SpeechRecognition ?? own.webkitSpeechRecognition;
  return Made === undefined ? null : new Made();
}

/** Why nothing was heard, in a sentence, by the browser's own name for it. */
export const troubleWords = (error: string): string =>
  error === 'not-allowed' || error === 'service-not-allowed' || error === 'audio-capture'
    ? 'Stoa can’t use your microphone. Allow it in your browser, or type your message.'
    : error === 'no-speech'
      ? 'No words were recognized. Try again, or type your message.'
      : 'Voice isn’t working right now. You can type your message.';
