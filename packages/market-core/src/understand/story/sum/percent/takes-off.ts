const off =
  /(?<![^ ])(?:off|deducts?|deducted|deducting|deductions?|takes?|took|cuts?|docks?|docked|dockage|less|minus|shrink|shrinkage|commission|fees?|levy|cess|charges?|removes?|knocks?|dirt|foreign|impurit(?:y|ies)|admixture|tare|trash)(?![^ ])/
const dries =
  /(?<![^ ])(?:dried|drying|dry|dries|dryer|wet|until|till)(?![^ ])|(?<![^ ])from (?:about )?\d[\d.]* ?%|% (?:[^ ]+ )?(?:to|down to) \d/

/**
 * Whether so many per cent are taken off an amount: "6 % for moisture and 2 % for dirt off 5,000 kg". What dries from
 * one moisture to another loses by another law.
 *
 * @param plain in English, in small letters
 */
export const takesOff = (plain: string): boolean => off.test(plain) && !dries.test(plain)

/** One is taken of what the other has left. */
export const inTurn = (plain: string): boolean =>
  /(?<![^ ])(?:then|afterwards?|after that|of (?:the|what is|what) (?:rest|left|remains|remainder|balance|remaining)|one after (?:the other|another)|in turn|each in turn|of the remaining)(?![^ ])/.test(
    plain,
  )
