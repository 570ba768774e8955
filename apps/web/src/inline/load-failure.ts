/*
 * Inlined into pages that need their script. If that script or one of its imports fails to load,
 * the page looks finished but never works, so this script shows an error.
 */
addEventListener(
  'error',
  ({ target }) => {
    const message = document.getElementById('stuck')
    if (target instanceof HTMLScriptElement && message) message.hidden = false
  },
  // An element's error event does not bubble, but can be captured.
  true,
)

export {}
