import { Trans, useLingui } from '@lingui/react/macro'
import { boostsPath } from '../../../contract/boost-words.ts'
import { managePath } from '../../components/manage/tabs.ts'
import { formatDay } from '../../components/text/formats.ts'
import { Link } from '../../ui/Link.tsx'
import type { BoostAnswer } from './answer.ts'
import { BoostForm } from './BoostForm.tsx'
import styles from './Boosts.module.css'
import type { BoostForm as Form } from './form-data.ts'
import { Preview } from './Preview.tsx'

type Props = { businessID: string; form: Form; answer: BoostAnswer | undefined }

/** The form with what the plan has left, where it may show once it was looked at; or why there is none to be had. */
export function NewBoost({ businessID, form, answer }: Props) {
  const { i18n } = useLingui()
  const { used, of, renewsOn } = form.quota
  const left = Math.max(0, of - used)
  const renews = formatDay(renewsOn, i18n.locale)
  return (
    <div className={styles.sheets}>
      <section className={`sheet ${styles.sheet}`} aria-labelledby="new">
        <p>
          <Link className="reach" to={boostsPath(businessID)}>
            <Trans>All boosts</Trans>
          </Link>
        </p>
        <h2 id="new" className="t-card">
          <Trans>New boost</Trans>
        </h2>
        {of === 0 ? (
          <p>
            <Trans>The plan of your company has no boosts.</Trans>{' '}
            <Link className="reach" to={managePath(businessID, 'membership')} reloadDocument>
              <Trans>See the plans</Trans>
            </Link>
          </p>
        ) : form.isPaused ? (
          <p className={styles.note}>
            <Trans>
              Your boosts rest while fewer than half of your inquiries are answered in time. Answer those that
              wait first.
            </Trans>
          </p>
        ) : (
          <>
            <p className="muted">
              {left > 0 ? (
                <Trans>
                  Left this month: {left} of {of}. It renews on {renews}.
                </Trans>
              ) : (
                <Trans>None is left this month: choose a day from {renews} on, when it renews.</Trans>
              )}
            </p>
            <BoostForm businessID={businessID} form={form} answer={answer} />
          </>
        )}
      </section>
      {answer?.preview && <Preview key={answer.at} preview={answer.preview} />}
    </div>
  )
}
