import { expect, test } from 'vitest'
import { certificateWords, CompanyName, PersonName, ProductName } from './names.ts'

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

test.each([
  '【確認済み】株式会社アクメ',
  'Acme (確認済み)',
  '確認済み企業',
  'アクメ 実在確認済み',
  '審査済み アクメ',
  '認証企業 アクメ',
  '【実在確認】アクメ',
  '公式 アクメ',
  'アクメ 公式',
  'アクメ（公式）',
  'アクメ【公式ショップ】',
  'アクメ（認定）',
  'プラチナ会員 アクメ',
  'アクメ★ゴールド会員',
  'スタンダード会員アクメ',
  '已核实 阿克美',
  '阿克美（已确认）',
  '阿克美 官方认证',
  '官方 阿克美',
  '阿克美（官方）',
  '金牌供应商 阿克美',
  '铂金会员阿克美',
  'Acme vérifié',
  'Acme verifiee',
  'Geprüft: Acme',
  'Acme | geprüftes',
  'Verificata Acme',
  'Acme Platinum Member',
  'Acme Gold Supplier',
  'Acme Socio Platino',
  'Acme Fornitore Platino',
  'Acme (Certified)',
  'Acme – Official',
  'Acme [Official Store]',
  'Acme (Ufficiale)',
  'Acme | Oficial',
])('%s says what only a badge of ours says', (name) => {
  expect(whyOf(name)).toEqual(['badge'])
})

test.each([
  '認証サービス株式会社',
  '認証印刷株式会社',
  '本人確認サービス株式会社',
  '品質認証企業組合',
  '公式ワークス株式会社',
  '株式会社数学公式堂',
  '公認会計士山田事務所',
  '認定こども園さくら',
  'ゴールド会員権サービス株式会社',
  'プラチナパートナーズ株式会社',
  '審査研究所',
  '確認検査機構株式会社',
  '官方镇机械厂',
  '认证中心有限公司',
  '企业认证服务有限公司',
  '核实科技有限公司',
  '黄金海岸贸易',
  'Official Payments Corp.',
  'Certified Laboratories Ltd.',
  'Trusted Tools GmbH',
  'Prüftechnik Geprüfte Ringe GmbH',
  'Imprenta Oficial',
  'Gazzetta Ufficiale',
  'Gold Suppliers Ltd.',
  'Platinum Partners LLC',
  'Verifica Impianti S.r.l.',
  'Verifone GmbH',
  'Vérification Industrielle SARL',
])('%s is an honest name', (name) => {
  expect(whyOf(name)).toBeUndefined()
})

test.each([
  ['Ball valve (Verified)', 'badge'],
  ['Ball valve | Gold supplier', 'badge'],
  ['ボールバルブ【公式】', 'badge'],
  ['ボールバルブ【確認済み】', 'badge'],
  ['球阀（已核实）', 'badge'],
  ['http://evil.example valve', 'address'],
  ['Valve, see www.evil.example', 'address'],
  ['Valve at evil.com', 'address'],
  ['Valve win@evil.example', 'address'],
])('no product is called %s', (name, why) => {
  expect(whyOf(name, ProductName)).toEqual([why])
})

test.each([
  'Certified reference material',
  '動作確認済み 中古モーター',
  '検査済み鋼管（動作確認済み）',
  'Gold wire 99.99',
  'Bearing 6204-2RS 1234567890',
  'Valve DN50.SS PN16.A',
  'Pump 10 kW@1.5 m',
  'Verified torque wrench',
  'Node.js controller',
  'ゴールドチェーン（プレミアム仕上げ）',
])('%s is a product', (name) => {
  expect(whyOf(name, ProductName)).toBeUndefined()
})

test.each(['Verified Company', '確認済み証', '✔ ISO 9001', '已核实企业', 'ISO 9001 (Platinum member)'])(
  'no certificate says %s',
  (name) => expect(certificateWords({ min: 1 }).safeParse(name).success).toBe(false),
)
test.each([
  'ISO 9001:2015 / ISO 14001:2015',
  '1234567890',
  '認証機構',
  'TÜV Rheinland',
  'JIS認証（品質）',
  '公益財団法人日本適合性認定協会',
  'Certified Management System',
])('a certificate is called %s', (name) =>
  expect(certificateWords({ min: 1 }).safeParse(name).success).toBe(true),
)
