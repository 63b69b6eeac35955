import type { RechazableDeEntrega } from '@apremia/core'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../platform/db/queryable.ts'
import type { RechazoDeEntrega } from './entrega-acuse-table.ts'

/** Range of the audit history that a delivery to the municipality covers: the rows after `desde`, up to `hasta`. */
export interface TramoDeHistorial {
  readonly desde: number
  readonly hasta: number
}

export interface CosasDeEntrega {
  /**
   * Agreements that changed, each identified by its id or its agreement number. Includes agreements that are not
   * confirmed.
   */
  readonly convenios: readonly string[]
  readonly lotesDeTitulos: readonly string[]
  readonly titulos: readonly string[]
  readonly lotesDeCartas: readonly string[]
  readonly cartas: readonly string[]
  readonly reasignaciones: readonly string[]
}

/**
 * SQL for the name of a list of `CosasDeEntrega`. The list gets the record that a row of the audit history (`h`) is
 * about. Null when the record is not delivered to the municipality.
 */
const LISTA = sql.raw(`case
  when h.entidad = 'convenio' and h.operacion <> 'print-convenio' then 'convenios'
  when h.operacion = 'generate-titles' then 'lotesDeTitulos'
  when h.operacion = 'annul-titulo' then 'titulos'
  when h.entidad = 'carta-lote' and h.operacion = 'create-cartas' then 'lotesDeCartas'
  when h.entidad = 'carta' then 'cartas'
  when h.entidad = 'caso' and h.operacion = 'reassign-casos' then 'reasignaciones'
  when h.operacion = 'reassign-abogado' then 'reasignaciones' end`)

const VACIAS: CosasDeEntrega = {
  convenios: [],
  lotesDeTitulos: [],
  titulos: [],
  lotesDeCartas: [],
  cartas: [],
  reasignaciones: [],
}

const clavesDe = (
  rechazos: readonly RechazoDeEntrega[],
  archivo: RechazableDeEntrega,
): readonly string[] =>
  rechazos.flatMap((rechazo) => (rechazo.archivo === archivo ? [rechazo.clave] : []))

/**
 * Finds the records that changed after the row `desde` and up to the row `hasta` of the audit history, each record
 * once. Adds the records of `rechazos`.
 *
 * @param rechazos rows that the municipality rejected in its last acknowledgement
 */
export const findCosas = async (
  db: Queryable,
  { desde, hasta }: TramoDeHistorial,
  rechazos: readonly RechazoDeEntrega[],
): Promise<CosasDeEntrega> => {
  const { rows } = await db.execute<{ lista: keyof CosasDeEntrega; codigos: string[] }>(sql`
    select lista, array_agg(distinct codigo) as codigos from (
      select ${LISTA} as lista,
        case when ${LISTA} = 'reasignaciones' then h.orden::text else h.entidad_id end as codigo
      from historial h where h.orden > ${desde} and h.orden <= ${hasta}
    ) x where lista is not null group by lista`)
  const cosas = { ...VACIAS, ...Object.fromEntries(rows.map((row) => [row.lista, row.codigos])) }
  return {
    ...cosas,
    convenios: [...cosas.convenios, ...clavesDe(rechazos, 'convenios')],
    titulos: [...cosas.titulos, ...clavesDe(rechazos, 'titulos')],
    cartas: [...cosas.cartas, ...clavesDe(rechazos, 'cartas')],
    reasignaciones: [...cosas.reasignaciones, ...clavesDe(rechazos, 'reasignaciones')],
  }
}

/**
 * Tells whether there is any record to deliver to the municipality. The files of the delivery may still be empty. For
 * example, they leave out an unconfirmed agreement.
 */
export const hayCosas = (cosas: CosasDeEntrega): boolean =>
  Object.values(cosas).some((codigos: readonly string[]) => codigos.length > 0)
