import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { limits } from '../../../contract/limits.ts'
import { requestPath } from '../../../contract/slugs.ts'
import { DayOf } from '../../components/text/Times.tsx'
import { statisticsPath } from './paths.ts'
import type { Shown } from './page-data.ts'
import styles from './Answers.module.css'
import tables from './FigureTable.module.css'

type Props = { businessID: string; shown: Shown }
const { answerHours } = limits

/** How the company answers, and the inquiries behind that. */
export function Answers({ businessID, shown }: Props) {
  const { answers, inquiries, nextCursor, isOlder, days, sort } = shown
  const { share, inTime, n } = answers
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>
            <Trans>Answered within {answerHours} h</Trans>
          </dt>
          <dd>
            {share === null ? (
              '–'
            ) : (
              <>
                <b>{share}</b>{' '}
                <span className="unit">
                  <Trans>
                    {inTime} of {n}
                  </Trans>
                </span>
              </>
            )}
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Median time to an answer</Trans>
          </dt>
          <dd>
            <b>
              <Minutes minutes={answers.medianMinutes} />
            </b>
          </dd>
        </div>
      </dl>
      {inquiries.length === 0 ? (
        <p className="muted">
          <Trans>No inquiry came in these days.</Trans>
        </p>
      ) : (
        <details className={tables.more} open={isOlder || undefined}>
          <summary>
            <Trans>The inquiries behind this</Trans>
          </summary>
          <InquiryTable businessID={businessID} inquiries={inquiries} />
          {nextCursor !== null && (
            <p className={styles.older}>
              <Link to={`${statisticsPath(businessID, { days, sort, cursor: nextCursor })}#answers`}>
                <Trans>Older inquiries</Trans>
              </Link>
            </p>
          )}
        </details>
      )}
    </>
  )
}

function InquiryTable({ businessID, inquiries }: Pick<Props, 'businessID'> & Pick<Shown, 'inquiries'>) {
  const { t } = useLingui()
  const [received, answer, won] = [t`Received`, t`Answer`, t`Won`]
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Inquiry</Trans>
          </th>
          <th scope="col">{received}</th>
          <th scope="col">{answer}</th>
          <th scope="col">{won}</th>
        </tr>
      </thead>
      <tbody>
        {inquiries.map((one) => (
          <tr key={one.requestID}>
            <th scope="row">
              <InquiryLink businessID={businessID} one={one} />
            </th>
            <td data-name={received}>
              <DayOf at={one.createdAt} />
            </td>
            <td data-name={answer}>
              <AnswerText one={one} />
            </td>
            <td data-name={won}>{one.wonAt === null ? '–' : <DayOf at={one.wonAt} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type LinkProps = { businessID: string; one: Shown['inquiries'][number] }

const InquiryLink = ({ businessID, one: { requestID, subject } }: LinkProps) => (
  <Link to={requestPath(businessID, requestID)}>
    <bdi>{subject}</bdi>
  </Link>
)

function AnswerText({ one: { state, minutes } }: { one: Shown['inquiries'][number] }) {
  switch (state) {
    case 'inTime':
      return <Minutes minutes={minutes} />
    case 'late':
      return minutes === null ? (
        <span className={styles.late}>
          <Trans>Not answered</Trans>
        </span>
      ) : (
        <span className={styles.late}>
          <Trans>
            Late: <Minutes minutes={minutes} />
          </Trans>
        </span>
      )
    case 'waiting':
      return <Trans>Not due yet</Trans>
    case 'ended':
      return <Trans>Ended by the buyer</Trans>
  }
}

const hourMinutes = 60
const dayHours = 24

/** Such as 40 min, 5 h 20 min or 3 days. */
function Minutes({ minutes }: { minutes: number | null }) {
  if (minutes === null) return '–'
  const hours = Math.floor(minutes / hourMinutes)
  const rest = minutes % hourMinutes
  if (hours === 0) return <Trans>{minutes} min</Trans>
  if (rest === 0) return <Trans>{hours} h</Trans>
  if (hours >= 2 * dayHours) return <Plural value={Math.round(hours / dayHours)} one="# day" other="# days" />
  return (
    <Trans>
      {hours} h {rest} min
    </Trans>
  )
}
