import { useRef } from 'react'
import { useLingui } from '@lingui/react/macro'
import { IndustryIcon } from '../../components/layout/IndustryIcon.tsx'
import { WrittenOnce } from '../../ui/WrittenOnce.tsx'
import { anchorOf, type IndustryData } from './page-data.ts'
import { useInnerLinks } from './useInnerLinks.ts'
import styles from './Index.module.css'

/** A way to each industry further down the page. */
export function Index({ industries }: { industries: readonly IndustryData[] }) {
  const { t } = useLingui()
  const index = useRef<HTMLElement>(null)
  useInnerLinks(index)
  return (
    <nav className={styles.index} aria-label={t`Industries on this page`} ref={index}>
      <WrittenOnce
        as="ul"
        name="index of industries"
        version={industries.map(({ manufacturers }) => manufacturers).join('\n')}
        of={() => industries.map(entryOf)}
      />
    </nav>
  )
}

const entryOf = (industry: IndustryData) => (
  <li key={industry.id}>
    <a href={`#${anchorOf(industry)}`}>
      <IndustryIcon icon={industry.icon} size={20} />
      <span>
        <b>{industry.name}</b>
        {industry.manufacturers && <small>{` ${industry.manufacturers}`}</small>}
      </span>
    </a>
  </li>
)
