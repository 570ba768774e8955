import { join } from 'node:path'

/** Where `npm test` leaves how many minutes its last run took, from the installation on. */
export const minutesFile = (root) => join(root, '.reports/minutes')
