/**
 * Downloads a ZIP file.
 *
 * @param base64 content of the file
 */
export function saveFile(name: string, base64: string): void {
  const bytes = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/zip' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // Revoking too early would give an empty file.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
