import { Trans } from '@lingui/react/macro'
import { LinkButton } from '../../ui/Button.tsx'
import { wishPath } from '../../components/search/wish.ts'
import styles from './NoResults.module.css'

/** The way to ask us for what nobody offers yet: the form begins with it. */
export function AskForIt({ wish }: { wish: string }) {
  return (
    <p className={styles.ask}>
      <LinkButton to={wishPath(wish)} rel="nofollow">
        <Trans>Ask for it</Trans>
      </LinkButton>
      <span className="muted">
        <Trans>Our team looks for a supplier and answers by e-mail or telephone.</Trans>
      </span>
    </p>
  )
}
