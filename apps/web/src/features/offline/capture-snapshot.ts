import { currentScene, isSnapshotLayout, type Snapshot } from '../../phone/storage/snapshot.ts'

/** The rendered part of a snapshot. */
export type CapturedSnapshot = Pick<Snapshot, 'html' | 'scene'>

/** Parts below the first screen of a phone, by id: they load with the application. */
const BELOW = '#main, #prices'
/** Content that prevents a snapshot: anything opened or being filled in. The header always contains a form. */
const OPENED = '[aria-expanded="true"], dialog[open], :not(.place-finder) > form'

/**
 * The dashboard's current first view, in the state in which it opens; undefined in any other state, or where the
 * browser stores nothing.
 */
export function captureSnapshot(
  root: Element | null = document.getElementById('root'),
): CapturedSnapshot | undefined {
  const shown = [...(root?.children ?? [])].find((child) => child.querySelector('#weather'))
  if (!shown || !isSnapshotLayout()) return undefined
  const copy = shown.cloneNode(true) as Element
  for (const below of copy.querySelectorAll(BELOW)) below.replaceChildren()
  // Without the forecast days a snapshot has nothing to show.
  if (copy.querySelector(OPENED) || !copy.querySelector('ol[data-until]')) return undefined
  try {
    return { html: copy.outerHTML, scene: currentScene() }
  } catch {
    return undefined
  }
}
