const STARS = 5;
const STAR = 'm10 1.8 2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z';

/** Five stars, filled to the exact fraction, so that 4.8 does not look like 4.5. */
export function StarRating({ rating }: { rating: number }) {
  return (
    <span
      role="img"
      aria-label={`Rated ${rating} out of ${STARS}`}
      className="relative inline-block h-5 w-25 align-middle"
    >
      <Stars className="fill-border" />
      <span
        className="absolute inset-y-0 start-0 overflow-hidden"
        style={{ width: `${(rating / STARS) * 100}%` }}
      >
        <Stars className="fill-accent" />
      </span>
    </span>
  );
}

function Stars({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 100 20" aria-hidden className="absolute start-0 h-5 w-25 max-w-none rtl:-scale-x-100">
      {Array.from({ length: STARS }, (_, index) => (
        <path key={index} d={STAR} transform={`translate(${index * 20} 0)`} className={className} />
      ))}
    </svg>
  );
}
