import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from './Link.tsx'
import styles from './Pagination.module.css'
import { pagesShown } from './pages.ts'

/** Links to the pages of a list, each with its own address; nothing for a single page. */
export function Pagination({
  page,
  pages,
  addressOf,
}: {
  page: number
  pages: number
  addressOf(page: number): string
}) {
  const { t } = useLingui()
  if (pages <= 1) return null
  return (
    <nav className={styles.pages} aria-label={t`Pages`}>
      <p className={`muted ${styles.status}`}>
        <Trans>
          Page {page} of {pages}
        </Trans>
      </p>
      <ol>
        <li>
          <Step to={page > 1 ? addressOf(page - 1) : undefined} rel="prev">
            <IconChevronLeft size={16} stroke={1.75} aria-hidden />
            <span>
              <Trans>Previous</Trans>
            </span>
          </Step>
        </li>
        {pagesShown(page, pages).map((number, at) =>
          number === 'gap' ? (
            <li key={`gap ${at}`} aria-hidden>
              <span>…</span>
            </li>
          ) : (
            <li key={number} className={isFar(number, page, pages) ? styles.far : undefined}>
              <Link
                to={addressOf(number)}
                aria-label={t`Page ${number}`}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Link>
            </li>
          ),
        )}
        <li>
          <Step to={page < pages ? addressOf(page + 1) : undefined} rel="next">
            <span>
              <Trans>Next</Trans>
            </span>
            <IconChevronRight size={16} stroke={1.75} aria-hidden />
          </Step>
        </li>
      </ol>
    </nav>
  )
}

/** Left out on phones, where only the neighbours, the first and the last fit. */
const isFar = (number: number, page: number, pages: number) =>
  Math.abs(number - page) > 1 && number !== 1 && number !== pages

function Step({ to, rel, children }: { to: string | undefined; rel: string; children: React.ReactNode }) {
  if (to)
    return (
      <Link to={to} rel={rel} className={styles.step}>
        {children}
      </Link>
    )
  return (
    <span className={styles.step} aria-disabled>
      {children}
    </span>
  )
}
