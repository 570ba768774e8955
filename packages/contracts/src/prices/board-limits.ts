/** Units in which a farmer may have prices shown; each is one of market-core's price units. */
export const BOARD_UNITS = ['t', 'kg', 'quintal', 'cwt', 'lb', 'bushel', 'maund', 'bag'] as const

/** What a farmer counts land in: hectares or international acres. */
export const BOARD_LANDS = ['ha', 'acre'] as const

/** More crops than this are a list and not a board, and the server looks up at most 20 at once. */
export const MOST_BOARD_CROPS = 12
