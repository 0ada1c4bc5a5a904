import { siteWords } from '../../content/site-words.ts'

/** Alternative texts of the share images. */
export const words = siteWords('share-image', {
  en: {
    chart: 'A lit beacon among the depth contours of a nautical chart at night',
    map: (region: string, place: string) =>
      `A nautical chart of ${region} at night, with a light at ${place}`,
  },
  sv: {
    chart: 'En tänd fyr bland djupkurvorna på ett sjökort, om natten',
    map: (region: string, place: string) => `Ett sjökort över ${region} om natten, med ett ljus vid ${place}`,
  },
})
