import { IconEyeOff } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { managePath } from '../../components/manage/tabs.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { mayEdit, type Level } from './owners-view.ts'
import styles from './OwnersBar.module.css'

type Props = { businessID: string; level: Level | undefined; siteName: string }

/** Tells a company's own people that nobody else finds its page in this edition. */
export function HiddenHere({ businessID, level, siteName }: Props) {
  const { t } = useLingui()
  return (
    <aside className={styles.bar} aria-label={t`Hidden here`}>
      <p className={styles.words}>
        <IconEyeOff size={20} stroke={1.5} aria-hidden />
        <Trans>Hidden on {siteName}: only people of your company see this page here.</Trans>
      </p>
      {mayEdit(level) && (
        <div className={styles.ways}>
          <LinkButton to={managePath(businessID, 'data')}>
            <Trans>Change where it is shown</Trans>
          </LinkButton>
        </div>
      )}
    </aside>
  )
}
