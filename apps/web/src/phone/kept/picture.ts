import { isNoted, setNote } from '../../plain/notes.ts'
import { isPast, SHAPE, SIGNED_IN_MS } from './what-is-kept.ts'

/** Where it lies in this browser's notes: a page reads them before it draws anything, and no database is as quick. */
const KEY = 'picture'

/** The first view of the dashboard as it was last drawn, to be shown while the application is on its way. */
export interface Picture {
  /** In which each `data-until` says until when (unix seconds) its element may be shown. */
  readonly html: string
  /** {@link sceneNow} as it was drawn. */
  readonly scene: string
  /** The account's mark (`x-account`). */
  readonly account: string
  /** When the server last said so, in ms by this phone's clock. */
  readonly seenAt: number
  /** `SHAPE` of the version that drew it. */
  readonly shape: number
}

/**
 * What else decides how the dashboard is drawn, beside the answers that are kept: which build this page is of, and the
 * place and the units of this browser. A picture of another scene is not shown.
 *
 * @throws where the browser keeps no notes
 */
export const sceneNow = (): string =>
  [
    document.querySelector<HTMLScriptElement>('script[type="module"]')?.src,
    localStorage.getItem('farmLocation'),
    localStorage.getItem('farmUnits'),
  ].join()

/** Whether the dashboard is laid out as its pictures are: as on a phone, and where it opens by itself. */
export const isPictured = (): boolean =>
  location.pathname === '/dashboard' && location.search === '' && !matchMedia('(min-width: 960px)').matches

/** Writes a picture down. A browser without room for it opens as if there were none. */
export function writePicture(picture: Picture): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(picture))
  } catch {
    erasePicture()
  }
}

/** What it was drawn of has changed, or is nobody's any more. */
export const erasePicture = (): void => void setNote(KEY, false)

/** The picture that this page may show at `now` (ms), but for what of it is over by itself; undefined where none is. */
export function readPicture(now: number): Picture | undefined {
  const notes = ['keepNothing', 'toWipe', 'loggedOut'] as const
  if (notes.some(isNoted)) return undefined
  const picture: Picture | null = JSON.parse(localStorage.getItem(KEY) ?? 'null')
  if (picture?.shape !== SHAPE || isPast(picture.seenAt, now, SIGNED_IN_MS)) return undefined
  return isPictured() && picture.scene === sceneNow() ? picture : undefined
}

/** Whether it was erased since, in this page or another. */
export const isErased = (): boolean => !isNoted(KEY)
