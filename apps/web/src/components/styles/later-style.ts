let loading: Promise<void> | undefined

/**
 * Gives a page that carries only the style it opens with that of the whole application, once.
 *
 * @throws when it cannot be fetched; another call tries again
 */
export function loadLaterStyle(): Promise<void> {
  const href = document.documentElement.dataset.laterStyle
  if (href === undefined) return Promise.resolve()
  loading ??= new Promise<void>((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      loading = undefined
      reject(new Error(`${href} did not come`))
    }
    document.head.append(link)
  })
  return loading
}
