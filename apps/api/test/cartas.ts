import type { OpenDb } from '../src/platform/db/open-db.ts'
import type { TestApp } from './test-app.ts'

export interface Intimable {
  readonly imponible: string
  readonly recurso: string
}

/**
 * Finds properties or businesses with debt assigned to the lawyer and without an active payment agreement or a lawsuit,
 * so that a demand letter may be made.
 */
export const intimables = async (
  { open }: { readonly open: Pick<OpenDb, 'pool'> },
  abogado: string,
  cantidad: number,
  tipo: 'I' | 'C' = 'I',
): Promise<Intimable[]> => {
  const { rows } = await open.pool.query(
    `select d.imponible::text, d.recurso from deuda d
     where d.tipo = $1 and d.estado = 'PENDIENTE' and d.legal = $2
       and not exists (select 1 from convenio_cuota q
         where q.activo and q.tipo = d.tipo and q.imponible = d.imponible and q.recurso = d.recurso)
       and not exists (select 1 from actuacion a where a.vigente and a.tp_id in (1, 18)
         and a.tipo = d.tipo and a.imponible = d.imponible and a.recurso = d.recurso)
     group by d.imponible, d.recurso having sum(d.total) > 0
     order by d.imponible, d.recurso limit $3`,
    [tipo, abogado, cantidad],
  )
  return rows
}

export const pedirCartas = (
  test: TestApp,
  token: string | undefined,
  imponibles: readonly Intimable[],
  more: object = {},
  headers: Readonly<Record<string, string>> = {},
) =>
  test.app.inject({
    method: 'POST',
    url: '/api/cartas/lotes',
    headers: { authorization: `Bearer ${token}`, ...headers },
    // The clock of the tests stands still, so all the letters of a test have the same day. `repetir` allows a second
    // demand letter about the same property or business on that day.
    payload: { clase: 'inmueble', vencimiento: 'siguiente', repetir: '1', imponibles, ...more },
  })

export const esperarTrabajo = (test: TestApp, id: string) =>
  test.services.trabajos.wait(id, new AbortController().signal)
