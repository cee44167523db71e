// Nobody is called as we, our editions or our people are (T23, decision 55).
import { expect, test } from 'vitest'
import { CompanyName } from '../../contract/names.ts'
import { termsVersion } from '../../contract/terms.ts'
import { transaction } from '../../platform/db.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { callsOf, aTeam } from '../../testing/products.ts'
import { aSession } from '../../testing/sessions.ts'
import { readyRegistration } from '../accounts/registration.ts'
import { changeProfile } from '../profiles/profile-lifecycle.ts'
import { posesAsUs, requireOwnName, worksForUs } from './posing.ts'

const database = await testDatabase()
const { db } = database
const { get, post, put } = callsOf(await testApi(database))

const posing = [
  'Millwright',
  'Millwright Support',
  'Millwright Japan',
  'Millwright 日本版',
  'MILLWRIGHT イタリア',
  'Millwright Network LLC',
  'The Millwright Team',
  'Mіllwrіght Suppоrt',
  'ＭＩＬＬＷＲＩＧＨＴ Support',
  'M i l l w r i g h t',
  'Mi11wright Italia',
  'Millvvright',
  'Support Millwright',
  'サポート（Millwright）',
  'Japan Millwright',
  'ミルライト運営事務局',
  'Official Toyama desk of Millwright',
  'Customer Support',
  'Help Desk Support Team',
  'Administrator',
  'お客様サポートセンター',
  '運営事務局',
  '客服中心',
  'Equipo de soporte',
  'Servizio clienti',
  'Support Japan Co., Ltd.',
  'ⓂⒾⓁⓁⓌⓇⒾⒼⒽⓉ',
  '🅼🅸🅻🅻🆆🆁🅸🅶🅷🆃 Japan',
  'ᵐⁱˡˡʷʳⁱᵍʰᵗ',
  'Milllwright',
  'Millwrigth Japan',
  'Milwright',
  'Mi1lwrigt Support',
  'Japan Millwrihgt',
  'Trust & Safety',
  'Trust and Safety Team',
  'Billing Department',
  'Security Team',
  'Network LLC Account Security',
  'Confianza y Seguridad',
  'Departamento de Facturación',
  'Reparto fatturazione',
  'アカウントセキュリティ',
  '認証チーム',
  '账户安全中心',
  '审核团队',
]
const honest = [
  'Hinokawa Bearing Works',
  'Toyama Millwright Services',
  'Osaka Millwrights Local',
  'Global Service GmbH',
  'Japan Trading Co., Ltd.',
  'Supporta Bearings',
  'Toyama Structural Supports',
  'サポートテック株式会社',
  '東京サポート工業',
  'Security Services Italia',
  'Wright & Miller',
  '国際サービス株式会社',
]
/** What companies are called that make and sell things, in the five languages. */
const everyday = [
  'Platinum Metals Ltd',
  'Silver Line Trading',
  'Security Doors Ltd',
  'Trust Bearings',
  'Wright Mills',
  'Golden Gate Tools',
  'Premium Steel Works',
  'Gold Member Jewellers',
  'Red Dot Design',
  'Blue Dot Cloud',
  'Safety First Workwear',
  'Account & Sons Millers',
  'Fraud Detection Systems Inc.',
  'Teamwork Logistics',
  'Hill-Wright Engineering',
  'Cartwright Castings',
  'Wheelwright & Co',
  'Acme – Gold Refiners',
  'Vee ⓡ Tools',
  'Metales Platino S.L.',
  'Seguridad Industrial Pérez',
  'Pagos del Norte S.A.',
  'Punto Azul Muebles',
  'Molinos y Equipos de Bombeo',
  'Confianza Seguros',
  'Facturas Rápidas S.L.',
  'Puertas de Seguridad Ebro',
  'Oro e Argento S.r.l.',
  'Sicurezza Lavoro S.p.A.',
  'Punto IT S.r.l.',
  'Ufficio Moderno Arredi',
  'Fiducia Meccanica',
  'Platino Gioielli',
  'Officina Conti & Figli',
  'Pagamenti Rapidi Torino',
  'プレミアム精機株式会社',
  '株式会社ゴールド工業',
  'プラチナ万年筆',
  '東京セキュリティドア',
  '安全靴の山田',
  '日本ドットコム株式会社',
  '認証印刷株式会社',
  '信頼ベアリング',
  '審美歯科器材',
  '白金机械有限公司',
  '黄金海岸贸易',
  '上海安全阀门厂',
  '高级轴承有限公司',
  '中心五金',
  '信任物流有限公司',
]

test.each(posing)('%s poses as us', (name) => expect(posesAsUs(name)).toBe(true))
test.each(honest)('%s is somebody else', (name) => expect(posesAsUs(name)).toBe(false))

test.each([
  ['Servicio al', 'Cliente'],
  ['客户', '支持'],
  ['支援', 'チーム'],
  ['Servizio', 'Tecnico'],
  ['Moderación', 'Contenido'],
  ['技術', '支援'],
  ['技术', '支持'],
  ['审核', '员'],
  ['Operator', 'Team'],
  ['Alex', 'Moreau (Operator)'],
  ['Alex', 'Moreau – Operator'],
  ['Moreau', 'Alex / Support'],
  ['System', 'Notification'],
  ['Compliance', 'Officer'],
  ['Notification', 'Center'],
  ['システム', '通知'],
  ['オペレーター', '担当'],
  ['系统', '通知'],
  ['Operador', 'del sistema'],
  ['Operatore', 'Sistema'],
  ['𝐒𝐲𝐬𝐭𝐞𝐦', 'Օperator'],
])('no person is called %s %s', (firstName, lastName) => {
  expect(() => requireOwnName({ firstName, lastName })).toThrow(
    expect.objectContaining({ name: 'NameReserved' }),
  )
})

test.each([
  ['John', 'Marshall'],
  ['Anna', 'Moderato'],
  ['Legal', 'Ivanov'],
  ['Noah', 'Systema'],
  ['Robot', 'Nováková'],
  ['通子', '石井'],
  ['Giulia', 'Conforti'],
  ['Ana', 'Operado'],
  ['María', 'de la O (Marusía)'],
  ['Jean-Pierre', 'Dupont / Durand'],
])('%s %s is a person', (firstName, lastName) => {
  expect(() => requireOwnName({ firstName, lastName })).not.toThrow()
})

test.each([
  ['Millwright Support', true],
  ['Millwright security team', true],
  ['Staff of Millwright', true],
  ['Official Mi11wright moderator', true],
  ['Millwright 運営事務局', true],
  ['Millwright', false],
  ['Millwright and fitter', false],
  ['Customer support', false],
])('somebody who is %s says they work for us: %s', (profession, ours) => {
  expect(worksForUs(profession)).toBe(ours)
})

test.each(['Operator Systems Ltd', 'System Notification Co.', 'Compliance Officer Training S.L.'])(
  '%s may be a company',
  (companyName) => expect(() => requireOwnName({ companyName })).not.toThrow(),
)

test.each(everyday)('%s is a name for a company', (name) => {
  expect(() => requireOwnName({ name })).not.toThrow()
  expect(CompanyName.safeParse(name).success).toBe(true)
})

test('a misspelt brand within a longer name is left alone, as the brand is', () => {
  for (const name of ['Toyama Millwrigth Services', 'Osaka Millwrightt Local'])
    expect(posesAsUs(name)).toBe(false)
})

test('small capitals say no more than other letters', () => {
  expect(() => requireOwnName({ firstName: 'Ann', lastName: 'ᴠᴇʀɪғɪᴇᴅ' })).toThrow('could be taken for ours')
  expect(() => requireOwnName({ companyName: 'Acme ᴠᴇʀɪғɪᴇᴅ' })).toThrow('could be taken for ours')
})

const wish = {
  categories: ['0006.0006-01'],
  businessType: 'MA',
  country: 'JP',
  state: '',
  shortDescription: '',
}

test('a company is neither created nor renamed as one of ours', async () => {
  const team = await aTeam(db)
  for (const companyName of ['Millwright Support', 'Mіllwrіght Japan']) {
    const refused = {
      status: 409,
      name: 'NameReserved',
      body: { fields: { companyName: expect.any(String) as string } },
    }
    expect(
      await post(await aSession(db), '/business/profile/create', { ...wish, companyName }),
    ).toMatchObject(refused)
    const path = `/business/profile/${team.businessID}`
    const managed = (await get(team.owner, `${path}/manage`)).data as {
      general: object
      revisions: { general: number }
    }
    const renamed = { ...managed.general, companyName, revision: managed.revisions.general }
    expect(await put(team.owner, `${path}/general`, renamed)).toMatchObject(refused)
    expect(await put(team.member, `${path}/general`, renamed)).toMatchObject({ status: 403 })
    expect(await put(await aSession(db), `${path}/general`, renamed)).toMatchObject({ status: 404 })
    expect(await put(undefined, `${path}/general`, renamed)).toMatchObject({ status: 401 })
  }
})

test('a person neither registers nor calls themself so, whichever name comes first', async () => {
  const person = { email: 'a@b.example', password: 'seven bearings turn', termsVersion }
  for (const [firstName, lastName] of [
    ['Millwright', 'Support'],
    ['Support', 'Millwright'],
    ['サポート', '運営'],
  ] as const) {
    const place = { language: 'en', edition: 'jp' }
    await expect(readyRegistration({ ...person, firstName, lastName }, place)).rejects.toMatchObject({
      name: 'NameReserved',
    })
    const me = await aSession(db)
    expect(await put(me, '/user/profile', { firstName, lastName })).toMatchObject({
      status: 409,
      name: 'NameReserved',
    })
  }
  const me = await aSession(db)
  // One half that is an office makes whoever carries it a person of ours.
  expect(await put(me, '/user/profile', { lastName: 'Support' })).toMatchObject({ status: 409 })
  expect(await put(me, '/user/profile', { lastName: 'Customer' })).toMatchObject({ status: 200 })
  expect(await put(me, '/user/profile', { firstName: 'Millwright' })).toMatchObject({ status: 409 })
  expect(await put(me, '/user/profile', { companyName: 'Millwright Japan' })).toMatchObject({
    status: 409,
    body: { fields: { companyName: expect.any(String) as string } },
  })
})

test('who is called so already may change everything else', async () => {
  const me = await aSession(db)
  await transaction(db, (tx) =>
    changeProfile(tx, me.userID, { firstName: 'Millwright', lastName: 'Support' }),
  )
  expect(
    await put(me, '/user/profile', { firstName: 'Millwright', lastName: 'Support', city: 'Sakai' }),
  ).toMatchObject({ status: 200 })
})
