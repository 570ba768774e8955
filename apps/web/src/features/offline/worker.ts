import { hasFlag } from '../../browser/flags.ts'
import { watchUnsavedInput } from './unsaved-input.ts'

/** Minimum interval between an open page's checks for a new version, ms. */
const LOOK_EVERY_MS = 3_600_000

/** A newer version of the application, waiting to take over. */
export interface NextVersion {
  /** Activates the new version and reloads this page. */
  takeOver: () => void
  /** True if the reload would lose text being typed or a chat, or if changes are queued on this page. */
  wouldLose: () => boolean
}

/**
 * Reports a newer version of the application once its files are cached. Checks whenever the page becomes visible, at
 * most once an hour, if the server is available.
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
    // Without a controller, the worker is the first version, which replaces none.
    if (signal.aborted || worker?.state !== 'installed' || !container.controller) return
    const takeOver = () => {
      // Another tab has already activated the version: this page has received that event, and will receive no other.
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
    // Offline there is nothing new. The check is repeated the next time the page becomes visible.
    if (await isServed()) await registration.update().catch(() => {})
    else looked = before
  }
  document.addEventListener('visibilitychange', look, { signal })
}

/**
 * Whether our server has a worker's script. A cheap request that recognises a captive portal: an update that meets a
 * "not found" makes some browsers drop the existing worker.
 */
async function isServed(): Promise<boolean> {
  try {
    const { status, headers } = await fetch('/sw.js', { method: 'HEAD', cache: 'no-store' })
    return status === 200 && (headers.get('content-type')?.startsWith('text/javascript') ?? false)
  } catch {
    return false
  }
}

/** Unregisters the worker where the server has disabled it. */
export async function unregisterWorker(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? []
  await Promise.all(registrations.map((registration) => registration.unregister()))
}
