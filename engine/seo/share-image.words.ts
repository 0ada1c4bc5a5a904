import { siteWords } from '../core/site/site-words.ts'

/** Alternative texts of the share images. */
export const words = siteWords('share-image', {
  en: {
    chart: 'A lit beacon among the depth contours of a nautical chart at night',
    map: 'A nautical chart of {waters} at night, with a light at {place}',
  },
  sv: {
    chart: 'En tänd fyr bland djupkurvorna på ett sjökort, om natten',
    map: 'Ett sjökort över {waters} om natten, med ett ljus vid {place}',
  },
})
