import { spoken, spokenBy, type SayTex } from '../spoken.ts';

/** Splits a text into pieces short enough for every browser's voice. Some voices stop in the middle of a long one. */
export function piecesOf(text: string, longest = 180): string[] {
  const pieces: string[] = [];
  for (const sentence of text.split(/(?<=[.?!])\s+/)) {
    let piece = '';
    for (const word of sentence.split(' ')) {
      if (piece !== '' && piece.length + word.length >= longest) {
        pieces.push(piece);
        piece = word;
      } else piece = piece === '' ? word : `${piece} ${word}`;
    }
    if (piece !== '') pieces.push(piece);
  }
  return pieces;
}

/** Reads one thing aloud at a time. A new request stops the one before. */
class Reader {
  #reading: string | null = null;
  #turn = 0;
  readonly #listeners = new Set<() => void>();

  get available(): boolean {
    return 'speechSynthesis' in window;
  }

  /** The name of what is being read aloud now, as passed to `read`. */
  get reading(): string | null {
    return this.#reading;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  async read(name: string, texts: readonly string[]): Promise<void> {
    this.stop();
    this.#set(name);
    const turn = this.#turn;
    const say = await import('./speech-rules.ts').then(({ loadSpeechRules }) => loadSpeechRules()).catch(() => undefined);
    if (turn !== this.#turn) return;
    const pieces = texts.flatMap((text) => piecesOf(wordsOf(text, say)));
    pieces.forEach((piece, at) => {
      const words = new SpeechSynthesisUtterance(piece);
      words.lang = 'en-US';
      words.rate = 0.95;
      const voice = speechSynthesis
        .getVoices()
        .find(({ lang, localService }) => localService && lang.replace('_', '-') === 'en-US');
      if (voice !== undefined) words.voice = voice;
      words.onerror = () => this.#over(turn);
      if (at === pieces.length - 1) words.onend = () => this.#over(turn);
      speechSynthesis.speak(words);
    });
    if (pieces.length === 0) this.#over(turn);
  }

  stop(): void {
    this.#turn += 1;
    if (this.available) speechSynthesis.cancel();
    this.#set(null);
  }

  #over(turn: number): void {
    if (turn === this.#turn) this.#set(null);
  }

  #set(name: string | null): void {
    this.#reading = name;
    for (const told of this.#listeners) told();
  }
}

const wordsOf = (text: string, say: SayTex | undefined): string => {
  try {
    return say === undefined ? spoken(text) : spokenBy(say, text);
  } catch {
    return spoken(text); // a formula that the rules can't handle is read sign by sign
  }
};

/** The reader that the whole page shares. */
export const reader = new Reader();
