/*
 * At the end of the public pages that open without a network: says what needs one, where our server does not answer.
 * Only a page that came by a service worker can be here without a network, so nobody else pays for the question. No
 * word of the browser about the network is believed; its events only make the page ask.
 *
 * Who was sent here because the farm could neither be fetched nor was kept on this phone is told that, and goes back
 * when the server says that he is still signed in.
 */
import { isNoted } from '../plain/notes.ts'

const DEADLINE_MS = 10_000
const FARM = '/dashboard'
/** A farm that cannot be opened though the server answers is not tried again and again, ms. */
const NOT_AGAIN_MS = 60_000

/** The server's answer about who is here; undefined where it gives none. */
async function asked(): Promise<Response | undefined> {
  try {
    const answer = await fetch('/api/user', { signal: AbortSignal.timeout(DEADLINE_MS) })
    return answer.headers.get('content-type')?.startsWith('application/json') ? answer : undefined
  } catch {
    return undefined
  }
}

const line = document.getElementById('needs-network')
/** Who has logged out without a network came here by himself. */
const wasSentHere =
  location.pathname === '/login' &&
  document.referrer.startsWith(location.origin + FARM) &&
  !isNoted('loggedOut')

function goBack(): void {
  const at = Number(sessionStorage.getItem('wentBack'))
  if (Date.now() - at < NOT_AGAIN_MS) return
  sessionStorage.setItem('wentBack', String(Date.now()))
  location.replace(FARM)
}

async function look(): Promise<void> {
  if (!line || !navigator.serviceWorker?.controller) return
  const answer = await asked()
  line.hidden = answer !== undefined
  if (wasSentHere && answer?.ok) goBack()
}

for (const part of line?.children ?? [])
  (part as HTMLElement).hidden = (part.id === 'farm-kept') === wasSentHere
for (const event of ['online', 'offline']) addEventListener(event, () => void look())
void look()
