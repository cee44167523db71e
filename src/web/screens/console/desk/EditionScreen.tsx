import { Trans, useLingui } from '@lingui/react/macro'
import type { Route } from './+types/EditionScreen'
import { limits } from '../../../../contract/limits.ts'
import { notFoundAs404 } from '../../../api/addresses.ts'
import { metaOf } from '../../../api/head.ts'
import { pageOf } from '../../../api/page.ts'
import { LocalMoment } from '../../../components/text/Times.tsx'
import { Field, SelectField } from '../../../ui/Field.tsx'
import { Link } from '../../../ui/Link.tsx'
import { ConsoleProblem } from '../ConsoleProblem.tsx'
import { consoleHead, consoleHeaders } from '../head.ts'
import { sendAct } from '../sending.ts'
import { standingIn } from '../standing.ts'
import { act } from '../acting.ts'
import { ActForm } from '../ActForm.tsx'
import { Desk } from './Desk.tsx'
import { DeskTable } from './DeskTable.tsx'
import { companyPath, editionPath } from './paths.ts'
import styles from './desk.module.css'

const { answerHours, editionFiguresDays } = limits

export const handle = { footer: false }
export const headers = consoleHeaders

const codeOf = (params: { code?: string | undefined }): string => {
  const code = params.code ?? ''
  if (!/^[a-z]{2}$/.test(code)) throw new Response(null, { status: 404 })
  return code
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const standing = await standingIn(context, ['edition-manager'])
  const page = pageOf(context)
  const edition = await page.api.showEdition({ code: codeOf(params) }).catch(notFoundAs404)
  return { standing, edition, head: consoleHead(page, editionPath(edition.code), edition.name) }
}

const places = [0, 1, 2, 3, 4, 5, 6, 7] as const

export async function action({ request, params, context }: Route.ActionArgs) {
  await standingIn(context, ['edition-manager'])
  const page = pageOf(context)
  const code = codeOf(params)
  return act(page, await request.formData(), {
    change({ text, reason }) {
      const [phone, opens, closes] = [text('phone').trim(), text('opens'), text('closes')]
      const featured = places.map((at) => text(`featured${at}`)).filter(Boolean)
      return page.api.changeEdition({
        code,
        phone: phone === '' ? null : phone,
        hours: opens === '' && closes === '' ? null : { opens, closes },
        featured: featured.length === 0 ? null : featured,
        reason,
      })
    },
  })
}

export const clientAction = (args: Route.ClientActionArgs) => sendAct(args)

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

export default function EditionScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { standing, edition } = loaderData
  const { code, changed, shown, featured, industries } = edition
  return (
    <Desk standing={standing} room="/console/editions" title={edition.name}>
      <Figures edition={edition} />
      <ActForm
        intent="change"
        about={code}
        answer={actionData}
        title={<Trans>Contact data, opening hours and featured industries</Trans>}
        button={<Trans>Save</Trans>}
      >
        <Field
          name="phone"
          type="tel"
          label={<Trans>Telephone</Trans>}
          hint={<Trans>Without one: {shown.phone}</Trans>}
          defaultValue={changed.phone ?? ''}
        />
        <Field
          name="opens"
          type="time"
          label={<Trans>Opens, by the clock of {shown.timeZone}</Trans>}
          defaultValue={changed.hours?.opens ?? shown.opens}
        />
        <Field
          name="closes"
          type="time"
          label={<Trans>Closes</Trans>}
          defaultValue={changed.hours?.closes ?? shown.closes}
        />
        {places.map((at) => (
          <SelectField
            key={at}
            name={`featured${at}`}
            label={<Trans>Featured industry {at + 1}</Trans>}
            defaultValue={featured[at] ?? ''}
          >
            <option value="">–</option>
            {industries.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        ))}
      </ActForm>
      <DeskTable
        caption={<Trans>Newest companies</Trans>}
        rows={edition.latest}
        keyOf={({ businessID }) => businessID}
        empty={<Trans>There is none yet.</Trans>}
        columns={[
          {
            key: 'name',
            head: <Trans>Name</Trans>,
            renderCell: ({ businessID, name }) => (
              // Managers see companies as everybody does; support agents have a page about each.
              <Link
                data-row
                to={standing.roles.includes('admin') ? companyPath(businessID) : `/business/${businessID}`}
              >
                {name}
              </Link>
            ),
          },
          { key: 'city', head: <Trans>City</Trans>, renderCell: ({ city }) => city ?? '' },
          {
            key: 'at',
            head: <Trans>Registered</Trans>,
            renderCell: ({ createdAt }) => <LocalMoment at={createdAt} />,
          },
        ]}
      />
    </Desk>
  )
}

function Figures({
  edition: { figures },
}: {
  edition: Pick<Route.ComponentProps['loaderData']['edition'], 'figures'>
}) {
  const { i18n } = useLingui()
  return (
    <section className={`sheet ${styles.box}`} aria-labelledby="figures">
      <h2 id="figures" className="t-card">
        <Trans>Figures</Trans>
      </h2>
      <dl className={styles.figures}>
        {[
          { key: 'companies', name: <Trans>Companies</Trans>, value: figures.companies },
          {
            key: 'accounts',
            name: <Trans>New accounts in {editionFiguresDays} days</Trans>,
            value: figures.accounts,
          },
          {
            key: 'inquiries',
            name: <Trans>Inquiries in {editionFiguresDays} days</Trans>,
            value: figures.inquiries,
          },
          {
            key: 'answered',
            name: <Trans>Answered within {answerHours} hours</Trans>,
            value: figures.answered,
          },
        ].map(({ key, name, value }) => (
          <div key={key}>
            <dt className="t-small muted">{name}</dt>
            <dd>{i18n.number(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ConsoleProblem error={error} />
}
