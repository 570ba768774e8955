import { hasFlag } from '../../browser/flags.ts'
import { watchUnsavedInput } from './unsaved-input.ts'

/** Minimum interval between an open page's checks for a new version, in ms. */
const LOOK_EVERY_MS = 3_600_000

/** A newer version of the application, ready to take over. */
export interface NextVersion {
  /** Activates the new version and reloads this page. */
  takeOver: () => void
  /** True if the reload would lose typed text or a chat, or if changes are queued. */
  wouldLose: () => boolean
}

/**
 * Reports a newer version of the application once its files are cached. Checks when the page
 * becomes visible, at most once an hour, and only if the server responds.
 *
 * @param now monotonic milliseconds
 */
export async function watchVersions(
  onNext: (next: NextVersion) => void,
  signal: AbortSignal,
  now: () => number = () => performance.now(),
): Promise<void> {
  const container = navigator.serviceWorker
  const fields = watchUnsavedInput(signal)
  const registration = await container.ready
  const tell = (worker: ServiceWorker | null) => {
    // Without a controller, the worker is the first version and does not replace another.
    if (signal.aborted || worker?.state !== 'installed' || !container.controller) return
    const takeOver = () => {
      // Another tab has already activated the version, so `controllerchange` will not fire again.
      if (worker.state !== 'installed') return location.reload()
      container.addEventListener('controllerchange', () => location.reload(), { once: true })
      worker.postMessage('take-over')
    }
    onNext({ takeOver, wouldLose: () => hasFlag('waiting') || fields.wouldLose() })
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
    // Offline, the check is postponed until the page becomes visible again.
    if (await isServed()) await registration.update().catch(() => {})
    else looked = before
  }
  document.addEventListener('visibilitychange', look, { signal })
}

/**
 * Whether our server offers a worker script. This cheap request detects captive portals: an update
 * answered with "not found" makes some browsers drop the worker.
 */
async function isServed(): Promise<boolean> {
  try {
    const { status, headers } = await fetch('/sw.js', { method: 'HEAD', cache: 'no-store' })
    return status === 200 && (headers.get('content-type')?.startsWith('text/javascript') ?? false)
  } catch {
    return false
  }
}

/** Unregisters the worker if the server has disabled it. */
export async function unregisterWorker(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? []
  await Promise.all(registrations.map((registration) => registration.unregister()))
}
