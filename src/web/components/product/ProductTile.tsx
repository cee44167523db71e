import { Link } from 'react-router'
import { IconBookmark, IconPackage, IconPhoto } from '@tabler/icons-react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { hueOf } from '../business/hues.ts'
import { accountsAddress, actAddress } from '../layout/site.ts'
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
      <Picture product={product} />
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
        <span className={product.stock ? styles.inStock : styles.toOrder}>
          {product.stock ? <Trans>In stock</Trans> : <Trans>Made to order</Trans>}
        </span>
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

function Picture({ product: { image, photos, industryID } }: { product: ProductTile }) {
  return (
    <div className={styles.picture} style={{ '--hue': hueOf(industryID) } as React.CSSProperties}>
      {image ? (
        <img src={image} alt="" width={280} height={280} loading="lazy" decoding="async" />
      ) : (
        <IconPackage size={56} stroke={0.75} aria-hidden />
      )}
      {photos > 0 && (
        <span className={styles.photos}>
          <IconPhoto size={14} stroke={1.75} aria-hidden />
          <span aria-hidden="true">{photos}</span>
          <span className="vh">
            <Plural value={photos} one="# photo" other="# photos" />
          </span>
        </span>
      )}
    </div>
  )
}
