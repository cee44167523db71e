import { mix, tones } from './kit/palette.ts'
import {
  between,
  bubble,
  chance,
  dimensionLine,
  fill,
  groundLine,
  letter,
  note,
  oneOf,
  rect,
  round,
  thin,
  type Cover,
} from './cover-sheet.ts'

const first = 384
const top = 40

/** A row of control cabinets in elevation, some open on their rails, some closed with instruments; by seed. */
export function drawPanel(cover: Cover) {
  const { materials } = cover
  cover.under.push(`<path fill="${materials.pale[1]}" d="M0 ${groundLine}H1280V320H0Z"/>`)
  cover.under.push(`<path stroke="${tones.ink}" stroke-width="2.5" d="M0 ${groundLine}H1280"/>`)
  const axes = [first]
  let open = chance(cover, 0.5)
  for (let x = first; x < 1200;) {
    const width = Math.min(oneOf(cover, [112, 144, 160]), 1264 - x)
    if (width < 96) break
    fill(cover, rect(x, top, width, groundLine - 12 - top), open ? tones.white : materials.hue[0])
    fill(cover, rect(x + 4, groundLine - 12, width - 8, 12), tones.ink2)
    fill(cover, rect(x, top, width, 14), materials.hue[3])
    if (open) drawRails(cover, x, width)
    else drawDoor(cover, x, width)
    x += width
    axes.push(x)
    open = !open || chance(cover, 0.25)
  }
  axes.forEach((axis, i) => {
    note(cover, `M${axis} 262V289`, '10 3 2 3')
    if (i > 0) bubble(cover, ((axes[i - 1] ?? axis) + axis) / 2, 299, String.fromCharCode(64 + i))
    if (i > 0)
      dimensionLine(cover, axes[i - 1] ?? axis, axis, 281, String((axis - (axes[i - 1] ?? axis)) * 6.25))
  })
  for (const height of [0, groundLine - top]) {
    const y = groundLine - height
    note(cover, `M340 ${y}H372M346 ${y}l5 -7h-10z`)
    letter(cover, String(height === 0 ? 0 : 2100), 336, y - 3, 8, 'end')
  }
}

function drawRails(cover: Cover, x: number, width: number) {
  const { materials } = cover
  const [left, right] = [x + 12, x + width - 12]
  const rows = [68, 112, 156, 200]
  fill(cover, rect(left, top + 22, right - left, groundLine - 12 - top - 32), materials.steel[1], 'thin')
  fill(
    cover,
    rows.map((y) => rect(left + 4, y + 10, right - left - 8, 5)).join(''),
    materials.steel[2],
    'thin',
  )
  let dividers = ''
  for (const y of rows) {
    const step = oneOf(cover, [8, 14, 14, 22])
    const end = right - 6 - (chance(cover, 0.5) ? between(cover, 0, 3) * 8 : 0)
    const high = step === 8 ? 22 : 28
    const count = Math.floor((end - left - 6) / step)
    const starts = Array.from({ length: count }, (_, i) => left + 6 + i * step)
    const upper = y + 12 - high / 2
    fill(
      cover,
      rect(left + 6, upper, count * step, high),
      step === 22 ? materials.hue[1] : tones.white,
      'thin',
    )
    dividers += starts
      .slice(1)
      .map((at) => `M${at} ${upper}V${upper + high}`)
      .join('')
    const inset = step === 8 ? 2 : 4
    const marks = starts.map((at) => `M${at + inset} ${y + 9}H${at + step - inset}`).join('')
    cover.body.push(thick(marks, step === 14 ? cover.hue : tones.ink2, step === 8 ? 4 : 7))
  }
  thin(cover, dividers, tones.ink)
  thin(
    cover,
    rows.map((y) => `M${left} ${y + 30}H${right}M${left} ${y + 36}H${right}`).join(''),
    tones.control,
  )
}

function thick(data: string, colour: string, height: number): string {
  return `<path d="${data}" stroke="${colour}" stroke-width="${height}" stroke-linecap="butt"/>`
}

function drawDoor(cover: Cover, x: number, width: number) {
  const { materials } = cover
  const middle = x + width / 2
  fill(cover, rect(x + 8, top + 20, width - 16, groundLine - top - 38), materials.hue[0], 'thin')
  fill(cover, rect(x + width - 18, 140, 5, 26), tones.ink2, 'thin')
  const wide = Math.min(width - 44, 84)
  const screen = chance(cover, 0.6)
  if (screen) {
    fill(cover, rect(middle - wide / 2, 70, wide, 48), tones.ink2)
    thin(cover, trend(cover, middle - wide / 2 + 6, 110, wide - 12), mix(cover.hue, 0.3), 1.5)
  } else {
    for (const centre of [middle - 20, middle + 20]) {
      fill(cover, round(centre, 88, 15), tones.white)
      const tip = between(cover, -9, 9)
      thin(cover, `M${centre} 92L${centre + tip} 78`, tones.ink, 1.5)
    }
  }
  const count = between(cover, 3, 4)
  const row = (y: number, every: number, from: number) => {
    let data = ''
    for (let i = from; i < count; i += every) data += round(middle + (i - (count - 1) / 2) * 20, y, 6)
    return data
  }
  fill(cover, row(142, 2, 0), materials.solid[1])
  fill(cover, row(142, 2, 1), tones.white)
  fill(cover, row(164, 2, 0), tones.ink2)
  fill(cover, row(164, 2, 1), materials.steel[1])
  const slots = [196, 202, 208, 214, 220].map((y) => `M${middle - 24} ${y}H${middle + 24}`).join('')
  thin(cover, slots, tones.ink3, 1.5)
}

function trend(cover: Cover, x: number, y: number, width: number): string {
  let data = `M${x} ${y - 8}`
  for (let at = 8; at <= width; at += 8) data += `L${x + at} ${y - between(cover, 2, 32)}`
  return data
}
