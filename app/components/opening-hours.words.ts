import { bilingual } from '../../content/language.ts'

/** `{time}` is written as in the list of hours; `{day}` is a weekday, or a date where it is further away. */
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
