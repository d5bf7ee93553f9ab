import { brand } from '@/site/brand';

export default function HomePage() {
  return (
    <div className="mx-auto max-w-content px-gutter py-section">
      <title>{brand.name}</title>
      <h1 className="text-h1">{brand.tagline}</h1>
    </div>
  );
}
