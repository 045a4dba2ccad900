/** "Knock knock", "what did the perimeter say to the area?", "it was a joke": nothing in a joke is meant as it says. */
const joke =
  /\bknock,? ?knock\b|\b(?:i|u|you|we|he|she|wanna hear|want to hear|here['’]?s|heres|know|tell (?:you|u|me)|made|got|have)\b.{0,12}\bjokes?\b|\b(?:it|that|this)(?:['’]?s| is| was|s) (?:just |only )?(?:a )?(?:joke|joking)\b|\bi (?:was|am|['’]?m|im) (?:just |only )?(?:joking|kidding)\b|\b(?:just|only) (?:joking|kidding)\b|\b(?:what did (?:the|one) \w+ (?:say|tell) (?:to )?|why did the \w+ (?:cross|break up|go to|leave)\b)/i;

/** True if the student tells a joke, or says that something was one. */
export const tellsJoke = (text: string): boolean => joke.test(text);
