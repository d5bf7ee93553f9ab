import type { PhraseRule } from './phrase-rule';

/** What a message wants to know, and who it says it is. */
export const identitySigns: readonly PhraseRule[] = [
  {
    id: 'secrets',
    weight: 3,
    title: 'It asks for a password, a code or a PIN',
    why: 'Whoever is entitled to it never has to ask. A code that was sent to you opens your account.',
    patterns: [
      /\b(?:send|give|tell|provide|share|reply with|forward|read (?:me|us|out)|text (?:me|us)|enter|submit|confirm|verify|need|supply|update|upload)\b[^.!?\n]{0,45}\b(?:passwords?|passcodes?|pin(?: code| number)?|(?:security|verification|login|one[- ]time|access|sms|confirmation|6[- ]digit|six[- ]digit|activation|2fa) (?:codes?|number)|otp|cvv|cvc|card (?:number|details)|(?:debit|credit) card|bank(?:ing)? (?:details|login|credentials)|login (?:details|data|credentials)|credentials|social security(?: number)?|seed phrase|recovery (?:phrase|words)|mother's maiden name|passport (?:number|photo|copy)|copy of your (?:id|passport))\b/gi,
      /\b(?:the|that|a) (?:\w{3,12} )?code (?:\w{2,8} ){0,3}(?:sent|just (?:got|received)|get|got|received?)\b[^.!?\n]{0,30}\b(?:to me|back|send|tell|forward)\b/gi,
    ],
    unless: /\b(?:never|not|nobody|no one|without|nor|won't|don't|doesn't|shouldn't|didn't|if you)\b/i,
  },
  {
    id: 'confirm',
    weight: 2,
    title: 'A link to “confirm” who you are',
    why: 'Open the site the way you always do instead. If something is the matter, it says so there.',
    patterns: [
      /\b(?:confirm|verify|validate|update|restore|re-?activate|unlock|review|secure|authenticate|complete) (?:your|the|this) (?:\w{3,12} )?(?:account|identity|information|details|data|profile|payment(?: method| details)?|billing(?: details| information)?|access|mailbox|delivery (?:address|details)|wallet|eligibility|address)\b/gi,
    ],
    unless: /\b(?:never|not|won't|don't|no need)\b/i,
  },
  {
    id: 'click',
    weight: 1,
    title: 'Click here',
    why: 'A message that lives on one link wants you to use that link and not your own way there.',
    patterns: [
      /\b(?:click|tap|press|follow|use|open|visit) (?:on )?(?:here|(?:the|this) (?:\w{3,10} )?(?:link|button|attachment|document)|below|the (?:attached|attachment))\b/gi,
    ],
    unless: /\b(?:never|don't|do not|no need)\b/i,
  },
  {
    id: 'greeting',
    weight: 1,
    title: 'A greeting for anybody',
    why: 'Whoever has your account knows your name.',
    patterns: [
      /^[\s>*]{0,9}(?:dear|hello|hi|attention|greetings)[ ,]{1,3}(?:valued |our |esteemed |dear |beloved )?(?:customers?|clients?|users?|members?|account ?holders?|friend|beneficiary|sir(?:\s?\/?\s?(?:or )?madam)?|madam|owner|winner|candidate|e-?mail user|taxpayer|subscriber|beloved|[\w.+-]{1,40}@[\w.-]{1,60})\b/gim,
    ],
  },
  {
    id: 'new-number',
    weight: 3,
    title: 'Family with a new number',
    why: 'Call the old number. It nearly always answers, and by the right person.',
    patterns: [
      /\b(?:hi|hey|hello)[ ,]{1,3}(?:mum|mom|mummy|dad|daddy|grandma|grandpa|nan|auntie?|uncle)\b[^\n]{0,80}\b(?:new (?:number|phone|sim)|(?:lost|broke|dropped|smashed) (?:my )?phone|phone (?:is|was|got) (?:broken|lost|stolen|wet)|friend's phone|another (?:number|phone))/gi,
    ],
  },
  {
    id: 'remote',
    weight: 3,
    title: 'It wants to get at your computer',
    why: 'Whoever steers your computer sees your bank as you do. Nobody calls out of the blue to repair it.',
    patterns: [
      /\b(?:install|download|open|start|run)\b[^.!?\n]{0,40}\b(?:remote (?:access|desktop|control|support)|support tool|screen[- ]?shar\w{1,4}|security app|macros?)\b/gi,
      /\b(?:your (?:computer|device|pc|phone) (?:is|has been|was|may be) (?:infected|hacked|compromised|at risk|locked)|virus(?:es)? (?:detected|found)|enable (?:content|macros|editing)|call (?:our )?(?:technical|tech|toll[- ]free) ?(?:support|helpline|number|technicians?))\b/gi,
    ],
  },
  {
    id: 'attachment',
    weight: 3,
    title: 'A file that is not what it seems',
    why: 'Only the last ending counts, and that one is a program. The other is there to calm you.',
    certain: true,
    patterns: [
      /[\p{L}\d_()-]{1,60}\.(?:pdf|docx?|xlsx?|jpe?g|png|txt|gif|mp[34]|csv|zip|html?)[ _]{0,3}\.(?:exe|scr|bat|cmd|com|js|jse|vbs?|vbe|wsf|hta|lnk|msi|iso|img|ps1|jar|apk|html?|xlsm|docm)\b/giu,
      /[\p{L}\d_-]{1,60}\.(?:exe|scr|bat|cmd|vbs|hta|lnk|ps1|jar|apk)\b(?!\/)/giu,
    ],
  },
];
