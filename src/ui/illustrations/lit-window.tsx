import { classNames } from '@/lib/class-names';

/** Silhouettes on a sill that is 180 wide, with the light behind them: from -90 to 90, standing on 0. */
const scenes: Readonly<Record<string, string>> = {
  /** Papers in three piles. */
  basics:
    'M-72 0v-11h36v11zM-67 -14v-11h36v11zM-69 -28v-11h36v11zM-71 -42v-11h36v11zM-18 0v-11h36v11zM-13 -14v-11h36v11zM-15 -28v-11h36v11zM-17 -42v-11h36v11zM-12 -56v-11h36v11zM-14 -70v-11h36v11zM-16 -84v-11h36v11zM38 0v-11h36v11zM43 -14v-11h36v11z',
  /** A question and its answer, over a laptop. */
  chatbots:
    'M-74-150h78a8 8 0 0 1 8 8v22a8 8 0 0 1-8 8h-64l-14 14v-44a8 8 0 0 1 0-8zM74-92h-60a8 8 0 0 0-8 8v14a8 8 0 0 0 8 8h48l12 12zM-46 0v-5h4v-46h84v46h4v5z',
  /** A large, a middle, and a small doll. */
  models:
    'M-80 0c-8-30-6-62 8-80c-6-34 44-34 38 0c14 18 16 50 8 80zM-14 0c-6-22-4-44 6-56c-4-26 32-26 28 0c10 12 12 34 6 56zM44 0c-4-14-3-28 4-36c-3-18 22-18 20 0c7 8 8 22 4 36z',
  /** One sentence, and three notes below it. */
  rules:
    'M-78-156h156v50h-118l-18 16v-16h-20zM-78-66h44v44l-8 8h-36zM-22-66h44v44l-8 8h-36zM34-66h44v44l-8 8h-36z',
  /** Someone who dictates. */
  voice:
    'M-72 0c0-34 20-46 44-50v-14c-26-16-24-62 10-66c32-4 44 24 40 40l8 16l-8 4c0 18-6 22-22 20v8c20 4 32 16 34 42zM40-64l24-14l4 8l-24 14zM50-96a30 30 0 0 1 24 20l-6 3a24 24 0 0 0-19-16zM54-114a46 46 0 0 1 36 32l-6 2a40 40 0 0 0-31-27z',
  /** A cat, at a page that isn't there. */
  cat: 'M-30 0c-12-30-2-60 18-78c-8-14-6-24-5-36l14 12h16l14-12c2 14 2 24-5 36c20 20 26 50 14 78h14c14 0 18-14 10-26l8-4c12 20 0 40-18 40z',
};

interface LitWindowProps {
  /** A tag of articles; one that isn't drawn has papers. */
  readonly scene: string;
  readonly className?: string;
}

/** Decoration: one window of the street from close by. */
export function LitWindow({ scene, className }: LitWindowProps) {
  return (
    <svg
      aria-hidden
      focusable={false}
      viewBox="-135 -222 270 260"
      preserveAspectRatio="xMidYMax meet"
      className={classNames('overflow-visible', className)}
    >
      <path d="M-2000 24h4000v14h-4000z" fill="var(--trim)" />
      <path d="M-2000 34h4000v9h-4000z" fill="var(--shade)" />
      <path d="M-104-196h208v196h-208z" fill="var(--trim)" />
      <path d="M156-196h208v196h-208zM416-196h208v196h-208z" fill="var(--trim)" />
      <path d="M170-184h180v184h-180zM430-184h180v184h-180z" fill="var(--ink)" />
      <path d="M-90-184h180v184h-180z" fill="var(--sun)" />
      <path d="M-90-184h180v12h-180zM-90-184h8v184h-8z" fill="var(--inside)" />
      <path d={scenes[scene] ?? scenes['basics']} fill="var(--ink)" />
      {scene === 'cat' && (
        <>
          <path d="M-158-110h44v28h-44z" fill="var(--ink)" />
          <text x="-136" y="-90" fontSize="18" fontWeight="600" textAnchor="middle" fill="var(--sun)">
            404
          </text>
        </>
      )}
      {scene === 'rules' && (
        <g fill="var(--sun)">
          <text x="-66" y="-133" fontSize="18" fontWeight="600" letterSpacing="-.3">
            <tspan>You’re talking</tspan>
            <tspan x="-66" dy="20">
              to our AI
            </tspan>
          </text>
          <path d="M-70-54h28v4h-28zM-70-44h18v4h-18zM-14-54h28v4h-28zM-14-44h18v4h-18zM42-54h28v4h-28zM42-44h18v4h-18z" />
        </g>
      )}
      <path d="M260-184v184M170-116h180M520-184v184" stroke="var(--c)" strokeWidth="6" />
      <path
        d="M-122-206h244v14h-244zM138-206h244v14h-244zM398-206h244v14h-244zM-118 0h236v10h-236zM142 0h236v10h-236zM402 0h236v10h-236z"
        fill="var(--trim)"
      />
      <path d="M-118 10h236v8h-236zM142 10h236v8h-236z" fill="var(--shade)" />
      <path d="M-104-192h5v192h-5zM156-192h5v192h-5zM-122-206h4v14h-4zM138-206h4v14h-4z" fill="var(--edge)" />
    </svg>
  );
}
