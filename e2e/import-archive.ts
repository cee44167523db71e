// A catalogue as a supplier packs it: a table, pictures named in it or called by part numbers, a data sheet, and what goes wrong.
import { aDrawingPdf } from '../src/testing/attachments.ts'
import { aPicture, packed } from '../src/testing/import-files.ts'

export const sheetBytes = aDrawingPdf(20_000)

/** A ZIP of three products, as a browser chooses it: four pictures and a data sheet come, one picture is none, one is not there. */
export async function anArchive(tag: string, more: readonly string[] = []) {
  const number = (nth: number) => `GP-${tag}-${nth}`
  const table = [
    'Part number,Name,Image,Data sheet,Price (EUR)',
    `${number(1)},Gear pump ${tag} 1,front.jpg; side.jpg,pump.pdf,420.00`,
    `${number(2)},Gear pump ${tag} 2,,,510.00`,
    `${number(3)},Gear pump ${tag} 3,letter.jpg; absent.jpg,,640.00`,
    ...more,
  ].join('\n')
  const buffer = packed(
    table,
    { name: 'pictures/front.jpg', content: await aPicture(500) },
    { name: 'pictures/side.jpg', content: await aPicture(480) },
    { name: `pictures/${number(2)}.jpg`, content: await aPicture(460) },
    { name: `pictures/${number(2)}_2.jpg`, content: await aPicture(440) },
    { name: 'pictures/letter.jpg', content: 'Dear customer, here is no picture at all.' },
    { name: 'documents/pump.pdf', content: sheetBytes },
  )
  const names = [1, 2, 3].map((nth) => `Gear pump ${tag} ${nth}`)
  return { names, file: { name: `catalogue ${tag}.zip`, mimeType: 'application/zip', buffer } }
}
