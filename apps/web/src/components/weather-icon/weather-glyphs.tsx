import { createElement, Fragment, type ReactNode } from 'react'

/*
 * Drawings of the 18 weather codes on a 48 x 48 field. Sizes are arguments instead of `scale()`, so
 * that all lines have the same width.
 */

const sun = (x: number, y: number, r: number, rayCount = 8) => (
  <>
    <path d={rays(x, y, r + 3.8, r + 7.3, rayCount)} />
    <circle className="weather-icon__light" cx={x} cy={y} r={r} />
  </>
)

/** Path data of rays, clockwise from the left and 45° apart. Eight rays make a full circle. */
function rays(x: number, y: number, from: number, to: number, count: number): string {
  return Array.from({ length: count }, (_, i) => {
    const [cos, sin] = [Math.cos(Math.PI + (i * Math.PI) / 4), Math.sin(Math.PI + (i * Math.PI) / 4)]
    return `M${at(x + cos * from)} ${at(y + sin * from)}L${at(x + cos * to)} ${at(y + sin * to)}`
  }).join('')
}

const moon = (x: number, y: number, r: number) => (
  <path
    className="weather-icon__moon"
    d={`M${at(x + r)} ${at(y + 0.1 * r)}A${r} ${r} 0 1 1 ${at(x - 0.1 * r)} ${at(y - r)} ${at(0.8 * r)} ${at(0.8 * r)} 0 0 0 ${at(x + r)} ${at(y + 0.1 * r)}z`}
  />
)

const star = (x: number, y: number) => <path d={`M${x} ${y - 2.5}v5M${x - 2.5} ${y}h5`} />

/** The flat base begins at (x, y). At size 1, a cloud is about 36 wide and 27 high. */
const cloud = (x: number, y: number, size: number, tone: 'fair' | 'grey') => {
  const n = (value: number) => at(value * size)
  return (
    <path
      className={`weather-icon__cloud weather-icon__cloud--${tone}`}
      d={`M${x} ${y}h${n(20)}a${n(8)} ${n(8)} 0 0 0 ${n(1.2)} ${n(-15.9)}a${n(11)} ${n(11)} 0 0 0 ${n(-20.9)} ${n(-0.9)}a${n(8.5)} ${n(8.5)} 0 0 0 ${n(-0.3)} ${n(16.8)}z`}
    />
  )
}

const flake = (x: number, y: number) => `M${x} ${y - 4}v8M${x - 3.5} ${y - 2}l7 4M${x + 3.5} ${y - 2}l-7 4`

const rain = <path className="weather-icon__water" d="M15.5 36l-3 7.5M24.5 36l-3 7.5M33.5 36l-3 7.5" />
const shower = (
  <path
    className="weather-icon__water"
    d="M14 36.5l-1 2.5M24 36.5l-1 2.5M34 36.5l-1 2.5M18.5 42l-1 2.5M28.5 42l-1 2.5"
  />
)
const snow = <path className="weather-icon__snow" d={flake(13.5, 40) + flake(24, 42) + flake(34.5, 40)} />
const bolt = <path className="weather-icon__bolt" d="M25.5 25.5L16.5 37h6L19.5 46.5 31.5 33h-6.2L30 25.5z" />
const mist = (
  <path
    className="weather-icon__mist"
    d="M5 28.5q4.75-4 9.5 0t9.5 0 9.5 0 9.5 0M5 35.5q4.75-4 9.5 0t9.5 0 9.5 0 9.5 0M11 43q3.25-3.5 6.5 0t6.5 0 6.5 0 6.5 0"
  />
)

/** Drawings for day and night, by OpenWeather's icon codes without `d` or `n`. */
export const weatherGlyphs: Readonly<Record<string, (night: boolean) => ReactNode>> = {
  '01': (night) => (night ? over(moon(23, 24, 14), star(35, 13), star(40, 22)) : sun(24, 24, 10)),
  '02': (night) => over(night ? moon(18, 18, 11.5) : sun(19, 19, 8.5), cloud(24, 41, 0.72, 'fair')),
  '03': (night) => over(night ? moon(33, 16, 9) : sun(31, 16, 6.5), cloud(13.5, 42, 0.96, 'fair')),
  '04': (night) => over(night && moon(11, 13, 7.5), cloud(21, 28, 0.78, 'grey'), cloud(12, 42, 0.92, 'fair')),
  '09': (night) => over(night && moon(36, 11, 7.5), cloud(13, 31, 0.9, 'grey'), shower),
  '10': (night) => over(night ? moon(34, 13, 8) : sun(32.5, 15, 6), cloud(12, 32, 0.86, 'grey'), rain),
  '11': (night) => over(night && moon(36, 11, 7.5), cloud(13, 31, 0.9, 'grey'), bolt),
  '13': (night) => over(night && moon(36, 11, 7.5), cloud(13, 31, 0.9, 'fair'), snow),
  '50': (night) => over(night ? moon(24, 13, 9.5) : sun(24, 19, 7, 5), mist),
}

function over(...layers: ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...layers)
}

/** One decimal keeps the path data short. */
function at(value: number): number {
  return Math.round(value * 10) / 10
}
