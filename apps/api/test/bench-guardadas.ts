import type { CuentasGuardadas } from '../src/casos/cuentas-guardadas.ts'
import { createCuentasGuardadas } from '../src/casos/cuentas-guardadas.ts'
import { readFechasDeMesa } from '../src/casos/fechas-repo.ts'
import type { ListaDeMesa } from '../src/mesas/lista-de-mesa.ts'
import { pageCasosDeMesa } from '../src/mesas/mesas-repo.ts'
import { searchComercios } from '../src/municipio/embebido/comercios-repo.ts'
import { searchContribuyentes } from '../src/municipio/embebido/contribuyentes-repo.ts'
import { searchInmuebles } from '../src/municipio/embebido/inmuebles-repo.ts'
import type { ConsultaGuardable } from '../src/municipio/embebido/listados-select-page.ts'
import { selectPage, selectPageGuardable } from '../src/municipio/embebido/listados-select-page.ts'
import { exportRecImpInm } from '../src/municipio/llamadas/export-rec-imp-inm.ts'
import type { Pagina } from '../src/platform/http/pagina.ts'
import type { MotorMedido } from './bench-app.ts'
import { abrirPaqueteDeBench, type PaqueteDeBench } from './bench-paquete.ts'

export interface GuardadasDeBench extends PaqueteDeBench {
  /**
   * Reads a page of one of the long lists, such as the list of properties. With `guardada`, the page comes from the
   * sorted list that the database keeps. Without it, the query searches and sorts the rows, so that the benchmark can
   * compare both.
   *
   * @returns total number of rows
   */
  readonly pageLista: (
    lista: keyof typeof LISTAS,
    orden: string,
    sentido: 'asc' | 'desc',
    pagina: Pagina,
    guardada: boolean,
  ) => Promise<number>
  readonly pageMesa: (
    lista: Pick<ListaDeMesa, 'mesa' | 'solapa' | 'orden'>,
    abogado: string,
    guardadas: boolean,
  ) => Promise<number>
  /**
   * Exports the workbook of all the real properties. `guardadas` selects the cached rows instead of the search query.
   *
   * @returns size in bytes
   */
  readonly exportInmuebles: (guardadas: boolean) => Promise<number>
}

const LISTAS = {
  inmuebles: (orden: never) => searchInmuebles({}, '', orden),
  'inmuebles de una situación': (orden: never) =>
    searchInmuebles({ situacion: 'NO', recurso: 'AB' }, '', orden),
  contribuyentes: (orden: never) => searchContribuyentes({}, '', orden),
  comercios: (orden: never) => searchComercios({}, '', orden),
} satisfies Record<string, (orden: never) => ConsultaGuardable>

/**
 * Query parameters that list all the cases of a desk (work list). Without them, the list leaves out cases without
 * events in the last 120 days.
 */
const SIN_FILTRO: Omit<ListaDeMesa, 'mesa' | 'solapa' | 'orden'> = {
  ...{ sentido: 'asc', historico: 'true', abogado: '', imponible: '', recurso: '', comercio: '' },
  ...{ contribuyente: '', calle: '', altura: '', cuit: '', fantasia: '' },
  ...{ vence: '', antiguedad: '', alarma: '', saldada: '', prescripcion: '' },
}

export type ListaDeBench = keyof typeof LISTAS

export const abrirGuardadasDeBench = async (motor?: MotorMedido): Promise<GuardadasDeBench> => {
  const abierto = await abrirPaqueteDeBench(motor)
  const { services, sesion } = abierto
  const { db, ahora, municipio } = services
  const hoy = ahora().toISOString().slice(0, 10) as never
  const siempre = createCuentasGuardadas()
  const fechas = await readFechasDeMesa(db)
  return {
    ...abierto,
    pageLista: async (lista, orden, sentido, pagina, guardada) => {
      const consulta = LISTAS[lista]({ orden, sentido } as never)
      const page = guardada ? selectPageGuardable : selectPage
      return (await page(db, consulta, pagina)).total
    },
    pageMesa: async (lista, abogado, guardadas) => {
      const cuentas: CuentasGuardadas = guardadas ? siempre : createCuentasGuardadas()
      const mirada = { hoy, fechaInicial: fechas.fechaInicial, abogado, propio: '' }
      const pagina = { pagina: 1, porPagina: 50 }
      const buscada = { ...SIN_FILTRO, ...lista }
      return (await pageCasosDeMesa(db, cuentas, buscada, mirada, pagina)).total
    },
    exportInmuebles: async (porBloque) => {
      const sin = { ...municipio, inmueblesPorBloque: async () => null }
      const { body } = (await exportRecImpInm(
        { ...services, municipio: porBloque ? municipio : sin },
        {
          sesion,
          query: { orden: 'NRO_INMUEBLE', sentido: 'asc', formato: 'xlsx' },
          body: { data: { bsq: 1 } },
          request: { raw: { socket: { once: () => {}, off: () => {} } } },
        } as unknown as Parameters<typeof exportRecImpInm>[1],
      )) as unknown as { body: AsyncIterable<Buffer> }
      let bytes = 0
      for await (const piece of body) bytes += piece.length
      return bytes
    },
  }
}
