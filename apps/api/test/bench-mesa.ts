import type { Fecha } from '@apremia/core'
import { createCuentasGuardadas } from '../src/casos/cuentas-guardadas.ts'
import { readFechasDeMesa } from '../src/casos/fechas-repo.ts'
import type { ListaDeMesa } from '../src/mesas/lista-de-mesa.ts'
import { pageCasosDeMesa } from '../src/mesas/mesas-repo.ts'
import type { Db } from '../src/platform/db/queryable.ts'

/**
 * Parameters that list all the cases of a desk (work list). By default, the list leaves out cases without events in the
 * last 120 days.
 */
const SIN_FILTRO: Omit<ListaDeMesa, 'mesa' | 'solapa' | 'orden'> = {
  ...{ sentido: 'asc', historico: 'true', abogado: '', imponible: '', recurso: '', comercio: '' },
  ...{ contribuyente: '', calle: '', altura: '', cuit: '', fantasia: '' },
  ...{ vence: '', antiguedad: '', alarma: '', saldada: '', prescripcion: '' },
}

/**
 * Creates a reader of the first page of a work list of cases. With `guardadas`, a count of cases is kept until a case
 * changes. Otherwise each page counts the cases again. A benchmark compares the two ways.
 *
 * @returns function that reads a page and returns the number of cases
 */
export const createLectorDeMesa = async (db: Db, hoy: Fecha) => {
  const siempre = createCuentasGuardadas()
  const { fechaInicial } = await readFechasDeMesa(db)
  return async (
    lista: Pick<ListaDeMesa, 'mesa' | 'solapa' | 'orden'>,
    abogado: string,
    guardadas: boolean,
  ): Promise<number> => {
    const cuentas = guardadas ? siempre : createCuentasGuardadas()
    const mirada = { hoy, fechaInicial, abogado, propio: '' }
    const pagina = { pagina: 1, porPagina: 50 }
    return (await pageCasosDeMesa(db, cuentas, { ...SIN_FILTRO, ...lista }, mirada, pagina)).total
  }
}
