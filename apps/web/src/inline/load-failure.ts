/*
 * Inlined into pages that need their script. If that script or one of its imports does not load, the page would look
 * finished but never work, so this shows an error.
 */
addEventListener(
  'error',
  ({ target }) => {
    const message = document.getElementById('stuck')
    if (target instanceof HTMLScriptElement && message) message.hidden = false
  },
  // An element's error event does not bubble; it can be captured.
  true,
)

export {}
