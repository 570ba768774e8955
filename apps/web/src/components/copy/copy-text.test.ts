import { afterEach, expect, test, vi } from 'vitest'
import { copyText } from './copy-text.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/**
 * Simulates a page without https, whose legacy copy command returns `answer`. Returns the copied
 * texts.
 */
function oldBrowser(answer: boolean): string[] {
  const copied: string[] = []
  vi.stubGlobal('navigator', {})
  document.execCommand = () => {
    copied.push(document.querySelector('textarea')?.value ?? '')
    return answer
  }
  return copied
}

test('without a clipboard API, copyText uses the legacy copy command and restores the focus', async () => {
  const copied = oldBrowser(true)
  const button = document.body.appendChild(document.createElement('button'))
  button.focus()
  await copyText('Maize is at 210 USD.')
  expect(copied).toEqual(['Maize is at 210 USD.'])
  expect(document.querySelector('textarea')).toBeNull()
  expect(document.activeElement).toBe(button)
  button.remove()
})

test('copyText throws when the browser refuses to copy', async () => {
  oldBrowser(false)
  await expect(copyText('Maize')).rejects.toThrow()
})
