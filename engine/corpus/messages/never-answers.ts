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
`
  .split(/[|\n]/)
  .map((message) => message.trim())
  .filter((message) => message !== '');
