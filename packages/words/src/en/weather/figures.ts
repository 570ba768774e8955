import { choosePlural } from '../../format/plural.ts'
import { tag } from '../tag.ts'

export const figures = {
  tag: tag as string,
  unit: {
    C: '°C',
    F: '°F',
    'km/h': 'km/h',
    'm/s': 'm/s',
    mph: 'mph',
    knots: 'knots',
    mm: 'mm',
    in: 'in',
  },
  measure: ({ figure, unit }: { figure: string; unit: string }) => `${figure} ${unit}`,
  percent: ({ figure }: { figure: string }) => `${figure}%`,
  hours: ({ hours, figure }: { hours: number; figure: string }) =>
    choosePlural(tag, hours, { one: `${figure} hour`, other: `${figure} hours` }),
}
