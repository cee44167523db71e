import type { Catalogue } from './catalogue.ts'

export default import.meta.glob<Catalogue>('../../../messages/ja/server/*.po', { eager: true })
