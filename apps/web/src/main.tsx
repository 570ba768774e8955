import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { Application } from './application.tsx'
import { sendOfflineLogout } from './browser/offline-logout.ts'
import { userQuery } from './features/account/queries.ts'
import type { InstallPrompt } from './features/offline/install/install-offer.tsx'
import { loadUsedPhoneStorage } from './phone/phone.ts'
import { createAppRouter } from './router.ts'
import { createQueryClient } from './server/query-client.ts'
import { loadLocale } from './words.ts'

const root = document.getElementById('root')
if (!root) throw new Error('This page has no #root')

// Browsers fire the install event at any time. Our offer (features/offline/install) uses it later,
// once.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  globalThis.installPrompt = event as InstallPrompt
})

// Starts before the words and the router load, because opening from saved data waits for the
// storage code.
void loadUsedPhoneStorage()

await loadLocale(document.documentElement.lang)

const queryClient = createQueryClient()
const router = createAppRouter(queryClient)
const application = (
  <StrictMode>
    <Application router={router} queryClient={queryClient} />
  </StrictMode>
)

// The page's HTML is the finished screen or a loading screen, and stays until its module has
// loaded. A finished screen is then hydrated; a loading screen is replaced.
const isFinished = root.dataset.prerendered === 'route'
if (isFinished) router.ssr = { manifest: undefined }
await router.load()
if (isFinished) hydrateRoot(root, application)
// Renders in slices, so that the existing page can be scrolled and read meanwhile.
else startTransition(() => createRoot(root).render(application))

// Reports a logout that the server does not know of yet.
void sendOfflineLogout().catch(() => {})

// The back/forward cache may restore a page whose user has since logged out.
addEventListener('pageshow', (event) => {
  if (event.persisted) void queryClient.invalidateQueries(userQuery())
})
