/** Food, travel, work, feelings. One text a line, with how a reader took it: + pleased, - displeased, 0 neither. */
export const tuningOutings = `
+ The soup was rich and warming and the bread was still hot.
- We waited fifty minutes for lukewarm pasta.
0 The restaurant is on the corner opposite the station.
+ Our waiter remembered us from last year, what a nice touch.
- The room smelled of smoke and the carpet was filthy.
0 Breakfast is served from seven until ten.
+ Stunning views and the friendliest hosts you can imagine.
- Our flight was cancelled and no one at the desk wanted to help.
+ Portions are generous and the prices are more than fair.
- I found a hair in my salad and they just shrugged.
0 The train stops in four towns before it reaches the coast.
+ The museum was a delightful surprise on a rainy day.
- Loud music until three in the morning, we hardly slept.
+ I could eat that lemon tart every day of my life.
- The food was not bad, but the service ruined the evening.
0 We had the fish and my sister had the stew.
+ The beds were a dream and the bathroom was spotless.
- Overcooked, oversalted and overpriced.
0 The hotel has eighty rooms on three floors.
+ Easily the best curry in town.
- The pool was closed all week and nobody had told us.
+ It rained all week and we still had a wonderful time.
- The driver was aggressive and nearly hit a cyclist.
0 Check in opens at two and the key is in a box by the door.
+ Excellent coffee, cosy corner, kind people.
- I would rather starve than go back there.
+ The guide was funny and knew everything about the old town.
- The view is the only good thing about this place.
0 The ferry takes forty minutes and runs every hour.
+ Not the cheapest place, but absolutely fantastic.
- Bland, cold and tiny portions.
+ They forgot our order and then more than made up for it with a free dessert.
- Dirty glasses, sticky tables, grumpy staff.
0 There is a car park behind the building.
+ Everyone at the clinic was gentle and reassuring.
- The meeting dragged on for hours and solved nothing.
0 The workshop starts at nine and ends at noon.
+ I learned so much in just two days.
- The course was poorly organised and the slides were out of date.
+ My new desk by the window makes me happy.
- I am fed up with these endless delays.
0 She works in the office on Tuesdays and Thursdays.
+ So proud of the team tonight.
- What a disappointing end to the season.
+ The concert gave me goosebumps.
- The acting was wooden and the plot made no sense.
0 The film lasts two hours and ten minutes.
+ A gripping story, beautifully told.
- I fell asleep twice and I don't think I missed anything.
0 The author lives in the north with two dogs.
+ The new timetable is a big improvement.
- The bus was late again and I missed my appointment.
+ Staff went out of their way to help my grandmother.
- The heating failed on the coldest night of the year.
0 The library moved to the second floor of the town hall.
+ I can't wait to come back next summer!
- Never again.
+ The air is fresh and the silence is pure bliss.
- They charged us twice and refuse to admit it.
0 The menu changes every Thursday.
+ Lovely people, lovely place, lovely cake.
- I'm worried about how they handle our data.
+ Glad we chose the smaller hotel.
- The nurse was kind, however the doctor was dismissive and rushed.
0 We walked from the market to the harbour.
+ Everything went smoothly from start to finish.
- The brochure promised a beach and we got a building site.
0 You can pay by card or in cash.
+ The kids didn't want to leave.
- Mediocre at best.
0 The lift is to the right of the reception.
+ Safe, clean and only ten minutes from the centre.
- This used to be a great café, now it is just expensive.
+ 10/10 would go again
- :( so disappointed
0 The table seats six people.
`;
