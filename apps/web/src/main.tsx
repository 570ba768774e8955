import { StrictMode, startTransition } from 'react'
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

// The browser's own offer to install comes at its own time; ours (features/offline/install) follows on it, once.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  globalThis.installPrompt = event as InstallPrompt
})

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

// The HTML of the page is the finished screen or the waiting one, and stays until what it is for is there: React finds
// every element of the one where it expects it, and need not make the other a second time.
const isFinished = root.dataset.prerendered === 'route'
if (isFinished) router.ssr = { manifest: undefined }
await router.load()
if (isFinished) hydrateRoot(root, application)
// In pieces: what stands there already is scrolled and read meanwhile.
else startTransition(() => createRoot(root).render(application))

// A log-out that the server has not heard of.
void tellLateLogout().catch(() => {})

// A page taken back out of the browser's history may belong to somebody who has signed out since.
addEventListener('pageshow', (event) => {
  if (event.persisted) void queryClient.invalidateQueries(userQuery())
})
