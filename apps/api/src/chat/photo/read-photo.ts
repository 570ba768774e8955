import { type ChatRequest, MAX_CHAT_BYTES } from '@smart-farming/contracts/chat'
import { MAX_PHOTO_BYTES, MAX_PHOTO_PX } from '@smart-farming/contracts/chat/chat-limits'
import { AppError } from '../../app-error.ts'
import type { ChatPhoto } from '../engine.ts'
import { readJpegSize } from './jpeg-size.ts'
import { detectPhotoType } from './photo-type.ts'
import { readWebpSize } from './webp-size.ts'

/** Standard alphabet with padding and no line breaks (RFC 4648, section 4). */
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/
const tooLarge = () =>
  new AppError('payload_too_large', {
    problem: { code: 'photo_too_large', kilobytes: MAX_PHOTO_BYTES / 1000, pixels: MAX_PHOTO_PX },
  })
const broken = () => new AppError('invalid_request', { problem: { code: 'photo_broken' } })

/**
 * Reads and checks the photo of a request without decoding the image.
 * @param takesPhotos whether the model accepts photos
 * @throws {AppError} `payload_too_large` if the photo or the rest of the request is too large,
 * `unsupported_media_type` for another kind of file, `invalid_request` for a damaged or unwanted
 * photo
 */
export function readPhoto(
  { message, history, image }: ChatRequest,
  takesPhotos: boolean,
): ChatPhoto | undefined {
  // The route's limit has room for a photo, which text must not use.
  if (Buffer.byteLength(JSON.stringify({ message, history })) > MAX_CHAT_BYTES)
    throw new AppError('payload_too_large')
  if (image === undefined) return undefined
  if (!takesPhotos) throw new AppError('invalid_request', { problem: { code: 'photos_not_taken' } })
  if (image.length > Math.ceil(MAX_PHOTO_BYTES / 3) * 4) throw tooLarge()
  if (image.length % 4 !== 0 || !BASE64.test(image)) throw broken()
  const bytes = Buffer.from(image, 'base64')
  if (bytes.length > MAX_PHOTO_BYTES) throw tooLarge()
  const type = detectPhotoType(bytes)
  if (type === undefined)
    throw new AppError('unsupported_media_type', { problem: { code: 'photo_of_other_kind' } })
  const size = type === 'image/jpeg' ? readJpegSize(bytes) : readWebpSize(bytes)
  if (size === undefined || size.width === 0 || size.height === 0) throw broken()
  if (Math.max(size.width, size.height) > MAX_PHOTO_PX) throw tooLarge()
  return { type, base64: image }
}
