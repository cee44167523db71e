import { Trans } from '@lingui/react/macro'
import { ProductPicture } from '../../../components/product/ProductPicture.tsx'
import { Standing } from './Standing.tsx'
import { WaitLine, WaitList } from './WaitList.tsx'
import type { CertificateLine, DraftLine, News } from './waiting-data.ts'

/** Products that somebody has begun and not published. */
export function Drafts({ lines, all }: { lines: readonly DraftLine[]; all?: string | undefined }) {
  return (
    <WaitList title={<Trans>Drafts of products</Trans>} all={all}>
      {lines.map(({ changed, ...product }) => (
        <ProductLine
          key={product.to}
          product={product}
          foot={
            <time dateTime={changed.at}>
              <Trans>Changed {changed.text}</Trans>
            </time>
          }
        />
      ))}
    </WaitList>
  )
}

type Product = Omit<DraftLine, 'changed'>

/** A product of a company, and what is said of it. */
function ProductLine({ product, foot }: { product: Product; foot: React.ReactNode }) {
  const { to, name, lang, companyName, companyLang, picture } = product
  return (
    <WaitLine
      to={to}
      picture={<ProductPicture {...picture} url={picture.url} size={40} />}
      name={<bdi lang={lang}>{name}</bdi>}
      note={<bdi lang={companyLang}>{companyName}</bdi>}
      foot={foot}
    />
  )
}

/** Certificates that end soon, or ended lately. */
export function EndingCertificates({
  lines,
  all,
}: {
  lines: readonly CertificateLine[]
  all?: string | undefined
}) {
  return (
    <WaitList title={<Trans>Certificates to renew</Trans>} all={all}>
      {lines.map(({ to, name, companyName, companyLang, end }, at) => (
        <WaitLine
          key={`${to} ${at}`}
          to={to}
          name={<bdi>{name}</bdi>}
          note={<bdi lang={companyLang}>{companyName}</bdi>}
          foot={
            <Standing state={end.isOver ? 'late' : 'due'}>
              <time dateTime={end.day}>
                {end.isOver ? <Trans>Expired on {end.text}</Trans> : <Trans>Expires on {end.text}</Trans>}
              </time>
            </Standing>
          }
        />
      ))}
    </WaitList>
  )
}

/** What followed companies have published lately. */
export function FollowedNews({ news: { products, certificates } }: { news: News }) {
  return (
    <WaitList title={<Trans>New from companies you follow</Trans>}>
      {products.map(({ published, ...product }) => (
        <ProductLine
          key={product.to}
          product={product}
          foot={<time dateTime={published.at}>{published.text}</time>}
        />
      ))}
      {certificates.map(({ to, name, companyName, companyLang, issuer }, at) => (
        <WaitLine
          key={`${to} ${at}`}
          to={to}
          name={<bdi>{name}</bdi>}
          note={<bdi lang={companyLang}>{companyName}</bdi>}
          foot={issuer ? <Trans>New certificate, issued by {issuer}</Trans> : <Trans>New certificate</Trans>}
        />
      ))}
    </WaitList>
  )
}
