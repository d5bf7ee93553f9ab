/** Positive words by weight. Inflected forms are derived. */
export const positiveWords = {
  3.5: `
    amazing astonishing astounding awesome bliss blissful breathtaking brilliant ecstatic euphoric
    exceptional exquisite extraordinary fabulous fantastic flawless glorious gobsmacked heavenly
    immaculate impeccable incredible magical magnificent marvellous marvelous masterpiece mesmerising
    mesmerizing mindblowing miraculous outstanding overjoyed perfect perfection phenomenal priceless
    sensational spectacular splendid stellar stunning stupendous sublime superb terrific thrilled
    transcendent unbeatable unforgettable unparalleled unrivalled unsurpassed wonderful wondrous
    lifechanging life-changing mind-blowing jaw-dropping show-stopping world-class pitch-perfect
  `,
  3: `
    adorable adore best bestest beautiful brill captivating charming dazzling delectable delicious delight
    delighted delightful divine dreamy elated elegant enchanted enchanting enthralling epic excellent
    excited exciting exhilarating faultless gem gorgeous grateful great greatest happiest heartwarming
    heroic hilarious inspiring invigorating joy joyful joyous jubilant love loveable lovely lovable loved
    loving luscious luxurious majestic mouthwatering overdelivered overjoy passionate peerless picturesque
    premium radiant rapturous ravishing refreshing rejoice rewarding riveting scrumptious spellbinding
    splendour stupendously superlative supreme thrill thrilling topnotch treasure triumph triumphant
    unmatched uplifting winner wow yum yummy wowed goosebumps chuffed stoked legend legendary superstar
    breathtakingly heaven top-notch first-class five-star angel angelic mouth-watering paradise unreal
    revelation gold-standard lifeline
  `,
  2.5: `
    admirable admire ace affectionate appreciate appreciated appreciative attentive bargain beauty beloved
    blessed boon celebrate champion charm cheer cheerful cherish classy commendable compliment congrats
    congratulate congratulation considerate cosy courteous cozy creative cute dependable devoted dream
    effortless enjoy enjoyable enjoyed entertaining enthusiastic excel favourite favorite favourites
    fluent funny generous genius gentle gifted glad gripping handsome happiness happy heartfelt helpful
    hero honoured hooray hospitable idyllic impress impressed impressive ingenious insightful
    knowledgeable laugh likeable likable lifesaver lush masterful memorable outperform painless perk
    pleasing pleasurable pleasure polished praise praised pristine professional proud rave reassure
    reassured reassuring recommend recommendable recommended reliable relieved remarkable romantic
    satisfied satisfying savvy scenic seamless skilful skillful smile sparkling spotless stylish superior
    surpass surpassed sweetest talented tasteful tasty thankful thoughtful treat trusty trustworthy upbeat
    vibrant victory vivid warmhearted wholehearted witty worthwhile yay zest hooked ideal ideally obsessed
    cured moreish addictive superfast lightning-fast crystal-clear rock-solid champ saviour savior godsend
    nailed exhilarated tailor-made favourably laughter heartening well-deserved well-loved ingeniously
    sublimely warm-hearted good-natured fun-filled action-packed hilariously infectious addicted
    unputdownable bargains
  `,
  2: `
    accommodating accomplish accomplished achieve advantage affable amiable amusing appealing applaud
    appetising appetizing artistic attractive benefit beneficial bravo breezy calm calming capable caring
    cheery clever comfortable comforting comfy compassionate competent confident convenient cool crisp
    crunchy decent dedicated diligent durable eager easygoing efficient empathetic empowering encourage
    encouraging energetic engaging enhance enjoying enrich ergonomic ethical exceed exceeded excitement
    expertly fair fairest faithful fancy fascinating favourable favorable flavorful flavourful flavoursome
    friendlier friendliest friendly fun glee glow good goodness gracious gratitude handy harmonious
    hassle-free healthy honest humorous imaginative improve improved improvement improving innovative
    inspire inspired intelligent interesting intuitive inventive inviting jolly juicy kind kindest
    kindness laughed leisurely lively loyal luck luckily lucky mature meaningful merry moist motivated
    neat nice nicest nimble optimistic outgoing patient peaceful peace playful pleasant pleased pleasantly
    plush polite popular positive powerful precise productive prompt proper prosper rapid realistic
    refined relaxed relaxing relief resilient resourceful respectful responsive rich robust savoury savory
    secure sensible serene sincere sleek smart smiled smiling smooth soothing solid sophisticated sturdy
    succeed success successful sumptuous sunny supportive sweet swift sympathetic tender thorough
    thoughtfully thrive tidy timely tranquil transparent trust trusted understanding unique unwind useful
    userfriendly valuable versatile warmth welcoming win wins winning wisdom wise won worthy youthful
    zippy goodie unfussy unhurried hearty sterling keeper aced buzzing pumped rescued flawlessly smoothest
    cheered soulful poignant moving touching catchy melodic stirring well-lit well-kept well-run
    well-stocked well-paced well-trained well-organised well-rounded well-maintained well-cooked
    good-looking easy-going hard-wearing hard-working hardworking heart-warming no-nonsense quick-witted
    down-to-earth eye-catching must-have must-see trouble-free stress-free pain-free lightweight foolproof
    glowing timeless tranquility breezily chilled soothe soothed ultrafast punctual punctually discreet
    obliging unflappable approachable respected nourishing blooming thriving flourish flourishing satisfy
  `,
  1.5: `
    affordable agreeable airy aplomb authentic balanced bonus bright brighter better bouncy breathable
    calmer cheers clean cleanest cleaner clearer comfort compact complimentary considerately cushy
    delicate detailed easier easiest easy economical elevated enthusiasm entertain faster fastest fast
    fixed fluffy fresh freshest freshly gladly glossy goodwill grin hurrah haha hospitality improves kudos
    lighthearted nicely nicer organised organized painlessly plentiful pleasingly plenty politely
    promising promptly properly quick quicker quickest quickly reasonable refresh repaired resolve
    resolved safe safest safer saved saves saving sharp shiny silky simplify snug soft softer solve solved
    spacious speedy steady stable stronger strong suitable sunshine sustainable tempting thank thanks warm
    warmer warming warmly waterproof welcome welcomed well-built well-made generously lol crispy flaky
    zesty fragrant aromatic lasting goody treats sorted learned learnt healed upgraded compliments plus
    unspoilt unspoiled uncrowded unlimited ample roomy airier sooner flattering complementary cleaned
    repairable mended healing recovered rested calmed simpler richer softest kinder smarter tastier
    prettier comfier sturdier
  `,
  1: `
    acceptable accurate accurately adequate alive alright apologised apologized appropriate approve clear
    clearly consistent correct correctly crafted deserve ease eases exactly flexible forgive fruitful
    genuine genuinely handcrafted harmless help helped helping hopefully instantly laid-back liked likes
    lighter long-lasting nutritious orderly peacefully peachy perks quiet quieter quietly reward
    satisfactory sociable special tame thumbs-up tidily useable usable well wholesome wonder
  `,
  0.7: `
    okay ok decently hope free
  `,
} as const;

/** Negative words by weight. Inflected forms are derived. */
export const negativeWords = {
  3.5: `
    abhorrent abominable abysmal appalled appalling atrocious atrocity awful catastrophe catastrophic
    despicable detest diabolical disgrace disgraceful disgust disgusted disgusting dreadful enraged evil
    excruciating furious garbage ghastly godawful gruesome hate hated hateful heartbreaking heinous hell
    hellish hideous horrendous horrible horrid horrific horrified horrifying infuriating insufferable
    intolerable livid loathe loathsome nauseating nightmare nightmarish obnoxious outrage outraged
    outrageous putrid rancid repugnant repulsed repulsive revolting scam scammed scammer shameful shocking
    sickening terrible unacceptable unbearable unforgivable vile worst wretched bedbugs racist sexist
    predatory barbaric sickened vomited traumatised traumatized murdered
  `,
  3: `
    abuse abused abusive aggressive angry anger arrogant betray betrayed bogus bullied bully cheated cruel
    crap crappy cursed deceitful deceived deceptive defective dangerous despair devastated devastating
    dire dirty disaster disastrous dishonest disrespect disrespectful dump dumb enrage exploit fail failed
    failure fake fiasco filth filthy foul fraud fraudulent gross grossly harass hazardous heartless horror
    hostile humiliated humiliating idiot idiotic inedible inexcusable insult insulted insulting junk liar
    lousy malicious mould mouldy moldy monstrous nasty offensive pathetic pest poisoned poisoning rage
    ridiculous rotten rubbish rude ruin ruined ruins shambles shoddy spiteful stank stink stinks stinky
    stupid subpar suck sucked sucks swindle swindled toxic tragic trash trashy traumatic unhygienic
    useless vermin violated violent vomit worthless worse wicked cockroach cockroaches pigsty squalid
    gutted conned robbed thief thieves stole rats sewage undrinkable discriminated discrimination
    unwatchable unlistenable unplayable cowboys killed kills swindlers inhumane neglectful unlivable
    uninhabitable vandalism exploded
  `,
  2.5: `
    afraid agony alarming annoy annoyed annoying anxious ashamed avoid bad blame bleak boring bored
    bothersome breakage broke broken brutal bugged buggy burnt careless clueless clumsy complain
    complained complaining complaint condescending corrupt crash crashed crashes crashing crooked cry
    damage damaged damages defect dejected depressed depressing desperate deteriorate disappoint
    disappointed disappointing disappointingly disappointment disillusioned dislike disliked dismal
    dismayed dismissive displeased dissatisfied dissatisfying distasteful distress distressed distressing
    disturbing dodgy dreaded dreary dysfunctional embarrass embarrassed embarrassing exhausting
    exasperated exasperating falsely fault faulty fear feared flawed flimsy frail fright frightened
    frightening frustrate frustrated frustrating frustration fuming gloomy greedy grim grubby grumpy
    guilty gullible hardship harm harmed harmful harsh hopeless hurt hurts hurting ignorant ignore ignored
    impolite impossible incompetent incorrect ineffective inept inferior inhospitable insecure insensitive
    irresponsible irritate irritated irritating laughable lied lonely losing lost mediocre meaningless
    menace mess messy miserable misery misled mislead misleading mistreat mock neglect neglected negligent
    obsolete overpriced pain painful panic pointless poor poorest poorly poison regret regretful
    regrettable regretting rip-off sad saddened sadly scandal scared scary selfish shame shatter shattered
    sloppy smelly squalor stale stolen struggle struggled stuffy substandard suffer suffered suffering
    suspicious tasteless terrified terrifying threatened tiresome torn trap trapped trouble troubled
    troublesome ugly underwhelmed underwhelming unfair unhappy unhelpful uninspired unpleasant
    unprofessional unreliable unsafe unsatisfactory unusable unwelcoming upset upsetting vandalised victim
    waste wasted wasteful weep worried worrying wrong woeful yuck yucky undercooked overcooked soggy leaky
    grime grimy patronising patronizing yelled bedbug mice fleas flavourless flavorless cringeworthy
    creepy fired sacked burnout micromanaged unhinged bruised bleeding infected infection evicted eviction
    layoffs disregarded ripoff joyless soulless belittled humourless humorless clickbait mouldering
    stinking unsanitary spineless graceless unbearably overbearing infuriated mortified heartbroken
    despairing hopelessly jarring excruciatingly unusably appallingly con
  `,
  2: `
    abandon abandoned absurd ache aching alas allergic apathetic apathy awkward bitter bland blunder
    bogged boredom bother bothered bottleneck bulky bumpy chaos chaotic cheaply cheat chewy chipped clash
    clunky coarse collapse collapsed complicated confuse confused confusing contaminated corroded cracked
    cramped creaky criticise criticism cumbersome damp dead deadlock deafening deceive defeat deficient
    degrade delay delayed delays denied depress deprived derailed deteriorated detract difficult
    difficulty dingy disagree disappear disappeared disconnect disconnected discourage discouraging
    dishevelled disorganised disorganized dispute disrupt distract distracting distrust dizzy downgrade
    downside drab dreads drown dull dusty eerie erratic error excuse excuses exhausted expired fatigue
    feeble flakey flaw flop forgettable forgot forgotten fraught fuss fussy glitch glitchy glum greasy
    grief grievance gripe groan grouchy gruff hassle haste hesitant hinder hollow hostility ill imprecise
    inaccurate inadequate inappropriate incoherent inconsistent inconvenience inconvenient indifferent
    inefficient inflexible injured injury insane insipid insufficient interrupted invalid irrelevant itch
    itches itchy jam jammed jerky lack lacked lacking lacklustre lag laggy lame lazy leak leaked leaking
    leaks letdown limp lumpy malfunction malfunctioned malfunctioning mismanaged mistake mistaken mistakes
    misunderstand moan moody monotonous muddled mundane murky musty mutter naive nag negative nervous
    nonsense noisy nosy nuisance numb oily oppressive ordeal outage outdated overcharged overcrowded
    overrated oversalted overwhelmed overworked peeled peeling pitiful plagued pity predictable
    pretentious problem problematic punish pushy puzzled quarrel queasy rattle rattles reckless refuse
    refused refuses refusing reject rejected repetitive resent restless ripped rip rotting rushed rusted
    rusty scratched scratchy screwed setback shabby shaky shallow shock shortage shrug shrugged sick
    sickly skewed skimpy slack sleepless slow slowest slower slowly sluggish sneaky snob snobbish soiled
    sore sorrow spam spoil spoiled spoilt squeak squeaks squeaky stain stained stains stalled stingy
    stodgy strain strained stranded stressed stressful stress stuck stutter sulk superficial swollen tacky
    tangled tardy tedious tense theft threadbare threat tore tortuous touristy trick tricked ugh
    unappetising unattractive unavailable uncaring uncertain unclean uncomfortable uncooperative underpaid
    uneasy uneven unfinished unforgiving unfortunate unfortunately unfriendly unimpressed uninteresting
    unjust unlucky unnecessary unprepared unqualified unreadable unreasonable unresolved unresponsive
    unsatisfied unstable unsuccessful unsuitable untidy untrue unwell unwilling unwanted urgh vague
    vanished watery weak weary weird whine wilted wobbly wobble woe wonky wooden worn worry worsen wound
    wrecked blurry bug bugs dent dented scuffed shouted screamed screaming crumbled snapped frayed froze
    died rubbery charred scorched headache headaches migraine blister blisters rash unsettling contrived
    snooze yawn yawned overhyped anticlimax anticlimactic sneering smug arrogantly bungled botched
    butchered mangled mauled smashed shabbily bruises limping cheating dismissed downhearted grumbled
    heckled unanswered unhappily uncared nagging unbalanced unkempt soaked drenched flooded blackout
    outages overheating crumbly chipping peels rips shrinks sagging sagged saggy buckled bent wonkily
    creaks grating nauseous feverish tearful whiny whining preachy cliched clichéd formulaic derivative
    dishwater gristly gristle stringy mushy slimy clammy sweltering mosquito mosquitoes clunkily
    overcharge overbooked overbook underestimated unplugged relentless
  `,
  1.5: `
    abrupt accident accuse aimless aloof ambiguous backwards blocked bust cancelled canceled clog clogged
    cluttered concern concerned conflict congested contradict costly crammed crowded crushed dated debt
    decrease denies deny dense dents drained drains disabled doubt doubtful dread dubious exaggerated
    excessive expensive faded fades frown fumble guilt halt hesitate hiccup hype hurdle illegal inability
    incomplete insist intrusive invasive irregular issues jaded late lifeless loss losses loudly mad
    maddening manipulative misfit misplaced missed missing neurotic overdue overheated overheats overly
    oversized pale patchy pricey pretend quitting ragged redundant reluctant rigid risk risky rough
    scratch scratches secretive severe shady shrink shrank shrunk skeptical slippery slipped smell smelled
    smelt snag stubborn tear tepid tired tiring tough tumble unaware unclear underestimate uneventful
    unlikely unpaid unsure untrustworthy volatile vulnerable warped lukewarm starve starving drafty
    draughty cringe meh raw sigh sighed locked blunt hangs buffering paywall chore grind bloated bloat
    bloatware far-fetched ants freezing overwrought overlong convoluted cut-price penalty blames slipping
    streaks streaky muddy snags overrun understaffed unmanned undercut unlit unmarked deadpan pushiness
    droned drones droning interminable tinny hiss hissing crackle crackles crackling flickers flickering
    dim choppy stutters stuttering pixelated grainy jittery unsupported deleted vanish
  `,
  1: `
    annoyance apology blurred burn burned cheap cold crack dirt disagreeable dodge drag dragged drip empty
    fuzzy grumble hard heavier heavy hectic hungry inaccessible issue loud louder messed moaned nerve odd
    overlook overlooked queue queues questionable salty sorry superfluous tight waited waiting wait wet
    worn-out gimmick gimmicky
  `,
} as const;
