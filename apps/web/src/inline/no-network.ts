/*
 * At the end of the public pages that open without a network: says what needs one, where our server does not answer.
 * Only a page that came by a service worker can be here without a network, so nobody else pays for the question. No
 * word of the browser about the network is believed; its events only make the page ask.
 */
const DEADLINE_MS = 10_000

async function isServerThere(): Promise<boolean> {
  try {
    const answer = await fetch('/api/user', { signal: AbortSignal.timeout(DEADLINE_MS) })
    return answer.headers.get('content-type')?.startsWith('application/json') === true
  } catch {
    return false
  }
}

async function look(): Promise<void> {
  const line = document.getElementById('needs-network')
  if (line && navigator.serviceWorker?.controller) line.hidden = await isServerThere()
}

for (const event of ['online', 'offline']) addEventListener(event, () => void look())
void look()

export {}
