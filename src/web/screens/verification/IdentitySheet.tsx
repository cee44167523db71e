import { Form, useNavigation } from 'react-router'
import { IconCheck, IconMinus, IconX } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { CheckEntryOf, IdentityTicks } from '../../../contract/verification.ts'
import { formatDay } from '../../components/text/formats.ts'
import { Button } from '../../ui/Button.tsx'
import { Refused } from './Refused.tsx'
import type { AnswerTo } from './answer.ts'
import styles from './Verification.module.css'

type Props = { identity: IdentityTicks; checks: readonly CheckEntryOf[]; answerTo: AnswerTo }

/** Level 1: what the program looks at by itself, each with a tick or what is missing. */
export function IdentitySheet({ identity, checks, answerTo }: Props) {
  const { i18n } = useLingui()
  const isBusy = useNavigation().formData?.get('intent') === 'identity'
  const standing = checks.find(({ level, endedAt }) => level === 1 && endedAt === null)
  const until = standing && formatDay(standing.validUntil, i18n.locale)
  const answer = answerTo('identity')
  return (
    <section className={`sheet ${styles.sheet}`} aria-labelledby="identity">
      <h2 id="identity" className="t-card">
        <Trans>Identity</Trans>
      </h2>
      <p>
        <Trans>We look at this by ourselves, after each change, for every company and for free.</Trans>
      </p>
      <ul className={styles.ticks}>
        <Tick is={identity.address === 'proven'}>
          <AddressWords identity={identity} />
        </Tick>
        <Tick is={identity.number === 'not asked' ? undefined : identity.number === 'right'}>
          <NumberWords number={identity.number} />
        </Tick>
      </ul>
      {answer && <Refused answer={answer} />}
      {until ? (
        <p role="status">
          <Trans>Passed, valid until {until}. It is renewed as long as both hold.</Trans>
        </p>
      ) : (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="identity" />
          <Button type="submit" aria-disabled={isBusy || undefined}>
            <Trans>Check again now</Trans>
          </Button>
        </Form>
      )}
    </section>
  )
}

/** `is` undefined: nothing is asked. */
function Tick({ is, children }: { is: boolean | undefined; children: React.ReactNode }) {
  const Icon = is === undefined ? IconMinus : is ? IconCheck : IconX
  return (
    <li className={is === false ? styles.missing : styles.tick}>
      <Icon size={20} stroke={1.75} aria-hidden />
      <span>
        <span className="vh">
          {is === undefined ? (
            <Trans>Not asked:</Trans>
          ) : is ? (
            <Trans>Done:</Trans>
          ) : (
            <Trans>Missing:</Trans>
          )}{' '}
        </span>
        {children}
      </span>
    </li>
  )
}

function AddressWords({ identity: { address, website } }: { identity: IdentityTicks }) {
  if (address === 'no website')
    return (
      <Trans>
        A website on a domain of your own, under Contact, and an owner or admin with an e-mail address there.
      </Trans>
    )
  // An element, not a text: Trans reads a text among its words for tags.
  const host = <bdi>{website}</bdi>
  return address === 'proven' ? (
    <Trans>An owner or admin has proven an e-mail address at {host}.</Trans>
  ) : (
    <Trans>
      No owner or admin has an e-mail address at {host}. One of you can change the address of the account
      under Security.
    </Trans>
  )
}

function NumberWords({ number }: Pick<IdentityTicks, 'number'>) {
  switch (number) {
    case 'right':
      return <Trans>The check digits of your register number are right.</Trans>
    case 'documents':
      return (
        <Trans>
          The check digits of your register number are right. That it is yours we can only tell from
          documents: please ask for a check of documents.
        </Trans>
      )
    case 'wrong':
      return <Trans>Your register number cannot be right: please look at its digits, under General.</Trans>
    case 'missing':
      return <Trans>Your register number is missing: enter it under General.</Trans>
    case 'not asked':
      return <Trans>Register numbers of your country have no check digits that we know.</Trans>
  }
}
