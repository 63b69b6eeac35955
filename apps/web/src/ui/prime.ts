import { es } from 'primelocale/es.json'
import PrimeReact, { addLocale, locale } from 'primereact/api'

// Texts of es-AR: 'usted', and short names of days that differ from each other.
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
 * Corrects faults of PrimeReact for assistive technology, once for every component (measured with axe: aria-selected on
 * plain spans, panels without a name).
 */
PrimeReact.pt = {
  calendar: {
    dayLabel: { 'aria-selected': null },
    panel: { 'aria-label': 'Calendario' },
  },
}
PrimeReact.hideOverlaysOnDocumentScrolling = false
