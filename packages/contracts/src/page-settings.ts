import * as z from 'zod/mini'
import { PAGE_SETTINGS_ID } from './pages/settings-id.ts'

/**
 * Operator settings that change the pages. The server writes them as JSON into the element {@link
 * PAGE_SETTINGS_ID} of every HTML page, which saves the client a call. The built pages contain
 * `{}`.
 */
export const pageSettings = z.object({
  /** Icon host, for `{base}/{icon}@2x.png`. If absent, the bundled icons are used. */
  weatherIconBaseUrl: z.optional(z.string()),
  /** Third-party contact form. If absent, our own page `/embed/contact` is used. */
  contactFormUrl: z.optional(z.string()),
  /** True if the application is saved on the phone for offline use; absent in development. */
  offline: z.optional(z.boolean()),
  /** Third-party chatbot. If absent, our own page `/embed/assistant` is used. */
  farmAssistantUrl: z.optional(z.string()),
  /** True if the model accepts photos. If absent, there is no photo button. */
  photos: z.optional(z.boolean()),
  /** Map for dropping a pin. If absent, there is no map and no request to a map server. */
  map: z.optional(
    z.object({
      /** URL template of the map tiles, with `{z}`, `{x}` and `{y}`. */
      tiles: z.string(),
      /** Attribution text for the map; web addresses in it become links. */
      attribution: z.string(),
      /** Highest zoom level with tiles. */
      maxZoom: z.number(),
    }),
  ),
})
export type PageSettings = z.infer<typeof pageSettings>

/** Parses settings from JSON. Invalid input gives empty settings, so every default applies. */
export function parsePageSettings(json: string): PageSettings {
  try {
    return z.parse(pageSettings, JSON.parse(json))
  } catch {
    return {}
  }
}

export { PAGE_SETTINGS_ID }

/**
 * Element of the privacy page that names the map server. The built page says that there is none.
 */
export const MAP_SERVER_ID = 'map-server'

/** Our own page for the contact frame. */
export const CONTACT_PAGE = '/embed/contact'
/** The contact page, with a prefilled message about a failed login. */
export const CANNOT_LOG_IN_PAGE = `${CONTACT_PAGE}?about=login`
export const ASSISTANT_PAGE = '/embed/assistant'

/**
 * Sandbox of third-party frames. Scripts and their own origin are allowed, so a page of our origin
 * could remove its sandbox. The server therefore refuses third-party settings with our origin, and
 * our own pages have no sandbox.
 */
export const FRAME_SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups'
