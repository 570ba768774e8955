import type { Unusable } from './shrink-photo.ts'

/**
 * The photo beside a question that is being typed: on its way, ready (base64 of a JPEG), or why there is none.
 */
export type Attached =
  | { readonly state: 'preparing'; readonly photo?: undefined }
  | { readonly state: 'ready'; readonly photo: string }
  | { readonly state: 'failed'; readonly why: Unusable; readonly photo?: undefined }
  | undefined
