import { Link } from 'react-router-dom';
import { asides, LONGEST_QUESTION } from './conversation';
import { nameOfSource, type Reply } from './assistant';
import { Handover } from './handover';
import { Said } from './said';

interface ReplyTextProps {
  readonly asked: string;
  readonly reply: Reply;
  /** Whether the question went on after what was read of it. */
  readonly cut: boolean;
}

export function ReplyText({ asked, reply, cut }: ReplyTextProps) {
  return (
    <Said by="Assistant" source={reply.kind === 'answer' && <SourceLink {...reply.source} />}>
      {cut && (
        <p className="text-sm text-fg-muted">{`Of your question I read the first ${LONGEST_QUESTION} characters.`}</p>
      )}
      <Words reply={reply} />
      {reply.kind === 'unknown' && <Handover question={asked} />}
    </Said>
  );
}

function Words({ reply }: { reply: Reply }) {
  switch (reply.kind) {
    case 'talk':
      return <p>{reply.text}</p>;
    case 'choice':
      return <p>{asides.choice}</p>;
    case 'unknown':
      return <p>{asides[reply.why]}</p>;
    case 'answer':
      return <Quote text={reply.text} />;
  }
}

/** Word for word. The items of a list stand below each other, as they do on the page. */
function Quote({ text }: { text: string }) {
  const items = text.split(' · ');
  if (items.length === 1) return <blockquote>{text}</blockquote>;
  return (
    <blockquote>
      <ul className="divide-y divide-border">
        {items.map((item) => (
          <li key={item} className="py-1.5 first:pt-0 last:pb-0">
            {item}
          </li>
        ))}
      </ul>
    </blockquote>
  );
}

type SourceLinkProps = Extract<Reply, { kind: 'answer' }>['source'];

function SourceLink(source: SourceLinkProps) {
  return (
    <p className="mt-1.5 font-mono text-xs text-mint">
      <Link
        to={source.to}
        className="inline-flex min-h-6 items-center rounded-sm underline decoration-current/40 underline-offset-4 hover:decoration-current"
      >
        {`From: ${nameOfSource(source)}`}
      </Link>
    </p>
  );
}
