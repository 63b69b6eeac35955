import { fechaEnZona } from '@apremia/core'
import { searchComercios } from '../src/municipio/embebido/comercios-repo.ts'
import { searchContribuyentes } from '../src/municipio/embebido/contribuyentes-repo.ts'
import { searchInmuebles } from '../src/municipio/embebido/inmuebles-repo.ts'
import type { ConsultaGuardable } from '../src/municipio/embebido/listados-select-page.ts'
import { selectPage, selectPageGuardable } from '../src/municipio/embebido/listados-select-page.ts'
import { exportRecImpInm } from '../src/municipio/llamadas/export-rec-imp-inm.ts'
import type { Pagina } from '../src/platform/http/pagina.ts'
import type { MotorMedido } from './bench-app.ts'
import { createLectorDeMesa } from './bench-mesa.ts'
import { abrirPaqueteDeBench, type PaqueteDeBench } from './bench-paquete.ts'

export interface GuardadasDeBench extends PaqueteDeBench {
  /**
   * Reads a page of a long list, such as the list of properties. With `guardada`, the page comes from the stored sorted
   * list. Otherwise the query searches and sorts the rows. A benchmark compares the two ways.
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
  readonly createLectorDeMesa: () => ReturnType<typeof createLectorDeMesa>
  /**
   * Exports the workbook of all the real properties. With `guardadas`, the rows come from the stored list and not from
   * a search.
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

export type ListaDeBench = keyof typeof LISTAS

export const abrirGuardadasDeBench = async (motor?: MotorMedido): Promise<GuardadasDeBench> => {
  const abierto = await abrirPaqueteDeBench(motor)
  const { services, sesion } = abierto
  const { db, ahora, municipio } = services
  return {
    ...abierto,
    pageLista: async (lista, orden, sentido, pagina, guardada) => {
      const consulta = LISTAS[lista]({ orden, sentido } as never)
      const page = guardada ? selectPageGuardable : selectPage
      return (await page(db, consulta, pagina)).total
    },
    createLectorDeMesa: () => createLectorDeMesa(db, fechaEnZona(ahora())),
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
