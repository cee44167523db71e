// The code that an authenticator app reads, as one path of squares; made on the server, so that pages load no library for it.
import { encode } from 'uqr'

export type Qr = { size: number; path: string }

/** `text` as a QR code with its quiet zone: the side of the square in modules, and an SVG path of the dark ones. */
export function qrOf(text: string): Qr {
  const { size, data } = encode(text, { border: 4, ecc: 'M' })
  const runs: string[] = []
  for (const [y, row] of data.entries()) {
    for (let x = 0; x < size; x++) {
      if (!row[x]) continue
      const start = x
      while (x < size && row[x]) x++
      runs.push(`M${start} ${y}h${x - start}v1h${start - x}z`)
    }
  }
  return { size, path: runs.join('') }
}
