import type { PhraseRule } from './phrase-rule';

/** What a message wants, or promises, in money. */
export const moneySigns: readonly PhraseRule[] = [
  {
    id: 'gift-card',
    weight: 3,
    title: 'Payment by gift card',
    why: 'No firm and no authority is paid in gift cards. Once the code is sent, the money is gone.',
    patterns: [
      /\b(?:buy|get|purchase|pick up|send|pay|scratch|photo\w{0,6}|pictures?|need|using|with|in) [^.!?\n]{0,40}\b(?:gift|voucher|store|shopping|prepaid|recharge|top-up) ?(?:cards?|vouchers?|codes?)\b/gi,
      /\b(?:gift ?cards?|vouchers?)[^.!?\n]{0,40}\b(?:scratch|codes? on the back|send (?:me|us) the (?:codes?|numbers?|photos?|pictures?)|reimburse|pay (?:you )?back)\b/gi,
    ],
    unless:
      /\byour (?:e-?)?gift card (?:order|is (?:on|ready))|never (?:ask|accept|request)|balance of your/i,
  },
  {
    id: 'crypto',
    weight: 3,
    title: 'Payment in cryptocurrency',
    why: 'Nobody can call such a payment back, and nobody can see who has it.',
    patterns: [
      /\b(?:send|pay|transfer|deposit|invest|top up|buy|payment|paid|worth)[^.!?\n]{0,50}\b(?:bitcoins?|btc|crypto(?:currency|currencies)?|usdt|ethereum|eth|tether|coins to)\b/gi,
      /\b(?:bitcoins?|btc|crypto\w{0,10}|usdt)[^.!?\n]{0,30}\b(?:wallet|address|atm|machine|within|below)\b/gi,
      /\b(?:bc1[a-z\d]{20,60}|0x[a-f\d]{40})\b/gi,
    ],
    unless: /never (?:ask|accept|request)|(?:do not|don't|cannot) (?:accept|ask)/i,
  },
  {
    id: 'wire',
    weight: 2,
    title: 'Money to be sent',
    why: 'A transfer to somebody you have not called on a number you knew before is rarely seen again.',
    patterns: [
      /\b(?:wire|transfer|send|lend|remit|move)(?: (?:me|us|him|her|over|it))? (?:the |your |this |an? |some |all )?(?:(?:amount|sum|payment|deposit|savings|funds|money|rest|balance)\b|[$€£] ?\d[\d,.]{0,12}\b)/gi,
      /\b(?:wire transfer|money transfer|money order|bank details (?:have|has) changed|new (?:bank|account) (?:details|account|number)|(?:safe|secure|holding) account|cash by post|courier (?:will|to) (?:collect|pick))\b/gi,
    ],
    unless:
      /never (?:ask|call)|(?:will|would|do) not ask|refund|credited|you (?:sent|received)|standing order/i,
  },
  {
    id: 'fee',
    weight: 2,
    title: 'A small fee first',
    why: 'The fee is the point: it brings your card number, and often a second fee.',
    patterns: [
      /\b(?:pay|paid|settle|cover|payment of|send)\b[^.!?\n]{0,40}\b(?:customs?|re-?delivery|handling|processing|release|clearance|shipping|import|registration|activation|transfer|legal|insurance|training|starter|outstanding|unpaid|small)\b[^.!?\n]{0,20}\b(?:fees?|charges?|dut(?:y|ies)|costs?|tax(?:es)?|kit|deposit|toll|balance)\b/gi,
      /\b(?:unpaid|outstanding|overdue|missing) (?:customs |delivery |shipping |parking |road |import )?(?:fees?|charges?|dut(?:y|ies)|toll|fine)\b/gi,
      /\b(?:customs?|re-?delivery|handling|shipping|release|processing|toll|clearance) (?:fees?|charges?|dut(?:y|ies)) (?:of|is|was|has|remains?|must)\b/gi,
    ],
  },
  {
    id: 'prize',
    weight: 2,
    title: 'A prize or a gift',
    why: 'One does not win where one has not played.',
    patterns: [
      /\b(?:you(?:'ve| have)?(?: been)? (?:just )?(?:won|(?:randomly |been )?(?:selected|chosen) (?:to|as|for))|winner|lottery|sweepstakes?|jackpot|claim (?:your|the|a) (?:\w{2,12} )?(?:prize|reward|gift|bonus|winnings|refund|money|voucher|cash|inheritance)|(?:free|cash|exclusive) (?:prize|reward|gift|phone|laptop|holiday)|lucky (?:customer|winner|visitor|number)|congratulations)\b/gi,
    ],
    unless: /\b(?:birthday|wedding|graduat|promotion|new job|baby|engagement|anniversary)/i,
  },
  {
    id: 'easy-money',
    weight: 3,
    title: 'Money for nothing',
    why: 'Returns that are certain and work that pays for no skill do not exist.',
    patterns: [
      /\b(?:guaranteed|risk[- ]free|certain|assured) (?:\w{2,12} )?(?:returns?|profits?|income|winnings|gains?|earnings)\b/gi,
      /\b(?:earn|make|earning|making|pays?|paying|receive)\b[^.!?\n]{0,25}[$€£] ?\d[\d,.]{0,9}[^.!?\n]{0,30}\b(?:a|per|every|each|\/) ?(?:day|week|hour|daily|from home|task)\b/gi,
      /\b(?:double|triple|multiply) (?:your|the) (?:money|investment|deposit|savings|coins)|\b\d{2,4} ?% (?:profit|returns?|interest)?[^.!?\n]{0,10}(?:a|per|every|each) (?:day|week|month)|\bno experience (?:is )?(?:needed|required|necessary)|\b(?:next of kin|unclaimed (?:funds?|inheritance|estate)|(?:late|deceased) (?:client|husband|customer|father)|million (?:us )?dollars|inheritance of|trunk boxes?)\b/gi,
    ],
  },
];
