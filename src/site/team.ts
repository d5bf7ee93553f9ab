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
    ...member('Ines Okafor-Lund', 'Founder', 'ines', 'Reads every complaint.'),
    image: '/people/ines.svg',
  },
  {
    ...member(
      'Tomas Varga-Reed',
      'Head of research',
      'tomas',
      'Answers your technical questions before you sign.',
    ),
    image: '/people/tomas.svg',
    highlighted: true,
  },
  {
    ...member('Priya Hallstrom', 'Head of product', 'priya', 'Leads your kickoff call.'),
    image: '/people/priya.svg',
    highlighted: true,
  },
  {
    ...member('Jun Castellan', 'Customer engineer', 'jun', 'Leads the engineers who set up your chatbot.'),
    image: '/people/jun.svg',
  },
];

/** Whom a customer talks with first. */
export const firstMet = team.filter(({ highlighted }) => highlighted);

/** With placeholder links. */
function member(name: string, role: string, id: string, reason: string): TeamMember {
  const page = (network: string) => `https://example.com/${network}/${id}`;
  return {
    id,
    name,
    role,
    reason,
    links: {
      linkedin: page('linkedin'),
      github: page('github'),
      twitter: page('twitter'),
      facebook: page('facebook'),
    },
  };
}
