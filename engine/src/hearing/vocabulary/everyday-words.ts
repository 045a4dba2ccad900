/** Everyday words that are never taken for a misspelled word of mathematics: "first", "then", "told". */
export const everydayWords: ReadonlySet<string> = new Set(
  (
    'a able about above act actually add after afternoon again age ago agree ahead air alive almost along already although am an and angry ' +
    'animal annoying another answer answers any anybody anymore anyone anything anyway apart apple apples are arm art as ask asked at ate away awesome ' +
    'baby bad ball band bathroom be bear beat became because bed been before behind being believe best bet better bird birthday bit black blue boat body ' +
    'book books bored boring both bought boy brain bread break bright bring broke brother brought brown bug build bus but buy by bye cake call called came ' +
    'camp can candy car card care case cat catch cause chair chat cheat check child children choice choose chose class clean clear close clothes ' +
    'cold come comes coming confused confusing cookies cool could couple course cousin crazy cry cut dad dark date day dead dear death decide did die died ' +
    'different dinner do does dog doing door dot down draw drawing drew drink drive drop dude dumb during each ear early earn earth easier easy eat eaten ' +
    'eating eight eighteen either else end enough even ever every everybody everyone exact exactly example except excited explain eye eyes face fact ' +
    'fail fair fall family far farm fast father favorite feel feeling feels fell felt few fifteen fifty fight figure figured find fine finger fire first fish five ' +
    'flat floor fly food foot football for forgive forty found four free friday friend friends from front fun funny game games gave get gets getting girl give given ' +
    'glad go goes going gone good goodbye got grade grandma grandpa great green guess guy had hair hand hands happen happened happy hard has hat hate have having ' +
    'he head hear heard heart heavy hello help helped her here hey hi high hint his hit hold holds home honest honestly hope horse hot house how however huh ' +
    'hundred hungry hurt i ice idea if ill im imagine in inside into is it its job joke jump just keep key kid kids kind knew know known lady land language late later laugh learn ' +
    'learned leave left leg lesson let letter life light like liked line list listen live lol long look looked looks lose lost lot lots love low luck lunch mad ' +
    'made make makes making man many marbles mark math mathematics matter may maybe me meal mean means meant meet method might mind mine mind miss missed mom monday money month ' +
    'mood morning mother move mouse movie much mum music must my myself name near need needs never new next nice night nine no nobody none noon normal nose not ' +
    'note notes nothing now number of off often oh ok okay old on once one ones only open or other our out over own page pan paper parents park party past pay pen pencil pencils people phone ' +
    'pick picture piece pizza place plan play played please plenty pls point poor pretty price problem proof proud pull put question questions quick quiet quiz race rain ran ' +
    'read reading ready real realize really reason red remember rest rich ride right ring river road rock room row rule run sad safe said sale same sat saw say saying says scared ' +
    'school score sea seat second see seem seems seen send set seven she shirt shoe shoes shop should show shown shows shut sick side silly since sing sister sit six sixty ' +
    'skip sky sleep slow small smart snow so soccer some somebody someone something sometimes song soon sorry sort sound speak spell stand star stay step still stone ' +
    'stop store story street strong stuck student study stuff stupid such sugar summer sun sure table take taken takes talk tall teach teacher team tell ten test than ' +
    'thank thanks that the their them then there these they thing things think thinking third thirty this those though thought three through thus tie till time times tired to today ' +
    'told tomorrow tonight too took top toward town toy train tree tricky tried trip truck true trust truth try trying turn tv twelve twenty two ugh um uncle under understand until up us ' +
    'use used using usually very video wait walk wall want wanted wants war was wash watch water way we wear week weird well went were what when where which while white who whole ' +
    'whose why will win window winter wish with without woman word words work worked working world worry worse worst would wow write writing written wrong wrote ' +
    'boom tiles tile present presents shot shots paint painted stacking picks whatever yeah year years yellow yes yesterday yet you young your yours zoo'
  ).split(' '),
);
