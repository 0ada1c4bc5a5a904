/** What clients say. Signed by role until the owner of the site enters names. */
import { bilingual } from './language.ts'

// Example: quote your own clients or empty the list, then remove this line.
export const testimonials = [
  {
    logo: 'game-server',
    rating: 5,
    words: bilingual({
      en: {
        quote:
          'Our servers used to go down on the evenings when most people were playing. Now we get a warning before the players notice anything, and we have practiced restoring a backup. When I ask a question I get an answer I understand.',
        author: 'Owner of a game-server community',
        role: 'Server hosting and infrastructure',
      },
      sv: {
        quote:
          'Förr gick servrarna ner just de kvällar då flest spelade. Nu får vi en varning innan spelarna märker något, och att återställa en säkerhetskopia har vi övat på. När jag frågar får jag ett svar som jag förstår.',
        author: 'Driver en community för spelservrar',
        role: 'Serverdrift och infrastruktur',
      },
    }),
  },
  {
    logo: 'creator',
    rating: 5,
    words: bilingual({
      en: {
        quote:
          'I used to post every new video by hand in one channel after another. Now I publish once, and the website and the newsletter follow. I was shown how it all works, so I can change most of it without asking.',
        author: 'Content creator',
        role: 'Website and automation',
      },
      sv: {
        quote:
          'Tidigare lade jag ut varje ny video för hand i den ena kanalen efter den andra. Nu publicerar jag en gång, och webbplatsen och nyhetsbrevet följer med. Jag fick se hur allt fungerar, så det mesta kan jag ändra utan att fråga.',
        author: 'Innehållsskapare',
        role: 'Webbplats och automatisering',
      },
    }),
  },
] as const
