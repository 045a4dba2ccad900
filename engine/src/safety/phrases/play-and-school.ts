/** Words that show that a sentence is about the lesson or about play, although other words in it may suggest harm. */
export const school = [
  'homework|fraction|fractions|math|maths|question|questions|problem|problems|test|exam|quiz|decimals|number|numbers|algebra|answer|answers|equation|lesson|worksheet|grade|grades|mark|marks|essay|spelling|paper|step|steps|formula|example',
];
export const playing = ['<game>', 'lol|haha|jk|joking', 'story|book|novel|film|movie|play|chapter|character|series|show'];

/** "Is the mean a bully?", "outliers bully the average": a number does it, not a person. In "a mean bully" it is a person. */
export const numbersThatBully = [
  '<quantity> is|are|was|were|be|can|could|gets|get|got|like not|being|just|really|such? a|the? bully|bullies|bullied',
  'is|are|was the? <quantity> like|such|not? a|the bully|bullies',
  '<quantity> bully|bullies|bullied|bullying $|the|a|all|every|other|each|<quantity>',
  'bully|bullies|bullied|bullying by|the? the? ~1 <quantity>',
  'bully ~2 mean|median|mode or|and|vs mean|median|mode',
  'the mean is|was|be|can|could|gets|get|got|like not|being|just|really|such|be? a|the? bully|bullied',
  'is|was|can the mean be|like|such|not? a bully',
  '^ is? mean is|a not? such? a? bully',
  'called mean because|is it|is is|a a? bully',
];

/** "Mom hit me with 4 questions", "hit us with a pop quiz". */
export const asksMuch = [
  'hit|hits me|us with a|an|the|some|another|more|#|two|three|four|five|ten pop|hard|surprise|tough|big|math|more? quiz|test|question|questions|problem|problems|worksheet|exam',
];
