// The facts of a company as rows with names, in the order in which every page shows them.
import { Plural, Trans } from '@lingui/react/macro'
import { msg } from '@lingui/core/macro'
import type { I18n } from '@lingui/core'
import type { Fact } from '../sheet/FactRows.tsx'
import { InLanguage } from '../text/InLanguage.tsx'
import type { Reading } from '../text/reading.ts'
import { Year } from '../text/Year.tsx'
import { AddressText } from './AddressText.tsx'
import type { BusinessFacts } from './facts.ts'

/** What the company is and how large. */
export function generalRows({ general, since }: BusinessFacts, i18n: Pick<I18n, '_'>): Fact[] {
  const separator = i18n._(msg({ message: '; ', comment: 'between the names of categories' }))
  return [
    { key: 'type', name: <Trans>Business type</Trans>, value: general.type },
    { key: 'industry', name: <Trans>Industry</Trans>, value: general.industry },
    {
      key: 'since',
      name: <Trans>Year established</Trans>,
      value: since !== undefined && <Year year={since} />,
    },
    { key: 'people', name: <Trans>Total employees</Trans>, ...people(general.employees) },
    {
      key: 'revenue',
      name: <Trans>Annual revenue</Trans>,
      value: general.revenue,
      unit: general.currency,
    },
    { key: 'production', name: <Trans>Production employees</Trans>, ...people(general.productionEmployees) },
    {
      key: 'registered',
      name: <Trans>Registered name</Trans>,
      value: general.registeredName?.text,
      ...(general.registeredName?.lang ? { lang: general.registeredName.lang } : {}),
    },
    {
      key: 'reading',
      name: <Trans comment="how a Japanese name is read, in kana">Reading</Trans>,
      value: general.nameReading,
    },
    { key: 'register', name: <Trans>Register number</Trans>, value: general.registerNumber },
    { key: 'categories', name: <Trans>Categories</Trans>, value: general.categories.join(separator) },
    {
      key: 'capacity',
      name: <Trans>Production capacity</Trans>,
      value: general.capacity?.range,
      unit: general.capacity && <PerPeriod unit={general.capacity.unit} period={general.capacity.period} />,
    },
  ]
}

/** Where it makes things. */
export function factoryRows({ factory }: BusinessFacts, reading?: Reading): Fact[] {
  const lines = factory?.lines
  return [
    { key: 'size', name: <Trans>Factory size</Trans>, value: factory?.size, unit: 'm²' },
    {
      key: 'lines',
      name: <Trans>Production lines</Trans>,
      value: lines,
      unit: lines !== undefined && <Plural value={lines} one="line" other="lines" />,
    },
    { key: 'contract', name: <Trans>Contract manufacturing</Trans>, value: factory?.contract },
    { key: 'location', name: <Trans>Location</Trans>, ...address(factory?.location) },
    {
      key: 'facilities',
      name: <FacilitiesName lang={factory?.facilitiesLang} reading={reading} />,
      value: factory?.facilities,
      ...(factory?.facilitiesLang ? { lang: factory.facilitiesLang } : {}),
    },
  ]
}

function FacilitiesName({ lang, reading }: { lang: string | undefined; reading: Reading | undefined }) {
  if (!reading || !lang) return <Trans>Facilities</Trans>
  return (
    <>
      <Trans>Facilities</Trans>{' '}
      <small className="piece">
        <InLanguage reading={reading} lang={lang} />
      </small>
    </>
  )
}

/** Where it sells and how fast. */
export function tradeRows({ trade: { leadTime, sales, markets, languages } }: BusinessFacts): Fact[] {
  return [
    {
      key: 'lead',
      name: <Trans>Average lead time</Trans>,
      value: leadTime,
      unit: leadTime !== undefined && <Plural value={leadTime} one="day" other="days" />,
    },
    {
      key: 'sales',
      name: <Trans>Sales employees</Trans>,
      value: sales,
      unit: sales !== undefined && <People count={sales} />,
    },
    { key: 'markets', name: <Trans>Main markets</Trans>, value: markets },
    { key: 'languages', name: <Trans>Spoken languages</Trans>, value: languages },
  ]
}

/** The terms it accepts. */
export function termsRows({ terms }: BusinessFacts): Fact[] {
  return [
    { key: 'delivery', name: <Trans>Delivery terms</Trans>, value: terms.delivery },
    { key: 'currencies', name: <Trans>Currencies</Trans>, value: terms.currencies },
    { key: 'payment', name: <Trans>Payment</Trans>, value: terms.payment },
    { key: 'packaging', name: <Trans>Packaging</Trans>, value: terms.packaging },
  ]
}

/** How to reach it; its own links pass nothing on to search engines. */
export function contactRows({ contact: { phone, email, mobile, website, ...at } }: BusinessFacts): Fact[] {
  return [
    { key: 'phone', name: <Trans>Telephone</Trans>, value: phone && <Phone {...phone} /> },
    {
      key: 'email',
      name: <Trans>E-mail</Trans>,
      value: email && <MailAddress {...email} />,
      ...(email ? { text: email.text } : {}),
    },
    { key: 'mobile', name: <Trans>Mobile</Trans>, value: mobile && <Phone {...mobile} /> },
    {
      key: 'website',
      name: <Trans>Website</Trans>,
      value: website && (
        <a className="reach" href={website.href} rel="nofollow ugc noopener" target="_blank">
          {website.text}
        </a>
      ),
      ...(website ? { text: website.text } : {}),
    },
    { key: 'location', name: <Trans>Location</Trans>, ...address(at.location) },
    {
      key: 'legal',
      name: <Trans>Legal address</Trans>,
      ...address(at.legal?.text),
      ...(at.legal?.lang ? { lang: at.legal.lang } : {}),
    },
    { key: 'shipping', name: <Trans>Shipping address</Trans>, ...address(at.shipping) },
    {
      key: 'askers',
      name: <Trans>Takes inquiries of</Trans>,
      value: at.isForConnections && <Trans>Connections only</Trans>,
    },
  ]
}

type Link = { href: string; text: string }

function Phone({ href, text }: Link) {
  return (
    <a href={href} className="nowrap reach">
      {text}
    </a>
  )
}

/** May break before its @ and nowhere else as long as that is enough. */
function MailAddress({ href, text }: Link) {
  const at = text.lastIndexOf('@')
  return (
    <a href={href} className="reach">
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </a>
  )
}

const address = (text: string | undefined) => ({
  value: text && <AddressText text={text} />,
  ...(text ? { text } : {}),
})

const people = (amount: { text: string; count: number } | undefined) => ({
  value: amount?.text,
  unit: amount && <People count={amount.count} />,
})

function People({ count }: { count: number }) {
  return <Plural value={count} one="person" other="people" />
}

function PerPeriod(capacity: { unit: string; period: string }) {
  // Elements, not texts: Trans reads a text among its words for tags.
  const unit = <>{capacity.unit}</>
  const period = <>{capacity.period}</>
  return (
    <Trans>
      {unit} per {period}
    </Trans>
  )
}
