import './brand.css'
import { words } from '../words.ts'

/**
 * The product's logo: a seedling over two furrows, with the sun behind. Decorative, because the
 * name is beside it.
 */
export function BrandMark() {
  return (
    <svg className="brand__mark" viewBox="0 0 32 32" aria-hidden="true">
      <circle className="brand__sun" cx="25" cy="8" r="5" />
      <path
        className="brand__leaf"
        d="M15 22V15C8 15 5 11 4 6c6 0 10 2 11.5 7C17 9 20 7.5 26 8c-1 6-4 9-9 9v5z"
      />
      <path className="brand__furrow" d="M3 25.5c4-2 8-2 13 0s9 2 13 0M5 30c4-1.5 7-1.5 11 0s7 1.5 11 0" />
    </svg>
  )
}

/** Logo and name. The link is plain, because the landing page is a separate document. */
export function Brand() {
  return (
    <a className="brand" href="/">
      <BrandMark />
      {words.application.product}
    </a>
  )
}
