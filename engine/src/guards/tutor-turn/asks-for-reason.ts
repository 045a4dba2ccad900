import { turnSentences, type TurnSentence } from './turn-sentences.ts';

/** Questions about the student's reason: "How did you see that?", "What made you sure?", "Tell me why that works." */
const ofReason =
  /\bhow (?:did|do|could|can|would|were|are) you\b|\bhow come\b|\bwhy\b|\bwhat (?:\w+ )?(?:did you|do you|made you|makes you|told you|tells you|helped you|gave it|was your|were you|is your|'s your|let you|led you)\b|\bwhat's (?:your|the) (?:reason|thinking|trick|idea)\b|\bwalk me through\b|\bin your own words\b/;
const orders = /\b(?:tell|show|explain|describe|say|share|walk)\b/;

/** True if a turn asks the student how she got her answer, as a question or as a request. */
export const asksForReason = (text: string): boolean => turnSentences(text).some(asks);

/** Returns what a turn states besides asking for the reason. */
export const besideAsking = (text: string): string =>
  turnSentences(text)
    .flatMap((sentence) => (asks(sentence) ? [] : sentence.states))
    .join(' ');

const asks = ({ said, asks: isQuestion }: TurnSentence): boolean => (isQuestion || orders.test(said)) && ofReason.test(said);
