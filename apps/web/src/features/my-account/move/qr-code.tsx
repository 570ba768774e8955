import { encode } from 'uqr'

interface QrCodeProps {
  text: string
  label: string
}

/** Quiet zone around the code in modules, which cameras need (ISO/IEC 18004). */
const QUIET = 4

/**
 * A text as a QR code. Dark on light in both themes, because many cameras cannot read light on
 * dark.
 */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x},${y}h1v1h-1z`] : [])))
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path className="qr-code__dark" d={dark.join('')} />
    </svg>
  )
}
