import { bilingual } from '../../../core/text/language.ts'

export const words = bilingual({
  en: {
    title: 'The desk',
    skip: 'Skip to content',
    menu: 'Views',
    site: 'The website',
    lightTheme: 'Light theme',
    switchHere: 'Switch to English',
    keys: 'Keyboard shortcuts',
    missing: 'This view does not exist.',
    toToday: 'Go to Today',
    broken: 'Something went wrong in this view. What is stored is safe.',
    reload: 'Reload the page',
  },
  sv: {
    title: 'Kontoret',
    skip: 'Hoppa till innehållet',
    menu: 'Vyer',
    site: 'Webbplatsen',
    lightTheme: 'Ljust tema',
    switchHere: 'Byt till svenska',
    keys: 'Kortkommandon',
    missing: 'Den vyn finns inte.',
    toToday: 'Gå till I dag',
    broken: 'Något gick fel i vyn. Det som är sparat är i tryggt förvar.',
    reload: 'Ladda om sidan',
  },
})
