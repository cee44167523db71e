import { IconEye } from '@tabler/icons-react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { buyersViewPath } from '../../components/business/own-page.ts'
import { managePath } from '../../components/manage/tabs.ts'
import { LinkButton } from '../../ui/Button.tsx'
import type { BusinessPageData } from './page-data.ts'
import type { OwnersView } from './owners-view.ts'
import styles from '../../components/business/OwnersBar.module.css'

type Props = {
  view: OwnersView
  business: BusinessPageData
  /** The name of the edition when the company hides from it. */
  hiddenIn: string | undefined
}

/** Above a page that its own people edit, or look at with a buyer's eyes: what it is, and the way out. */
export function OwnersBar({ view, business: { businessID, key, path }, hiddenIn }: Props) {
  const { t } = useLingui()
  return (
    <aside className={styles.bar} aria-label={t`Your page`}>
      {view.as === 'buyer' ? (
        <p className={styles.words}>
          <IconEye size={20} stroke={1.5} aria-hidden />
          {hiddenIn === undefined ? (
            <Trans>This is your page as a buyer sees it.</Trans>
          ) : (
            <Trans>
              This is your page as a buyer sees it elsewhere: on {hiddenIn} it is hidden, and buyers do not
              find it.
            </Trans>
          )}
        </p>
      ) : (
        <Completeness view={view} />
      )}
      <div className={styles.ways}>
        {view.as === 'buyer' ? (
          <LinkButton variant="primary" to={managePath(businessID, 'general')}>
            <Trans>Back to managing</Trans>
          </LinkButton>
        ) : (
          <>
            <LinkButton to={buyersViewPath({ key })}>
              <IconEye size={18} stroke={1.5} aria-hidden />
              <Trans>View as a buyer</Trans>
            </LinkButton>
            <LinkButton variant="primary" to={path}>
              <Trans>Done</Trans>
            </LinkButton>
          </>
        )}
      </div>
    </aside>
  )
}

function Completeness({ view: { completeness, missing } }: { view: OwnersView & { as: 'editor' } }) {
  return (
    <div className={styles.words}>
      <p className={styles.share}>
        <progress max={100} value={completeness} aria-hidden="true" />
        <Trans>{completeness}% complete</Trans>
      </p>
      <p>
        {missing > 0 ? (
          <Plural value={missing} one="# thing is still empty" other="# things are still empty" />
        ) : (
          <Trans>Nothing is missing.</Trans>
        )}
      </p>
    </div>
  )
}
