import type { UnusablePhotoReason } from './shrink-photo.ts'

/**
 * Photo attached to the question being typed: loading, ready (base64 of a JPEG), or failed with a
 * reason.
 */
export type PhotoAttachment =
  | { readonly state: 'preparing'; readonly photo?: undefined }
  | { readonly state: 'ready'; readonly photo: string }
  | { readonly state: 'failed'; readonly why: UnusablePhotoReason; readonly photo?: undefined }
  | undefined
