/** What a step adds to the frame comes in when the step is reached. */
export const partClass =
  'transition-[opacity,transform] duration-slower frame:group-data-[shown=false]/step:translate-y-3 frame:group-data-[shown=false]/step:opacity-0';
