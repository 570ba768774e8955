/**
 * Ways to install: the browser's own prompt, by hand through Share (iPhone, iPad), or the browser's
 * menu.
 */
export type InstallMethod = 'prompt' | 'share' | 'menu'

/**
 * Returns this browser's way to add an application to the home screen; undefined if no way is
 * known.
 */
export function detectInstallMethod(): InstallMethod | undefined {
  if (globalThis.installPrompt) return 'prompt'
  if ('standalone' in navigator) return 'share'
  // Firefox has no prompt, and only its name identifies it (MDN, "Firefox user agent string
  // reference").
  return /Android.*Firefox/.test(navigator.userAgent) ? 'menu' : undefined
}
