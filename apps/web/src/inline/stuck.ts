/*
 * Inlined into pages that are nothing without their script. When that, or anything that it imports, does not arrive, a
 * farmer would wait for ever in front of a page that looks finished.
 */
addEventListener(
  'error',
  ({ target }) => {
    const message = document.getElementById('stuck')
    if (target instanceof HTMLScriptElement && message) message.hidden = false
  },
  // The error of an element does not bubble; on its way down it passes here.
  true,
)

export {}
