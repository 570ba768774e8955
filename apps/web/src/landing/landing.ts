import { sendOfflineLogout } from '../browser/offline-logout.ts'
import { watchFrame } from '../browser/watch-frame.ts'
import { preloadApplication } from './preload-application.ts'

// The page works without this script, which only preloads the application and watches the contact
// form.
const frame = document.querySelector<HTMLIFrameElement>('.frame__page')
const note = document.querySelector<HTMLElement>('.frame__late')
if (frame && note) {
  watchFrame(frame, (late) => {
    note.hidden = !late
  })
}

// A farmer who logged out offline was redirected here. The logout is reported once the server can
// be reached.
const tell = () => sendOfflineLogout().catch(() => {})
addEventListener('online', tell)
void tell()

const { headStart } = document.body.dataset
preloadApplication(headStart?.split(' ') ?? [])
