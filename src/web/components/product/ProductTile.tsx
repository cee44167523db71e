import { Link } from 'react-router'
import { IconBookmark } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { accountsAddress, actAddress } from '../layout/site.ts'
import { PhotoCount, ProductPicture } from './ProductPicture.tsx'
import { StockLabel } from './StockLabel.tsx'
import type { ProductTile } from './tile.ts'
import { sendRequestPath } from '../../../contract/slugs.ts'
import styles from './ProductTile.module.css'

type Props = { product: ProductTile; businessID: string }

/** A product on its company's page (sections 2 and 9): picture, name, preview, four properties, stock. */
export function ProductTileCard({ product, businessID }: Props) {
  const { t } = useLingui()
  const { name } = product
  return (
    <article className={styles.product}>
      <div className={styles.picture}>
        <ProductPicture url={product.image} industryID={product.industryID} size={280} />
        <PhotoCount photos={product.photos} />
      </div>
      <a
        className={styles.save}
        href={actAddress('save', product.path)}
        rel="nofollow"
        aria-label={t`Save Product ${name}`}
      >
        <IconBookmark size={16} stroke={1.75} aria-hidden />
      </a>
      <div className={styles.body} lang={product.lang}>
        <h3>
          <Link to={product.path}>{name}</Link>
        </h3>
        <p className={styles.text}>{product.description}</p>
        <dl>
          {product.specs.map((spec, at) => (
            <div key={at}>
              <dt>{spec.key}</dt>
              <dd>
                {spec.amount} {spec.unit && <span className="unit">{spec.unit}</span>}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.foot}>
        <StockLabel stock={product.stock} />
        <a
          className={styles.ask}
          href={accountsAddress('log-in', sendRequestPath(businessID))}
          rel="nofollow"
          aria-label={t`Send Request about ${name}`}
        >
          <Trans>Send Request</Trans>
        </a>
      </div>
    </article>
  )
}
