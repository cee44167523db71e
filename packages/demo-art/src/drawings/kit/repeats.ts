import { tones, type Material } from './palette.ts'
import { number, project } from './projection.ts'
import { hexagon } from './profiles.ts'
import { prism } from './prisms.ts'
import { aside, type Axis, type Point3, type Sheet } from './sheet.ts'
import { cylinder } from './solids.ts'

// Draws a repeated part once and moves copies of it: in parallel projection a moved part is the same drawing.
// `key` names the part on this sheet.
export function repeat(sheet: Sheet, key: string, at: Point3, draw: (at: Point3) => void) {
  const here = project(sheet, at)
  const drawn = aside(sheet, () => draw(at))
  let symbol = sheet.symbols.get(key)
  if (!symbol) {
    symbol = { id: `${sheet.id}s${sheet.symbols.size}`, at: here, body: drawn }
    sheet.symbols.set(key, symbol)
  }
  const [dx, dy] = [number(here[0] - symbol.at[0]), number(here[1] - symbol.at[1])]
  const shift = (dx === '0' ? '' : ` x="${dx}"`) + (dy === '0' ? '' : ` y="${dy}"`)
  sheet.body.push(`<use href="#${symbol.id}"${shift}/>`)
}

// A hexagon bolt head (a plain cylinder when it is small), standing on the point along the axis.
export function bolt(
  sheet: Sheet,
  axis: Axis,
  at: Point3,
  radius: number,
  height: number,
  material: Material = 'dark',
) {
  const key = `bolt${axis}${radius}/${height}${String(material)}`
  repeat(sheet, key, at, (p) => {
    if (radius * sheet.scale < 7.5)
      cylinder(sheet, axis, p, radius, height, material, { face: tones.control })
    else prism(sheet, axis, p, hexagon(radius, axis === 'z' ? 0 : 30), height, material)
  })
}
