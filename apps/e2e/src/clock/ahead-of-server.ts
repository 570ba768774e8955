import { setAhead } from './ahead.ts'
import { AHEAD_MS } from './held-hour.ts'

// Loaded before the product's server by those who start it so.
setAhead(Number(process.env[AHEAD_MS]))
