import * as z from 'zod/mini'
import { PAGE_SETTINGS_ID } from './pages/settings-id.ts'

/**
 * Operator settings that change the pages. The server writes them as JSON into the element {@link PAGE_SETTINGS_ID} of
 * every HTML page, so that the client needs no call. The built pages contain `{}`.
 */
export const pageSettings = z.object({
  /** Icon host: the client shows `{base}/{icon}@2x.png`. Absent: the bundled icons. */
  weatherIconBaseUrl: z.optional(z.string()),
  /** Third-party contact form. Absent: our own page, `/embed/contact`. */
  contactFormUrl: z.optional(z.string()),
  /** The application is saved on the phone for offline use. Absent: it is not, as in development. */
  offline: z.optional(z.boolean()),
  /** Third-party chatbot. Absent: our own page, `/embed/assistant`. */
  farmAssistantUrl: z.optional(z.string()),
  /** The model accepts photos with a question. Absent: no photo button. */
  photos: z.optional(z.boolean()),
  /** Map to drop a pin on. Absent: no map, and no request to a map server. */
  map: z.optional(
    z.object({
      /** URL template of the map tiles, with `{z}`, `{x}` and `{y}`. */
      tiles: z.string(),
      /** Attribution, in the map's own words; web addresses in it become links. */
      attribution: z.string(),
      /** Highest zoom level with tiles. */
      maxZoom: z.number(),
    }),
  ),
})
export type PageSettings = z.infer<typeof pageSettings>

/** Parses settings from their JSON. Anything invalid gives empty settings, so every default applies. */
export function parsePageSettings(json: string): PageSettings {
  try {
    return z.parse(pageSettings, JSON.parse(json))
  } catch {
    return {}
  }
}

export { PAGE_SETTINGS_ID }

/** Element of the privacy page that names the map server; the built page says that there is none. */
export const MAP_SERVER_ID = 'map-server'

/** Our own page for the contact frame. */
export const CONTACT_PAGE = '/embed/contact'
/** The same page, with a prefilled message about a failed login. */
export const CANNOT_LOG_IN_PAGE = `${CONTACT_PAGE}?about=login`
export const ASSISTANT_PAGE = '/embed/assistant'

/**
 * Sandbox of third-party frames: may run scripts, keep its origin, submit forms and open popups. Its origin is never
 * ours (the server refuses such a setting), so it cannot remove its own sandbox. Our own pages have no sandbox: with
 * both rights a page of our origin could remove it.
 */
export const FRAME_SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups'
