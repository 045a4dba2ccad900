/**
 * Messages with numbers, letters and choices in them that claim nothing, whatever question waits: talk about other things, doubts,
 * questions, denials, half sentences, steps on the way. Between bars.
 */
export const neverAnswers: readonly string[] = `
  why is it 3/4 | what is 3/4 of 8? | I have 2 questions | can you do number 3 with me | what does the 4 mean | how did you get 12
  step 2 confuses me | the 3/4 in the question is confusing | not 5 | it isn't 6 | 5 is wrong right? | give me 5 minutes
  i am 10 years old | my favourite number is 7 | there are 24 kids in my class | is it on page 12 | its 3 o'clock
  i got 90% on my test | i have 12 | we are on question 4 | its the 4th one i did | you said 12 | you said it was 12
  my friend got 12 | my friend says 12 | my dad thinks its 12 | he said 12 | the calculator says 12 | 12 is too big
  12 cant be right | it should not be 12 | i dont think its 12 | i dont think it is 5 | im not sure if its 12 | i doubt its 12
  should i write 12 or twelve | do i write 12 | can i write 12 | would 12 work | what if its 12 | what if x is 5
  if it was 12 then what | if x = 5 then 2x is 10 | let x be 5 | say x is 5 | when x is 5 | for example 12 | is 12 a fraction
  12 what | more than 12 | less than 12 | at least 12 | between 3 and 4 | almost 12 | 12 times | times 4 | divide by 2
  subtract 1 | one more | one more time | one question | one thing | a second | another one | the one above | no one told me
  B is weird | A is for apple | I | i see | is a half the same | yes please | no thanks | no way | yes i do | no i dont | no stop
  yes you can | yes but how | true that | correct? | not correct | is that correct | that is wrong | thats not right
  its false advertising | right | wrong | () | $ $ | 5 stars | 8/10 lesson | im 100% sure | 1000 thanks | 2 ez | 4 real | gr8 | m8
  l8r | h8 this | 1st | i did 3+4 | i did 3 times 4 | i tried 3+4 | i tried 12 | i wrote 12 | i put 12 | i put 12 but its wrong
  is 12 wrong | 12 was wrong | 12 didnt work | it says 12 is wrong | i thought it was 12 | i thought 12 | i used to think its 12
  last time i got 12 | yesterday i got 12 | at first i got 12 | i got 12 wrong | i got 3 wrong | i got 5 minutes left
  i get 2 tries | i got 2 brothers | i got a 12 on the test | there is 1 thing i dont get | there are 2 ways | it has 4 sides
  it is 2 steps | it is 1 am | its a trick | its a lot | its 5 am here | that is 1 of the hard ones | the answer is hard
  the answer is in the book | the answer is a number | is the answer a number | is the answer even | the answer is not 12
  the answer cant be 12 | the answer might not be 12 | answer 12 is wrong | so it isnt 12 | so not 12 | so what is 12
  so 12 is what | then what | and 12? | maybe not 12 | maybe 12 or so many | 12 or what | no 12 | no not 12 | never 12 | 12 no
  12 nope | 12 is not it | not really 12 | hmm not 12 | 12???? why | why 12 | y 12 | how 12 | how come 12 | where is the 12 from
  who said 12 | who has 12 | 12 because? | because 12 | since 12 | bc its 12 | because its 12 | so then | so | then | it is | it
  is it | the answer is | i think | i think so | i dont think so | i think not | i think it is wrong | i think its hard
  i think you are wrong | i think a lot | i got it | i got it now | got it | i get it | i dont get 12 | help me with 12
  hint for 12 | skip 12 | tell me if its 12 | can you check 12 | check 12 | [] | <3 | >3 | >_< | :3 | :D | xD | -_- | ._. | T_T
  ;) | e.g. 12 | q12 | #12 | no.12 | nr 12 | p. 12 | ex 12 | 2 b or not 2 b | c u | r u ok | abcd | option | answer b or c | b c
  be | why not b | not b | b isnt it | everything but b | all but b | b and c are the same | zero help | zero idea
  a quarter to five | quarter past | third time lucky | my third try | ten out of ten | six seven | nine eleven | i got 3 right
  i got 2 left | so i have 3 left | so i have 2 hints left | that is 2 hints | this is 3rd time | this is number 4
  this is question 5 | thats 2 times now | its 2 for me | it is 7 pm | its 5 past 3 | its 20 past | its the 2nd time
  is it 3 times | is it 4 of them | is it one of those | is it two things | is that 1 step | is this 2 steps | this is 1 step
  that makes 2 of us | that makes 3 questions | i think 1 more hint | i think two heads are better | i think 5 is my limit
  i guess 2 more | i guess i need 1 | i pick 3 first | i choose 2 to start | so 2 first | so 3 is the top | so 4 is the bottom
  so the 3 is | so 3 over | so the top is 3 | the top is 3 | the bottom is 4 | the top number is 3 | the numerator is 3
  the denominator is 4 | the first number is 6 | the second is 8 | the step is 2 | the factor is 2 | the common factor is 2
  the gcf is 2 | the quotient is 3 | the sum is 7 | the difference is 4 | first 21 | first its 10 | first i get 10
  first i got 10 then | so first 10 | so its 10 first | i got 10 so far | i get 10 but then what | i got 10 but now what
  i got 10 what now | i got 10 and then what do i do | i got 10 and im stuck | i got 10 and now im stuck
  i got 10 then i dont know | i have 10 now | now i have 10 | so 2x is 10 | so 2x = 10 | 2x is 10 | that means 2x = 10
  so x+x is 2x | x + x is 2x | x and x is 2x | so half is 3 | half is 3 | a third is 2 | one quarter is 2 | a quarter of 8 is 2
  1/4 of 8 is 2 | so 1/4 is 2 | 10% is 6 | so 10% is 6 | it is 2 numbers | there are two answers | there is 1 x
  there are 3 of them | there are 3 groups of 4 | it has 4 equal | she has 4 in each | they get 4 each | both are 4
  both are even | both 4 | each 4 | each has 4 | each one is 4 | 3 more | 3 less | 3 times more | 3 times as many | 2 times
  2 times 5 | two times | half is 4 | maybe 2 more | maybe later | maybe 3 times | probably 1 of them | about 3 of them
  like 5 times | like 2 of them | no 2 | no, 2 more | no, 3 times | no its 3 times 4 | yes 2 of them
  yes 2 more please | ok 1 sec | ok 2 more | ok 5 more minutes | ok so 2 what | so 2 what | 2 what | sorry 1 sec | sorry 2 min
  wait 1 | wait 5 | wait 1 min | wait one | actually 2 things | actually two questions | i mean 2 of them |
  i mean number 3 | i meant step 2 | my answer is 1 of them | my answer is not 12 | my answer is wrong
  my answer is 12 but its wrong | my answer is 12 but why | my answer was 12 | my answer was 12 but you said no
  is my answer 12 wrong | the answer was 12 | the answer was 12 last time | was it 12 | was it 12 last time | was the answer 12
  was it 12? | would it be 12 if there were 3 | would it be 12 or less | could it be more than 12 | could it be 12 or more
  could it be less than 5 | should it be even | should it be 2 steps | can it be 12 | can it be 0 | can it be 0?
  can it be negative | can x be 0 | can x be 5 | can x be 5? | is x 0 | is x one | is x a | does x = 5 | does it equal 5
  does it make 12 | it doesnt make 12 | it makes no | it makes 12 if | equals what | = what | x = ? | x=? | x = what | x = y | x=x
  x equals | x is | x is what | x is 5 why | 12 my friend said | my friend said 12 | 12 is what my friend got
  12 is my lucky number | 12 is my age | 12 is the wrong answer | 12 is the answer to the last one | 12 is the answer in the book
  12 is the answer of my friend | 12 is even | 12 is too much | 12 is a lot | 12 is not right | 12 isnt right | 12 is incorrect
  12 is false | 12 not right | 12 seems wrong | 12 sounds wrong | 12 feels wrong | 12 wrong | 12 yes or no | 12 or something else
  12 or no | 12 or not | 12 or more | 12 or less | 12 plus | 12 minus what | 12 - ? | 12 = ? | a) 12 | q4 | Q4: 12 | 12 (wrong)
  12//2 | twelve thirty | two dozen eggs | one two three | ten nine eight | million dollars | 5 bucks | 12 of what | in 20 minutes
  for 20 minutes | after 20 minutes | 20 minutes ago | its been 20 minutes | i have 20 minutes | i have 20 minutes left
  lesson two | lesson 2 | lesson one | one lesson | question one | step one | step 1 | part 2 | part b | part a | grade 5
  level 2 | page 7 | number 7 | no 7 | no. 7 | # 7 | try 2 | attempt 3 | hint 2 | hint 1 | 2nd hint | another 2 | 2 hints
  3 tries | 3 strikes | 2 more tries | 2 tries left | 1 try left
  i already did 3 of these today | we get 10 points for each | my house number is 24 | is 24 even | i have to be done by 4
  can you wait 2 minutes | there were 25 of us in class | i thought you said 3 | so the first step is 3 | it says 3 on the board
  it says 12 | the book says its 12 | in the book its 12 | i saw 12 somewhere | it looks like 12 | looks like a 12
  it starts with 1 | the answer starts with 1 | the answer has 2 digits | it has 2 digits | is it a two digit number
  is it bigger than 10 | is it under 10 | is it between 5 and 10 | is it close to 12 | is it near 12 | its more than 10
  its less than 20 | it is not more than 20 | its bigger than 3 | its like 12 but smaller | almost 12 but not quite
  somewhere around 12 or 13 | 10 something | i know its 10 something | its either big or small | first we take 3 | you take 3 away
  take away 3 | add 3 to both | 3 goes to the other side | then you divide by 2 | and divide it by 2 | after that i divide by 2
  you times it by 4 | times it by 4 | i need to find 4 of something | we need 3 of them | how about adding 3 | what about 3
  what about the 3 | and the 3? | where does the 3 go | the 3 goes there | the 3 moves | 3 stays | 3 is on top | 3 is left over
  3 is the remainder | 3 cancels | the x cancels | x goes away | x is alone | x is a number | x means times | x marks the spot
  i like x | why x | x? | B is my favourite letter | b looks right but idk why | i like b but also c | b seems wrong
  they are all wrong | all are right | a is correct too | isnt a also right | a and b both work | option a has 3
  option b is the same as c | what is option b | what does b say | can you read b | read me b | i cant see c | choice d is cut off
  d doesnt load | yes or no is hard | yes to what | no to what | what do you mean yes | yes i have a question
  yes but i dont know why | no wait what | no i meant the other one | no i have not learned that | yes we learned that
  yes i remember | no i forgot | no i dont remember | yes thats what i did | yes i see | no i see now | true or what
  is true the same as yes | false means no right | false alarm | not sure if true | whats true | is that true | is this true
  its true that its hard | its true im bad at this | that is false hope | half the class is gone | half of us | half my brain
  a third of me wants to quit | one day i will get it | one of my friends knows | one way is to add | two ways to do it
  two more minutes please | five more minutes | ten minutes ago | a hundred times i did this | a million times | zero chance
  zero clue | im zero help | negative vibes | im positive | im negative | plus i am tired | minus the noise its ok
  times are hard | it equals nothing | equals | 1st try | 2nd try | 3rd grade | 4th grade math | grade 5 math | room 12 | bus 7
  at 3:15 i go | 10/12/2026 | born 2015 | call 911 | v2 | covid 19 | top 10 | you get 5 stars | i give it 5 stars | 100 percent
  110% | 360 no scope | 1,2,3 go | 1 2 3 go | 3 2 1 go | abc 123 | 123 testing | test | testing 1 2 | hello 1 2 3
  12 is what i said before | like i said 12 | i already said 12 | i said 12 | as i said its 12 | again 12 | still 12 | same 12
  its still 12 | i keep getting 12 | i always get 12 | every time i get 12 | sometimes i get 12 | i get 12 when i add
  i get 12 if i multiply | if i add i get 12 | when i add them i get 12 | adding gives 12 | multiplying gives 12
  if you multiply its 12 | if you add them its 12 | because 3 times 4 is 12 | since 3 times 4 is 12
`
  .split(/[|\n]/)
  .map((message) => message.trim())
  .filter((message) => message !== '');
