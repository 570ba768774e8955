import { siteWords } from '../words.ts'

/** Size in px of the pictures made by scripts/take-landing-picture.ts of the browser tests. */
const SIZE = { width: 432, height: 778 }

/** A farm's dashboard on a phone, captured from the built product. Light or dark, like the page. */
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
