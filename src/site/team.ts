interface TeamMember {
  /** Articles name their author by it. */
  readonly id: string;
  readonly name: string;
  readonly role: string;
  /** The address of a picture in public/; without one, the initials are shown. */
  readonly image?: string;
  /** Shown larger: whom a customer talks with first. */
  readonly highlighted?: boolean;
  /** What a customer can expect of them. */
  readonly reason: string;
  /** The member's own profiles; leave out what they do not have. */
  readonly links: Partial<Record<'linkedin' | 'github' | 'twitter' | 'facebook', string>>;
}

/** Fictional people. Their profile addresses are placeholders on a reserved domain. */
export const team: readonly TeamMember[] = [
  {
    id: 'ines',
    name: 'Ines Okafor-Lund',
    role: 'Founder',
    image: '/people/ines.svg',
    reason: 'Reads every complaint.',
    links: sampleLinks('ines'),
  },
  {
    id: 'tomas',
    name: 'Tomas Varga-Reed',
    role: 'Head of research',
    image: '/people/tomas.svg',
    highlighted: true,
    reason: 'Answers your technical questions before you sign.',
    links: sampleLinks('tomas'),
  },
  {
    id: 'priya',
    name: 'Priya Hallstrom',
    role: 'Head of product',
    image: '/people/priya.svg',
    highlighted: true,
    reason: 'Leads your kickoff call.',
    links: sampleLinks('priya'),
  },
  {
    id: 'jun',
    name: 'Jun Castellan',
    role: 'Customer engineer',
    image: '/people/jun.svg',
    reason: 'Leads the engineers who set up your chatbot.',
    links: sampleLinks('jun'),
  },
];

/** Whom a customer talks with first. */
export const firstMet = team.filter(({ highlighted }) => highlighted);

function sampleLinks(id: string): TeamMember['links'] {
  const networks = ['linkedin', 'github', 'twitter', 'facebook'] as const;
  return Object.fromEntries(networks.map((network) => [network, `https://example.com/${network}/${id}`]));
}
