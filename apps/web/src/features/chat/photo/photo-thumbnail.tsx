import { lazyWords } from '../../../words.ts'

/**
 * Thumbnail of a farmer's photo.
 *
 * @param photo base64 of a JPEG
 */
export function PhotoThumbnail({ photo }: { photo: string }) {
  return <img className="photo-picture" src={`data:image/jpeg;base64,${photo}`} alt={lazyWords.photo.alt} />
}
