import { isNoted, setNote } from '../../plain/notes.ts'
import { isPast, SHAPE, SIGNED_IN_MS } from './what-is-kept.ts'

/** Key in localStorage, which is read before the first paint: no database is as fast. */
const KEY = 'picture'

/** The dashboard's last first view, shown while the application is loading. */
export interface Picture {
  /** HTML in which each `data-until` is the expiry of its element (unix seconds). */
  readonly html: string
  /** {@link sceneNow} at the time of the picture. */
  readonly scene: string
  /** The account's mark (`x-account`). */
  readonly account: string
  /** Time of the server's last confirmation, in ms by this phone's clock. */
  readonly seenAt: number
  /** `SHAPE` of the version that saved it. */
  readonly shape: number
}

/**
 * Inputs of the dashboard's rendering besides the saved answers: the build of this page, and this browser's place and
 * units. A picture of another scene is not shown.
 *
 * @throws where the browser stores nothing
 */
export const sceneNow = (): string =>
  [
    document.querySelector<HTMLScriptElement>('script[type="module"]')?.src,
    localStorage.getItem('farmLocation'),
    localStorage.getItem('farmUnits'),
  ].join()

/** Whether the layout is that of the pictures: a phone's, with the default view. */
export const isPictured = (): boolean =>
  location.pathname === '/dashboard' && location.search === '' && !matchMedia('(min-width: 960px)').matches

/** Saves a picture. A browser without room for it opens without one. */
export function writePicture(picture: Picture): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(picture))
  } catch {
    erasePicture()
  }
}

/** Deletes the picture: its data has changed, or its user has left. */
export const erasePicture = (): void => void setNote(KEY, false)

/**
 * The picture that this page may show at `now` (ms), apart from its expired elements; undefined where there is none.
 */
export function readPicture(now: number): Picture | undefined {
  const notes = ['keepNothing', 'toWipe', 'loggedOut'] as const
  if (notes.some(isNoted)) return undefined
  const picture: Picture | null = JSON.parse(localStorage.getItem(KEY) ?? 'null')
  if (picture?.shape !== SHAPE || isPast(picture.seenAt, now, SIGNED_IN_MS)) return undefined
  return isPictured() && picture.scene === sceneNow() ? picture : undefined
}

/** Whether it has been deleted since, in this page or another. */
export const isErased = (): boolean => !isNoted(KEY)
