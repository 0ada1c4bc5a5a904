/** What the page about automation says. */
import { bilingual } from '../../../content/language.ts'
import { promises } from '../../../content/promises.ts'

export const words = bilingual({
  en: {
    title: 'Automation of routine work',
    description: `Workflows, integrations, data processing and scripts that take over routine tasks. ${promises.en.lessWork} With logs and an off switch.`,
    keywords:
      'automation, workflow automation, api integration, data processing, custom scripts, automate routine tasks, automation small business',
    heading: 'Automating the work nobody should have to do twice',
    lead: `I build workflows, integrations and scripts that take over recurring tasks. ${promises.en.lessWork}`,
    cards: {
      heading: 'What I automate',
      text: 'I begin by watching the task being done. Then I run the automation alongside the manual work, and it takes over once both give the same result.',
      items: [
        {
          title: 'Workflow automation',
          text: 'A form becomes a case, an order becomes a draft invoice, and the right person is asked to approve it. Decisions that need judgment stay with you.',
        },
        {
          title: 'API integrations',
          text: 'Shop, accounting, customer records and booking exchange data directly. If one system is down, the transfer waits and tries again.',
        },
        {
          title: 'Data processing',
          text: 'Files and exports are read, checked and put together into the report you need. Rows that look wrong are set aside for you to check.',
        },
        {
          title: 'Custom scripts',
          text: 'Small programs for the jobs that no product covers, such as renaming files or sending reminders. They come with instructions and run on a schedule.',
        },
      ],
    },
    diagram: {
      heading: 'From seven steps to two',
      text: 'An example: from the order in the inbox to a sent invoice. The automation fetches, fills in, sends and files. You still make the call.',
      before: {
        title: 'Before: seven steps by hand',
        steps: [
          'Open the order e-mail',
          'Copy rows to a spreadsheet',
          'Look up the customer',
          'Type in the invoice',
          'Compare it with the order',
          'Ask for approval',
          'Send it and file it',
        ],
      },
      after: {
        title: 'After: two steps',
        steps: ['Check the draft invoice', 'Approve it'],
      },
    },
    benefits: {
      heading: 'What you get',
      text: 'Automation pays off when a task recurs often and follows clear rules. When it doesn’t, I’ll tell you before you spend any money.',
      points: [
        'Hours counted before and after',
        'Fewer mistakes from copying and retyping',
        'A log of what was done and when',
        'A warning when something fails',
        'Code and instructions that you keep',
        promises.en.supportPoint,
      ],
      cards: [
        {
          title: 'One task first',
          text: 'We begin with the one that takes the most hours. You see what it saves before we decide on the next one.',
        },
        {
          title: 'You keep your systems',
          text: 'I connect what you already use. I suggest a new system only when the old one cannot be connected at all.',
        },
        {
          title: 'An off switch',
          text: 'Every automation can be stopped, and there is a description of how to do the task by hand in the meantime.',
        },
      ],
    },
    reading: {
      heading: 'The same thinking for servers',
      items: [
        'With load balancing in Nginx, one server can be updated while another keeps answering.',
        'Ansible does for servers what a workflow does for office tasks: the same steps every time.',
      ],
    },
    call: {
      heading: 'Which task would you rather not do again?',
      text: `Describe it in a few lines, and we’ll see whether it can be automated. ${promises.en.reply}`,
      secondary: 'See all services',
    },
  },
  sv: {
    title: 'Automatisering av rutinarbete',
    description: `Arbetsflöden, integrationer, databearbetning och skript som tar över rutinjobben. ${promises.sv.lessWork} Med logg och avstängningsknapp.`,
    keywords:
      'automatisering, automatisera arbetsflöden, api-integration, databearbetning, skript, automatisera rutinuppgifter, automatisering småföretag',
    heading: 'Automatisera det som ingen ska behöva göra två gånger',
    lead: `Jag bygger arbetsflöden, integrationer och skript som tar över återkommande uppgifter. ${promises.sv.lessWork}`,
    cards: {
      heading: 'Det här automatiserar jag',
      text: 'Jag börjar med att se hur jobbet görs i dag. Sedan körs automatiseringen parallellt med det manuella arbetet och tar över när båda ger samma resultat.',
      items: [
        {
          title: 'Automatiserade arbetsflöden',
          text: 'Ett formulär blir ett ärende, en order blir ett fakturautkast, och rätt person får godkänna. Beslut som kräver omdöme stannar hos dig.',
        },
        {
          title: 'API-integrationer',
          text: 'Webbutik, bokföring, kundregister och bokning utbyter data direkt. Ligger ett system nere väntar överföringen och försöker igen.',
        },
        {
          title: 'Databearbetning',
          text: 'Filer och exporter läses, kontrolleras och sätts ihop till rapporten du behöver. Rader som ser fel ut läggs åt sidan så att du kan kontrollera dem.',
        },
        {
          title: 'Egna skript',
          text: 'Små program för sådant som ingen färdig produkt klarar, som att döpa om filer eller skicka påminnelser. Du får instruktioner till dem, och de körs enligt schema.',
        },
      ],
    },
    diagram: {
      heading: 'Från sju steg till två',
      text: 'Ett exempel: från ordern i inkorgen till en skickad faktura. Automatiseringen hämtar, fyller i, skickar och arkiverar. Bedömningen är fortfarande din.',
      before: {
        title: 'Förut: sju steg för hand',
        steps: [
          'Öppna ordermejlet',
          'Kopiera rader till ett kalkylark',
          'Slå upp kunden',
          'Lägg upp fakturan',
          'Jämför med ordern',
          'Be om godkännande',
          'Skicka och arkivera',
        ],
      },
      after: {
        title: 'Efteråt: två steg',
        steps: ['Granska fakturautkastet', 'Godkänn det'],
      },
    },
    benefits: {
      heading: 'Det här får du',
      text: 'Automatisering lönar sig när en uppgift återkommer ofta och följer tydliga regler. Gör den inte det säger jag till innan det har kostat dig något.',
      points: [
        'Timmarna räknas före och efter',
        'Färre fel vid kopiering och inmatning',
        'En logg över vad som gjordes och när',
        'En varning när något går fel',
        'Kod och instruktioner som ligger hos dig',
        promises.sv.supportPoint,
      ],
      cards: [
        {
          title: 'En uppgift först',
          text: 'Vi börjar med den som tar flest timmar. Du ser hur mycket det sparar innan vi bestämmer oss för nästa.',
        },
        {
          title: 'Du behåller dina system',
          text: 'Jag kopplar ihop det du redan använder. Ett nytt system föreslår jag bara när det gamla inte går att ansluta alls.',
        },
        {
          title: 'En avstängningsknapp',
          text: 'Varje automatisering kan stoppas, och det finns en beskrivning av hur jobbet görs för hand under tiden.',
        },
      ],
    },
    reading: {
      heading: 'Samma tanke för servrar',
      items: [
        'Med lastbalansering i Nginx kan en server uppdateras medan en annan fortsätter att svara.',
        'Ansible gör för servrar vad ett arbetsflöde gör för kontorsjobb: samma steg varje gång.',
      ],
    },
    call: {
      heading: 'Vilket jobb vill du slippa göra om?',
      text: `Beskriv det på några rader, så ser vi om det går att automatisera. ${promises.sv.reply}`,
      secondary: 'Se alla tjänster',
    },
  },
})
