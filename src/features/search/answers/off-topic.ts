import type { CuratedAnswer } from '../search-index';

/** What visitors may ask that the site says nothing about, by topic. A question closest to one of these is not answered. */
const topics: readonly string[] = [
  'do you sell shoes | do you sell phones | do you sell insurance | do you sell food | do you sell clothes | can I buy gift cards | buy a laptop | sell hardware | rent a car from you | rent a van | do you sell tickets | order flowers | cash on delivery | do you ship to brazil | worldwide shipping | delivery costs | printing of business cards | merchandise | t-shirt | office chairs | physical store | catering | free mug | groceries',
  'what is the weather tomorrow | will it rain | temperature today | snow forecast | climate',
  'who is the president | prime minister | king or queen | election | politics | capital of a country | population of a city | how far is the moon | how tall is the mountain | how old is the earth | largest ocean | which planet',
  'who won the match | football team | world cup | basketball score | olympics | favorite team | marathon',
  'recipe | how do I cook rice | bake bread | pancakes | calories in a banana | vegan menu | what is for dinner | best restaurant | order pizza | coffee | wine',
  'tell me a joke | write me a poem | write an essay | write my homework | sing a song | tell me a story | riddle | write a love letter | compose music',
  'book a flight | cheap flights | hotel booking | train to paris | next bus | airport | travel tips | visa for a country | holiday trip | taxi',
  'recommend a movie | best film | book to read | tv series | netflix | video game | playstation | nintendo switch | xbox | music playlist | celebrity',
  'do you have vacancies | are you hiring | internship | job opening | can I work for you | apply for a job | salary of your developers | parental leave | send my cv | work as a designer | career at your company',
  'stock price | stock exchange | can I invest in you | shares | investors | revenue | turnover | profit last year | market share | valuation | funding | annual report of the company',
  'who are your competitors | competition | better than other companies | compare with other providers',
  'when was the company founded | how many employees do you have | how many people work in the branch | office in new york | warehouse in china | company anniversary | headcount | do you have other offices',
  'is the founder married | how old is the founder | where did the ceo study | children of the boss | private life | hobbies | university of the head of research | salary of the ceo | which school did the head of product go to | is your ceo a vegetarian | what did the team member study | what did your founder study | birthday | how old is',
  'parking at the office | bring my dog | swimming pool | kids at the office | wifi password | party | cafeteria | toilet',
  'iso 27001 certificate | soc 2 report | hipaa certification | fedramp | pci dss | certified | iso certificate',
  'tax number | vat number | company registration number | which bank do you use | bank account number | trade register | do my taxes | tax return | tax advice',
  'pay with bitcoin | ethereum | crypto | cryptocurrency | dogecoin | pay with klarna | buy now pay later | pay in cash | gift voucher as payment',
  'mobile app for android | iphone app | app store | google play | desktop client for linux | windows program | mac version | apple watch',
  'slack integration | microsoft teams notifications | salesforce connector | zapier | hubspot | jira | notion plugin | shopware',
  'are you on tiktok | linkedin page | twitter account | youtube channel | instagram profile | facebook page | podcast | discord server | follow you on social media',
  'affiliate program | referral commission | partner program | become a reseller | loyalty points | sponsor football clubs | donate | sponsorship | awards you won',
  'repair my bike | fix my washing machine | fix my laptop | printer is jammed | reset my iphone | plumber | car repair | clean my windows | internet is slow at home | smart home lights | leaking tap | leak in the kitchen | drive my car | pick up my parcel',
  'medical advice | how do I lose weight | headache | good dentist in boston | which pills | am I pregnant | find a doctor near me',
  'student loan | mortgage | credit for a house | loan | insurance quote | life insurance',
  'file a lawsuit against my landlord | divorce | legal advice | find a lawyer | immigration',
  'what is five plus seven | solve an equation | square root | what time is it in tokyo | convert miles | what day is today | exchange rate | distance',
  'translate hello to klingon | how do I say cheese in japanese | translate good morning into french | what is thank you in spanish | how do you spell | how many languages are there in the world',
  'who invented the telephone | when did the war end | french revolution | history of rome | who painted | who wrote the novel | who discovered | meaning of life | does god exist | horoscope | dinosaurs | zodiac sign',
  'make images of cats | generate a picture | draw a logo | edit my photo | make a video | image generator | deep fake | clone my voice',
  'which gpu | how many parameters has the model | electricity used by the servers | carbon footprint | programming language of the backend | open source repository | source code of your product',
  'watch my kids | babysitter | walk my dog | my cat is sick | gym | dating | come to my wedding | grow tomatoes | learn guitar | hack a phone | speed of light | favorite color | print photos | phone number of the police | wedding | birthday party | lottery numbers | will bitcoin go up | best laptop | cheapest phone contract | tesla price',
];

export function offTopicAnswers(): readonly CuratedAnswer[] {
  return topics.map((ask) => ({ ask, isUnanswered: true, to: '' }));
}
