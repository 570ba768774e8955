import { isPictured, type Picture, sceneNow } from '../../phone/kept/picture.ts'

/** The rendered part of a picture. */
export type Drawn = Pick<Picture, 'html' | 'scene'>

/** Parts below the first screen of a phone, by id: they load with the application. */
const BELOW = '#main, #prices'
/** Content excluded from pictures: anything opened or being filled in. The header always contains a form. */
const OPENED = '[aria-expanded="true"], dialog[open], :not(.place-finder) > form'

/**
 * The dashboard's current first view, in the state in which it opens; undefined in any other state, or where the
 * browser stores nothing.
 */
export function drawPicture(root: Element | null = document.getElementById('root')): Drawn | undefined {
  const shown = [...(root?.children ?? [])].find((child) => child.querySelector('#weather'))
  if (!shown || !isPictured()) return undefined
  const copy = shown.cloneNode(true) as Element
  for (const below of copy.querySelectorAll(BELOW)) below.replaceChildren()
  // Without the days a picture has nothing to show.
  if (copy.querySelector(OPENED) || !copy.querySelector('ol[data-until]')) return undefined
  try {
    return { html: copy.outerHTML, scene: sceneNow() }
  } catch {
    return undefined
  }
}
