import { isPictured, type Picture, sceneNow } from '../../phone/kept/picture.ts'

/** What a page has drawn. */
export type Drawn = Pick<Picture, 'html' | 'scene'>

/** What stands below the first screen of a phone, by its id: it comes with the application. */
const BELOW = '#main, #prices'
/** What an opening never begins with: something opened or being filled in. The header always has a form. */
const OPENED = '[aria-expanded="true"], dialog[open], :not(.place-finder) > form'

/**
 * The first view of the dashboard as it is drawn now, as far as it is what an opening begins with; undefined where it
 * is not, or where the browser keeps no notes.
 */
export function drawPicture(root: Element | null = document.getElementById('root')): Drawn | undefined {
  const shown = [...(root?.children ?? [])].find((child) => child.querySelector('#weather'))
  if (!shown || !isPictured()) return undefined
  const copy = shown.cloneNode(true) as Element
  for (const below of copy.querySelectorAll(BELOW)) below.replaceChildren()
  // Without the days an opening has nothing to show sooner.
  if (copy.querySelector(OPENED) || !copy.querySelector('ol[data-until]')) return undefined
  try {
    return { html: copy.outerHTML, scene: sceneNow() }
  } catch {
    return undefined
  }
}
