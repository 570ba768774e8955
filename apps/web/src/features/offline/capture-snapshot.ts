import { currentScene, isSnapshotLayout, type Snapshot } from '../../phone/storage/snapshot.ts'

/** The rendered part of a snapshot. */
export type CapturedSnapshot = Pick<Snapshot, 'html' | 'scene'>

/** Parts below a phone's first screen, by id. They load with the application. */
const BELOW = '#main, #prices'
/**
 * Anything opened or being filled in prevents a snapshot. The form in the header is always there.
 */
const OPENED = '[aria-expanded="true"], dialog[open], :not(.place-finder) > form'

/**
 * Captures the dashboard's first view as it looks on opening; undefined in any other state, or
 * without browser storage.
 */
export function captureSnapshot(
  root: Element | null = document.getElementById('root'),
): CapturedSnapshot | undefined {
  const shown = [...(root?.children ?? [])].find((child) => child.querySelector('#weather'))
  if (!shown || !isSnapshotLayout()) return undefined
  const copy = shown.cloneNode(true) as Element
  for (const below of copy.querySelectorAll(BELOW)) below.replaceChildren()
  // A snapshot is useless without the forecast days.
  if (copy.querySelector(OPENED) || !copy.querySelector('ol[data-until]')) return undefined
  try {
    return { html: copy.outerHTML, scene: currentScene() }
  } catch {
    return undefined
  }
}
