/** A surface that is dark in both themes, with a glow in a lower corner. */
export const glowClass =
  'scheme-dark text-fg bg-surface bg-[radial-gradient(44%_72%_at_86%_125%,oklch(from_var(--accent)_l_c_h/.45),transparent),radial-gradient(90%_125%_at_86%_120%,var(--accent-soft),transparent),radial-gradient(70%_90%_at_0%_-20%,var(--accent-soft),transparent_80%)]';
