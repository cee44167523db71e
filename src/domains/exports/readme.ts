// The page that comes with an export and says what is what, in the language of who asked.
import { serverText, type ServerText } from '../../messages/texts.ts'

const fileList: ServerText = /*i18n*/ {
  id: 'export.readme.fileList',
  message: 'Every uploaded file: what shows it, its address and its place in this archive',
}
const files: ServerText = /*i18n*/ {
  id: 'export.readme.files',
  message: 'The uploaded files in the best version that is kept',
}

const exactness: ServerText = /*i18n*/ {
  id: 'export.readme.exactness',
  message:
    'The JSON files hold every text exactly as it was entered. In the CSV files a text that a spreadsheet would compute has an apostrophe in front.',
}

const left: ServerText = /*i18n*/ {
  id: 'export.readme.left',
  message:
    'Files that are not in this archive because it would be too large or because they went meanwhile: {count}.',
}

type Explained = {
  title: ServerText
  /** Of the company or the person. */
  name: string
  date: string
  /** The names of the files of each part, and what it holds. */
  parts: readonly (readonly [names: string, about: ServerText])[]
  /** How many files are only listed. */
  left: number
}

/** The text of README.txt. */
export function readmeOf(about: Explained, language: string): string {
  const { name, date } = about
  const parts = [...about.parts, ['files.csv', fileList], ['files/', files]] as const
  const lines = [
    serverText(about.title, language, { company: name, person: name, date }),
    '',
    ...parts.flatMap(([names, text]) => [names, `    ${serverText(text, language)}`]),
    '',
    serverText(exactness, language),
    ...(about.left > 0 ? [serverText(left, language, { count: String(about.left) })] : []),
  ]
  return lines.join('\r\n') + '\r\n'
}
