/** The unit of a source's figures. */
export const sourceUnit = ({ currency, per }: { currency: string; per: string }) => `${currency} per ${per}`
