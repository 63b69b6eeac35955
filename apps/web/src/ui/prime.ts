import { es } from 'primelocale/es.json'
import PrimeReact, { addLocale, locale } from 'primereact/api'

// Locale es-AR: texts in the formal 'usted', and distinct short names for the days.
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
 * Overrides that correct accessibility faults of PrimeReact in every component: `aria-selected` on plain spans and
 * panels without a name. axe reports these faults.
 */
PrimeReact.pt = {
  calendar: {
    dayLabel: { 'aria-selected': null },
    panel: { 'aria-label': 'Calendario' },
  },
}
PrimeReact.hideOverlaysOnDocumentScrolling = false
