import { IconArrowUp } from '@tabler/icons-react'
import { Trans } from '@lingui/react/macro'
import { IndustryIcon } from '../../components/layout/IndustryIcon.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { WrittenOnce } from '../../ui/WrittenOnce.tsx'
import { Fold } from './Fold.tsx'
import { unpackCategories } from './packed.ts'
import { anchorOf, idBelow, manufacturersPath, productsPath, type IndustryData } from './page-data.ts'
import fold from './Fold.module.css'
import styles from './Industry.module.css'

/**
 * An industry: what it is and the way to its manufacturers, beside its categories; on phones these are folded (P2.11). Its links are
 * plain ones, which the sheet around it follows.
 */
export function Industry({ industry }: { industry: IndustryData }) {
  const anchor = anchorOf(industry)
  return (
    <WrittenOnce
      as="section"
      id={anchor}
      className={styles.industry}
      aria-labelledby={`${anchor}-name`}
      name={anchor}
      version={`${industry.manufacturers}\n${industry.packed}`}
      of={() => contentOf(industry, anchor)}
    />
  )
}

const contentOf = ({ id, name, description, icon, manufacturers, packed }: IndustryData, anchor: string) => (
  <>
    <div className={styles.title}>
      <h2 id={`${anchor}-name`}>
        <IndustryIcon icon={icon} size={24} />
        {name}
      </h2>
      <p>{description}</p>
      <a href={manufacturersPath(name, id)} className={buttonClass({}, styles.button)}>
        {manufacturers || <Trans>Manufacturers</Trans>}
        <span className="vh">{`: ${name}`}</span>
      </a>
      <a href="#main" className={styles.up}>
        <IconArrowUp size={16} stroke={1.75} aria-hidden />
        <Trans>All industries</Trans>
      </a>
    </div>
    <Fold name={name} className={styles.fold}>
      <div className={styles.categories}>{categoriesOf(id, packed)}</div>
    </Fold>
  </>
)

// There are 1,600 names, so what each costs is the page's cost: no component and no element more than its link needs.

const categoriesOf = (industryID: string, packed: string): React.ReactNode[] =>
  unpackCategories(
    packed,
    (name, count, subs: Below[], at) => category(idBelow(industryID, at), name, count, subs),
    (name, count): Below => ({ name, count }),
  )

type Below = { name: string; count: string }

/** A category with its subcategories and the number beside it; what is empty is seen to be. */
function category(id: string, name: string, count: string, below: readonly Below[]) {
  return (
    <div key={name} className={styles.category}>
      <h3 className={emptyClass(count)}>
        <a href={manufacturersPath(name, id)}>{name}</a>
        {count && ` ${count}`}
      </h3>
      <details className={fold.fold}>
        <summary aria-label={name} />
        <ul>{below.map((sub, at) => subCategory(idBelow(id, at), sub))}</ul>
      </details>
    </div>
  )
}

function subCategory(id: string, { name, count }: Below) {
  return (
    <li key={name} className={emptyClass(count)}>
      <a href={productsPath(name, id)}>{name}</a>
      {count && ` ${count}`}
    </li>
  )
}

const emptyClass = (count: string) => (count === '0' ? styles.empty : undefined)
