import { parametersOf } from '../../../contract/pages/query.ts'
import { Form, Link, redirect, useNavigation } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/PreferencesScreen'
import { errorText } from '../../../messages/texts.ts'
import { limits } from '../../../contract/limits.ts'
import { isLanguage, languageNames, languages } from '../../../contract/locale.ts'
import {
  choiceOf,
  chosenKinds,
  digests,
  type ChosenKind,
  type Way,
} from '../../../contract/notification-kinds.ts'
import { zoneName } from '../../../contract/time-zone.ts'
import { sentText } from '../../api/sent.ts'
import { metaOf } from '../../api/head.ts'
import { pageOf } from '../../api/page.ts'
import { logInAddress, requireSession } from '../../api/session/require-session.ts'
import { answered } from '../../components/forms/answered.ts'
import { refusalOf, unanswered, withStatus, type Told } from '../../components/forms/outcome.ts'
import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/Field.tsx'
import { FormProblem, NotAnswered } from '../../ui/FormProblem.tsx'
import { KeepsTyping } from '../../ui/KeepsTyping.tsx'
import { ownHead, ownHeaders } from './head.ts'
import { KindWords, partOf, WayWords } from './kinds.tsx'
import styles from './NotificationsScreen.module.css'

const { digestAwayDays } = limits

export const headers = ownHeaders

const path = '/notifications/preferences'

export async function loader({ context }: Route.LoaderArgs) {
  requireSession(context)
  const page = pageOf(context)
  const preferences = await page.api.showNotificationPreferences({})
  return {
    preferences,
    clock: zoneName(preferences.timeZone, page.language),
    isSaved: parametersOf(page.url).get('done') === 'saved',
    head: ownHead(page, path, page.i18n._(msg`How you are notified`)),
  }
}

type Answer = Told<'refused' | 'failed'>

export async function action({ request, context }: Route.ActionArgs) {
  requireSession(context)
  const page = pageOf(context)
  const form = await request.formData()
  const mailLanguage = sentText(form, 'mailLanguage')
  const language = isLanguage(mailLanguage) ? { mailLanguage } : {}
  // By the clock of the browser that they are chosen in.
  const clock = page.zone === undefined ? {} : { timeZone: page.zone }
  try {
    await page.api.changeNotificationPreferences({
      ways: Object.fromEntries(chosenKinds.flatMap((kind) => wayIn(form, kind))),
      // A box that is not ticked is not sent.
      digests: { daily: form.has('digest.daily'), weekly: form.has('digest.weekly') },
      ...clock,
      wordsInMails: form.has('wordsInMails'),
      readMarks: form.has('readMarks'),
      ...language,
    })
  } catch (error) {
    const { outcome, wrong: _, ...refusal } = refusalOf(page, error, errorText)
    if (outcome === 'session') throw redirect(logInAddress(path, null))
    return withStatus<Answer>({ at: Date.now(), ...refusal, outcome })
  }
  return redirect(`${path}?done=saved`, 303)
}

/** What was chosen; nothing where nobody could have chosen it. */
function wayIn(form: FormData, kind: ChosenKind): [ChosenKind, Way][] {
  const way = choiceOf(kind).ways.find((one) => one === sentText(form, kind))
  return way === undefined ? [] : [[kind, way]]
}

/** A connection that breaks is one more failure that the form outlives; its status keeps the page from being asked for anew. */
const unansweredHere = () => withStatus<Answer>(unanswered({}))

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  answered<Answer | ReturnType<typeof unansweredHere>>(request, serverAction, unansweredHere)

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

export default function PreferencesScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { preferences, clock, isSaved } = loaderData
  const isSending = useNavigation().formAction !== undefined
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 className="t-page" tabIndex={-1}>
        <Trans>How you are notified</Trans>
      </h1>
      <p className={styles.lead}>
        <Trans>
          Mails come besides what stands under the bell, bundled, and never twice. You are always told what
          concerns your teams.
        </Trans>
      </p>
      <Form method="post" className={`sheet ${styles.form}`}>
        <KeepsTyping as="notification preferences" />
        {actionData && (
          <FormProblem
            key={actionData.at}
            title={
              actionData.isUnanswered ? (
                <NotAnswered />
              ) : (
                (actionData.message ?? <Trans>Something was wrong, try again please</Trans>)
              )
            }
          />
        )}
        {isSaved && !actionData && (
          <p role="status">
            <Trans>Your choice was saved.</Trans>
          </p>
        )}
        <fieldset>
          <legend>
            <Trans>Posts and connections</Trans>
          </legend>
          <Ways ways={preferences.ways} part="social" />
        </fieldset>
        <fieldset>
          <legend>
            <Trans>Inquiries and messages</Trans>
          </legend>
          <Ways ways={preferences.ways} part="messages" />
        </fieldset>
        <fieldset>
          <legend>
            <Trans>Programs of my companies</Trans>
          </legend>
          <Ways ways={preferences.ways} part="companies" />
        </fieldset>
        <fieldset>
          <legend>
            <Trans>Digests</Trans>
          </legend>
          {digests.map((digest) => (
            <Choice key={digest} name={`digest.${digest}`} on={preferences.digests[digest]}>
              <KindWords kind={`digest.${digest}`} />
            </Choice>
          ))}
          <p className={styles.lead}>
            <Trans>
              They come in the morning ({clock}), on Mondays the weekly one, and only with something new.
              After {digestAwayDays} days without you they stop.
            </Trans>
          </p>
        </fieldset>
        <fieldset>
          <legend>
            <Trans>What mails say</Trans>
          </legend>
          <Choice name="wordsInMails" on={preferences.wordsInMails}>
            <Trans>Show in mails who and what is new; without it they only say that something is</Trans>
          </Choice>
        </fieldset>
        <fieldset>
          <legend>
            <Trans>Messages</Trans>
          </legend>
          <Choice name="readMarks" on={preferences.readMarks}>
            <Trans>Show that I have read messages, and see when mine are read</Trans>
          </Choice>
        </fieldset>
        <SelectField
          label={<Trans>Language of mails</Trans>}
          hint={<Trans>Mails come in this language, whatever language you read pages in.</Trans>}
          name="mailLanguage"
          defaultValue={preferences.mailLanguage}
        >
          {languages.map((language) => (
            <option key={language} value={language} lang={language}>
              {languageNames[language]}
            </option>
          ))}
        </SelectField>
        <div className={styles.ways}>
          <Button type="submit" variant="primary" aria-disabled={isSending}>
            {isSending ? <Trans>Saving…</Trans> : <Trans>Save</Trans>}
          </Button>
        </div>
      </Form>
      <p className={styles.foot}>
        <Link className="reach" to="/accounts/security">
          <Trans>Login and security</Trans>
        </Link>
      </p>
    </div>
  )
}

type WaysProps = { ways: Readonly<Record<ChosenKind, Way>>; part: ReturnType<typeof partOf> }

/** A pick list for each kind. */
const Ways = ({ ways, part }: WaysProps) => (
  <div className={styles.kinds}>
    {chosenKinds
      .filter((kind) => partOf(kind) === part)
      .map((kind) => (
        <SelectField key={kind} label={<KindWords kind={kind} />} name={kind} defaultValue={ways[kind]}>
          {choiceOf(kind).ways.map((way) => (
            <option key={way} value={way}>
              <WayWords way={way} />
            </option>
          ))}
        </SelectField>
      ))}
  </div>
)

type ChoiceProps = { name: string; on: boolean; children: React.ReactNode }

const Choice = ({ name, on, children }: ChoiceProps) => (
  <label className={styles.choice}>
    <input type="checkbox" name={name} defaultChecked={on} />
    <span>{children}</span>
  </label>
)
