// What people do on an installed package, in order: each step throws when something does not hold, and says in a few words what did.
import { randomBytes } from 'node:crypto'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import type { TestBucket } from '../../src/testing/bucket.ts'
import type { MailServer, ReceivedMail } from '../../src/testing/mail-server.ts'
import { demand, until } from './checking.ts'
import { hosts, type Answer, type Front } from './front.ts'
import { aVisitor, wordsOf, type Visitor } from './visitor.ts'

export type Surroundings = { front: Front; mails: MailServer; bucket: TestBucket | undefined }
type Person = { firstName: string; lastName: string; email: string; password: string }

const site = `https://${hosts.site}`

export type Member = Person & { visitor: Visitor; userID: string }

/** Registers by the page, follows the link of the mail and proves the address: signed in then. Says how long the mail took. */
export async function register(
  { front, mails }: Surroundings,
  firstName: string,
): Promise<{ member: Member; said: string }> {
  const tag = randomBytes(6).toString('hex')
  const person = {
    firstName,
    lastName: 'Kettler',
    email: `${firstName.toLowerCase()}.${tag}@works.example`,
    password: `quiet ${tag} harbour crane`,
  }
  const visitor = aVisitor(front)
  const sent = await visitor.send(await visitor.open('/accounts/register'), {
    ...person,
    businessUse: 'on',
    legalAge: 'on',
  })
  demand(sent.address.includes('/accounts/check-mail'), `The registration led nowhere: ${wordsOf(sent.text)}`)
  const begun = Date.now()
  const mail = await until(`No mail to ${person.email} arrived`, () => mails.mailsTo(person.email)[0], 5)
  const took = Date.now() - begun
  const link = new RegExp(`${site}(/accounts/verify-email\\S+)`).exec(mail.text ?? '')?.[1]
  demand(link !== undefined, `The mail has no link to ${site}: ${mail.text}`)
  demandGoodMail(mail)
  const proof = await visitor.send(await visitor.open(link), { password: person.password })
  await handOver(visitor, proof)
  const { userID } = await visitor.session()
  return { member: { ...person, visitor, userID }, said: `arrived after ${took} ms` }
}

function demandGoodMail({ envelopeFrom, html, raw }: ReceivedMail): void {
  demand(envelopeFrom === `service@${hosts.site}`, `The mail came from ${envelopeFrom}.`)
  demand(Boolean(html) && /^message-id:/im.test(raw), 'The mail has no HTML or no Message-ID.')
}

/** The button that scripts press by themselves. */
async function handOver(visitor: Visitor, page: Answer): Promise<Answer> {
  demand(page.address.includes('/SetID/'), `The log-in led nowhere: ${page.status} ${wordsOf(page.text)}`)
  return visitor.send(page, { token: new URL(page.address).searchParams.get('token') ?? '' })
}

/** Out and in again by the pages; what another site or a wrong password sends counts for nothing. */
export async function logIn(member: Member): Promise<string> {
  const { visitor, email, password } = member
  await visitor.send(await visitor.open('/accounts/security'), {}, { to: '/log-out' })
  const isOut = await visitor.session().then(
    () => false,
    () => true,
  )
  demand(isOut, 'Who logged out is still signed in.')
  const opened = await visitor.open('/accounts/log-in?continue=%2Faccounts%2Fsecurity')
  const foreign = await visitor.send(opened, { email, password }, { from: 'cross-site' })
  demand(foreign.status === 403, `Another site's form was answered ${foreign.status}.`)
  const wrong = await visitor.send(opened, { email, password: `${password}!` })
  demand(wrong.status >= 400 && wrong.text.includes('role="alert"'), `A wrong password: ${wrong.status}.`)
  const arrived = await handOver(visitor, await visitor.send(opened, { email, password }))
  demand(arrived.address === `${site}/accounts/security`, `The log-in led to ${arrived.address}.`)
  demand(arrived.text.includes(email), `The page is not that of ${email}: ${wordsOf(arrived.text)}`)
  return 'by the form, other sites refused'
}

/** A photo, as the page of the profile sends it: shown to a stranger from the host of files. */
export async function upload(member: Member, { front, bucket }: Surroundings): Promise<string> {
  const picture = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#1d4f8c' } })
    .webp()
    .toBuffer()
  type Request = { signedPost: { url: string; fields: Record<string, string> }; token: string }
  const { visitor, userID } = member
  const { signedPost, token } = await visitor.call<Request>('POST', '/user/profile-photo/upload-request', {
    contentType: 'image/webp',
    fileSize: picture.length,
  })
  const form = new FormData()
  for (const [name, value] of Object.entries(signedPost.fields)) form.set(name, value)
  form.set('file', new Blob([Uint8Array.from(picture)], { type: 'image/webp' }), 'photo.webp')
  const whole = new Response(form)
  const place = new URL(signedPost.url, site)
  const posted = await front.ask(place.href, {
    method: 'POST',
    headers: {
      origin: site,
      'sec-fetch-site': 'same-origin',
      'content-type': whole.headers.get('content-type') ?? '',
    },
    body: Buffer.from(await whole.arrayBuffer()),
  })
  demand(posted.status < 300, `The post of the file was answered ${posted.status}: ${posted.text}`)
  if (bucket) await demandOpenTo(front, place.href, posted)
  type Checked = { file: { fileID: string } }
  const { file } = await visitor.call<Checked>('POST', '/user/profile-photo/upload-validate', { token })
  await visitor.call('PUT', '/user/profile', { profilePhoto: file.fileID })

  const page = await aVisitor(front).open(`/profile/${userID}`)
  const shown = new RegExp(`https://${hosts.files}(/[^"\\s,]+)`).exec(page.text)
  demand(shown !== null, `The profile shows no photo: ${wordsOf(page.text)}`)
  const served = await front.ask(shown[0])
  const { format } = await sharp(served.body).metadata()
  demand(served.status === 200, `The photo was answered ${served.status}.`)
  for (const [name, value] of [
    ['x-content-type-options', 'nosniff'],
    ['content-security-policy', 'sandbox'],
  ] as const)
    demand(String(served.headers[name]).includes(value), `The photo has no ${name} with ${value}.`)
  if (!bucket) return `in its folder, served as ${format}; S3 not asked: S3_ENDPOINT is not set`
  const keys = await bucket.keys()
  demand(keys.includes(shown[1]!.slice(1)), `The bucket has no ${shown[1]}, but ${keys.join()}`)
  return `${keys.length} objects in the bucket, served as ${format}`
}

/** Pages of the site may post to the bucket, as browsers ask it beforehand and see it afterwards. */
async function demandOpenTo(front: Front, address: string, posted: Answer): Promise<void> {
  const asked = await front.ask(address, {
    method: 'OPTIONS',
    headers: { origin: site, 'access-control-request-method': 'POST' },
  })
  for (const { headers, status } of [asked, posted])
    demand(headers['access-control-allow-origin'] === site, `The bucket is not open to ${site}: ${status}`)
}

/** The first word of a stream that is held open through HAProxy, then what another's act tells it. */
export async function hearLive(member: Member, other: Member, { front }: Surroundings): Promise<string> {
  const { token } = await member.visitor.session()
  const stream = await front.open(`${site}/api/live`, { headers: { authorization: `Bearer ${token}` } })
  try {
    demand(stream.statusCode === 200, `The stream was answered ${stream.statusCode}.`)
    let heard = ''
    stream.setEncoding('utf8').on('data', (text: string) => (heard += text))
    stream.on('error', () => {})
    await until('The stream said nothing', () => (heard.includes('\n\n') ? true : undefined))
    const before = heard.length
    await other.visitor.call('POST', '/social/connections', {
      resourceType: 'user',
      resourceID: member.userID,
    })
    const begun = Date.now()
    await until(
      'No live event came',
      () => (heard.slice(before).includes('"type":"badges"') ? true : undefined),
      5,
    )
    const took = Date.now() - begun
    type Asked = { items: { resourceID: string }[] }
    const { items } = await member.visitor.call<Asked>('GET', '/social/connections?list=in')
    demand(
      items.some(({ resourceID }) => resourceID === other.userID),
      'What was told is not there.',
    )
    return `told after ${took} ms`
  } finally {
    stream.destroy()
  }
}

/** All that is kept of a person: asked for with the password, put together by the worker, fetched. */
export async function fetchExport({ visitor, email, password }: Member): Promise<string> {
  const asked = await visitor.send(await visitor.open('/accounts/export'), { password })
  demand(asked.status === 200, `The export was answered ${asked.status}: ${wordsOf(asked.text)}`)
  const link = await until('No export was ready', async () => {
    const page = await visitor.open('/accounts/export')
    return /href="(\/accounts\/exports\/[^"]+)"/.exec(page.text)?.[1]
  })
  const fetched = await visitor.open(link)
  demand(fetched.status === 200, `The export was answered ${fetched.status}: ${fetched.text.slice(0, 500)}`)
  const files = unzipSync(new Uint8Array(fetched.body))
  const account = JSON.parse(Buffer.from(files['account.json'] ?? []).toString()) as { email: string }
  demand(account.email === email, `The export is of ${account.email}.`)
  const pictures = Object.keys(files).filter((name) => /\.(?:webp|jpe?g|avif|png)$/.test(name))
  demand(pictures.length > 0, `The export has no photo, but ${Object.keys(files).join()}`)
  return `${Object.keys(files).length} files, ${(fetched.body.length / 1000).toFixed(0)} kB`
}
