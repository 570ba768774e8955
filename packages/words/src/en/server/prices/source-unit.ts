/** Unit of a source's values. */
export const sourceUnit = ({ currency, per }: { currency: string; per: string }) => `${currency} per ${per}`
