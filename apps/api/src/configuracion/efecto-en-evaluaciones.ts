import type { Contract, QueryOf, ReplyOf } from '@apremia/api-client'
import { computeResultado, type Fecha, inicioDeEvaluacion } from '@apremia/core'
import { and, eq, sql } from 'drizzle-orm'
import { tipoEtapa } from '../etapas/tipo-etapa-table.ts'
import {
  type Cifras,
  countEvaluados,
  type VaraConMaximos,
} from '../evaluaciones/evaluate-abogados.ts'
import { loadVara } from '../evaluaciones/load-vara.ts'
import type { Db, Queryable } from '../platform/db/queryable.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'
import { readSupuesto } from './read-supuesto.ts'

type Query = QueryOf<Contract['getEfectoEnEvaluaciones']>

type Efecto = ReplyOf<Contract['getEfectoEnEvaluaciones']>

interface Ultima extends Record<string, unknown> {
  readonly abogado: string
  readonly nombre: string
  readonly id: number
  readonly desde: Fecha
  readonly hasta: Fecha
}

const findUltimas = async (db: Queryable): Promise<Ultima[]> => {
  const { rows } = await db.execute<Ultima>(sql`
    select a.codexterno as abogado, a.apellido || ', ' || a.nombre as nombre, e.id, e.desde, e.hasta
    from abogado a
    cross join lateral (select id, desde, hasta from evaluacion where abogado = a.codexterno
      order by fecha desc, id desc limit 1) e
    where not a.baja order by a.codexterno`)
  return rows
}

const suponer = async (db: Db, query: Query): Promise<(vara: VaraConMaximos) => VaraConMaximos> => {
  const { clave, categoria, maximo } = query
  if (clave === 'maximo') {
    if (categoria === undefined || maximo === undefined) {
      const motivos = [
        { campo: 'categoria', falta: categoria, mensaje: 'Indique la categoría.' },
        { campo: 'maximo', falta: maximo, mensaje: 'El máximo es requerido.' },
      ].flatMap(({ campo, falta, mensaje }) =>
        falta === undefined ? [{ codigo: 'evaluacion.maximo', campo, mensaje }] : [],
      )
      throw camposRechazados(400, 'campos-invalidos', motivos)
    }
    const centesimos = Math.round(maximo * 100)
    return (vara) => ({ ...vara, maximos: { ...vara.maximos, [categoria]: centesimos } })
  }
  const supuesto = await readSupuesto(db, { ...query, clave })
  if (!('tpId' in supuesto)) return (vara) => ({ ...vara, fechas: supuesto.fechas })
  const { tpId, tiempo } = supuesto
  const inicia = and(eq(tipoEtapa.tpId, tpId), eq(tipoEtapa.iniciaApremio, true))
  const inicio = (await db.$count(tipoEtapa, inicia)) > 0 ? inicioDeEvaluacion(tiempo) : undefined
  return (vara) => ({
    ...vara,
    etapas: (vara.etapas ?? []).map((una) => (una.tpId === tpId ? { ...una, tiempo } : una)),
    inicio: inicio ?? vara.inicio,
  })
}

const resultadosDe = (cifras: readonly Cifras[], { maximos }: VaraConMaximos) =>
  new Map(
    cifras.map((fila) => [fila.abogado, computeResultado(fila, maximos).valor.resultado] as const),
  )

/**
 * Finds the lawyers whose last evaluation would have a different result after a change of the configuration (M5).
 * Evaluates each lawyer again over the same days, with and without the change. Writes nothing.
 */
export const findEfectoEnEvaluaciones = async (
  db: Db,
  query: Query,
  hoy: Fecha,
): Promise<Efecto> => {
  const ultimas = await findUltimas(db)
  const cambiar = await suponer(db, query)
  if (ultimas.length === 0) return { evaluados: 0, abogados: [] }
  const vara = await loadVara(db, { desde: hoy, hasta: hoy }, hoy)
  const supuesta = cambiar(vara)
  const evaluados = ultimas.map(({ abogado, desde, hasta }) => ({
    abogado,
    lapso: { desde, hasta },
  }))
  // A new maximum percentage does not change how many cases each category has. One count of the cases is then enough
  // for the results before and after the change.
  const reglas = query.clave === 'maximo' ? [vara] : [vara, supuesta]
  const [de = [], con = de] = await db.transaction((tx) => countEvaluados(tx, reglas, evaluados), {
    accessMode: 'read only',
  })
  const [antes, despues] = [resultadosDe(de, vara), resultadosDe(con, supuesta)]
  const abogados = ultimas.flatMap(({ id, ...una }) => {
    const par = { antes: antes.get(una.abogado), despues: despues.get(una.abogado) }
    if (!par.antes || !par.despues) throw new Error(`Sin cifras de ${una.abogado}`)
    const { antes: era, despues: seria } = par
    return era === seria ? [] : [{ ...una, evaluacion: id, antes: era, despues: seria }]
  })
  return {
    evaluados: ultimas.length,
    abogados: abogados.sort((a, b) => (a.abogado < b.abogado ? -1 : 1)),
  }
}
