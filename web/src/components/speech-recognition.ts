/** The parts of the browser's speech recognition that we use. No type library has it, because it isn't a standard yet. */
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

/** Returns a new recognition, or null if this browser has none. */
export function newRecognition(): Recognition | null {
  const own = window as { SpeechRecognition?: new () => Recognition; webkitSpeechRecognition?: new () => Recognition };
  const Made = own.SpeechRecognition ?? own.webkitSpeechRecognition;
  return Made === undefined ? null : new Made();
}

/** Returns a sentence that says why nothing was heard, from the browser's name for the error. */
export const troubleWords = (error: string): string =>
  error === 'not-allowed' || error === 'service-not-allowed' || error === 'audio-capture'
    ? 'Stoa can’t use your microphone. Allow it in your browser, or type your message.'
    : error === 'no-speech'
      ? 'No words were recognized. Try again, or type your message.'
      : 'Voice isn’t working right now. You can type your message.';
