import { Trans, useLingui } from '@lingui/react/macro'
import { ActButton } from '../acts/ActButton.tsx'
import { useAskPath } from '../business/SendRequest.tsx'
import { useIsMine } from '../acts/standing.tsx'
import { Link } from '../../ui/Link.tsx'
import { PhotoCount, ProductPicture } from './ProductPicture.tsx'
import { PartNumbers } from '../text/PartNumbers.tsx'
import { StockMark } from './StockMark.tsx'
import type { ProductTile } from './tile.ts'
import styles from './ProductTile.module.css'

type Props = { product: ProductTile; businessID: string }

/** A product on its company's page (P2.22 and P9.5): picture, name, preview, four properties, stock. */
export function ProductTileCard({ product, businessID }: Props) {
  const { t } = useLingui()
  const { name } = product
  const isMine = useIsMine(businessID)
  const ask = useAskPath({ businessID, productID: product.id })
  return (
    <article className={styles.product}>
      <Picture product={product} />
      <ActButton
        bare
        act="save"
        thing={{ type: 'product', id: product.id }}
        className={styles.save}
        label={(_, on) => (on ? t`Saved: ${name}` : t`Save Product ${name}`)}
      >
        {null}
      </ActButton>
      <div className={styles.body}>
        <h3 lang={product.nameLang}>
          <Link to={product.path} className="reach">
            <PartNumbers text={name} />
          </Link>
        </h3>
        <p className={styles.text} lang={product.descriptionLang}>
          {product.description}
        </p>
        <dl>
          {product.specs.map((spec, at) => (
            <div key={at}>
              <dt lang={spec.keyLang}>{spec.key}</dt>
              <dd lang={spec.lang}>
                {spec.amount}
                {spec.unit && <span className="unit">&nbsp;{spec.unit}</span>}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.foot}>
        <StockMark stock={product.stock} />
        {!isMine && (
          <a
            className={`${styles.ask} reach`}
            href={ask}
            rel="nofollow"
            aria-label={t`Send Request about ${name}`}
          >
            <Trans>Send Request</Trans>
          </a>
        )}
      </div>
    </article>
  )
}

/** Beside other products of its company: picture, name and preview alone (P2.22, product page). */
export function BriefProductTile({ product }: { product: ProductTile }) {
  return (
    <article className={`${styles.product} ${styles.brief}`}>
      <Picture product={product} />
      <div className={styles.body}>
        <h3 lang={product.nameLang}>
          <Link to={product.path} className="reach">
            <PartNumbers text={product.name} />
          </Link>
        </h3>
        <p className={styles.text} lang={product.descriptionLang}>
          {product.description}
        </p>
      </div>
    </article>
  )
}

/** Leads to the product for hands and eyes; keyboards and screen readers have the name's link beside it. */
function Picture({ product: { path, image, photos, industryID } }: { product: ProductTile }) {
  return (
    <div className={styles.picture}>
      <Link to={path} tabIndex={-1} aria-hidden="true">
        <ProductPicture url={image} industryID={industryID} size={280} />
      </Link>
      <PhotoCount photos={photos} />
    </div>
  )
}
