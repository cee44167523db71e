import { Link } from 'react-router'
import { IconArrowUp } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { IndustryIcon } from '../../components/layout/IndustryIcon.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Fold } from './Fold.tsx'
import { unpackCategories, type Category } from './packed.ts'
import { anchorOf, manufacturersPath, productsPath, type IndustryData } from './page-data.ts'
import { useCountTexts } from './useCountTexts.ts'
import styles from './Industry.module.css'

/** An industry: what it is and the way to its manufacturers, beside its categories; on phones these are folded (section 2). */
export function Industry({ industry }: { industry: IndustryData }) {
  const { name, description, icon, manufacturers, packed } = industry
  const texts = useCountTexts()
  const anchor = anchorOf(industry)
  return (
    <section id={anchor} className={styles.industry} aria-labelledby={`${anchor}-name`}>
      <div className={styles.title}>
        <h2 id={`${anchor}-name`}>
          <IndustryIcon icon={icon} size={24} />
          {name}
        </h2>
        <p>{description}</p>
        <a href={manufacturersPath(name)} className={buttonClass({}, styles.button)}>
          {texts.manufacturers(manufacturers) || <Trans>Manufacturers</Trans>}
          <span className="vh">{`: ${name}`}</span>
        </a>
        <Link to="#main" className={styles.up}>
          <IconArrowUp size={16} stroke={1.75} aria-hidden />
          <Trans>All industries</Trans>
        </Link>
      </div>
      <Fold name={name} className={styles.fold}>
        <div className={styles.categories}>
          {unpackCategories(packed).map((category) => (
            <CategoryLinks key={category.name} category={category} texts={texts} />
          ))}
        </div>
      </Fold>
    </section>
  )
}

type Props = { category: Category; texts: ReturnType<typeof useCountTexts> }

function CategoryLinks({ category: { name, count, subCategories }, texts }: Props) {
  return (
    <div className={styles.category}>
      <h3>
        <a href={manufacturersPath(name)}>{name}</a>
        {count > 0 && <Count count={count} text={texts.manufacturers(count)} />}
      </h3>
      <Fold name={name} sign>
        <ul>
          {subCategories.map((sub) => (
            <li key={sub.name}>
              <a href={productsPath(sub.name)}>{sub.name}</a>
              {sub.count > 0 && <Count count={sub.count} text={texts.products(sub.count)} />}
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  )
}

/** The number alone in its column; what it counts is said by the page's first lines, and to those who hear it. */
function Count({ count, text }: { count: number; text: string }) {
  const { i18n } = useLingui()
  return (
    <span className={styles.count} data-count={i18n.number(count)}>
      <span className="vh">{text}</span>
    </span>
  )
}
