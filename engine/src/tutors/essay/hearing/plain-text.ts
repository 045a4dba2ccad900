const vowel = /[aeiouy]/iu;
/**
 * Words that distinguish English from other languages. A message of five or more words without any of them is in another
 * language.
 */
const english =
  /\b(?:the|a|an|is|was|were|are|be|to|of|and|in|it|its|i|im|you|u|that|this|they|he|she|for|on|with|as|at|by|but|not|dont|what|how|why|do|does|did|can|my|me|we|so|because|from|or|if|about|more|idk|just|have|has|had|no|yes|doc|document|think|all|there|their|who|when|which|would|like)\b/giu;
const foreign =
  /\b(?:no entiendo|qué|porque|por qué|está|cómo|puedo|ayuda|escribir|el|la|los|las|una|del|muy|gracias|que|je|ne|pas|est|les|des|une|pour|dans|avec|comprends|ich|nicht|und|das|ist|wie|ein|eine|der|die|não|você|isso|como|mas|uma)\b/giu;

/** True if a text is random keystrokes: hardly any word in it could be a real one. */
export function isGibberish(text: string): boolean {
  const words = text.match(/\p{L}+/gu) ?? [];
  if (words.length === 0) return text.trim() !== '' && !/\d/u.test(text);
  const random = words.filter((word) => (word.length > 3 && (!vowel.test(word) || /[bcdfghjklmnpqrstvwxz]{5}/iu.test(word))) || /(.)\1{3}/iu.test(word) || /^(?:asdf|sdf|qwer|lol|haha|hehe|lmao|blah|la|meh)+\w*$/iu.test(word)); // prettier-ignore
  return random.length / words.length > 0.5;
}

/** True if a text is in English, or too short or mixed to tell. */
export function isEnglish(text: string): boolean {
  const words = (text.match(/\p{L}+/gu) ?? []).length;
  if (/[\u0400-\u04FF\u0600-\u06FF\u3040-\u30FF\u4E00-\u9FFF\uAC00-\uD7AF]{2}/u.test(text)) return false;
  const known = text.match(english)?.length ?? 0;
  const other = text.match(foreign)?.length ?? 0;
  return words < 3 || other === 0 || known > other;
}
