import { expect, test } from 'vitest'
import { CompanyName, PersonName } from './names.ts'

const whyOf = (name: string, schema: typeof CompanyName = CompanyName) =>
  schema.safeParse(name).error?.issues.map((issue) => ('params' in issue ? issue.params?.['why'] : ''))

test.each([
  'Toyama Tubes ✔',
  '🛡 Toyama Tubes',
  'Toyama ®verified',
  'Toyama ☑',
  'Toyama 🏅',
  'Toyama ✅ Tubes',
  'Acme ｜ ⓥ',
  'Acme 🅥',
  'Acme (Platinum member)',
  'Acme [Gold]',
  'Acme 【プラチナ会員】',
  'Acme｜Premium Supplier',
  'Acme - Gold Member',
  'Acme (Socio Platino)',
  'Acme (membro oro)',
  '北沢軸受（白金会员）',
])('%s wears a badge', (name) => {
  expect(whyOf(name)).toEqual(['badge'])
  expect(whyOf(name, PersonName)).toEqual(['badge'])
})

test.each([
  'https://evil.example',
  'Toyama at www.evil.example',
  'evil.com',
  'Visit EVIL.COM now',
  'evil．com',
  'evil。jp',
  'evil dot example',
  'Win at evil (dot) com',
  'Gane en evil punto com',
  'http//evil',
  'hxxps evil',
  'toyama.co.jp',
  'bit.ly/win',
  't.me Toyama',
  '北沢軸受.jp',
  'win@evil.example',
  'Call +81 3-5550-0100',
  'TEL 0355500100',
  '０３（５５５０）０１００',
])('%s can be reached', (name) => {
  expect(whyOf(name)).toEqual(['address'])
  expect(whyOf(name, PersonName)).toEqual(['address'])
})

test.each([
  'Hinokawa Bearing Works Co.,Ltd.',
  'Hinokawa Bearing Works Co., Ltd.',
  'Müller Präzision GmbH & Co.KG',
  'Rossi S.p.A.',
  'Rossi S.r.l.',
  'A.B.C. Tools',
  'St.Gallen Gears',
  'd.o.o. Zagreb',
  'Sp. z o.o. Kraków',
  'Works No.7 (1968)',
  'OMEGA 100',
  '3M',
  'Café N° 5 ®',
  '㈱檜川軸受',
  'Yahoo! & Co',
  'J. R. Smith Jr.',
])('%s is a name', (name) => {
  expect(whyOf(name)).toBeUndefined()
  expect(whyOf(name, PersonName)).toBeUndefined()
})
