import { Link } from 'react-router-dom';
import { footerColumns } from '@/site/navigation';

export function FooterLinks() {
  return (
    <nav aria-label="Footer" className="grid gap-10 min-[22rem]:grid-cols-2 sm:grid-cols-3">
      {footerColumns.map(({ title, links }) => (
        <section key={title} aria-label={title}>
          <h2 className="text-sm font-semibold">{title}</h2>
          <ul className="mt-2">
            {links.map(({ label, to }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="inline-flex min-h-9 items-center rounded-sm text-sm text-fg-muted underline-offset-4 transition-colors duration-fast hover:text-fg hover:underline max-lg:min-h-11"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
