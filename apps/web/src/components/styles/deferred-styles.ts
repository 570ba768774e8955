let loading: Promise<void> | undefined

/**
 * Loads the whole application's styles once, for a page with only its initial styles.
 *
 * @throws when loading fails; another call retries
 */
export function loadDeferredStyles(): Promise<void> {
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
