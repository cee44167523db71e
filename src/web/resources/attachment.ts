import type { LoaderFunctionArgs } from 'react-router'
import { leadToFile } from './private-file.ts'

/** Leads a party to a file of its conversation, or, at `small` or `large`, to a picture of it, by an address made now. */
export const loader = (args: LoaderFunctionArgs): Promise<Response> =>
  leadToFile(args, ['id', 'rid', 'attachmentID'], async (api, { id: bid, rid, attachmentID: id }) => {
    const { url, previews } = await api.showAttachment({ bid, rid, id })
    const { preview } = args.params
    const picture = preview === 'small' ? previews[0] : previews.at(-1)
    return { url: preview === undefined ? url : (picture?.url ?? url) }
  })
