import { siteWords } from '../../core/site/site-words.ts'

/** '{time}' is written as 09:00. '{day}' is a weekday, or a date where it is further away. */
export const words = siteWords('opening-hours', {
  en: {
    open: 'Open now, until {time}',
    today: 'Closed now, opens today at {time}',
    tomorrow: 'Closed now, opens tomorrow at {time}',
    later: 'Closed now, opens {day} at {time}',
    closed: 'Closed now',
  },
  sv: {
    open: 'Öppet nu, till kl. {time}',
    today: 'Stängt just nu, öppnar i dag kl. {time}',
    tomorrow: 'Stängt just nu, öppnar i morgon kl. {time}',
    later: 'Stängt just nu, öppnar {day} kl. {time}',
    closed: 'Stängt just nu',
  },
})
