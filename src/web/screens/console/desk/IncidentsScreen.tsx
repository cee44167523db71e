import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Route } from './+types/IncidentsScreen'
import { languages, type Language } from '../../../../contract/locale.ts'
import type { IncidentEntry } from '../../../../contract/status.ts'
import { metaOf } from '../../../api/head.ts'
import { pageOf } from '../../../api/page.ts'
import { LocalMoment } from '../../../components/text/Times.tsx'
import { ConsoleProblem } from '../ConsoleProblem.tsx'
import { consoleHead, consoleHeaders } from '../head.ts'
import { sendAct } from '../sending.ts'
import { standingIn } from '../standing.ts'
import { act, type Acted } from '../acting.ts'
import { ActForm } from '../ActForm.tsx'
import { Desk } from './Desk.tsx'
import { PartFields, partNames, partsIn, SaidFields, textsIn, titledIn } from './incident-fields.tsx'
import styles from './desk.module.css'

export const handle = { footer: false }
export const headers = consoleHeaders

export async function loader({ context }: Route.LoaderArgs) {
  const standing = await standingIn(context, ['support'])
  const page = pageOf(context)
  const incidents = await page.api.listIncidents({})
  const head = consoleHead(page, '/console/incidents', page.i18n._(msg`Incidents`))
  return { standing, incidents, language: page.language, head }
}

export async function action({ request, context }: Route.ActionArgs) {
  await standingIn(context, ['support'])
  const page = pageOf(context)
  const form = await request.formData()
  return act(page, form, {
    begin() {
      return page.api.beginIncident({ parts: partsIn(form), ...titledIn(form, page.language) })
    },
    tell: ({ about }) =>
      page.api.tellIncident({ incidentID: about, ...textsIn(form, page.language), ends: false }),
    end: ({ about }) =>
      page.api.tellIncident({ incidentID: about, ...textsIn(form, page.language), ends: true }),
  })
}

export const clientAction = (args: Route.ClientActionArgs) => sendAct(args)

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

export default function IncidentsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { standing, incidents, language } = loaderData
  const begun = actionData?.intent === 'begin' ? actionData : undefined
  return (
    <Desk standing={standing} room="/console/incidents" title={<Trans>Incidents</Trans>}>
      <section className={`sheet ${styles.box}`}>
        <p>
          <Trans>
            What is written here stands at once on the status page, which everybody can read. Write what
            visitors notice and when you tell more; no names, no causes that are not certain.
          </Trans>{' '}
          <a href="/status">
            <Trans>The status page</Trans>
          </a>
        </p>
      </section>
      <ActForm
        intent="begin"
        answer={actionData}
        title={<Trans>Tell of trouble</Trans>}
        button={<Trans>Publish</Trans>}
        text={null}
      >
        <PartFields answer={begun} />
        <SaidFields language={language} answer={begun} hasTitle />
      </ActForm>
      {incidents.length === 0 ? (
        <section className={`sheet ${styles.box}`}>
          <p className="muted">
            <Trans>There is none yet.</Trans>
          </p>
        </section>
      ) : (
        incidents.map((incident) => (
          <Incident key={incident.incidentID} {...{ incident, language }} answer={actionData} />
        ))
      )}
    </Desk>
  )
}

type Props = { incident: IncidentEntry; language: Language; answer: Acted | undefined }

/** What was told in the language of who looks, else in whichever there is. */
function toldIn(texts: IncidentEntry['titles'], language: Language) {
  const found = [language, ...languages].find((one) => texts[one] !== undefined) ?? language
  return { text: texts[found] ?? '', lang: found }
}

function Incident({ incident, language, answer }: Props) {
  const { i18n } = useLingui()
  const { incidentID, parts, titles, beganAt, endedAt, updates } = incident
  const title = toldIn(titles, language)
  return (
    <section className={`sheet ${styles.box}`} aria-labelledby={incidentID}>
      <h2 id={incidentID} className="t-card" lang={title.lang}>
        {title.text}
      </h2>
      <p className="t-small muted">
        {parts.map((part) => i18n._(partNames[part])).join(' · ')} · <LocalMoment at={beganAt} /> –{' '}
        {endedAt === null ? <Trans>goes on</Trans> : <LocalMoment at={endedAt} />}
      </p>
      <ul className={styles.thread}>
        {updates.map(({ updateID, texts, at }) => {
          const { text, lang } = toldIn(texts, language)
          return (
            <li key={updateID}>
              <p className="t-small muted">
                <LocalMoment at={at} /> · {Object.keys(texts).join(', ')}
              </p>
              <p className={styles.words} lang={lang}>
                {text}
              </p>
            </li>
          )
        })}
      </ul>
      {endedAt === null && (
        <>
          <Telling
            intent="tell"
            title={<Trans>Tell how it goes on</Trans>}
            {...{ incidentID, language, answer }}
          />
          <Telling
            intent="end"
            title={<Trans>Tell that it is over</Trans>}
            {...{ incidentID, language, answer }}
          />
        </>
      )}
    </section>
  )
}

function Telling({
  intent,
  title,
  incidentID,
  language,
  answer,
}: {
  intent: 'tell' | 'end'
  title: React.ReactNode
  incidentID: string
  language: Language
  answer: Acted | undefined
}) {
  const own = answer?.intent === intent && answer.about === incidentID ? answer : undefined
  return (
    <ActForm
      intent={intent}
      about={incidentID}
      answer={answer}
      title={title}
      button={<Trans>Publish</Trans>}
      text={null}
      isBare
    >
      <SaidFields language={language} answer={own} />
    </ActForm>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ConsoleProblem error={error} />
}
