/**
 * Students' spellings of the words in the lists: chat language, children's spelling, and speech recognition errors. On each
 * line: the word, then its spellings.
 */
const spellings = `
you: u ya yu yuo
are: r ar
your: ur youre yor
i dont know: idk idek iono idunno
i dont get it: idg idgi
i dont care: idc
because: bc cuz coz cos becuz becuse becaus becase becouse becus cause bcuz bcos bcause
please: pls plz plss plsss pleese pleas pleez plea
thanks: thx tx thanx thnx tysm tks thnks tanks
thank you: ty thankyou tyy tyvm tnx thankyu
what: wat wut wht whut waht wot
whats: wats wuts
why: whyy whi wy
how: hw howw
with: w wit wif
without: w/o
something: smth sth somthing somethin
someone: some1 sum1
anyone: any1
no one: no1 noone
right: rite rihgt rigth
write: wrte
wrong: rong worng wrng rongg
know: kno knw
dont know: dunno
going to: gonna gona gunna finna
want to: wanna wana
got to: gotta gtg g2g
let me: lemme lemmi lem
give me: gimme gimmie
come on: cmon comeon
kind of: kinda kindof
sort of: sorta
though: tho doe
through: thru
tomorrow: tmrw tmr tomorow tommorow tommorrow 2morrow
today: 2day tday
tonight: 2nite tonite
great: gr8
hate: h8
later: l8r
too: tooo
people: ppl peeple
about: abt bout abut
before: b4 befor befour
school: skool scool
teacher: techer teecher teachr
friend: frend freind frnd
friends: frends freinds frnds
answer: anser awnser aswer anwser answr ansewr ans
again: agen agin agian
explain: explane explian xplain explaine
example: exemple exampel eg
understand: undrstand undestand understnd
understood: undrstood
question: qestion queston quesion
help: halp hlp hepl hlep
hint: hnt hinte
stupid: stoopid stupit stuped
dumb: dum dumm
bored: bord
boring: borin boaring
tired: tird tierd tyred
scared: scard sacred afrade
worried: worryed woried
hard: hrad
easy: ez eazy easyy eazi
think: fink thnk tihnk thinkk thik
thought: thot thougt thort
just: jus jst
this: dis thiss
that: dat
the: da teh tha
there: ther
they: dey
dead: ded
died: dyed dide
heaven: heven
fractions: fracshuns frackshuns fractons
number: numbr nomber num
numbers: nubers nums
bottom: botom bottem
bottoms: botoms bottems bottms
top: topp
numerator: numrator numerater
denominator: denomenator denominater donominator
always: allways alwys alwas
never: nevr
bathroom: bathrom barthroom
second: sec secs
minute: min minit
minutes: mins minits minuts
right now: rn
to be honest: tbh
not going to lie: ngl
in my opinion: imo
talk to you later: ttyl
see you: cya cu
be right back: brb
i guess: ig
i love you: ily ilysm
so much: sm
okay: ok k kk okie okey oke okk oki otay okayy
yes: yea yeah ya yep yup yeh yess yas ye
no: nah nope noo naw
lol: lmao haha hahaha hehe lolol xd rofl lmfao hah ha jaja jajaja jeje lul
very: rly rlly vry
really: realy
literally: litterally literaly
homework: hw
next: nxt
cant: cannot
doing: doin
going: goin
nothing: nothin nuthin
have: hav hve
has: haz
like: liek lik
sorry: srry sry sori
learn: lern
learned: lernd learnt
read: reed
real: reel
does: dose duz
done: dun
made: maed
mistake: mistak misteak
wait: wate w8 wiat
where: wher
were: wer
which: wich witch
when: wen
other: uther othr
brother: bruther brothr
grandma: granma gramma
grandpa: granpa grampa
favorite: fav favourite favorit
everything: evrything everthing
everyone: evryone
friday: fryday
idea: ideea
show: sho
tell: tel
step: stepp
smaller: smallr
bigger: biger
same: sam
`;

const spelled: ReadonlyMap<string, readonly string[]> = new Map(
  spellings
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [word = '', others = ''] = line.split(': ');
      return others.split(' ').map((other): [string, string[]] => [other, word.split(' ')]);
    }),
);

/**
 * Returns a word in its dictionary spelling, or the words that it abbreviates; itself if it isn't known. In lower case and
 * without apostrophes.
 */
export const spelledOut = (word: string): readonly string[] => spelled.get(word) ?? [word];
