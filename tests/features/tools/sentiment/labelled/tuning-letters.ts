/** One text a line, with how a reader took it: + pleased, - displeased, 0 neither. */
export const tuningLetters = `
+ Please pass on our thanks to the night nurse, she was an angel.
- My mother lay in the corridor for nine hours and not one doctor looked in.
0 Visiting hours are from two to six.
+ Our boy actually looks forward to school now.
- The teacher shouted at my daughter in front of the whole class.
0 The school closes on the twelfth of July.
+ The podcast gets better with every episode.
- Two hosts giggling at their own jokes for an hour, no thank you.
0 New episodes come out on Mondays.
+ You turned a stressful move into a pleasant day.
- The movers dropped the piano and then denied it.
0 The movers will arrive between eight and nine.
+ We got married here and everybody is still talking about the food.
- They lost our booking on our wedding day.
0 The hall holds two hundred guests.
+ I got lost and a stranger walked me all the way to the hotel.
- Tourists are treated like walking wallets.
0 The old town is a short walk from the harbour.
+ Thanks to your column my tomatoes are thriving.
- Followed the advice to the letter and killed the plant.
0 Water it twice a week in summer.
+ He explained the contract in words I could understand.
- The small print cost me four hundred euros.
0 The contract ends in December.
+ The sea was warm, the sand was white, what more could you ask for?
- There were more jellyfish than people in the water.
0 High tide is at four in the afternoon.
+ No queues, no stress, in and out in ten minutes.
- The queue went around the block and then they shut the door in our faces.
0 Tickets can be collected at the entrance.
+ I was dreading the dentist and it did not hurt one bit.
- The filling fell out the next day.
0 The next free appointment is on Wednesday.
+ My application was approved within the hour, brilliant!
- My application has been under review since February.
0 Attach a copy of your passport to the application.
+ A kind word from the boss made my week.
- They laid me off by e-mail.
0 The team has eleven members in two cities.
+ The neighbours brought soup when I was ill, I'll never forget it.
- The neighbours' dog barks all night and they find it amusing.
0 The neighbours have a dog and two cats.
+ We laughed until our sides ached.
- Not funny, not clever, and far too long.
0 The play has three acts and one interval.
+ The choir was heavenly and the acoustics did the rest.
- The sound was so muddy that we couldn't make out the singer.
0 The choir sings in German and Latin.
+ Your reply was quicker than I dared to hope.
- Your reply did not address a single one of my points.
0 This is a reply to your letter of 3 June.
+ I feel lighter than I have in years.
- I feel cheated.
0 I feel that the second draft is closer to the brief.
+ The rescue team found us in time and I owe them everything.
- The alarm went off all night and the caretaker was nowhere to be found.
0 The fire drill takes place on Thursday at ten.
+ Though the flat is tiny, we adore it.
- Although the flat is large, it is damp and draughty.
0 The flat has two rooms and a kitchen.
+ Nobody could have done it better.
- Nobody told us that the road was closed.
0 Nobody lives in the house at present.
+ Cheers for that, you're a star ⭐
- Nice one, now my account is locked 🙄
0 See you tomorrow at nine.
`;
