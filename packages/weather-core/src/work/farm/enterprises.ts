/** What a farm can live by, in the order it is shown. */
export const ENTERPRISES = ['arable', 'dairy', 'sheep', 'pigs', 'poultry', 'fruit', 'vegetables'] as const
export type Enterprise = (typeof ENTERPRISES)[number]
