/** The teams that messages are routed to, each with the words that select it and the reply it drafts. */
export const topics = [
  {
    team: 'Returns',
    words:
      'broken broke cracked crack damaged damage faulty defective torn scratched scratch missing replace replacement return returns returning exchange wrong-size stain stained leaks leaking kaputt defekt roto rota defectuoso abîmé cassé',
    reply:
      'I’m sorry it reached you like that. Could you send a photo and your order number? We’ll check a replacement or a refund.',
  },
  {
    team: 'Delivery',
    words:
      'delivery deliver delivered parcel package shipping shipped ship tracking courier arrive arrived late delayed delay lost waiting envío pedido livraison colis paket lieferung spedizione',
    reply:
      'Let’s find out where it is. What’s your order number? We’ll look up the shipment and reply to you here.',
  },
  {
    team: 'Billing',
    words:
      'invoice invoices charged charge charges billed bill billing payment paid pay card refund refunded rembourser money-back subscription receipt twice rechnung factura reembolso facture remboursement fattura',
    reply:
      'Thanks for telling us. Which invoice is it, and when were you charged? We’ll look up the payment and reply to you here.',
  },
  {
    team: 'Bookings',
    words:
      'book booking booked reservation reserve room table appointment reschedule cancel cancellation check-in stay night nights slot termin reserva habitación réservation chambre prenotazione zimmer',
    reply:
      'Happy to help. What day is the booking, and under what name? We’ll look it up and check what’s possible.',
  },
  {
    team: 'Technical support',
    words:
      'login log-in password error crash crashes crashed bug app website screen update install loading slow wifi internet server reset account code verification fehler passwort contraseña',
    reply:
      'I’m sorry about the trouble. What does the screen say, and which device are you on? Our support team will take a look.',
  },
  {
    team: 'Sales',
    words:
      'quote demo trial upgrade plan plans discount offer buy buying purchase wholesale bulk interested enterprise price prices pricing cost costs stock available availability angebot precio prix',
    reply:
      'Thanks for asking. What do you need, and how much of it? We’ll check our price list and send you a quote.',
  },
] as const;

/** For messages without a topic. */
export const frontDesk = {
  team: 'Front desk',
  reply:
    'Thanks for your message. Could you tell us a little more? Our team will read it and reply to you here.',
} as const;
