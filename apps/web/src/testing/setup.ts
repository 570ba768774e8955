import { cleanup, configure } from '@testing-library/react'
import type { DetachedWindowAPI } from 'happy-dom'
import { afterEach } from 'vitest'
import { serverClock } from '../server/server-clock.ts'
import { ensureLazyWords, ensureSiteWords, loadLocale } from '../words.ts'

await loadLocale('en')
await Promise.all([ensureLazyWords(), ensureSiteWords()])

// Pages in frames load as empty documents. A frame has its own network, which the fake server does
// not cover.
const { happyDOM } = globalThis as typeof globalThis & { happyDOM?: DetachedWindowAPI }
if (happyDOM) {
  happyDOM.settings.enableIframePageLoading = true
  happyDOM.settings.fetch.interceptor = {
    beforeAsyncRequest: async ({ window }) => new window.Response('<!doctype html><title>Framed</title>'),
  }
}

// Generous timeout for slow machines.
configure({ asyncUtilTimeout: 20_000 })

// All files share one page and one module graph (vitest.config.ts), so every test must restore the
// page.
afterEach(() => {
  cleanup()
  document.head.replaceChildren()
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
  localStorage.clear()
  globalThis.earlyResponses = undefined
  delete serverClock.told
})
