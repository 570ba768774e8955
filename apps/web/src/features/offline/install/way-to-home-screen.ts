/** By the browser's own question, by hand through Share (iPhone, iPad), or through the browser's menu. */
export type WayToHomeScreen = 'prompt' | 'share' | 'menu'

/** How this browser puts an application on the home screen; undefined where it cannot, or nobody knows how. */
export function wayToHomeScreen(): WayToHomeScreen | undefined {
  if (globalThis.installPrompt) return 'prompt'
  if ('standalone' in navigator) return 'share'
  // Firefox never asks, and has nothing to be known by but its name (MDN, "Firefox user agent string reference").
  return /Android.*Firefox/.test(navigator.userAgent) ? 'menu' : undefined
}
