import {
  type ClaseDeSituacion,
  type Fecha,
  fechaEnZona,
  type HistoriaDeCaso,
  historiaAl,
  type UnidadDeTiempo,
} from '@apremia/core'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../platform/db/queryable.ts'
import { type ClaveDeCaso, unnestCasos } from './clave-de-caso.ts'
import { DATOS_DE_MEDIDA, type DatosDeMedida, toMedida } from './medida-de-actuacion.ts'

export interface CasoConocido {
  readonly historia: HistoriaDeCaso
  readonly titulos: readonly { readonly dia: Fecha; readonly anulado: Fecha | null }[]
  readonly bajas: ReadonlyMap<number, Fecha>
  /**
   * Debt of the case that is assigned to lawyers. `total` is the unpaid amount. `legal` is the lawyer of the newest
   * unpaid tax period. When every period is paid, `legal` is the lawyer of the newest period.
   */
  readonly deuda: { readonly legal: string | null; readonly total: number }
  readonly legales: ReadonlyMap<number, string>
  readonly abogados: ReadonlyMap<number, string>
  /**
   * Moment when the municipality's service sent the legal statuses of the case. Null when the statuses are stored in
   * this database.
   */
  readonly sabido: Date | null
}

interface Fila extends Record<string, unknown> {
  readonly tipo: 'I' | 'C'
  readonly imponible: number
  readonly recurso: string
  readonly situaciones: readonly {
    readonly id: number
    readonly fecha: Fecha
    readonly situacion: string
    readonly clase: ClaseDeSituacion
    readonly legal: string
  }[]
  readonly actuaciones: readonly {
    readonly id: number
    readonly fecha: Fecha
    readonly tp_id: number
    readonly gp_id: number
    readonly etapa: string
    readonly tiempo: number | null
    readonly tipo_tiempo: UnidadDeTiempo | null
    readonly vigente: boolean
    readonly baja: string | null
    readonly abogado: string
    readonly datos: DatosDeMedida | null
  }[]
  readonly titulos: readonly { readonly creado: string; readonly anulado: string | null }[]
  readonly aprendidas:
    | readonly {
        readonly fecha: Fecha
        readonly situacion: string
        readonly clase: ClaseDeSituacion
        readonly legal: string
      }[]
    | null
  readonly sabido: string | null
  readonly periodos: NonNullable<HistoriaDeCaso['periodos']>
  readonly legal: string | null
  readonly total: number
}

const diaDe = (instante: string): Fecha => fechaEnZona(new Date(instante))

const toConocido = (fila: Fila): CasoConocido => {
  const aprendidas = (fila.aprendidas ?? []).map((una, i) => ({ ...una, id: i + 1 }))
  const situaciones = [...fila.situaciones, ...aprendidas]
  const titulos = fila.titulos.map(({ creado, anulado }) => ({
    dia: diaDe(creado),
    anulado: anulado === null ? null : diaDe(anulado),
  }))
  return {
    historia: {
      situaciones: situaciones.map(({ legal: _, ...una }) => una),
      actuaciones: fila.actuaciones.map(({ tp_id, gp_id, tipo_tiempo, tiempo, ...una }) => ({
        ...{ id: una.id, fecha: una.fecha, etapa: una.etapa, vigente: una.vigente },
        ...toMedida(tp_id, una.datos),
        tpId: tp_id,
        gpId: gp_id,
        tiempo: tiempo === null || tipo_tiempo === null ? null : { tiempo, unidad: tipo_tiempo },
      })),
      titulo: lastTitulo(titulos.filter(({ anulado }) => anulado === null)),
      periodos: fila.periodos,
    },
    titulos,
    bajas: new Map(fila.actuaciones.flatMap(({ id, baja }) => (baja ? [[id, diaDe(baja)]] : []))),
    deuda: { legal: fila.legal, total: fila.total },
    legales: new Map(situaciones.map(({ id, legal }) => [id, legal])),
    abogados: new Map(fila.actuaciones.map(({ id, abogado }) => [id, abogado])),
    sabido: fila.sabido === null ? null : new Date(fila.sabido),
  }
}

export const lastTitulo = (titulos: readonly { readonly dia: Fecha }[]): Fecha | null =>
  titulos.reduce<Fecha | null>((ultimo, { dia }) => (ultimo && ultimo > dia ? ultimo : dia), null)

/**
 * Returns the history of a case as it was known at the end of `dia`. The history includes the rows that were deleted or
 * annulled after that day.
 */
export const conocidoAl = (
  { historia, titulos, bajas }: CasoConocido,
  dia: Fecha,
): HistoriaDeCaso =>
  historiaAl(
    {
      ...historia,
      actuaciones: historia.actuaciones.map((una) => ({
        ...una,
        vigente: una.vigente || (bajas.get(una.id) ?? '') > dia,
      })),
      titulo: lastTitulo(
        titulos.filter((uno) => uno.dia <= dia && (uno.anulado === null || uno.anulado > dia)),
      ),
    },
    dia,
  )

const DEL_CASO = sql.raw('(x.tipo, x.imponible, x.recurso) = (k.tipo, k.imponible, k.recurso)')

const lista = (columnas: string, de: SQL): SQL =>
  sql`(select coalesce(json_agg(json_build_object(${sql.raw(columnas)})), '[]') from ${de})`

export const findConocidos = async (
  db: Queryable,
  claves: readonly ClaveDeCaso[],
): Promise<CasoConocido[]> => {
  const { rows } = await db.execute<Fila>(sql`
    select k.tipo, k.imponible, k.recurso, ap.situaciones as aprendidas, ap.sabido,
      ${lista(
        `'id', x.id, 'fecha', x.fecha, 'situacion', x.situacion, 'clase', c.clase, 'legal', x.legal`,
        sql`situacion_historica x join situacion c on c.codigo = x.situacion where ${DEL_CASO}`,
      )} as situaciones,
      ${lista(
        `'id', x.id, 'fecha', x.fecha, 'tp_id', x.tp_id, 'gp_id', x.gp_id, 'etapa', e.nombre, 'tiempo', e.tiempo,
        'tipo_tiempo', e.tipo_tiempo, 'vigente', x.vigente, 'baja', x.baja, 'abogado', x.abogado,
        'datos', ${DATOS_DE_MEDIDA}`,
        sql`actuacion x join tipo_etapa e on e.tp_id = x.tp_id where ${DEL_CASO}`,
      )} as actuaciones,
      ${lista(
        `'creado', x.creado, 'anulado', x.anulado`,
        sql`titulo x where x.categoria = case k.tipo when 'I' then 'inmueble' else 'comercio' end
          and x.imponible = k.imponible::text and x.recurso = k.recurso`,
      )} as titulos,
      ${lista(
        `'legal', x.legal, 'cobranza', x.fecha_cobranza, 'cancelada', x.cancelada`,
        sql`deuda x where ${DEL_CASO} and x.legal <> ''`,
      )} as periodos,
      d.legal, coalesce(d.total, 0) as total
    from ${unnestCasos(claves)}
    left join situacion_aprendida ap on (ap.tipo, ap.imponible, ap.recurso) = (k.tipo, k.imponible, k.recurso)
    left join lateral (
      select (array_agg(x.legal order by x.cancelada is null desc, x.anio desc, x.cuota desc))[1] as legal,
        sum(x.total) filter (where x.cancelada is null)::bigint as total
      from deuda x where ${DEL_CASO} and x.legal <> ''
    ) d on true
    order by k.orden`)
  return rows.map(toConocido)
}
