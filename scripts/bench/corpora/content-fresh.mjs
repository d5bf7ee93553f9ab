/**
 * Unseen drafts. `expect` lists what a careful editor would find: fields that are absent are not judged.
 *   title, description  the text the tool should read from the draft (null: the draft gives none)
 *   phrase              any of these counts as the draft's own key phrase
 *   language            ISO code; judged: false when readability cannot be judged
 *   says                words that one remark must contain; silent: words that no remark may contain
 */
export const contentFresh = [
  {
    name: 'full HTML page with head',
    draft: `<!doctype html><html lang="en"><head><title>Sourdough for Beginners: A Weekend Plan</title><meta name="description" content="Bake your first sourdough loaf in one weekend with five ingredients, a clear timetable and no special tools."></head><body><h1>Sourdough for beginners</h1><p>Sourdough bread needs time, not talent. This plan takes you from starter to sourdough loaf in one weekend.</p><h2>Feed the sourdough starter</h2><p>Mix equal parts of flour and water on Friday evening. The sourdough starter should double by morning.</p><img src="loaf.jpg"><h2>Bake</h2><p>Heat the oven for one hour. Bake the sourdough loaf for forty minutes.</p></body></html>`,
    expect: {
      title: 'Sourdough for Beginners: A Weekend Plan',
      description:
        'Bake your first sourdough loaf in one weekend with five ingredients, a clear timetable and no special tools.',
      phrase: ['sourdough', 'sourdough loaf', 'sourdough starter', 'sourdough for beginners'],
      language: 'en',
      judged: true,
      says: ['alt'],
      silent: ['add a meta description', 'add a title'],
    },
  },
  {
    name: 'Markdown with front matter',
    draft: `---\ntitle: "How to repot a house plant"\ndescription: Repotting made simple: when to do it, which pot to choose and how to avoid root shock.\n---\n\n# How to repot a house plant\n\nMost house plants need a new pot every two years. Repotting gives the roots fresh soil.\n\n## When to repot\n\nLook at the roots. If they circle the pot, it is time to repot.\n\n- Pick a pot one size up\n- Water the plant the day before\n\n## After repotting\n\nKeep the plant out of direct sun for a week.\n`,
    expect: {
      title: 'How to repot a house plant',
      description: 'Repotting made simple: when to do it, which pot to choose and how to avoid root shock.',
      phrase: ['plant', 'house plant', 'repot', 'repotting', 'pot', 'house plants'],
      language: 'en',
      judged: true,
    },
  },
  {
    name: 'plain paragraph, nothing given',
    draft:
      'Our office moves to Pine Street next month. The phone number stays the same. Parking is behind the building, and the bus stops at the door.',
    expect: {
      title: null,
      description: null,
      language: 'en',
      judged: true,
      silent: ['meta description', 'title tag', 'key phrase', 'keyword'],
    },
  },
  {
    name: 'German article',
    draft:
      '# Fahrrad winterfest machen\n\nIm Winter leidet das Fahrrad unter Salz und Nässe. Wer sein Fahrrad regelmäßig putzt, hat länger Freude daran. Die Kette sollte jede Woche geölt werden. Auch die Bremsen brauchen Pflege, denn bei Kälte werden sie schwächer.\n\n## Die Kette\n\nEine trockene Kette quietscht und rostet schnell.',
    expect: {
      title: 'Fahrrad winterfest machen',
      language: 'de',
      judged: false,
      phrase: ['fahrrad', 'kette'],
    },
  },
  {
    name: 'Spanish paragraph',
    draft:
      'La cafetera necesita una limpieza cada semana. Llene el depósito con agua y vinagre, y deje que el ciclo termine. Después repita el ciclo con agua limpia para que el café no tenga mal sabor. Una cafetera limpia dura muchos años.',
    expect: { language: 'es', judged: false },
  },
  {
    name: 'HTML with broken tags and script',
    draft: `<h1>Garage door <em>repair</em></h1><script>var x = "<p>not text</p>"</script><style>p{color:red}</style><p>A garage door spring lasts about ten thousand cycles.<p>Never try to replace a garage door spring alone.<div>Call us for garage door repair <b>today</div><h4>Prices`,
    expect: {
      language: 'en',
      judged: true,
      phrase: ['garage door', 'garage door spring', 'garage door repair'],
      says: ['h4'],
      silent: ['not text'],
    },
  },
  {
    name: 'entities and Open Graph only',
    draft: `<head><meta property="og:title" content="Tea &amp; Cake &mdash; Caf&eacute; Guide"><meta property='og:description' content='Where to find the best tea &amp; cake in town.'></head><p>Good tea needs fresh water. Good cake needs butter.</p>`,
    expect: {
      title: 'Tea & Cake — Café Guide',
      description: 'Where to find the best tea & cake in town.',
      language: 'en',
    },
  },
  {
    name: 'wordy English without headings',
    draft: `It is important to note that, in order to be able to utilize the functionality that has been provided by the application, it is necessary for users to have previously completed the registration process, which was designed by our team with the aim of ensuring that all of the information that is required is collected in a manner that is consistent with the regulations that are currently in force in the majority of jurisdictions. Mistakes were made by the previous vendor. The data was lost by them. The forms were rejected.`,
    expect: { title: null, language: 'en', judged: true, says: ['sentence'] },
  },
  {
    name: 'Markdown table, code and links',
    draft: `# Rate limits of the API\n\nThe API allows 60 requests per minute. See [the status page](https://status.example.com) for outages.\n\n\`\`\`js\nfetch('/v1/items') // <h1>not a heading</h1>\n\`\`\`\n\n| plan | requests |\n|---|---|\n| free | 60 |\n\n## When the API answers 429\n\nWait for the time in the header, then send the API request again. [Click here](https://example.com/docs)\n`,
    expect: {
      title: 'Rate limits of the API',
      language: 'en',
      phrase: ['api', 'rate limits', 'requests', 'request', 'api request', 'api requests'],
      says: ['click here'],
    },
  },
  {
    name: 'too short to judge',
    draft: 'Grand opening Saturday!',
    expect: { title: null, judged: false, silent: ['meta description', 'key phrase', 'heading'] },
  },
  {
    name: 'Japanese text',
    draft: '新しい店舗は来月開店します。営業時間は午前九時から午後六時までです。駐車場は建物の裏にあります。',
    expect: { language: 'ja', judged: false },
  },
  {
    name: 'page with an overlong title',
    draft: `<html><head><title>The complete, always up-to-date and absolutely exhaustive guide to choosing running shoes for every kind of runner</title></head><body><h1>Choosing running shoes</h1><h1>Running shoes for trails</h1><p>Running shoes should match your foot and your path. Try running shoes late in the day.</p></body></html>`,
    expect: {
      title:
        'The complete, always up-to-date and absolutely exhaustive guide to choosing running shoes for every kind of runner',
      description: null,
      language: 'en',
      phrase: ['running shoes'],
      says: ['title', 'h1'],
    },
  },
];
