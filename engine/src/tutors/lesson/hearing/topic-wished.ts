const things =
  'soccer|football|basketball|baseball|volleyball|hockey|tennis|gymnastics|swimming|karate|ballet|dancing|sports?|minecraft|fortnite|roblox|pokemon|video ?games?|games?|gaming|youtube|anime|movies?|music|animals?|dogs?|cats?|horses?|dinosaurs?|space|cars?|trucks?|food|candy|superheroes|dragons?|unicorns?|cooking|shopping|fashion|nature|robots?';
const about = new RegExp(
  String.raw`\b(?:do|have|get|make|give|want|use|try|be|is there|got)\b[^.?!]{0,30}\b(?:about|with|on|of) (?:like |some |my )?(${things})\b`,
  'i',
);
const asksFor =
  /\b(?:can|could|may|please|pls|give me|i want|lets|let['’]?s|wanna|is there|do you have|make it|how about|next)\b/i;
const without =
  /\b(?:nothing with|without|no|not with|none with|with no|dont want|don['’]t want|dont like|hate) (?:any |the )?(decimals|fractions|negatives|negative numbers|percents|stories|story problems|word problems)\b/i;
const wantsOne = /\b(?:give me|can i|can we|could i|could we|harder|easier|another|next|do one|have one|get one|please|pls)\b/i;

/** What a student would rather have a question about, or without; a lesson can't choose either. */
export type TopicWished = { readonly kind: 'about' | 'without'; readonly what: string };

/**
 * "Can we do something about basketball", "a harder one but nothing with decimals": returns what she'd rather have.
 *
 * Errors  none: null if she wishes for nothing of the kind.
 */
export function topicWished(text: string): TopicWished | null {
  const [, topic] = about.exec(text) ?? [];
  if (topic !== undefined && asksFor.test(text)) return { kind: 'about', what: topic.toLowerCase() };
  const [, left] = without.exec(text) ?? [];
  return left !== undefined && wantsOne.test(text) ? { kind: 'without', what: left.toLowerCase() } : null;
}
