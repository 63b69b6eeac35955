import { ORDENES_DE_COMERCIOS, ORDENES_DE_INMUEBLES } from '@apremia/api-client'
import { type ListaDeBusqueda, textos } from '@apremia/core'
import type { CheckFilter } from '../../ui/filter/read-filter.ts'
import { checkBusqueda } from '../../ui/search/check-busqueda.ts'
import type { QuienBusca } from '../../ui/search/quien-busca.ts'
import { type CampoDeBusqueda, specDeBusqueda } from '../../ui/search/use-busqueda.ts'
import type { ListaSpec } from '../../ui/table/lista.ts'

export const INMUEBLES: ListaSpec<CampoDeBusqueda<'inmuebles'>> = {
  ...specDeBusqueda('inmuebles', ORDENES_DE_INMUEBLES),
  pantalla: 'gestion-inmuebles',
  nombres: { inmueble: 'imponible' },
}

export const COMERCIOS: ListaSpec<CampoDeBusqueda<'comercios'>> = {
  ...specDeBusqueda('comercios', ORDENES_DE_COMERCIOS),
  pantalla: 'gestion-comercios',
  nombres: { numero: 'imponible', contribuyente: 'nombre' },
}

/**
 * Validates the search of the screen /gestion. A search by the state of the case alone is refused, with a message of
 * this screen's own (D102).
 */
export const checkGestion =
  <L extends ListaDeBusqueda>(lista: L, quien: QuienBusca): CheckFilter<CampoDeBusqueda<L>> =>
  (typed) => {
    const checked = checkBusqueda(lista, quien)(typed)
    if (checked.ok) return checked
    const faltas = checked.faltas.map(({ campo, mensaje }) => ({
      campo,
      mensaje: mensaje === textos.busqueda.soloPorEstados ? textos.gestion.soloPorEstados : mensaje,
    }))
    return { ok: false, faltas }
  }
