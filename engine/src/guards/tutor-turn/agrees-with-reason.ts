import { turnSentences } from './turn-sentences.ts';

/** Agreement with the student's reason ("Exactly!", "Yes, that's it", "good reason"), if it isn't about the answer. */
const agrees =
  /^(?:(?:oh|ah|ok|okay|well|wow)[,!. ]+)*(?:yes|yep|yeah|exactly|right|correct|precisely|absolutely|perfect|spot on|indeed|that's (?:right|it|true|correct|the (?:reason|idea|key|way))|that is (?:right|it|true|correct|the (?:reason|idea|key|way))|you're right|you are right|(?:what a |that's a |a )?(?:good|great|nice|excellent|perfect|sound) (?:reason|reasoning|thinking|explanation|explaining|way to see))\b/;
const ofTheAnswer = /\banswer\b/;

/** True if a turn agrees with the student's reason for her answer. It may always say that the answer was right. */
export const agreesWithReason = (text: string): boolean =>
  turnSentences(text).some(({ states }) => agrees.test(states) && !ofTheAnswer.test(states));
