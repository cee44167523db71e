// The guide to the message center tells of the form what the form has.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { languages } from '../../../contract/locale.ts'

const read = (name: string) => readFileSync(path.join(import.meta.dirname, '../../..', name), 'utf8')

test.each(languages)(
  'in %s every part of the form has its row, files too, which nobody must send',
  (language) => {
    const catalogue = read(`messages/${language}/inside/inquiries.po`)
    const guide = read(`web/content/${language}/message-center.md`)
    const [rows = ''] = /(?:^\|.*\n)+/m.exec(guide) ?? []
    for (const part of ['To', 'Send as', 'Subject', 'Message', 'Attachments']) {
      const label = new RegExp(`^msgid "${part}"\\nmsgstr "(.+)"$`, 'm').exec(catalogue)?.[1]
      expect(rows, part).toContain(`| ${label} `)
    }
    expect(rows).toMatch(/\| .*\{attachmentsMax\}.*\{attachmentSizeMax\}.* \|/)
  },
)
