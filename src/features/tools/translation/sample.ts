/** A made-up notice with translations by hand, shown until the visitor enters a text. */
export const sample = {
  source: 'en',
  text: 'Your package ships on Thursday. If no one is home, we leave it next door.',
  translations: {
    de: 'Ihr Paket geht am Donnerstag raus. Ist niemand zu Hause, wartet es bei den Nachbarn.',
    es: 'Su paquete sale el jueves. Si no hay nadie en casa, lo dejamos con los vecinos.',
    fr: 'Votre colis part jeudi. Si personne n’est là, il vous attend chez les voisins.',
    it: 'Il suo pacco parte giovedì. Se non c’è nessuno in casa, lo lasciamo ai vicini.',
    ja: 'お荷物は木曜日に発送します。ご不在の場合は、お隣にお預けします。',
    pt: 'A sua encomenda sai na quinta-feira. Se não estiver ninguém em casa, fica com os vizinhos.',
  },
} as const;
