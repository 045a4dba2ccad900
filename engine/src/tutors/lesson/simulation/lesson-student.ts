import type { LessonInput, TutorAct } from '@stoa/schema/lesson';
import type { Question } from '../state/lesson-session.ts';
import { inProse, rightAnswer, wrongAnswer } from './lesson-answers.ts';
import { asides, type AsideKind } from './lesson-asides.ts';
import { HiddenKnowledge, type Teaching } from './hidden-knowledge.ts';
import type { LessonPersona } from './lesson-persona.ts';

/** What the student sends, what she means by it, and how long she thought. */
export type Utterance = {
  input: LessonInput;
  means: { kind: 'answer'; right: boolean } | { kind: 'aside'; aside: AsideKind } | { kind: 'onward' };
  /** No lesson should go on with it. */
  harmful: boolean;
  seconds: number;
};

/** What came back: the tutor's act, the question it was about, the explanation or example of the concept that came with it. */
export type Told = {
  act: TutorAct;
  /** Of the question in focus before; null where none was. */
  concept: string | null;
  /** Concepts that were explained in the message, and those of a worked example in it. */
  explained: readonly string[];
  exampled: readonly string[];
};

/** A student in a lesson, whose mind and manner are a persona's. The same seed says the same to the same tutor. */
export class SimulatedStudent {
  readonly knowledge: HiddenKnowledge;
  readonly #persona: LessonPersona;
  readonly #random: () => number;
  #question: string | null = null;
  #asidesHere = new Map<AsideKind, number>();
  #pressed = 0;

  constructor(persona: LessonPersona, concepts: readonly string[], random: () => number) {
    this.#persona = persona;
    this.#random = random;
    this.knowledge = new HiddenKnowledge(persona.knowledge, concepts, random);
  }

  /** The student's next turn, at the question in focus or at none. */
  says(question: Question | null): Utterance {
    if (question === null) return this.#onward();
    if (question.question_id !== this.#question) {
      this.#question = question.question_id;
      this.#asidesHere = new Map();
    }
    const aside = this.#persona.asides.find(
      ({ kind, chance, most }) => (this.#asidesHere.get(kind) ?? 0) < most && this.#random() < chance,
    );
    return aside === undefined ? this.#answer(question) : this.#aside(aside.kind);
  }

  /** Takes in what the tutor said. */
  hears({ act, concept, explained, exampled }: Told): void {
    for (const one of explained) this.knowledge.isTold(one, 'explanation');
    for (const one of exampled) this.knowledge.isTold(one, 'example');
    const teaching = teachingOf(act);
    if (concept !== null && teaching !== null) this.knowledge.isTold(concept, teaching);
  }

  /** An answer to a question that nobody helps with and nobody comments on: a test. */
  answersUnaided(question: Question): string {
    const right = this.knowledge.isRight({ concept: question.concept, phase: 'asked', opening: false });
    return right ? rightAnswer(question) : wrongAnswer(question, this.#random);
  }

  #answer(question: Question): Utterance {
    const { answerField, prose } = this.#persona;
    const { concept, phase, step, question_id } = question;
    const right = this.knowledge.isRight({ concept, phase, opening: step === 0 });
    const plain = right ? rightAnswer(question) : wrongAnswer(question, this.#random);
    const inField = this.#random() < answerField;
    const message = !inField && this.#random() < prose ? inProse(plain, this.#random) : plain;
    const input: LessonInput = inField
      ? { kind: 'answer', message, question_id }
      : { kind: 'message', message, question_id: null };
    return { input, means: { kind: 'answer', right }, harmful: false, seconds: this.#seconds() };
  }

  #aside(kind: AsideKind): Utterance {
    this.#asidesHere.set(kind, (this.#asidesHere.get(kind) ?? 0) + 1);
    const { says, wish, harmful, inOrder } = asides[kind];
    const at = inOrder === true ? this.#pressed++ % says.length : Math.floor(this.#random() * says.length);
    const input: LessonInput =
      wish !== undefined && this.#random() < 0.5
        ? { kind: 'wish', wish, question_id: null }
        : { kind: 'message', message: says[at]!, question_id: null };
    return { input, means: { kind: 'aside', aside: kind }, harmful: harmful === true, seconds: this.#seconds() };
  }

  /** No question waits: more is on offer. */
  #onward(): Utterance {
    const wish = this.#persona.wantsMore ? 'continue' : 'finish';
    return {
      input: { kind: 'wish', wish, question_id: null },
      means: { kind: 'onward' },
      harmful: false,
      seconds: this.#seconds(),
    };
  }

  #seconds(): number {
    const [from, to] = this.#persona.seconds;
    return Math.round(from + this.#random() * (to - from));
  }
}

/** What a tutor's act teaches of the question it is about; explanations come beside it. */
function teachingOf(act: TutorAct): Teaching | null {
  switch (act) {
    case 'probe':
    case 'explain':
    case 'tell':
    case 'hint':
      return act;
    case 'withhold':
      return 'hint';
    case 'confirm':
    case 'extend':
    case 'complete':
      return 'right';
    default:
      return null;
  }
}
