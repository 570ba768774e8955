import * as z from 'zod/mini'
import { PAGE_SETTINGS_ID } from './pages/settings-id.ts'

/**
 * What the operator's settings change in the pages. The server writes it into every HTML page, as the JSON of the
 * element with the id {@link PAGE_SETTINGS_ID}, so the client knows it without a call. The built pages carry `{}`
 * there.
 */
export const pageSettings = z.object({
  /** Icon host: the client shows `{base}/{icon}@2x.png`. Absent: the bundled icons. */
  weatherIconBaseUrl: z.optional(z.string()),
  /** Third-party contact form. Absent: our own page, `/embed/contact`. */
  contactFormUrl: z.optional(z.string()),
  /** The application is kept on the phone. Absent: it is not, as while the product is being developed. */
  offline: z.optional(z.boolean()),
  /** Third-party chatbot. Absent: our own page, `/embed/assistant`. */
  farmAssistantUrl: z.optional(z.string()),
  /** The model takes a photo with a question. Absent: there is no button for it. */
  photos: z.optional(z.boolean()),
  /** The map to drop a pin on. Absent: there is none, and nobody is asked for one. */
  map: z.optional(
    z.object({
      /** Where the picture of a square of the map is, with `{z}`, `{x}` and `{y}` in it. */
      tiles: z.string(),
      /** Whose map it is, in their words; web addresses in it are links. */
      attribution: z.string(),
      /** The nearest that there are pictures of. */
      maxZoom: z.number(),
    }),
  ),
})
export type PageSettings = z.infer<typeof pageSettings>

/** Reads settings back from their JSON. Anything that is not settings gives none of them, so every default holds. */
export function parsePageSettings(json: string): PageSettings {
  try {
    return z.parse(pageSettings, JSON.parse(json))
  } catch {
    return {}
  }
}

export { PAGE_SETTINGS_ID }

/** The element of the privacy page that says who is asked for the map; the built page says: nobody. */
export const MAP_SERVER_ID = 'map-server'

/** Our own pages for the two frames. */
export const CONTACT_PAGE = '/embed/contact'
/** The same, with a message begun that says so. */
export const CANNOT_LOG_IN_PAGE = `${CONTACT_PAGE}?about=login`
export const ASSISTANT_PAGE = '/embed/assistant'

/**
 * What a third party's page may do in a frame of ours: run its scripts, keep to its own origin, take a form, open a
 * page of its own. Its origin is never ours (the server refuses such a setting), so it cannot lift its own sandbox. Our
 * own pages have none: with these two rights together a page of our own origin could take it off.
 */
export const FRAME_SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups'
