import type { Catalogue } from './catalogue.ts'

export default import.meta.glob<Catalogue>('../../../messages/ja/console/*.po', { eager: true })
