/**
 * Node.js flags of the server. The young generation is at most 3 x 8 MB: V8's default takes 100 MB
 * under load, with pauses of 10 to 17 ms. This size has shorter pauses; 2 and 4 MB were no better.
 * The old generation is at most 1 GB, although 75 MB are in use after 2,000 places. With a limit
 * below 2 GB, V8 collects at 120 MB instead of 260.
 */
export const serverFlags = ['--max-semi-space-size=8', '--max-old-space-size=1024']

/**
 * C library setting. The default of an arena per thread retains more freed memory: 255 MB when idle
 * instead of 240.
 */
export const serverEnvironment = { MALLOC_ARENA_MAX: '2' }
