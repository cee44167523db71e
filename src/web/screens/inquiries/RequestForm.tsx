import { Form, Link } from 'react-router'
import { IconCertificate } from '@tabler/icons-react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { requestPath } from '../../../contract/slugs.ts'
import { placeText } from '../../components/business/Place.tsx'
import { useSite } from '../../components/layout/site.ts'
import { DueTime } from '../../components/text/Times.tsx'
import { AttachedFiles, AttachFiles } from '../../components/upload/AttachedFiles.tsx'
import { DropZone } from '../../components/upload/DropZone.tsx'
import { NotAttached, SendButton } from '../../components/upload/SendButton.tsx'
import type { Attachments } from '../../components/upload/use-attachments.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/Field.tsx'
import { Flag } from '../../ui/Flag.tsx'
import { KeptHere } from '../../ui/KeptHere.tsx'
import { FormProblem, NotAnswered } from '../../ui/FormProblem.tsx'
import { useScripted } from '../../ui/useScripted.ts'
import { PartyName } from './PartyName.tsx'
import { PartyPicture } from '../../components/person/PartyPicture.tsx'
import { ForConnections } from './ForConnections.tsx'
import type { RequestFormData } from './request-form-data.ts'
import type { SendAnswer } from './sending.ts'
import { useRequestForm } from './use-request-form.ts'
import { OwnWordsField, WordFields } from './WordFields.tsx'
import styles from './RequestForm.module.css'

type Props = { form: RequestFormData; answer: SendAnswer | undefined; cancelTo: string }

/** An inquiry (P2.26): To, Send as, Subject, Message, 'Upload Inquiry'; kept in this tab until it has arrived. A follow-up of the company that was asked is a message with a subject of its own. */
export function RequestForm({ form: data, answer, cancelTo }: Props) {
  const { t } = useLingui()
  const state = useRequestForm(data, answer)
  const { form, values, sending, problems } = state
  const { certificate } = data
  const isOfBuyer = data.subjects.length > 0
  return (
    <Form
      method="post"
      ref={form}
      noValidate
      className={`sheet ${styles.form}`}
      onInput={state.keep}
      onSubmit={state.onSubmit}
    >
      <KeptHere draft={state.draft} unsaved={state.unsaved} onDiscard={state.onDiscard} />
      <SendProblem answer={sending || state.isMended ? undefined : answer} />
      <Facts data={data} />
      {data.isForConnections && <ForConnections to={data.to} />}
      <div className={styles.fields} key={state.version}>
        <input type="hidden" name="key" value={state.key} />
        {data.product && !data.follow && (
          <input type="hidden" name="product" value={data.product.productID} />
        )}
        {certificate && <input type="hidden" name="certificate" value={certificate.id} />}
        {data.follow && <input type="hidden" name="previous" value={data.follow.requestID} />}
        {data.follow ? (
          <input type="hidden" name="from" value={data.follow.from} />
        ) : (
          <SelectField
            label={t`Send as`}
            name="from"
            defaultValue={values.from}
            onChange={(event) => state.onSender(event.currentTarget.value)}
          >
            {data.senders.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        {certificate ? (
          <OwnWordsField values={values} problems={problems} />
        ) : (
          <WordFields subjects={data.subjects} values={values} problems={problems} />
        )}
      </div>
      {!certificate && <Attaching of={state.attachments} />}
      <AllowanceNote allowance={state.allowance} now={data.now} />
      {state.whenHere.isKeptBack && <FormProblem title={<NotAttached />} />}
      <div className={styles.ways}>
        <LinkButton to={cancelTo} onClick={state.draft.drop}>
          <Trans>Cancel</Trans>
        </LinkButton>
        <SendButton of={state.whenHere} isDisabled={sending}>
          {sending ? (
            <Trans>Sending…</Trans>
          ) : certificate ? (
            <Trans>Ask for the document</Trans>
          ) : isOfBuyer ? (
            <Trans>Upload Inquiry</Trans>
          ) : (
            <Trans>Send</Trans>
          )}
        </SendButton>
      </div>
    </Form>
  )
}

/** Needs scripts, so it shows nothing without. */
function Attaching({ of }: { of: Attachments }) {
  if (!useScripted()) return null
  return (
    <div className={styles.attaching}>
      <span className={styles.label}>
        <Trans>Attachments</Trans>
      </span>
      <DropZone onFiles={of.take} disabled={!of.hasRoom}>
        <AttachedFiles of={of} />
        <AttachFiles of={of} />
      </DropZone>
    </div>
  )
}

/** What is fixed: to whom, about which product or certificate, and which conversation it follows. */
function Facts({ data: { to, city, state, product, certificate, follow } }: { data: RequestFormData }) {
  const { session, language = 'en' } = useSite() ?? {}
  const userID = session?.userID ?? ''
  return (
    <dl className={styles.facts}>
      <div>
        <dt>
          <Trans context="whom an inquiry goes to">To</Trans>
        </dt>
        <dd className={styles.to}>
          <PartyPicture party={to} size={40} />
          <span>
            <span className={styles.name}>
              <PartyName party={to} />
            </span>
            {to.country && (
              <span className={styles.place}>
                <Flag code={to.country.code} />
                {placeText({ city, state, country: to.country }, language)}
              </span>
            )}
          </span>
        </dd>
      </div>
      {product && (
        <div>
          <dt>
            <Trans>Product</Trans>
          </dt>
          <dd className={styles.to}>
            {product.picture !== null && (
              <img className={styles.picture} src={product.picture} alt="" width={40} height={40} />
            )}
            <bdi className={styles.name}>{product.name}</bdi>
          </dd>
        </div>
      )}
      {certificate && (
        <div>
          <dt>
            <Trans>Certificate</Trans>
          </dt>
          <dd className={styles.to}>
            <IconCertificate size={20} stroke={1.25} aria-hidden />
            <bdi className={styles.name}>{certificate.name}</bdi>
          </dd>
        </div>
      )}
      {follow && (
        <div>
          <dt>
            <Trans>Follow-up of</Trans>
          </dt>
          <dd>
            <Link to={requestPath(follow.from || userID, follow.requestID)}>
              <Trans>the conversation that has ended</Trans>
            </Link>
          </dd>
        </div>
      )}
    </dl>
  )
}

function SendProblem({ answer }: { answer: SendAnswer | undefined }) {
  if (!answer) return null
  const { at, outcome, name, message, wrong, isUnanswered } = answer
  const reasons = Object.values(wrong)
  if (reasons.length > 0)
    return (
      <FormProblem
        key={at}
        focused={false}
        title={
          reasons.includes('short') ? (
            <Trans>You have to fill all the form fields</Trans>
          ) : (
            <Trans>Please correct what is marked below.</Trans>
          )
        }
      />
    )
  if (isUnanswered) return <FormProblem key={at} title={<NotAnswered />} />
  if (outcome === 'failed')
    return <FormProblem key={at} title={<Trans>Something was wrong, try again please</Trans>} />
  return (
    <FormProblem key={at} title={message}>
      {name === 'SameText' && (
        <p>
          <Trans>
            Companies are asked for what they make: say what you need from this one. Your text is still here.
          </Trans>
        </p>
      )}
      {name === 'AllowanceUsed' && (
        <p>
          <Trans>
            Each answer that you get gives one back. Conversations that you have begun go on as before; your
            text is kept in this tab.
          </Trans>
        </p>
      )}
    </FormProblem>
  )
}

const fewLeft = 3

/** Said only when it matters. */
function AllowanceNote({ allowance, now }: Pick<RequestFormData, 'allowance' | 'now'>) {
  if (!allowance || allowance.left > fewLeft) return null
  const { left, resetsAt, counts } = allowance
  const until = <DueTime at={resetsAt} now={now} />
  return (
    <p className={left === 0 ? styles.used : styles.nearly} role="status">
      {counts === 'withOne' ? (
        <LeftWithOne left={left} until={until} />
      ) : (
        <LeftWithNew left={left} until={until} />
      )}
    </p>
  )
}

type Left = { left: number; until: React.ReactNode }

function LeftWithNew({ left, until }: Left) {
  return left === 0 ? (
    <Trans>You cannot write to another company for the first time until {until}.</Trans>
  ) : (
    <Plural
      value={left}
      one="You can write to # more company for the first time today."
      other="You can write to # more companies for the first time today."
    />
  )
}

function LeftWithOne({ left, until }: Left) {
  return left === 0 ? (
    <Trans>You cannot begin another conversation here until {until}. Go on in one that is open.</Trans>
  ) : (
    <Plural
      value={left}
      one="You can begin # more conversation here today."
      other="You can begin # more conversations here today."
    />
  )
}
