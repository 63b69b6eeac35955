import { es } from 'primelocale/es.json'
import PrimeReact, { addLocale, locale } from 'primereact/api'

addLocale('es', { ...es, firstDayOfWeek: 1 })
locale('es')

/**
 * What PrimeReact gets wrong for assistive technology, put right once for every component (measured with
 * axe: unnamed hidden select, triggers announced as second buttons, aria-selected on plain spans).
 */
PrimeReact.pt = {
  dropdown: {
    root: { 'aria-activedescendant': null },
    select: { 'aria-hidden': 'true', 'aria-label': 'opciones' },
    trigger: { role: null, 'aria-hidden': 'true', 'aria-haspopup': null, 'aria-expanded': null },
  },
  calendar: {
    dayLabel: { 'aria-selected': null },
    panel: { 'aria-label': 'Calendario' },
  },
}
PrimeReact.hideOverlaysOnDocumentScrolling = false
