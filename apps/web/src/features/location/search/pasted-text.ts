/** Short links contain no coordinates, and only their own service can resolve them. */
const shortMapLink =
  /(?:maps\.app\.goo\.gl|goo\.gl\/maps|maps\.apple\/p|osm\.org\/go|binged\.it|waze\.com\/ul\/h)\//i

export const isShortMapLink = (text: string): boolean => shortMapLink.test(text)

export const isLink = (text: string): boolean => /https?:\/\//i.test(text) || isShortMapLink(text)

/** Whether a text is a short Plus code, which needs a reference point. */
export const isShortPlusCode = (text: string): boolean =>
  /^[2-9CFGHJMPQRVWX]{4,6}\+[2-9CFGHJMPQRVWX]{2,7}(?![A-Z0-9+])/i.test(text)
