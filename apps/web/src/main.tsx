import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { Application } from './application.tsx'
import { userQuery } from './features/account/queries.ts'
import type { InstallPrompt } from './features/offline/install/install-offer.tsx'
import { keptHere } from './phone/phone.ts'
import { tellLateLogout } from './plain/late-logout.ts'
import { createAppRouter } from './router.ts'
import { createQueryClient } from './server/query-client.ts'
import { speak } from './words.ts'

const root = document.getElementById('root')
if (!root) throw new Error('This page has no #root')

// Read beside the words, not after the router has begun: an opening from what the phone keeps waits for it.
void keptHere()

await speak(document.documentElement.lang)

const queryClient = createQueryClient()
const router = createAppRouter(queryClient)
const application = (
  <StrictMode>
    <Application router={router} queryClient={queryClient} />
  </StrictMode>
)

if (root.dataset.prerendered === 'route') {
  // The HTML is the finished screen. Its code is loaded first, so that React finds every element where it expects it.
  router.ssr = { manifest: undefined }
  await router.load()
  hydrateRoot(root, application)
} else {
  // The HTML is the waiting screen, which is what the application begins with, too.
  createRoot(root).render(application)
}

// A log-out that the server has not heard of.
void tellLateLogout().catch(() => {})

// The browser's own offer to install comes at its own time; ours (features/offline/install) follows on it, once.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  globalThis.installPrompt = event as InstallPrompt
})

// A page taken back out of the browser's history may belong to somebody who has signed out since.
addEventListener('pageshow', (event) => {
  if (event.persisted) void queryClient.invalidateQueries(userQuery())
})
