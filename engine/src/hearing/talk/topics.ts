/**
 * Topics of words. They are so broad that even a word that isn't in the corpus can be understood: a student who is afraid may
 * say "terrified" or "petrified". A word may have several topics. One topic to a line.
 */
const topics = `
death: die died dies dying dead death passed passing funeral grave cemetery buried bury coffin casket ashes urn heaven angel hospice lost loss gone memorial widow killed murdered suicide accident crash drowned euthanized mourning grieving grief wake eulogy obituary rainbow bridge vet miss missing
parting: divorce divorced divorcing split separated separating separate leaving left moved moving move away custody dumped breakup ex goodbye forever deployed deported jail prison
illness: sick ill illness cancer tumor hospital surgery operation ambulance coma disease chemo fever flu covid virus vomit puke throwing nausea dizzy headache migraine stomachache ache aches hurt hurts hurting pain sore cold cough allergy allergic asthma broken sprained concussion doctor nurse medicine pills er icu
sad: sad unhappy depressed depressing miserable heartbroken crying cry cried tears tear sobbing bawling down blue gloomy hopeless devastated upset sorrow weeping hollow empty numb broken
fear: afraid scared scary terrified terrifying petrified frightened fear fears worried worry worries worrying worrisome nervous anxious anxiety panic panicking panicked stress stressed stressing stressful dread dreading dreads freaking freaked shaking trembling sweating butterflies nightmare nightmares doom doomed overwhelmed uneasy tense antsy jittery nervy spiral spiraling
fail: fail failed failing fails flunk flunked flunking bomb bombed f repeat held retake detention suspended grounded punished expelled
shame: ashamed embarrassed embarrassing embarrass humiliated humiliating dumb stupid idiot idiotic dumbest stupidest loser failure worthless useless moron clown dunce slow behind pathetic incapable hopeless inadequate incompetent laughed laughing laugh joke brainless clueless suck sucks bad worst terrible horrible awful trash garbage dense thick remedial special babyish
anger: angry mad furious rage raging raged pissed hate hates hated hating annoyed annoying annoys irritated irritating livid fuming seething screw dumb stupid idiotic shut sucks suck crap crappy damn dang heck hell freaking frickin stfu wtf trash garbage worst useless broken rigged unfair fair scam lame ridiculous bs bull bullcrap jerk mean rude smash throw punch kick slam delete uninstall leave alone
bored: bored boring boredom dull snooze snoozefest yawn yawning zzz zzzz monotonous tedious repetitive same again endless forever dry meh blah whatever care uninteresting nothing pointless drag dragging paint drying falling asleep
tired: tired sleepy exhausted exhausting exhaust drained wiped beat worn fatigued drowsy zonked sleep slept sleeping asleep awake insomnia nap yawn yawning bed bedtime tire pooped fried mush dead energy zombie burnt burned burnout late midnight eyes closing heavy nodding dozing
lonely: lonely alone lonesome nobody noone left excluded ignored ignore ignores invisible outcast friendless solo isolated unwanted invited invite friends lunch sit sits sitting table ghosted ghosts replies popular weird partner partners picked pick chosen talks listens understands hang hangs
glad: happy glad yay woohoo woo hooray hurray yippee excited exciting love loving loved fun awesome amazing cool great good nice sweet sick epic fire lit dope hype hyped pumped stoked thrilled joy delighted
pride: proud nailed crushed aced smashed killed killing crushing owned cooked cooking ate slayed slay genius smart smarter brilliant legend goat king queen pro expert master champion winner won win unstoppable best einstein improving improved better myself finally streak first try perfect hundred beast
insight: oh ohh aha ahh click clicked clicks clicking makes sense sensible see get got understand understood realize realized figured lightbulb bulb dawned obvious clear clearer finally now eureka gotcha duh connected
frustration: ugh argh grr sigh impossible hard harder hardest difficult tough tricky complicated stuck struggle struggling struggled give giving quit hopeless wrong again cant never nothing works trying tried keep keeps forever wits mess messing messed screwing screwed fml smh bruh come seriously frustrated frustrating annoying done
thanks: thanks thank thankful grateful appreciate appreciated appreciation gracias merci danke obrigado grazie arigato shukran xiexie tysm helped helpful lifesaver kind kindness patient patience
confused: confused confusing confuse confuses lost huh what wha hm unclear understand get follow following mean means meaning blank sense makes wait mixed puzzled baffled stumped cloudy fuzzy foggy head over
stop: stop stopping quit quitting done finish finished finishing end ending enough leave leaving go going bye goodbye later tomorrow break pause rest recess off exit close closing logout tired continue resume brb afk gtg dinner bed wrap bounce dip out peace
skip: skip skipping pass next another different new other change switch move moving forward ahead past else come back return later something random topic
faster: easy easier easiest simple simpler basic baby babyish childish kindergarten challenge challenging harder hard tougher advanced faster quick quicker quickly speed hurry rush ahead already know knew knows learned mastered obvious snooze short shorter less brief summarize summary tldr point
slower: slow slower slowly fast wait hold hang sec second seconds minute minutes min moment time pause think thinking patient steps step smaller small bit piece little chunk chunks one once overload overloaded lot much many long words rush rushing pencil paper write writing catch up
example: example examples sample demo demonstrate demonstration show showing model illustrate walk through worked similar like picture draw drawing diagram visual
again: again repeat rephrase reword restate differently another way simpler simple words english explain explaining explanation clarify elaborate rewind back reread once more over
hint: hint hints clue clues help helping tip tips nudge stuck start started starting begin push lifeline idea assist where first guide hand
answer: answer answers solution solve solved tell give just reveal cheat spoil result final
check: right correct check checking wrong verify sure okay good did does close mistake true track confirm
request: please can could would will may let want wanna need like wish hope mind lets
read: read aloud loud voice speak audio listen hear translate translation spanish language bigger font text dark mode color screen louder mute slow emoji
bathroom: bathroom restroom toilet pee potty washroom loo
school: school class teacher test quiz exam grade grades graded homework due report card principal recess lunch bell period semester finals midterm parents conference detention bus locker desk classroom sub substitute grader middle high college university summer
tool: calculator calc phone google photomath chatgpt desmos notes notebook paper pencil ruler protractor scratch textbook book dictionary cheat sheet fingers
time: long much many more left minutes hour hours until when done over almost remaining soon end questions problems
use: use uses used using need needs point life real world job jobs career grown adult ever future matter matters important learn learning invented useful useless why reason money
animal: dinosaur dinosaurs shark sharks tiger lion elephant giraffe whale dolphin penguin monkey bear wolf fox bee bees spider ant snake frog duck chicken cow pig sheep goat axolotl capybara octopus unicorn dragon
science: planet planets moon sun star stars space galaxy universe earth mars rocket astronaut black hole gravity atom volcano ocean weather rain snow storm tornado lightning electricity science sky blue plants photosynthesis fossil robot aliens alien ufo
world: president king queen country countries capital city america usa china mexico france war history world ancient egypt rome pyramid pyramids titanic bible god religion church political election trump biden famous celebrity taylor swift messi ronaldo lebron beyonce drake mrbeast kardashian
game: game games gaming play playing played roblox minecraft fortnite robux vbucks skin skins brawl stars zelda mario sonic pokemon xbox ps5 playstation switch nintendo steam level boss noob obby server clash royale fifa madden nba 2k tiktok youtube youtuber snapchat insta instagram discord stream streamer twitch meme memes skibidi rizz sigma gyatt ohio sus amogus npc netflix movie movies show anime manga naruto cartoon series episode music song songs sing rap kpop bts concert spotify
sport: soccer football basketball baseball hockey volleyball tennis swim swimming swimmer gymnastics cheer dance karate wrestling track race running skate skateboard surfing ski gym coach team match goal score practice championship tournament olympics
food: pizza burger fries taco tacos sandwich pasta spaghetti noodles ramen sushi rice chicken nuggets soup salad cheese cake cupcake cookie cookies donut candy chocolate chips ice cream snack snacks lunch dinner breakfast eat eating ate hungry starving thirsty drink water soda juice boba coffee milk cereal banana apple
body: poop fart butt burp snot booger boobs penis sexy naked kiss kissing crush girlfriend boyfriend dating hot cute pretty handsome
person: name old age birthday born live family mom dad brother sister friend human person real robot ai computer program bot girl boy
family: mom mum mother mama mommy dad father papa daddy grandma grandpa grandmother grandfather granny nana papaw abuela abuelo aunt auntie uncle cousin brother sister bro sis sibling siblings twin stepdad stepmom parents family baby nephew niece dog puppy cat kitten hamster rabbit bunny fish goldfish bird parrot turtle guinea horse pony gecko lizard ferret pet
greeting: hi hello hey hiya howdy yo sup wassup hola greetings morning evening afternoon night bye goodbye cya later adios ciao bonjour welcome whats up
agree: ok okay k sure yes yeah yep yup alright fine cool bet aight right true yessir understood noted gotcha deal sounds
disagree: no nope nah not never wrong false disagree
laugh: lol lmao haha hehe rofl xd lolz funny hilarious joke joking jk kidding ha hah dead 💀
filler: um uh like well so basically literally honestly actually tbh ngl kinda sorta idk maybe i guess just
intense: very really so super too extremely totally completely absolutely literally soo always never ever even
bot: you youre your tutor robot bot ai computer program app machine website stoa thing chatgpt
weather: today tonight yesterday tomorrow raining rain snowing snow sunny hot cold weekend friday monday holiday vacation christmas halloween birthday party
foreign: no entiendo que como es porque por favor ayuda gracias hola si yo el la los un una de en muy bien no se puedo pas je ne comprends oui merci bonjour ich nicht verstehe bitte ja nein danke
same: like same similar kind sort type equal equals compare just alike basically resemble reminds
whatif: if what would happens happen always ever every sometimes still also works work case instead suppose negative bigger zero
word: mean means meaning define definition word called name symbol sign stand stands term vocabulary spell pronounce
why: why how come because reason reasons explain cause
how: how do does can should steps step method way formula rule process start first next
claim: because since cause so think thought always every means rule has have must need equals is are makes
math: add added adding plus sum subtract minus take away difference multiply multiplied times product divide divided split share fraction numerator denominator top bottom decimal point percent ratio equation variable x y coefficient exponent power square root negative positive integer number digits digit zero factor multiple simplify reduce common equivalent perimeter area volume angle triangle rectangle circle radius diameter mean median mode range probability graph slope intercept line axis side sides length width height unit place value round estimate parentheses bracket order distribute combine terms inequality greater less bigger smaller
`;

const topicsOf: ReadonlyMap<string, readonly string[]> = (() => {
  const found = new Map<string, string[]>();
  for (const line of topics.trim().split('\n')) {
    const [name = '', words = ''] = line.split(': ');
    for (const word of new Set(words.split(' '))) found.set(word, [...(found.get(word) ?? []), name]);
  }
  return found;
})();

const none: readonly string[] = [];
const endings = ['s', 'd', 'ed', 'ing', 'er', 'ly', 'es', 'y'];

/** Returns the topics of a word, in its dictionary spelling or in a form that the lists have. */
export function topicsOfWord(word: string): readonly string[] {
  const known = topicsOf.get(word);
  if (known !== undefined || word.length < 5) return known ?? none;
  for (const ending of endings) {
    if (!word.endsWith(ending)) continue;
    const stem = topicsOf.get(word.slice(0, -ending.length)) ?? topicsOf.get(`${word.slice(0, -ending.length)}e`);
    if (stem !== undefined) return stem;
  }
  return none;
}
