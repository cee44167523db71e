import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { data, Form, redirect, useNavigation } from 'react-router'
import type { Route } from './+types/GroupSettingsScreen'
import { limits } from '../../../../contract/limits.ts'
import { metaOf } from '../../../api/head.ts'
import { pageOf } from '../../../api/page.ts'
import { sentText } from '../../../api/sent.ts'
import { requireSession } from '../../../api/session/require-session.ts'
import { SaveProblem } from '../../../components/forms/SaveProblem.tsx'
import { useProblems } from '../../../components/forms/use-problems.ts'
import { groupPage, groupSettingsPath, groupsPath } from '../../../components/groups/paths.ts'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { CheckField } from '../../../ui/Field.tsx'
import { KeepsTyping } from '../../../ui/KeepsTyping.tsx'
import { ownHead, ownHeaders } from '../head.ts'
import { saveFrom, valuesOf } from './group-form.ts'
import { groupData, groupIDOf, groupOf } from './group-data.ts'
import { GroupFields, groupFields, groupLimits } from './GroupFields.tsx'
import { GroupFrame } from './GroupFrame.tsx'
import { PictureField } from './PictureField.tsx'
import styles from './Groups.module.css'

export const headers = ownHeaders

export async function loader({ params, context }: Route.LoaderArgs) {
  requireSession(context)
  const id = groupIDOf(params)
  const page = pageOf(context)
  const [entry, industries] = await Promise.all([groupOf(page, id), page.api.listIndustries({})])
  // For its owners; to all others it is not there.
  if (entry.session?.standing !== 'owner') throw data(null, { status: 404 })
  return {
    group: groupData(entry),
    values: valuesOf(entry),
    revision: entry.revision,
    industries: industries.map((one) => ({ value: one.id, name: one.name })),
    head: ownHead(page, groupSettingsPath(id), page.i18n._(msg`Settings of ${entry.name}`)),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  requireSession(context)
  const id = groupIDOf(params)
  const page = pageOf(context)
  const form = await request.formData()
  if (sentText(form, 'do') !== 'close') return saveFrom(page, id, form)
  if (sentText(form, 'sure') === '') throw redirect(groupSettingsPath(id), 303)
  await page.api.removeGroup({ id })
  throw redirect(groupsPath({ closed: id }), 303)
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

/** What a group says of itself, for its owners, and closing it. */
export default function GroupSettingsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { group, values, revision, industries } = loaderData
  const isBusy = useNavigation().formMethod === 'POST'
  const answer = isBusy ? undefined : actionData
  const problems = useProblems(answer?.wrong ?? {}, groupFields, groupLimits)
  const path = groupSettingsPath(group.id)
  return (
    <GroupFrame group={group} current="settings">
      <Form method="post" action={path} noValidate className={`sheet ${styles.sheet}`}>
        <KeepsTyping as={`group ${group.id}`} revision={{ shown: revision, told: answer?.revision }} />
        {answer && <SaveProblem answer={answer} title={answer.message} problems={problems} back={path} />}
        <GroupFields shown={answer?.shown ?? values} problems={problems} industries={industries} />
        <PictureField current={group.picture} error={problems['picture']} />
        <div className={styles.ways}>
          <Button type="submit" variant="primary" aria-disabled={isBusy || undefined}>
            <Trans>Save changes</Trans>
          </Button>
          <LinkButton to={groupPage(group.id)}>
            <Trans>Cancel</Trans>
          </LinkButton>
        </div>
      </Form>
      <Form method="post" action={path} className={`sheet ${styles.sheet}`}>
        <h2 className="t-card">
          <Trans>Close this group</Trans>
        </h2>
        <p>
          <Trans>
            Nobody reads it any more, and nothing can be written in it. You can open it again for{' '}
            {limits.restoreDays} days; after that all that was written in it is gone.
          </Trans>
        </p>
        <CheckField name="sure" value="yes" required label={<Trans>Close it for all its members</Trans>} />
        <div className={styles.ways}>
          <Button type="submit" name="do" value="close" variant="danger" aria-disabled={isBusy || undefined}>
            <Trans>Close group</Trans>
          </Button>
        </div>
      </Form>
    </GroupFrame>
  )
}
