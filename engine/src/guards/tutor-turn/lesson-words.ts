/**
 * The words in which lessons are told, as `ideasOf` reads them: every root that is in two or more lessons of the library, read
 * on 2026-11-23 without their questions, because the stories in those can be about anything.
 */
export const lessonWords: ReadonlySet<string> = new Set(
  (
    'across add against algebra alik allow alon along aloud already alway among amount answer anybody anyth apart appl area asid away ' +
    'b backward bag balanc bank bar becam becom began begin behind belong besid better bird blu book boolean bottl box bring build ' +
    'button buy cak cal calculat cancel candy cannot card carry cheaper check child chocolat choic choos clear cm coin color comma ' +
    'compare comparison comput constant cross cup day deal decid decimal denominator depend differ different dim distanc div divide ' +
    'dollar down draw drink drop early easy eat eighty els empty end enough equal equation even everybody everyth exact explain f fact ' +
    'factor fal fals farther faster feel fewest field fiftieth fil fin finger fix flow fold follow forget forgotten form fourteen ' +
    'fourteenth frac fraction fre front further g garden glass gon grad green grew grow guess hal hard harder head hear height hold ' +
    'however idea imagin inch instead integer itself jug juic jump kind known lack large later lay lcm learn letter level lie list ' +
    'liter los lost marbl mark matter mean measur median meet met meter mia mil mind minute miss mix mode moment mov mult multipl ' +
    'multiply n nam near nearer nearest need negative neighbor neither new nobody non noth number numerator open operation order ' +
    'outcome pag paint pair paper parentheses pass path pear pen penny per percent perimeter pictur piece pizza place plant plat play ' +
    'point positiv pour practic print probability pul push quick rat rather ratio reach read ready recip red rest rewrit ribbon ric ' +
    'rightarrow ris round row rule ruler sav scal seat second seen seesaw sens sentenc set settl seventeen several shap sheet side ' +
    'sign simpler simplest sinc singl sit six sixteen siz slip slow small sock solution someon someth soon spread squar stand stat ' +
    'statement stay sticker stop story straight strip stronger subtract suit tabl tak taken tank taxi tel ten term test thin ' +
    'thirteenth though thought through ticket tip trust turn twenty under undo undon unit unlik upsid valu wait wal walk water week ' +
    'went whatever whenever whether whit whoever whole wid win without writ written wrot x y yourself zero '
  )
    .trim()
    .split(' '),
);
