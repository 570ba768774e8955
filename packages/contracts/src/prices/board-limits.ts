/** Display units for prices. Each is one of market-core's price units. */
export const BOARD_UNITS = ['t', 'kg', 'quintal', 'cwt', 'lb', 'bushel', 'maund', 'bag'] as const

/** Land units: hectares or international acres. */
export const BOARD_LAND_UNITS = ['ha', 'acre'] as const

/** Maximum number of crops: more would be a list rather than a board, and the server looks up at most 20 at once. */
export const MAX_BOARD_CROPS = 12
