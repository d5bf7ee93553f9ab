/** Written after the words and rules were settled, to judge them. + pleased, - displeased, 0 neither. */
export const heldOutStories = `
+ We stayed for a long weekend and enjoyed every minute. The owners are charming.
- We left after one night. The walls are thin, the heating is broken and the owner was rude about it.
0 We arrived on Friday evening and left on Monday after breakfast.
+ A very comfortable saddle, even on longer rides.
- The saddle is so hard that it hurts after ten minutes.
0 The saddle can be moved by four centimetres.
+ Friendly advice, no pressure to buy, and a fair quote.
- The quote was twice what they had told me on the phone, which I find dishonest.
0 The quote is valid until the end of the month.
+ This blender is powerful and easy to clean. I use it daily and I love it.
- Noisy blender that leaves lumps in everything. Disappointed.
0 The blender has two speeds and a glass jug of one litre.
+ The course was well structured and the tutor was inspiring.
- The tutor seemed bored and the material was useless to beginners.
0 The course consists of twelve lessons and a test.
+ I can only praise the team at the front desk, they solved my problem in minutes.
- Nobody at the front desk could solve my problem and they were not even sorry.
0 The front desk is staffed around the clock.
+ The soup of the day was excellent, my compliments to the cook.
- The soup of the day tasted of nothing and was served cold.
0 The soup of the day is lentil.
+ What a fantastic night, great band and a happy crowd.
- What a waste of an evening. The band was awful and the drinks were too expensive.
0 The band plays every second Saturday.
+ Prompt reply, clear answer, problem solved. Thank you.
- Still no reply after ten days. I am very frustrated.
0 I am replying to your message from Tuesday.
+ The jacket is beautifully made and keeps me warm in any weather.
- The jacket looks cheap and the lining ripped the first time I wore it.
0 The jacket is made in two colours, black and olive.
+ My order was complete, on time and well wrapped. Very satisfied.
- My order was incomplete and two of the plates were smashed.
0 My order has four items.
+ Wonderful little bakery with the nicest staff.
- The bread was stale and the girl behind the counter ignored me.
0 The bakery opens at half past six.
+ It isn't fancy, but it is honest food at honest prices.
- It looked fancy, but the food was tasteless and the waiter was arrogant.
0 It is a self-service restaurant with about forty seats.
+ The new design is clean and much easier to navigate.
- I hate the new design. I can't find anything any more.
0 The new design will be shown to all users from next week.
+ No crashes, no ads, no nonsense. Great app.
- Constant crashes and far too many ads.
0 The app shows ads in its free version.
+ She listened carefully and gave me good advice.
- She didn't listen and gave me the wrong prescription.
0 She asked me for my date of birth.
+ The battery lasts forever and the screen is gorgeous.
- The battery is terrible, it barely lasts until lunch.
0 The battery can be replaced by the user.
+ I was nervous about ordering online but everything went perfectly.
- I trusted this shop and they let me down badly.
0 I ordered online and picked it up at the shop.
+ Superb sound for such a tiny speaker!
- Muffled sound, weak bass, not recommended.
0 The speaker can be used with a cable or without.
+ The kids had great fun and we adults could relax.
- The kids were bored and the adults were annoyed.
0 Kids under six pay nothing.
+ Smart, funny and full of heart. One of my favourite films this year.
- A dull film with a ridiculous ending.
0 The film is based on a novel from the fifties.
+ Bright rooms, spotless kitchen, lovely garden.
- Tiny dark room, dirty kitchen and an ugly view of the car park.
0 The flat has a balcony facing the yard.
+ I'm delighted with my new glasses, they are light and stylish.
- These glasses are uncomfortable and they slide down all the time.
0 I need new glasses for reading.
+ Perfect gift, she was so happy.
- It was supposed to be a gift, but it arrived broken. Embarrassing.
0 It was a gift from my aunt.
+ The plumber was punctual, tidy and reasonably priced.
- The plumber came two hours late, left a mess and overcharged us.
0 The plumber will come on Thursday between ten and twelve.
+ Never any trouble with this car, it starts every morning.
- Nothing but trouble with this car.
0 The car seats five and has a large boot.
+ I was impressed by how quickly they fixed it.
- I was shocked by how badly they fixed it.
0 They fixed it on Monday and I collected it on Tuesday.
+ The staff could not do enough for us.
- The staff did not lift a finger to help.
0 The staff wear blue shirts.
+ Not the fastest laptop, but reliable and very quiet.
- A fast laptop, but it overheats and the fan is unbearably loud.
0 The laptop weighs 1.4 kilograms.
+ Thanks to the clear instructions I assembled it alone in half an hour.
- The instructions are a joke and half of the holes were in the wrong place.
0 The instructions are in the drawer.
+ A peaceful place with friendly locals and stunning sunsets.
- Crowded, loud and full of litter. We won't be returning.
0 The island has three villages and one road.
+ I have to admit that I was wrong about this brand, the quality is excellent.
- I have to say the quality has become worse and worse.
0 I have to be at the airport by eight.
+ Good value and it tastes great 😋
- Way too sweet and full of artificial stuff 🤮
0 Contains milk and traces of nuts.
+ You have the kindest nurses in the country ❤️
- Your billing department is a nightmare 😤
0 Please forward this to the billing department.
+ It was worth the wait, the cake looked stunning and tasted even better.
- It was not worth the wait. The cake was dry and boring.
0 The wait is about twenty minutes at lunchtime.
+ Honest review: I expected little and got a really solid product.
- Honest review: it looks good in pictures and that is all.
0 I will write a review after a month of use.
+ Everyone was helpful, even when we changed our plans three times.
- Nobody was helpful when we had to change our plans.
0 We had to change our plans because of the weather.
+ The zoo was a highlight of our trip and the keepers were passionate about their work.
- The zoo was depressing, sad animals in tiny cages.
0 The zoo has a petting area and a playground.
+ I forgot my umbrella on the bus and the driver kept it for me. So kind!
- I forgot my umbrella on the bus and the lost property office was closed, unhelpful and impolite.
0 I forgot my umbrella on the bus.
+ A little slow to start, but then I could not stop reading.
- A promising start, but the rest is a bore.
0 It starts in spring and ends in autumn of the same year.
+ My hair feels healthy and shiny after just two washes.
- My hair feels greasy and my scalp itches.
0 Rinse well and repeat if needed.
+ Fast broadband at last, no more buffering. Happy customer.
- The broadband is slow and drops out every evening.
0 An engineer will connect the line on the ninth.
`;
