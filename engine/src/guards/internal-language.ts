import type { Violation } from '../turn/agent.ts';
import { foldText, wordsOf } from './words-of.ts';

/**
 * Phrases by which a tutor speaks of the machine it runs on instead of its subject. Each is narrow on purpose: "model the
 * problem", "score 12 goals", "a system of equations", "the endpoints of the segment", "the slope is undefined" and "segment
 * AI" are about the subject itself.
 */
const internal: Record<string, readonly RegExp[]> = {
  'being a machine': [
    /\b(?:i am|i'm|im|as|being|i was|just|merely|only) (?:just |only |simply |merely )*(?:an?|your) (?:[\w-]+ ){0,3}?(?:a\.?i\.?|llm|chat ?bot|bot|(?:virtual|digital) \w+|(?:computer|tutor|software) program|language model)\b/,
    /\b(?:i am|i'm) (?:just |only )*(?:an?|the|your) (?:[\w-]+ )?(?:model|network|algorithm|machine|program|software|computer)\b/,
    /\b(?:i am|i'm|called|named) (?:claude|gemini|copilot|llama|mistral|gpt)\b/,
    /\b(?:an|the|this|any|by|your|of|am|i'm) a\.?i\b(?! ?[=<>+-])|\ba\.?i\.?[ -](?:tutor|model|assistant|system|generated|language|chat)/,
    /\b(?:language models?|llms?|artificial intelligence|machine learning|neural networks?|chat-?gpt|gpt-?\d|openai|anthropic)\b/,
    /\b(?:the|a|my|this) (?:tutor|student|learner|user|diagnosis|hint) model\b|\bmodel's (?:confidence|prediction|output|answer|guess)\b/,
  ],
  'its making': [
    /\bi (?:was|am|have been|'ve been) (?:programmed|trained|instructed|prompted|configured|designed|ordered|built|created|made) (?:to|by|on|for|not)\b/,
    /\bi (?:was|have been|am) told (?:to|not)\b/,
    /\bmy (?:programming|training|developers?|creators?|configuration|guidelines|code|parameters)\b|\bthe developers\b/,
    /\b(?:training data|knowledge cut-?off|context window|token limit|fine-?tun(?:ed|ing))\b/,
    /\bi (?:do not|don't|did not|didn't) (?:have|get) (?:access|the (?:final |correct )?(?:answer|solution))\b/,
  ],
  'its prompt': [
    /\b(?:system|hidden|secret|initial|developer) (?:prompts?|instructions?|messages?|directives?)\b|\bmy prompts?\b/,
    /\b(?:per|following|according to|against|violates?|follow|obey) my (?:instructions|rules)\b|\bmy (?:instructions|rules) (?:say|are|tell|forbid|do not|don't)\b/,
    /\bprompt (?:injection|engineering|template)/,
    /\b(?:ignor|disregard|forget|overrid|bypass)\w* (?:\w+ ){0,4}(?:instructions?|rules|prompts?|guidelines|polic(?:y|ies))\b/,
    /\bas (?:you )?instructed\b|\bi (?:can't|cannot|can not|won't|will not|am unable to) (?:comply|assist|fulfil)/,
    /\bthe user (?:asked|asks|typed|said|says|wants|wrote|requested|entered|is asking)\b|\b(?:hint|response|reply) (?:for the student|you requested)\b/,
  ],
  'its format': [
    /\b(?:json|schemas?|schemata|apis?|payloads?|xml|yaml)\b/,
    /\b[a-z]{3,}_[a-z]{3,}(?:_[a-z]+)*\b/,
    /<\||\[\/?inst\]|^\s*(?:assistant|system|user|human|developer)\s*:|^(?:sure|certainly|of course)[!,.]? here(?:'s| is)\b/,
  ],
  'its policy': [
    /\b(?:my|our|hint|hinting|tutoring|safety|content|usage|answer|no-answer|leak) polic(?:y|ies)\b/,
    /\bpolicy (?:forbids|prohibits|prevents|does not allow|doesn't allow|says i)\b/,
    /\bi(?:'m| am) (?:not|never) (?:allowed|permitted|supposed|authori[sz]ed) to\b|\b(?:guard ?rails?|leak (?:guard|detector))\b/,
  ],
  'its system': [
    /\b(?:tutoring|grading|computer|backend|back-end|our|my) systems?\b(?! of)|\bbeing (?:logged|tracked|monitored)\b|\bthe verifier\b/,
    /\bthe system (?:says you|thinks|flagged|marked|recorded|told|wants|will not let|won't let|doesn't let|tracks|knows)\b/,
  ],
  'her mastery in numbers': [
    /\bmastery\b[^.!?]{0,40}\d|\d[^.!?]{0,20}\bmastery\b|\bp\(mastery\)|\b(?:p_?mastery|bkt|bayesian knowledge)\b/,
    /\b(?:your|her|his|this student's) (?:\w+ )?(?:mastery|knowledge|skill|confidence|performance) (?:score|rating|probability|estimate)\b/,
    /\b(?:your|her|his) (?:mastery|knowledge|skill) level\b[^.!?]{0,20}\d/,
  ],
  'its bookkeeping': [
    /\b(?:hint|rung) level\b|\bhint \(?level\b|\blevel[ -]?[123] hint\b|\bat level [123]\b|\bhint (?:number )?[123] of [123]\b/,
    /\berror (?:category|tag|code)\b|\bmisconception (?:id|tag)\b/,
    /\b(?:answer key|ground truth|expected answer|canonical answer|reference solution|divergence step)\b/,
  ],
};

/** Objects when a reply speaks of the machine behind the tutor: model, prompt, schema, policy, system, mastery numbers. */
export function speaksOfItself(reply: unknown): Violation | null {
  for (const text of wordsOf(reply)) {
    if (!/\s/.test(text.trim())) continue; // one word is a value of ours, such as 'sign_error', and not a sentence
    const about = aboutItself(text);
    if (about !== null) return { guard: 'internal_language', detail: `speaks of ${about}` };
  }
  return null;
}

function aboutItself(text: string): string | null {
  const whole = foldText(text);
  const prose = foldText(text.replace(/\$[^$]*\$|\\\([^)]*\\\)/g, ' ')); // between dollar signs, x_max is an index
  for (const [about, phrases] of Object.entries(internal)) {
    const said = about === 'its format' ? prose : whole;
    if (phrases.some((phrase) => phrase.test(said))) return about;
  }
  return null;
}
