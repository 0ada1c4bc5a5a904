import { bilingual } from '../../content/language.ts'

/** Alternative texts of the share images. */
export const words = bilingual({
  en: {
    chart: 'A lit beacon among the depth lines of a sea chart by night',
    map: (place: string) => `A sea chart of southern Sweden by night, with a light at ${place}`,
  },
  sv: {
    chart: 'En tänd fyr bland djuplinjerna på ett sjökort i natten',
    map: (place: string) => `Ett sjökort över södra Sverige i natten, med ett ljus vid ${place}`,
  },
})
