import type { Catalogue } from './catalogue.ts'

export default import.meta.glob<Catalogue>('../../../messages/it/console/*.po', { eager: true })
