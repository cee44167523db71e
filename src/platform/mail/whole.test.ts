// A mail made at once is, byte for byte, what nodemailer writes through its streams.
import MailComposer from 'nodemailer/lib/mail-composer'
import { expect, test } from 'vitest'
import { envelopeOf, type Message } from './message.ts'
import { wholeOf } from './whole.ts'

const mail: Message = {
  id: '0198c0de-0000-7000-8000-000000000001',
  from: { name: 'Millwright Japan', address: 'post@millwright.example' },
  to: { name: 'Rosa Neri', address: 'rosa@neri.example' },
  subject: 'An answer',
  language: 'en',
  text: 'Good day,\n\nan answer waits for you.\n--\nMillwright\n',
  html: '<p>Good day,</p>\n<p>an answer waits for you.</p>\n',
  unsubscribe: 'https://millwright.example/unsubscribe?token=abc',
}

test.each<[string, Partial<Message>]>([
  ['of plain letters', {}],
  [
    'of long lines',
    { text: `${'a shaft = ground '.repeat(30)}\nend. \n`, html: `<p>${'a=b '.repeat(90)}</p>` },
  ],
  [
    'in Japanese',
    {
      subject: '回答が届きました',
      text: '回答が届いています。\n'.repeat(9),
      html: '<p>回答が届いています。</p>',
    },
  ],
  [
    'with some letters beside',
    { to: { name: 'Núria', address: 'n@x.example' }, text: 'Señora, ¿qué tal?\r\n.\r\nfin\n' },
  ],
  ['without texts', { text: '', html: '' }],
])('%s', async (_name, more) => {
  const node = new MailComposer(envelopeOf({ ...mail, ...more })).compile()
  const streamed = (await node.build()).toString()
  expect(wholeOf(node)).toBe(streamed.replaceAll(/\r?\n/g, '\r\n'))
})
