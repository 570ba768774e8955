/** Display units for prices, all of which are price units of market-core. */
export const BOARD_UNITS = ['t', 'kg', 'quintal', 'cwt', 'lb', 'bushel', 'maund', 'bag'] as const

/** Hectares, or international acres. */
export const BOARD_LAND_UNITS = ['ha', 'acre'] as const

/** More would be a list rather than a board, and the server looks up at most 20 crops at once. */
export const MAX_BOARD_CROPS = 12
