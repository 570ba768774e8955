/*
 * At the end of the public pages that open without a network: says what needs one, where our server does not answer.
 * Only a page that came by a service worker can be here without a network, so nobody else pays for the question. No
 * word of the browser about the network is believed; its events only make the page ask.
 *
 * Who was sent here because the farm could neither be fetched nor was kept on this phone is told that, and goes back
 * when the server says that he is still signed in.
 */
const DEADLINE_MS = 10_000
const FARM = '/dashboard'

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
  localStorage.getItem('loggedOut') === null

async function look(isBack: boolean): Promise<void> {
  if (!line || !navigator.serviceWorker?.controller) return
  const answer = await asked()
  line.hidden = answer !== undefined
  // A farm that cannot be opened though the server answers is not tried again and again.
  if (!wasSentHere || !answer?.ok || (!isBack && sessionStorage.getItem('wentBack'))) return
  sessionStorage.setItem('wentBack', 'yes')
  location.replace(FARM)
}

for (const part of line?.children ?? [])
  (part as HTMLElement).hidden = (part.id === 'farm-kept') === wasSentHere
for (const event of ['online', 'offline']) addEventListener(event, ({ type }) => void look(type === 'online'))
void look(false)

export {}
