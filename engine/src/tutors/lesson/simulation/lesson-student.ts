import type { LessonInput, LessonMessage, LessonView, LessonWish } from '@stoa/schema/lesson';
import { sentencesOf } from '../../../guards/sentences-of.ts';
import { degreeCarried } from './carried-ideas.ts';
import type { KeyedProbe, KeyedQuestion, LessonKey } from './lesson-key.ts';
import type { LessonPersona } from './lesson-persona.ts';
import { asksProbe } from './probe-asked.ts';
import { rightAnswer, slippedAnswer } from './student-answers.ts';
import { StudentMind } from './student-mind.ts';
import { draw, inWords, type SayingKind, type StudentWords } from './student-words.ts';

/** What she means by a message. */
export type Meant =
  | { kind: 'answer'; right: boolean; misconception: string | null }
  | { kind: 'probe_reply'; right: boolean }
  | { kind: 'misconception'; misconception: string }
  /** How she saw a right answer. `given`: whether she has something to say about it. */
  | { kind: 'reason'; given: boolean }
  | { kind: 'aside'; says: SayingKind }
  | { kind: 'onward' | 'leaves' };

/** What the student sends, what she means by it, and how long she thought. */
export type Utterance = { input: LessonInput; text: string; means: Meant; seconds: number };

/** How a reply treated her, judged by its words: what costs patience. */
export type Treatment = { repeated: boolean; misheard: boolean; feelingIgnored: boolean; questionIgnored: boolean };

const treatedWell: Treatment = { repeated: false, misheard: false, feelingIgnored: false, questionIgnored: false };
const costs: Readonly<Record<keyof Treatment, number>> = {
  repeated: 1,
  misheard: 1,
  feelingIgnored: 1.5,
  questionIgnored: 0.5,
};
/** The chance that a wrong answer without a cause is still a known wrong one. */
const knownWrong = 0.3;
/**
 * The chance that she sends a rejected answer to the same question again, because she believes it firmly or has no other idea.
 */
const sendsAgain = 0.3;
const answersProbe = 0.85;
const saysWhy = 0.7;
const pressesButton = 0.3;
const buttons: Readonly<Partial<Record<SayingKind, LessonWish>>> = {
  'wish:hint': 'hint',
  'wish:explain_again': 'explain_differently',
  'wish:slower': 'slower',
  'wish:faster': 'faster',
  'wish:skip': 'another_question',
};

/**
 * A student in a lesson, with the mind and behavior of a persona. She only sees the screen. With the same seed, she says the
 * same things to the same tutor.
 */
export class SimulatedStudent {
  readonly mind: StudentMind;
  readonly #persona: LessonPersona;
  readonly #key: LessonKey;
  readonly #words: StudentWords;
  readonly #random: () => number;
  readonly #read = new Set<string>();
  readonly #helped = new Map<string, number>();
  /** Rejected answers, by question. */
  readonly #refused = new Map<string, Set<string>>();
  readonly #said = new Map<number, number>();
  #probe: KeyedProbe | null = null;
  #patience: number;
  #checked: string | null = null;
  /** The answer that she has just sent, as she meant it. */
  #sent: { id: string; answer: string } | null = null;

  constructor(persona: LessonPersona, key: LessonKey, words: StudentWords, random: () => number) {
    this.#persona = persona;
    this.#key = key;
    this.#words = words;
    this.#random = random;
    this.#patience = persona.patience;
    this.mind = new StudentMind(
      persona.mind,
      { concepts: key.plan.concepts.map(({ id }) => id), misconceptions: key.misconceptions },
      random,
    );
  }

  /** Returns the student's next turn, given the current screen. */
  says(view: LessonView): Utterance {
    const { question } = view;
    if (this.#patience <= 0) return this.#wish('finish', { kind: 'leaves' });
    if (view.reason_for !== null) return this.#reason(view.reason_for, view.current_step);
    if (question === null) return this.#wish(this.#persona.wantsMore ? 'continue' : 'finish', { kind: 'onward' });
    const keyed = this.#key.find(question, view.current_step);
    const aside = this.#aside(question.text);
    if (aside !== null) return aside;
    if (keyed === null) return this.#message('idk', { kind: 'aside', says: 'wish:hint' });
    const probe = this.#probe;
    this.#probe = null;
    if (probe !== null && this.#random() < answersProbe) return this.#probeReply(probe);
    return this.#answer(question.question_id, keyed, view.current_step === 1 && view.turn_count === 0);
  }

  /** Returns the share of a message's longer sentences that she has read before. */
  knownOf(text: string): number {
    const sentences = sentencesOf(text).filter(isLong);
    return sentences.length === 0 ? 0 : sentences.filter((one) => this.#read.has(one)).length / sentences.length;
  }

  /** Reads the reply: learns what its words convey, notices a probe, and reacts to how she was treated. */
  reads(message: LessonMessage, view: LessonView, treatment: Treatment = treatedWell): void {
    const text = textOf(message);
    const { ideas } = this.#key;
    this.mind.reads(text, this.knownOf(text), (idea) => degreeCarried(text, ideas.get(idea) ?? []));
    this.mind.forgets();
    for (const sentence of sentencesOf(text)) this.#read.add(sentence);
    if (this.#sent !== null && lastOf(view)?.judged?.verdict === 'incorrect')
      this.#refused.set(this.#sent.id, new Set([...(this.#refused.get(this.#sent.id) ?? []), this.#sent.answer]));
    this.#sent = null;
    const keyed = view.question === null ? null : this.#key.find(view.question, view.current_step);
    if (keyed !== null && view.question !== null) {
      const id = view.question.question_id;
      this.#helped.set(id, Math.max(this.#helped.get(id) ?? 0, degreeCarried(message.text, keyed.help)));
      this.#probe = keyed.probes.find((probe) => asksProbe(message.text, probe)) ?? null;
    } else this.#probe = null;
    for (const [fault, cost] of Object.entries(costs)) if (treatment[fault as keyof Treatment]) this.#patience -= cost;
  }

  /** True if she would answer correctly without any help. `dice` in 0..1 is the luck of the day. */
  isRightAlone(concept: string, dice: number): boolean {
    const { slip, guess } = this.mind.rates;
    const untripped = this.mind.misconceptions.reduce((chance, one) => chance * (1 - this.#key.trips(one, concept)), 1);
    return dice < (this.mind.knows(concept) ? 1 - slip : guess) * untripped;
  }

  #answer(id: string, keyed: KeyedQuestion, opening: boolean): Utterance {
    const { rates } = this.mind;
    const held = keyed.wrong.find(({ misconception }) => this.mind.holds(misconception));
    const lifted = rates.lifted * (this.#helped.get(id) ?? 0);
    if (held !== undefined && !this.#leaves(id, held.answer, lifted)) {
      const { misconception } = held;
      const told = this.#random() < this.#persona.tells ? this.#drawn('misconception', keyed.text, misconception) : null;
      if (told !== null) return this.#message(told, { kind: 'misconception', misconception });
      return this.#sends(id, keyed, held.answer, { kind: 'answer', right: false, misconception });
    }
    const unknown = Math.max(rates.guess, opening ? rates.ready : 0, lifted);
    const known = this.mind.knows(keyed.concept);
    const right = this.#random() < (known ? 1 - rates.slip : unknown);
    if (right && known)
      this.mind.uses(
        keyed.concept,
        keyed.wrong.map(({ misconception }) => misconception),
      );
    const refused = this.#refused.get(id);
    const others = keyed.wrong.filter(({ answer }) => refused?.has(answer) !== true);
    const likely = this.#random() < knownWrong ? others[Math.floor(this.#random() * others.length)] : undefined;
    const text = right ? rightAnswer(keyed.answer) : (likely?.answer ?? slippedAnswer(keyed.answer, this.#random));
    return this.#sends(id, keyed, text, { kind: 'answer', right, misconception: null });
  }

  /**
   * True if she gives up her belief just for this question: she follows help with it that she has read, or was told that her
   * answer is wrong. The belief itself stays, and misleads her at the next question.
   */
  #leaves(id: string, answer: string, lifted: number): boolean {
    if (this.#refused.get(id)?.has(answer) === true) return this.#random() >= sendsAgain;
    return lifted > 0 && this.#random() < lifted;
  }

  /** Sends an answer, in the field or in a message; or, the first time, only asks whether it's right. */
  #sends(id: string, { answer }: KeyedQuestion, text: string, means: Meant): Utterance {
    this.#sent = { id, answer: text };
    const isNumber = answer.input_type === 'integer' || answer.input_type === 'decimal' || answer.input_type === 'fraction';
    if (isNumber && this.#words.checks.length > 0 && this.#checked !== id && this.#random() < this.#persona.checks) {
      this.#checked = id;
      return this.#message(inWords(this.#words.checks, text, this.#random), { kind: 'aside', says: 'wish:check' });
    }
    if (this.#random() < this.#persona.answerField)
      return {
        input: { kind: 'answer', message: text, question_id: id },
        text,
        means,
        seconds: this.#seconds(),
      };
    const wrapped = isNumber && this.#random() < this.#persona.prose;
    return this.#message(wrapped ? inWords(this.#words.frames, text, this.#random) : text, means);
  }

  #probeReply({ expected, wrong, misconception }: KeyedProbe): Utterance {
    // A misconception makes the probe about it harder, which is why it's asked.
    const ease = misconception !== null && this.mind.holds(misconception) ? 0.65 : 0.85;
    const right = this.#random() < ease || wrong.length === 0;
    if (right && misconception !== null) this.mind.looksAgainAt(misconception);
    const reply = right ? expected[0]! : wrong[Math.floor(this.#random() * wrong.length)]!.answer;
    return this.#message(reply, { kind: 'probe_reply', right });
  }

  /**
   * Responds to "How did you see that?": if she knows why, she usually says it; if she doesn't, she guessed, or wants to go on.
   */
  #reason(question: string, step: number): Utterance {
    const keyed = this.#key.find({ text: question }, step);
    const knows = keyed !== null && this.mind.knows(keyed.concept);
    const text = knows && this.#random() < saysWhy ? this.#drawn('reason', question) : null;
    if (text !== null) return this.#message(text, { kind: 'reason', given: true });
    if (this.#random() < pressesButton) return this.#wish('continue', { kind: 'reason', given: false });
    return this.#message(this.#random() < 0.5 ? 'i guessed' : 'idk', { kind: 'reason', given: false });
  }

  #aside(question: string): Utterance | null {
    for (const [at, { kinds, chance, most }] of this.#persona.asides.entries()) {
      if ((this.#said.get(at) ?? 0) >= most || this.#random() >= chance) continue;
      const kind = kinds[Math.floor(this.#random() * kinds.length)]!;
      const button = buttons[kind];
      const text = this.#drawn(kind, question);
      if (text === null) continue;
      this.#said.set(at, (this.#said.get(at) ?? 0) + 1);
      const means = { kind: 'aside', says: kind } as const;
      return button !== undefined && this.#random() < pressesButton ? this.#wish(button, means) : this.#message(text, means);
    }
    return null;
  }

  #drawn(kind: SayingKind, question: string, misconception: string | null = null): string | null {
    return draw(this.#words, kind, { question, topic: this.#key.misconceptions, misconception }, this.#random);
  }

  #message(text: string, means: Meant): Utterance {
    return { input: { kind: 'message', message: text, question_id: null }, text, means, seconds: this.#seconds() };
  }

  #wish(wish: LessonWish, means: Meant): Utterance {
    return { input: { kind: 'wish', wish, question_id: null }, text: wish, means, seconds: this.#seconds() };
  }

  #seconds(): number {
    const [from, to] = this.#persona.seconds;
    return Math.round(from + this.#random() * (to - from));
  }
}

const lastOf = ({ messages }: LessonView): LessonMessage | undefined => messages.findLast(({ role }) => role === 'student');

const isLong = (sentence: string): boolean => sentence.split(' ').length >= 5;

/** Returns all the text in a message: its words, and the worked example with them. */
export const textOf = ({ text, example }: Pick<LessonMessage, 'text' | 'example'>): string =>
  example === null
    ? text
    : [text, example.stem, ...example.steps.map(({ explanation, math }) => `${explanation} $${math}$`), example.answer].join(
        '\n',
      );
