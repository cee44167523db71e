import { Link } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { CompanyName } from '../../components/business/CompanyName.tsx'
import { ActButton } from '../../components/acts/ActButton.tsx'
import { useIsMine } from '../../components/acts/standing.tsx'
import { MoreMenu } from '../../components/safety/MoreMenu.tsx'
import { Actions } from '../../components/sheet/Actions.tsx'
import { ShareButton } from '../../components/sheet/ShareButton.tsx'
import { FoldedText } from '../../components/text/FoldedText.tsx'
import { ReadingLine } from '../../components/text/InLanguage.tsx'
import { PartNumbers } from '../../components/text/PartNumbers.tsx'
import type { ProductPageData } from './page-data.ts'
import styles from './ProductHead.module.css'

/** Name, whose it is, what it is, what a visitor may start, and the first facts of many (P2.23). */
export function ProductHead({ product }: { product: ProductPageData }) {
  const { t } = useLingui()
  // An element, not a text: Trans reads a text among its words for tags.
  const thing = { type: 'product', id: product.productID } as const
  const isMine = useIsMine(product.company.businessID)
  const companyLink = <CompanyLink company={product.company} />
  return (
    <div className={styles.head}>
      <h1 className="t-name" tabIndex={-1} lang={product.nameLang}>
        <Link to={product.company.path}>
          <PartNumbers text={product.name} />
        </Link>
      </h1>
      <p className={styles.by}>
        <Trans>Main product of {companyLink}</Trans>
      </p>
      {product.text && (
        <div className={styles.text}>
          <FoldedText
            text={product.text}
            preview={product.preview}
            lang={product.textLang}
            onPhones={!product.isLongText}
          />
        </div>
      )}
      <ReadingLine reading={product.reading} lang={product.text ? product.textLang : undefined} />
      <div className={styles.actions}>
        <Actions>
          <ActButton act="like" thing={thing} count={product.likes} />
          <ActButton act="save" thing={thing} />
          <ShareButton path={product.path} copied={t`Product Link copied!`} />
          {!isMine && <MoreMenu thing={thing} name={product.name} />}
        </Actions>
      </div>
      <KeyFacts keys={product.keys} />
    </div>
  )
}

function CompanyLink({ company }: { company: ProductPageData['company'] }) {
  return (
    <Link to={company.path} lang={company.nameLang}>
      <CompanyName name={company.name} />
    </Link>
  )
}

/** The first values of a specification that is too long to be seen at once; all of it stands below. */
export function KeyFacts({ keys }: Pick<ProductPageData, 'keys'>) {
  if (keys.length === 0) return null
  return (
    <dl className={styles.keys}>
      {keys.map(({ key, keyLang, amount, unit, lang }, at) => (
        <div key={at}>
          <dt lang={keyLang}>{key}</dt>
          <dd lang={lang}>
            <span className="piece">{amount}</span>
            {unit && <span className="unit">&nbsp;{unit}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
