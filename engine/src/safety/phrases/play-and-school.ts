/** Where one of these stands in the sentence, words that may tell of harm are about the lesson or about play. */
export const school = [
  'homework|fraction|fractions|math|maths|question|questions|problem|problems|test|exam|quiz|decimals|number|numbers|algebra|answer|answers|equation|lesson|worksheet|grade|grades|mark|marks|essay|spelling|paper|step|steps|formula|example',
];
export const playing = ['<game>', 'lol|haha|jk|joking', 'story|book|novel|film|movie|play|chapter|character|series|show'];
