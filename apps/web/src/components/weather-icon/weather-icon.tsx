import { useState } from 'react'
import { currentPageSettings } from '../../page-settings.ts'
import { weatherGlyphs } from './weather-glyphs.tsx'
import './weather-icon.css'

interface WeatherIconProps {
  /** One of the 18 codes 01d..50n. Any other code shows a plain cloud. */
  code: string
  size: number
  /** Base URL of an icon host, whose `{base}/{code}@2x.png` replaces the bundled drawing. */
  baseUrl?: string | undefined
}

/**
 * The weather as an icon, hidden from screen readers because text always accompanies it. The icon
 * reserves its space, and the bundled drawing replaces an image that fails to load.
 */
export function WeatherIcon({
  code,
  size,
  baseUrl = currentPageSettings().weatherIconBaseUrl,
}: WeatherIconProps) {
  const [failed, setFailed] = useState<string>()
  const src = baseUrl && `${baseUrl}/${encodeURIComponent(code)}@2x.png`
  if (src && src !== failed) {
    return (
      <img
        className="weather-icon"
        src={src}
        alt=""
        width={size}
        height={size}
        onError={() => setFailed(src)}
      />
    )
  }
  const draw = weatherGlyphs[code.slice(0, 2)] ?? weatherGlyphs['03']
  return (
    <svg
      className="weather-icon"
      viewBox="0 0 48 48"
      width={size}
      height={size}
      aria-hidden="true"
      data-icon={code}
    >
      {draw?.(code.endsWith('n'))}
    </svg>
  )
}
