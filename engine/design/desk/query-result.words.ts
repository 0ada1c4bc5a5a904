import { bilingual } from '../../core/text/language.ts'

export const words = bilingual({ en: { loading: 'One moment…' }, sv: { loading: 'Ett ögonblick …' } })
