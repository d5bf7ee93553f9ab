/** The teams that messages are routed to, each with the words that select it and the reply it drafts. */
export const topics = [
  {
    team: 'Returns',
    words:
      'broken broke cracked crack damaged damage faulty defective torn scratched scratch missing replace replacement return returns returning exchange wrong-size stain stained leaks leaking kaputt defekt roto rota defectuoso abîmé cassé',
    reply:
      'I’m sorry it reached you like that. Send us a photo and choose: a replacement or your money back.',
  },
  {
    team: 'Delivery',
    words:
      'delivery deliver delivered parcel package shipping shipped ship tracking courier arrive arrived late delayed delay lost waiting envío pedido livraison colis paket lieferung spedizione',
    reply: 'I’ve looked up your order. It is on its way, and the tracking link comes in the next message.',
  },
  {
    team: 'Billing',
    words:
      'invoice invoices charged charge charges billed bill billing payment paid pay card refund refunded rembourser money-back subscription receipt twice rechnung factura reembolso facture remboursement fattura',
    reply: 'I’ve found the payment and asked a person in Billing to check it. You’ll hear from us today.',
  },
  {
    team: 'Bookings',
    words:
      'book booking booked reservation reserve room table appointment reschedule cancel cancellation check-in stay night nights slot termin reserva habitación réservation chambre prenotazione zimmer',
    reply: 'Thank you for writing. Tell us the day and the name, and we’ll change the booking for you.',
  },
  {
    team: 'Technical support',
    words:
      'login log-in password error crash crashes crashed bug app website screen update install loading slow wifi internet server reset account code verification fehler passwort contraseña',
    reply:
      'I’m sorry about the trouble. Reload the page once. If it happens again, a person will take over here.',
  },
  {
    team: 'Sales',
    words:
      'quote demo trial upgrade plan plans discount offer buy buying purchase wholesale bulk interested enterprise price prices pricing cost costs stock available availability angebot precio prix',
    reply: 'Good to hear from you. A person will send you a quote, usually within one business day.',
  },
] as const;

/** For messages without a topic. */
export const frontDesk = {
  team: 'Front desk',
  reply: 'Thank you for your message. A person will read it next and reply to you here.',
} as const;
