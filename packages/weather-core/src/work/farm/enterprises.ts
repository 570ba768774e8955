/** Farm types, in display order. */
export const ENTERPRISES = ['arable', 'dairy', 'sheep', 'pigs', 'poultry', 'fruit', 'vegetables'] as const
export type Enterprise = (typeof ENTERPRISES)[number]
