import type { LineMarker } from './chart-data.ts'

const shapes: Readonly<Record<LineMarker, string>> = {
  circle: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z',
  square: 'M-4 -4H4V4H-4Z',
  triangle: 'M0 -5L5 4H-5Z',
}

export const ChartMarker = ({ mark, x, y }: { mark: LineMarker; x: number; y: number }) => (
  <path
    className={`price-chart__mark price-chart__mark--${mark}`}
    transform={`translate(${x} ${y})`}
    d={shapes[mark]}
  />
)
