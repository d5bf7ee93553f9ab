import { paths } from '@/site/paths';
import { ButtonLink } from '@/ui/button';

export default function NotFoundPage() {
  return (
    <div className="mx-auto max-w-content space-y-6 px-gutter py-section">
      <title>Page not found · Lumenary</title>
      <h1 className="text-h2">There is no page here</h1>
      <ButtonLink to={paths.home}>Go to the home page</ButtonLink>
    </div>
  );
}
