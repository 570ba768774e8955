import { siteWords } from '../words.ts'

/** What scripts/take-landing-picture.ts of the browser tests makes: pixels of the files. */
const SIZE = { width: 432, height: 778 }

/** A farm's dashboard on a phone, as it was taken from the built product: light or dark, as the page is. */
export function ProductPicture() {
  return (
    <div className="hero__phone">
      <picture>
        <source srcSet="/product-dark.webp" media="(prefers-color-scheme: dark)" {...SIZE} />
        <img
          className="hero__picture"
          src="/product-light.webp"
          alt={siteWords.landing.picture}
          {...SIZE}
          loading="lazy"
          decoding="async"
        />
      </picture>
    </div>
  )
}
