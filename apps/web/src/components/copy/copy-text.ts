/**
 * Copies a text to the clipboard. Pages without https, for example on a farm's own network, have
 * only the legacy command.
 *
 * @throws when the browser refuses
 */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  const carrier = document.createElement('textarea')
  carrier.value = text
  carrier.readOnly = true
  carrier.className = 'unseen'
  const focused = document.activeElement
  document.body.append(carrier)
  carrier.select()
  const isCopied = document.execCommand('copy')
  carrier.remove()
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  if (!isCopied) throw new Error('The browser does not let it.')
}
