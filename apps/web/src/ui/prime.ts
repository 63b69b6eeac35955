import { es } from 'primelocale/es.json'
import PrimeReact, { addLocale, locale } from 'primereact/api'

addLocale('es', { ...es, firstDayOfWeek: 1 })
locale('es')

/**
 * What PrimeReact gets wrong for assistive technology, put right once for every component (measured with
 * axe: aria-selected on plain spans, panels without a name).
 */
PrimeReact.pt = {
  calendar: {
    dayLabel: { 'aria-selected': null },
    panel: { 'aria-label': 'Calendario' },
  },
}
PrimeReact.hideOverlaysOnDocumentScrolling = false
