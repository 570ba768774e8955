import { watchFields } from './fields.ts'

/** How often an open page looks for a new version, ms. */
const LOOK_EVERY_MS = 3_600_000

/** A newer version of the application that waits for its turn. */
export interface NextVersion {
  /** Lets it take over, and begins this page anew with it. */
  takeOver: () => void
  /** Something is being filled in, or was said in a chat, which that would lose. */
  wouldLose: () => boolean
}

/**
 * Says when a newer version of the application's files is kept. Looks for one when the page is seen again, at most once
 * an hour.
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
    onNext({ takeOver, wouldLose: fields.wouldLose })
  }
  tell(registration.waiting)
  const follow = ({ installing }: ServiceWorkerRegistration) =>
    installing?.addEventListener('statechange', () => tell(installing), { signal })
  follow(registration)
  registration.addEventListener('updatefound', () => follow(registration), { signal })
  let looked = now()
  const look = () => {
    if (document.visibilityState !== 'visible' || now() - looked < LOOK_EVERY_MS) return
    looked = now()
    // Without a network there is nothing new.
    registration.update().catch(() => {})
  }
  document.addEventListener('visibilitychange', look, { signal })
}

/** Takes the worker back, where the server does not want one any more. */
export async function forgetShell(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? []
  await Promise.all(registrations.map((registration) => registration.unregister()))
}
