import type { ComponentProps } from 'react';
import { ExternalLink } from '@/ui/external-link';
import { TextLink, textLinkClass } from '@/ui/text-link';

/** How an article's Markdown looks. */
export const articleElements = {
  h2: (props: ComponentProps<'h2'>) => <Heading level="h2" {...props} />,
  h3: (props: ComponentProps<'h3'>) => <Heading level="h3" {...props} />,
  a: ArticleLink,
  ul: (props: ComponentProps<'ul'>) => <ul {...props} className="list-disc space-y-2 ps-6" />,
  ol: (props: ComponentProps<'ol'>) => <ol {...props} className="list-decimal space-y-2 ps-6" />,
  blockquote: (props: ComponentProps<'blockquote'>) => (
    <blockquote {...props} className="space-y-3 border-s-2 border-accent ps-6 text-xl font-medium" />
  ),
  strong: (props: ComponentProps<'strong'>) => <strong {...props} className="font-semibold" />,
  img: (props: ComponentProps<'img'>) => (
    <img {...props} alt={props.alt ?? ''} className="mx-auto h-auto max-w-full rounded-card" />
  ),
  pre: (props: ComponentProps<'pre'>) => (
    <pre
      {...props}
      translate="no"
      dir="ltr"
      className="rounded-card border border-border bg-surface-2 p-4 font-mono text-sm wrap-anywhere whitespace-pre-wrap"
    />
  ),
  // Wide tables scroll, also by keyboard.
  table: (props: ComponentProps<'table'>) => (
    <div role="region" aria-label="Table" tabIndex={0} className="overflow-x-auto">
      <table {...props} className="w-full border-collapse text-base" />
    </div>
  ),
  th: (props: ComponentProps<'th'>) => (
    <th {...props} className="border-b border-border-strong py-3 pe-4 text-start font-medium" />
  ),
  td: (props: ComponentProps<'td'>) => (
    <td {...props} className="border-b border-border py-3 pe-4 align-top" />
  ),
};

function Heading({ level: Level, children, ...rest }: ComponentProps<'h2'> & { level: 'h2' | 'h3' }) {
  return (
    <Level {...rest} className={Level === 'h2' ? 'pt-6 text-h3' : 'pt-2 text-h4'}>
      {children}
    </Level>
  );
}

/** A link to another site opens a new tab. */
function ArticleLink({ href = '', children }: ComponentProps<'a'>) {
  if (/^[/#]/.test(href)) return <TextLink to={href}>{children}</TextLink>;
  return (
    <ExternalLink href={href} className={textLinkClass}>
      <span>{children}</span>
    </ExternalLink>
  );
}
