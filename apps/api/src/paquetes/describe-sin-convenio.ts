import { interpolar, textos } from '@apremia/core'
import { sql } from 'drizzle-orm'
import { numeroParaElMunicipio } from '../padron/plan-del-municipio.ts'
import type { Tx } from '../platform/db/queryable.ts'
import { quizasDe } from './falla.ts'
import type { ArchivoPuesto } from './puesta.ts'

const NOMBRADOS = 3

/**
 * Returns a warning about imported payment plans without their agreement. The agreement is unknown, or lacks the
 * property or business of the plan. The plans are imported, but their payments count in no agreement.
 *
 * @param deAntes file with the plans of agreements of the former system, when the package has it
 */
export const describeSinConvenio = async (
  tx: Tx,
  planes: ArchivoPuesto,
  deAntes: ArchivoPuesto | undefined,
): Promise<string[]> => {
  const suyo = quizasDe('CONVENIO')
  const vienen =
    deAntes === undefined
      ? ''
      : `and not exists (select from ${deAntes.tabla} v where not v.rechazada and 'ANT-' || v.convenio = ${suyo}
          and (v.tipo, v.imponible, v.recurso) = (f.tipo, f.imponible, f.recurso))`
  const { rows } = await tx.execute<{ n: number; plan: number; convenio: string }>(
    sql.raw(`
    select count(*) over ()::int as n, f.nro_plan as plan, ${suyo} as convenio from ${planes.tabla} f
    where not f.rechazada and ${suyo} is not null
      and not exists (select from convenio_plan p join convenio c on c.id = p.convenio_id
        where (p.tipo, p.imponible, p.recurso) = (f.tipo, f.imponible, f.recurso)
          and ${numeroParaElMunicipio('c')} = ${suyo})
      ${vienen}
    order by f.nro_plan limit ${NOMBRADOS}`),
  )
  const [primero] = rows
  if (primero === undefined) return []
  const ejemplos = rows
    .map(({ plan, convenio }) =>
      interpolar(textos.paquete.carga.planDeConvenio, { plan: String(plan), convenio }),
    )
    .join(', ')
  return [interpolar(textos.paquete.carga.sinConvenio, { n: primero.n, ejemplos })]
}
