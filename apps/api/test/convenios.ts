import { gzipSync } from 'node:zlib'
import type { TestApp } from './test-app.ts'

export interface PeriodoDePrueba {
  readonly a: number
  readonly c: number
  readonly total: string
  readonly impedimento: string
}

export interface ItemDePrueba {
  readonly r: string
  readonly i: number
  readonly clase: 'inmueble' | 'comercio'
  readonly periodos: readonly PeriodoDePrueba[]
}

export const FORM = {
  fechaconf: '2026-11-20',
  firma_caracter: 1,
  frm_dni: '12.345.678',
  frm_nombre: 'NÚÑEZ, JOSÉ',
  frm_tel: '0336 4421000',
  frm_cel: '3364123456',
  frm_email: 'jose@ejemplo.com.ar',
  frm_loc: 'San Nicolás',
  frm_dir: 'Mitre 123',
  estado_id: 1,
  frmpg_id: 1,
} as const

export const cuotasDe = ({ r, i }: ItemDePrueba, periodos: readonly PeriodoDePrueba[]) =>
  periodos.map(({ a, c, total }) => ({ r, i, a, c, t: total }))

export const bodyOf = (
  item: ItemDePrueba,
  periodos: readonly PeriodoDePrueba[],
  plan: string,
  more: object = {},
) => ({
  ...FORM,
  clase: item.clase,
  cuotas_plan: gzipSync(JSON.stringify(cuotasDe(item, periodos))).toString('base64'),
  planes: JSON.stringify([{ r: item.r, i: item.i, plan }]),
  ...more,
})

const ask = async <T>(answer: ReturnType<TestApp['call']>): Promise<T> => {
  const response = await answer
  if (response.statusCode !== 200) throw new Error(response.body)
  return response.json<T>()
}

/**
 * Creates a function that returns another property or business at each call, with debt assigned to the given lawyer and
 * at least three tax periods that a new payment agreement may include.
 */
export const createItemTaker = (test: TestApp, jefe: () => string) => {
  const taken = new Set<string>()
  return async (abogado: string, tipo: 'I' | 'C'): Promise<ItemDePrueba> => {
    const path = '/municipio/cobrojud/recImpGstLeg?porPagina=200'
    const rows = await ask<{ TIPO: string; NRO_IMPONIBLE: number; RECURSO: string }[]>(
      test.call('POST', path, jefe(), { abogado }),
    )
    for (const { TIPO, NRO_IMPONIBLE: i, RECURSO: r } of rows) {
      if (TIPO !== tipo || taken.has(`${r}${i}`)) continue
      taken.add(`${r}${i}`)
      const { periodos } = await ask<{ periodos: PeriodoDePrueba[] }>(
        test.call(
          'GET',
          `/api/convenios/periodos?imponible=${i}&recurso=${r}&abogado=${abogado}`,
          jefe(),
        ),
      )
      const libres = periodos.filter(({ impedimento }) => impedimento === '')
      if (libres.length >= 3)
        return { r, i, clase: tipo === 'C' ? 'comercio' : 'inmueble', periodos: libres }
    }
    throw new Error(`${abogado} no tiene más imponibles`)
  }
}
