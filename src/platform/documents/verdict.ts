// What is found out about a document by looking into it.
import { isPassivePdf } from '../pdf/passive.ts'
import { requireDrawing } from './drawings.ts'
import { Active } from './active.ts'
import { requirePlainOffice } from './office.ts'
import { Malformed } from './zip-entries.ts'

/** 'plain': it is what it says and nothing in it acts; 'active': something would run, ask or fetch; 'other': it is damaged, or another kind of file. */
export type Verdict = 'plain' | 'active' | 'other'

const office = new Set(['docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp'])
const drawings = new Set(['dxf', 'dwg', 'step', 'igs'])

/** Judges a whole file by the kind that `ending` names (pdf, docx, xlsx, pptx, odt, ods, odp, dxf, dwg, step, igs). */
export async function verdictOn(bytes: Buffer, ending: string): Promise<Verdict> {
  try {
    if (ending === 'pdf') return await pdfVerdict(bytes)
    if (office.has(ending)) await requirePlainOffice(bytes, ending)
    else if (drawings.has(ending)) requireDrawing(bytes, ending)
    else return 'other'
    return 'plain'
  } catch (error) {
    if (error instanceof Active) return 'active'
    if (error instanceof Malformed) return 'other'
    throw error
  }
}

async function pdfVerdict(bytes: Buffer): Promise<Verdict> {
  if (bytes.toString('latin1', 0, 5) !== '%PDF-') return 'other'
  return (await isPassivePdf(bytes)) ? 'plain' : 'active'
}
