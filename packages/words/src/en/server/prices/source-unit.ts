/** Unit of a source's values, for example 'USD per tonne'. */
export const sourceUnit = ({ currency, per }: { currency: string; per: string }) => `${currency} per ${per}`
