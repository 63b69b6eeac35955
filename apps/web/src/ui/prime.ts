import { es } from 'primelocale/es.json'
import PrimeReact, { addLocale, locale } from 'primereact/api'

// Spanish texts of PrimeReact, changed for Argentina: the formal 'usted', and two-letter names of the days.
addLocale('es', {
  ...es,
  firstDayOfWeek: 1,
  dayNamesMin: ['Do', 'Lu', 'Ma', 'Mi', 'Ju', 'Vi', 'Sá'],
  chooseDate: 'Elija la fecha',
  chooseMonth: 'Elija el mes',
  chooseYear: 'Elija el año',
})
locale('es')

/**
 * Corrects two accessibility faults of PrimeReact's calendar, which axe reports: `aria-selected` on plain spans, and a
 * panel without a name.
 */
PrimeReact.pt = {
  calendar: {
    dayLabel: { 'aria-selected': null },
    panel: { 'aria-label': 'Calendario' },
  },
}
PrimeReact.hideOverlaysOnDocumentScrolling = false
