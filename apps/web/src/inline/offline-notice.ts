/*
 * Runs at the end of public pages that open offline, and shows their limits if our server does not
 * respond. Only a page from a service worker can be offline, so other pages send no request. The
 * browser's network events only trigger a request, because its status is unreliable.
 *
 * A farmer is redirected here if the dashboard could not be loaded and was not saved on this phone.
 * The page says so, and returns to the dashboard once the server confirms the session.
 */
const DEADLINE_MS = 10_000
const FARM = '/dashboard'

/** Requests the user. Resolves to undefined unless our server responds. */
async function asked(): Promise<Response | undefined> {
  try {
    const answer = await fetch('/api/user', { signal: AbortSignal.timeout(DEADLINE_MS) })
    return answer.headers.get('content-type')?.startsWith('application/json') ? answer : undefined
  } catch {
    return undefined
  }
}

const line = document.getElementById('needs-network')
/** A farmer who logged out offline was not redirected. */
const wasSentHere =
  location.pathname === '/login' &&
  document.referrer.startsWith(location.origin + FARM) &&
  localStorage.getItem('loggedOut') === null

async function look(isBack: boolean): Promise<void> {
  if (!line || !navigator.serviceWorker?.controller) return
  const answer = await asked()
  line.hidden = answer !== undefined
  // Returns only once, in case the dashboard does not open although the server responds.
  if (!wasSentHere || !answer?.ok || (!isBack && sessionStorage.getItem('wentBack'))) return
  sessionStorage.setItem('wentBack', 'yes')
  location.replace(FARM)
}

for (const part of line?.children ?? [])
  (part as HTMLElement).hidden = (part.id === 'farm-kept') === wasSentHere
for (const event of ['online', 'offline']) addEventListener(event, ({ type }) => void look(type === 'online'))
void look(false)

export {}
