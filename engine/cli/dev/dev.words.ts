import { bilingual } from '../../core/text/language.ts'

/** What `kodhamn dev` says, in the language of the office. */
export const devWords = bilingual({
  en: {
    shown: 'The site is shown at {url} as you save it. Ctrl+C ends this.',
    shownIn: 'Shown in {seconds} s',
    again: 'The site was saved meanwhile: try again.',
    ended: 'The server has ended: the terminal says why. It starts again when you save a file.',
    fault: { title: 'Not shown yet', goes: 'This page goes as soon as it is mended and saved.' },
  },
  sv: {
    shown: 'Webbplatsen visas på {url} när du sparar. Ctrl+C avslutar.',
    shownIn: 'Visad på {seconds} s',
    again: 'Webbplatsen sparades under tiden: försök igen.',
    ended: 'Servern har avslutats: terminalen säger varför. Den startar igen när du sparar en fil.',
    fault: { title: 'Visas inte än', goes: 'Den här sidan försvinner när felet är rättat och sparat.' },
  },
})
