import * as z from 'zod/mini'

export const temperatureUnit = z.enum(['C', 'F'])
export const windUnit = z.enum(['km/h', 'm/s', 'mph', 'knots'])
export const rainUnit = z.enum(['mm', 'in'])
