// The page that comes with an export and says what is what, in the language of who asked.
import { serverText, type ServerText } from '../../messages/texts.ts'

const title: ServerText = /*i18n*/ {
  id: 'export.readme.title',
  message: 'Everything that {company} has here, as of {date} (UTC)',
}

/** Each part of the archive and what it holds. */
const parts: [name: string, text: ServerText][] = [
  [
    'business.json',
    /*i18n*/ {
      id: 'export.readme.business',
      message: 'All fields of the company as they were entered, its plan, its verification and its numbers',
    },
  ],
  [
    'products.json, products.csv',
    /*i18n*/ { id: 'export.readme.products', message: 'The products in every state, drafts included' },
  ],
  [
    'certificates.json, certificates.csv',
    /*i18n*/ { id: 'export.readme.certificates', message: 'The certificates' },
  ],
  [
    'team.json, team.csv',
    /*i18n*/ {
      id: 'export.readme.team',
      message: 'Who belongs to the company, as what and since when, without addresses',
    },
  ],
  [
    'favourites.json',
    /*i18n*/ { id: 'export.readme.favourites', message: 'What was saved in the name of the company' },
  ],
  [
    'inquiries.json',
    /*i18n*/ {
      id: 'export.readme.inquiries',
      message: 'The inquiries that the company sent and received, with every message',
    },
  ],
  [
    'files.csv',
    /*i18n*/ {
      id: 'export.readme.fileList',
      message: 'Every uploaded file: what shows it, its address and its place in this archive',
    },
  ],
  [
    'files/',
    /*i18n*/ { id: 'export.readme.files', message: 'The uploaded files in the best version that is kept' },
  ],
]

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

/** The text of README.txt; `left` is how many files are only listed. */
export function readmeOf(about: { company: string; date: string; left: number }, language: string): string {
  const lines = [
    serverText(title, language, { company: about.company, date: about.date }),
    '',
    ...parts.flatMap(([name, text]) => [name, `    ${serverText(text, language)}`]),
    '',
    serverText(exactness, language),
    ...(about.left > 0 ? [serverText(left, language, { count: String(about.left) })] : []),
  ]
  return lines.join('\r\n') + '\r\n'
}
