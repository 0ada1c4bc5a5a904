import { bilingual } from '../content/language.ts'

/** What the sign on the door says: `{time}` as in the list of hours beside it, `{day}` a weekday or, far off, a date. */
export const words = bilingual({
  en: {
    open: 'Open now, until {time}',
    today: 'Closed now, opens today {time}',
    tomorrow: 'Closed now, opens tomorrow {time}',
    later: 'Closed now, opens {day} {time}',
    closed: 'Closed now',
  },
  sv: {
    open: 'Öppet nu, till {time}',
    today: 'Stängt just nu, öppnar i dag {time}',
    tomorrow: 'Stängt just nu, öppnar i morgon {time}',
    later: 'Stängt just nu, öppnar {day} {time}',
    closed: 'Stängt just nu',
  },
})
