interface TeamMember {
  /** Articles name their author by it. */
  readonly id: string;
  readonly name: string;
  readonly role: string;
  /** The seed of a drawn portrait, or the address of a photo in public/, such as /team/ines.jpg. */
  readonly image: string;
  /** Shown larger, with a reason. */
  readonly highlighted: boolean;
  readonly reason?: string;
  /** The member's own profiles; leave out what they do not have. */
  readonly links: Partial<Record<'linkedin' | 'github' | 'twitter' | 'facebook', string>>;
}

/** Fictional people. Their profile addresses are placeholders on a reserved domain. */
export const team: readonly TeamMember[] = [
  member('Ines Okafor-Lund', 'Founder', 'ines'),
  member(
    'Tomas Varga-Reed',
    'Head of research',
    'tomas',
    'Answers your technical questions before you sign.',
  ),
  member('Priya Hallstrom', 'Head of product', 'priya', 'Leads your kickoff call.'),
  member('Jun Castellan', 'Customer engineer', 'jun'),
];

/** With a drawn portrait and placeholder links, highlighted if there is a reason; for a photo: { ...member('Ada', 'CEO', 'ada'), image: '/team/ada.jpg' }. */
function member(name: string, role: string, id: string, reason?: string): TeamMember {
  const page = (network: string) => `https://example.com/${network}/${id}`;
  return {
    id,
    name,
    role,
    image: id,
    highlighted: reason !== undefined,
    ...(reason !== undefined && { reason }),
    links: {
      linkedin: page('linkedin'),
      github: page('github'),
      twitter: page('twitter'),
      facebook: page('facebook'),
    },
  };
}
