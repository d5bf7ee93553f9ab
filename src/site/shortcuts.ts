/** The keyboard shortcuts, as listed on the help page. */
export const shortcuts = [
  { keys: 'Ctrl + S or Ctrl + K', does: 'opens search' },
  { keys: 'Ctrl + M', does: 'opens and closes the menu' },
  { keys: 'Esc', does: 'closes a menu or a window' },
] as const;
