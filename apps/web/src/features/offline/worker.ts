import { isNoted } from '../../plain/notes.ts'
import { watchFields } from './fields.ts'

/** How often an open page looks for a new version, ms. */
const LOOK_EVERY_MS = 3_600_000

/** A newer version of the application that waits for its turn. */
export interface NextVersion {
  /** Lets it take over, and begins this page anew with it. */
  takeOver: () => void
  /** Something is being filled in, or was said in a chat, which that would lose; or waits to be sent from this page. */
  wouldLose: () => boolean
}

/**
 * Says when a newer version of the application's files is kept. Looks for one when the page is seen again, at most once
 * an hour, where the server is there.
 *
 * @param now milliseconds that only go on
 */
export async function watchVersions(
  onNext: (next: NextVersion) => void,
  signal: AbortSignal,
  now: () => number = () => performance.now(),
): Promise<void> {
  const container = navigator.serviceWorker
  const fields = watchFields(signal)
  const registration = await container.ready
  const tell = (worker: ServiceWorker | null) => {
    // Without a controller it is the first one, which has nothing to take over.
    if (signal.aborted || worker?.state !== 'installed' || !container.controller) return
    const takeOver = () => {
      // Another tab has let it already: what that changes here has been told, and is not told again.
      if (worker.state !== 'installed') return location.reload()
      container.addEventListener('controllerchange', () => location.reload(), { once: true })
      worker.postMessage('take-over')
    }
    onNext({ takeOver, wouldLose: () => isNoted('waiting') || fields.wouldLose() })
  }
  tell(registration.waiting)
  const follow = ({ installing }: ServiceWorkerRegistration) =>
    installing?.addEventListener('statechange', () => tell(installing), { signal })
  follow(registration)
  registration.addEventListener('updatefound', () => follow(registration), { signal })
  let looked = now()
  const look = async () => {
    if (document.visibilityState !== 'visible' || now() - looked < LOOK_EVERY_MS) return
    const before = looked
    looked = now()
    if (registration.installing) return
    // Without a network there is nothing new, and the next sight of the page looks again.
    if (await isServed()) await registration.update().catch(() => {})
    else looked = before
  }
  document.addEventListener('visibilitychange', look, { signal })
}

/**
 * Whether our server has a worker's script to give. Cheap to ask, and told apart from what stands in for it: an update
 * that meets a "not found" makes some browsers drop the worker that there is.
 */
async function isServed(): Promise<boolean> {
  try {
    const { status, headers } = await fetch('/sw.js', { method: 'HEAD', cache: 'no-store' })
    return status === 200 && (headers.get('content-type')?.startsWith('text/javascript') ?? false)
  } catch {
    return false
  }
}

/** Takes the worker back, where the server does not want one any more. */
export async function forgetShell(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? []
  await Promise.all(registrations.map((registration) => registration.unregister()))
}
