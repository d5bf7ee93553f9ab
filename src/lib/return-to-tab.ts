/** Calls back when the tab becomes visible again. */
export function onTabReturn(callback: () => void): () => void {
  function act() {
    if (document.visibilityState === 'visible') callback();
  }
  document.addEventListener('visibilitychange', act);
  return () => document.removeEventListener('visibilitychange', act);
}

/** Calls back when the window gets the focus, such as after a pop-up closes. */
export function onWindowFocus(callback: () => void): () => void {
  window.addEventListener('focus', callback);
  return () => window.removeEventListener('focus', callback);
}
