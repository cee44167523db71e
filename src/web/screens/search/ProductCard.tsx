import { Trans, useLingui } from '@lingui/react/macro'
import { CompanyName } from '../../components/business/CompanyName.tsx'
import { VerifiedMark, YourCompanyMark } from '../../components/business/marks.tsx'
import { SendRequest } from '../../components/business/SendRequest.tsx'
import { Place } from '../../components/business/Place.tsx'
import { ActButton } from '../../components/acts/ActButton.tsx'
import { useIsMine } from '../../components/acts/standing.tsx'
import { PhotoCount, ProductPicture } from '../../components/product/ProductPicture.tsx'
import { StockMark } from '../../components/product/StockMark.tsx'
import { Marked } from '../../components/text/Marked.tsx'
import { Link } from '../../ui/Link.tsx'
import { Fact, Facts } from './Facts.tsx'
import { LeadTime } from './LeadTime.tsx'
import type { ProductLine } from './page-data.ts'
import { paidLink, SponsoredMark } from './Sponsored.tsx'
import { WhyHere } from './WhyHere.tsx'
import styles from './Card.module.css'
import own from './ProductCard.module.css'

type Props = { product: ProductLine; language: string; first: boolean; why: string; boost?: string }

/** A product found (P2.14, "Product card"): what it is, whose it is, up to four properties, stock. */
export function ProductCard({ product, language, first, why, boost }: Props) {
  const { t } = useLingui()
  const { company, name } = product
  const paid = paidLink(boost)
  const isMine = useIsMine(company.id)
  return (
    <article className={styles.card} aria-label={paid && t`Sponsored: ${name}`}>
      <div className={`${styles.picture} ${own.picture}`}>
        <Link to={product.path} {...paid} tabIndex={-1} aria-hidden="true">
          <ProductPicture url={product.image} industryID={product.industryID} size={184} first={first} />
        </Link>
        <PhotoCount photos={product.photos} />
      </div>
      <div className={styles.head}>
        <h2 className={styles.name} lang={product.nameLang}>
          <Link to={product.path} {...paid} className="reach">
            <bdi>
              <Marked text={name} marks={product.nameMarks} />
            </bdi>
          </Link>
        </h2>
        <p className={own.company} lang={company.lang}>
          <Link to={company.path} {...paid} className={`${styles.line} reach`}>
            <bdi>
              <CompanyName name={company.name} />
            </bdi>
          </Link>
        </p>
        <div className={styles.marks}>
          <VerifiedMark verified={company.verified} />
          {isMine && !company.verified && <YourCompanyMark />}
          <Place contact={company.place} language={language} />
          {paid && <SponsoredMark />}
        </div>
      </div>
      <div className={own.body}>
        <p className={own.branch}>{product.branch.join('\u00a0/ ')}</p>
        <p className={styles.text} lang={product.descriptionLang} dir="auto">
          <Marked text={product.description} marks={product.textMarks} />
        </p>
      </div>
      <Actions product={product} />
      {product.specs.length > 0 && <Specs product={product} />}
      {!paid && <WhyHere path={why} id={product.id} />}
    </article>
  )
}

/** Whether it is there, how long it takes, and what one may start; visitors log in first, and it is finished after that (P2.4). */
function Actions({ product }: Pick<Props, 'product'>) {
  const { t } = useLingui()
  const { name, leadTime } = product
  return (
    <div className={`${styles.actions} ${own.actions}`}>
      <SendRequest
        businessID={product.company.id}
        productID={product.id}
        label={t`Send Request about ${name}`}
      />
      <ActButton
        act="save"
        thing={{ type: 'product', id: product.id }}
        label={(_, on) => (on ? t`Saved: ${name}` : t`Save Product ${name}`)}
      >
        <Trans>Save Product</Trans>
      </ActButton>
      <p className={own.stock}>
        <StockMark stock={product.stock} />
        {leadTime !== undefined && (
          <span className={own.lead}>
            <Trans>Lead time</Trans> <LeadTime days={leadTime} />
          </span>
        )}
      </p>
    </div>
  )
}

function Specs({ product: { specs } }: { product: ProductLine }) {
  return (
    <Facts cells="four">
      {specs.map(({ key, keyLang, amount, unit, lang }, at) => (
        <Fact
          key={at}
          name={<bdi lang={keyLang}>{key}</bdi>}
          value={
            <>
              <bdi lang={lang}>{amount}</bdi>
              {unit && <span className="unit">&nbsp;{unit}</span>}
            </>
          }
        />
      ))}
    </Facts>
  )
}
