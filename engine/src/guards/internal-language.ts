import type { Violation } from '../turn/agent.ts';
import { heard, wordsOf } from './words-of.ts';

/**
 * Phrases by which a tutor speaks of what it runs on instead of mathematics. Each is narrow on purpose: "model the problem",
 * "score 12 goals", "a system of equations", "the endpoints of the segment" and "segment AI" are the subject itself.
 */
const internal: { about: string; phrase: RegExp }[] = [
  {
    about: 'being a machine',
    phrase:
      /\b(?:i am|i'm|im|as|being|i was|just|merely|only|me,) (?:just |only |simply |merely |really )*(?:an?|your|the) (?:[\w-]+ ){0,3}?(?:a\.?i\.?|llm|chat ?bot|bot|language model|virtual assistant|digital assistant|computer program|(?:neural )?network|algorithm|machine)\b/,
  },
  { about: 'being a machine', phrase: /\b(?:i am|i'm|called|named) (?:claude|gemini|copilot|llama|mistral|gpt)\b/ },
  {
    about: 'being a machine',
    phrase:
      /\b(?:an|the|this|any|by|your|of|am|i'm) a\.?i\b(?! ?[=<>+-])|\ba\.?i\.?[ -](?:tutor|model|assistant|system|generated|language|chat)/,
  },
  {
    about: 'being a machine',
    phrase:
      /\b(?:language models?|llms?|artificial intelligence|machine learning|neural networks?|chat-?gpt|gpt-?\d|openai|anthropic)\b/,
  },
  {
    about: 'its making',
    phrase: /\bi (?:was|am|have been|'ve been) (?:programmed|trained|instructed|prompted|configured|designed|told|ordered)\b/,
  },
  { about: 'its making', phrase: /\b(?:training data|knowledge cut-?off|context window|token limit|fine-?tun(?:ed|ing))\b/ },
  {
    about: 'its prompt',
    phrase:
      /\b(?:system|my|hidden|secret|initial|developer) (?:prompts?|instructions?|messages?|directives?)\b|\bprompt (?:injection|engineering|template)/,
  },
  {
    about: 'its prompt',
    phrase:
      /\b(?:ignor|disregard|forget|overrid|bypass)\w* (?:\w+ ){0,4}(?:instructions?|rules|prompts?|guidelines|polic(?:y|ies))\b/,
  },
  {
    about: 'its prompt',
    phrase: /\b(?:as|per|following|according to) (?:you |my |your |the )?(?:instructed|instructions given|instructions i)\b/,
  },
  {
    about: 'its format',
    phrase:
      /\b(?:json|schemas?|schemata|apis?|payloads?|plaintext|null|undefined)\b(?! (?:hypothesis|set|angle|slope|fraction|expression|value|at|when|for|because))/,
  },
  { about: 'its format', phrase: /\b[a-z]{3,}_[a-z]{3,}(?:_[a-z]+)*\b/ },
  {
    about: 'its policy',
    phrase:
      /\b(?:my|our|hint|hinting|tutoring|safety|content|usage|answer|no-answer|leak) polic(?:y|ies)\b|\bpolicy (?:forbids|prohibits|prevents|does not allow|doesn't allow|says i)\b/,
  },
  {
    about: 'its policy',
    phrase:
      /\bi(?:'m| am) (?:not|never) (?:allowed|permitted|supposed|authori[sz]ed) to\b|\b(?:guard ?rails?|leak (?:guard|detector))\b/,
  },
  {
    about: 'its system',
    phrase: /\b(?:tutoring|grading|computer|backend|back-end|database|our|my) (?:system|server|engine|pipeline)s?\b(?! of)/,
  },
  {
    about: 'its system',
    phrase:
      /\bthe system (?:prompt|message|says you|thinks|flagged|marked|recorded|told|wants|will not let|won't let|doesn't let|tracks|knows)\b/,
  },
  {
    about: 'her mastery in numbers',
    phrase: /\bmastery\b[^.!?]{0,40}\d|\d[^.!?]{0,20}\bmastery\b|\b(?:p_?mastery|bkt|bayesian knowledge)\b/,
  },
  {
    about: 'her mastery in numbers',
    phrase:
      /\b(?:your|the|her|his|this student's) (?:\w+ )?(?:mastery|confidence|skill|knowledge|performance|accuracy) (?:score|level|rating|probability|estimate|value)\b/,
  },
  {
    about: 'its bookkeeping',
    phrase:
      /\b(?:hint|rung) level\b|\blevel[ -]?[123] hint\b|\bhint (?:number )?[123] of [123]\b|\berror (?:category|tag|code)\b|\bmisconception (?:id|tag)\b/,
  },
  {
    about: 'its bookkeeping',
    phrase: /\b(?:answer key|ground truth|expected answer|canonical answer|reference solution|divergence step)\b/,
  },
];

/** Objects when a reply speaks of the machine behind the tutor: model, prompt, schema, policy, system, mastery numbers. */
export function speaksOfItself(reply: unknown): Violation | null {
  for (const text of wordsOf(reply)) {
    if (!/\s/.test(text.trim())) continue; // one word is a value of ours, such as 'sign_error', and not a sentence
    const said = heard(text.replace(/\$[^$]*\$|\\\([^)]*\\\)/g, ' $ '));
    const found =
      internal.find(({ phrase }) => phrase.test(said)) ?? internal.slice(0, 5).find(({ phrase }) => phrase.test(heard(text)));
    if (found !== undefined) return { guard: 'internal_language', detail: `speaks of ${found.about}` };
  }
  return null;
}
