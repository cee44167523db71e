// The people who lead the service, for the page about it: head and shoulders as an elevation on a small sheet, with what
// each of them worked with behind. Flat tints, light from the upper right; no more of a face than a drawing office would give.
// Shown in a circle, as people are.
import { tones, weights } from '../drawings/kit/palette.ts'
import { hueSteps } from './hues.ts'

/** A thing of its own heavy contour: shapes from back to front, each a path, its tint and the weight of its line. */
type Thing = readonly (readonly [data: string, fill: string, weight?: number])[]
type Portrait = { key: string; behind: Thing; person: Thing }

const size = 160
const contour = 3.6
const round = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1-${2 * r} 0Z`
const [skin, shade] = [tones.white, hueSteps[14]]

const head = 'M60 58C60 38 104 38 104 58V72C104 90 93 101 82 101C71 101 60 90 60 72Z'
// The side of a face that the light does not reach.
const dim = 'M60 58C60 50 66 45 74 43C68 58 68 84 80 101C70 100 60 89 60 72Z'
const neck = 'M70 88H94V112L82 124L70 112Z'
const underChin = 'M70 94C77 103 87 103 94 94V99C88 108 76 108 70 103Z'
const noseAndMouth: Thing = [
  ['M84 67L87 79H82', 'none', 1.2],
  ['M76 88C80 91 86 91 90 88', 'none', 1.6],
]

/** The handwheel of a valve, as she sold them. */
const handwheel: Thing = [
  [`${round(30, 50, 21)}${round(30, 50, 16)}`, hueSteps[44]],
  ['M28 34H32V66H28ZM14 48H46V52H14Z', hueSteps[26]],
  [round(30, 50, 6), hueSteps[80]],
  [round(30, 50, 2), tones.white],
  ['M26 71H34V96H26Z', tones.rule],
  ['M18 96H42V106H18Z', hueSteps[26]],
]

/** A height gauge on its foot, as he audited with. */
const gauge: Thing = [
  ['M124 34H134V112H124Z', tones.white],
  ['M124 42H129M124 78H131M124 84H129M124 90H131M124 96H129', 'none', 1],
  ['M118 52H140V72H118Z', hueSteps[44]],
  [round(129, 62, 4), tones.white],
  ['M116 104H146V114H116Z', hueSteps[80]],
]

const portraits: Record<string, Portrait> = {
  'portrait-ingrid-solheim': {
    key: 'pi',
    behind: handwheel,
    person: [
      ['M54 98C46 78 46 28 82 26C118 28 118 78 110 98C102 104 62 104 54 98Z', hueSteps[44]],
      [neck, skin],
      [underChin, shade, 0],
      ['M18 160C20 134 34 124 66 112L82 136L98 112C130 124 144 134 146 160Z', hueSteps[100]],
      ['M66 112L82 136L98 112L103 117L84 160H80L61 117Z', tones.white],
      ['M66 112L56 118L62 132L54 136L80 160H82V136Z', hueSteps[80]],
      ['M98 112L108 118L102 132L110 136L84 160H82V136Z', hueSteps[80]],
      [head, skin],
      [dim, shade, 0],
      [head, 'none'],
      ['M68 65C71 61 75 61 78 64M88 64C91 61 95 61 98 65', 'none', 1.6],
      ...noseAndMouth,
      [
        'M58 76C56 60 62 56 72 52C82 48 88 44 91 39C96 50 104 54 106 76C112 62 110 34 82 32C54 34 52 62 58 76Z',
        hueSteps[26],
      ],
    ],
  },
  'portrait-kenji-moriwaki': {
    key: 'pk',
    behind: gauge,
    person: [
      [neck, skin],
      [underChin, shade, 0],
      ['M16 160C18 136 34 126 66 114L82 132L98 114C130 126 146 136 148 160Z', hueSteps[26]],
      ['M66 114L82 132L98 114L96 108L82 124L68 108Z', hueSteps[80]],
      ['M82 132V160', 'none', 1.6],
      ['M102 140H126V158H102Z', hueSteps[14]],
      ['M108 132H112V150H108Z', hueSteps[100]],
      ['M57 66C53 66 54 80 60 80ZM107 66C111 66 110 80 104 80Z', skin],
      [head, skin],
      [dim, shade, 0],
      [head, 'none'],
      ['M69 70C71 67 75 67 77 70M89 70C91 67 95 67 97 70', 'none', 1.6],
      ['M67 57C70 55 75 55 78 57M88 57C91 55 96 55 99 57', 'none', 1.6],
      ...noseAndMouth,
      [`${round(73, 69, 8)}${round(93, 69, 8)}`, 'none', 2],
      ['M81 68C82 66 84 66 85 68M65 67L59 65M101 67L105 65', 'none', 2],
      [
        'M59 66C52 40 64 27 84 28C104 28 112 42 105 66C104 58 102 54 99 51C88 52 76 50 70 46C64 52 60 58 59 66Z',
        tones.ink2,
      ],
    ],
  },
}

/** The names of the portraits, as the texts of the page call them. */
export const portraitNames = Object.keys(portraits)

/** A portrait as SVG, 160 × 160, in the colours that an edition replaces by its own. */
export function drawManager(name: string): string {
  const portrait = portraits[name]
  if (!portrait) throw new Error(`Nobody of that name: ${name}`)
  const { key, behind, person } = portrait
  const page = `d="M0 0H${size}V${size}H0Z"`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}"><defs>`,
    `<pattern id="${key}g" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M8 0H0V8" fill="none" stroke="${tones.grid}"/></pattern>`,
    thing(`${key}b`, behind),
    thing(`${key}p`, person),
    `</defs><path fill="#FFF" ${page}/><path fill="url(#${key}g)" ${page}/>`,
    `<g fill="none" stroke="${tones.ink}" stroke-linejoin="round" stroke-linecap="round">`,
    ...[`${key}b`, `${key}p`].map(
      (id) =>
        `<use href="#${id}" stroke-width="${contour}"/><use href="#${id}" stroke-width="${weights.edge}"/>`,
    ),
    '</g></svg>\n',
  ].join('')
}

/** Lines inside keep their own weight in both passes: only the contour is heavy. */
function thing(id: string, shapes: Thing): string {
  const paths = shapes.map(([data, fill, weight]) => {
    const tint = fill === 'none' ? '' : ` fill="${fill}" fill-rule="evenodd"`
    const line = weight === undefined ? '' : weight === 0 ? ' stroke="none"' : ` stroke-width="${weight}"`
    return `<path d="${data}"${tint}${line}/>`
  })
  return `<g id="${id}">${paths.join('')}</g>`
}
