import {
  CLAVES_DE_MESA,
  type ClaveDeMesa,
  type DiaDeCaso,
  type Fecha,
  type FechasDeMesa,
  findPlazoDeInicio,
  parseFecha,
  reglasDeInstancia,
} from '@apremia/core'
import { and, desc, eq, inArray, lte } from 'drizzle-orm'
import { tipoEtapa } from '../etapas/tipo-etapa-table.ts'
import { parametro } from '../parametros/parametro-table.ts'
import { listParametros } from '../parametros/parametros-repo.ts'
import type { Queryable, Tx } from '../platform/db/queryable.ts'
import type { TiempoDeTipo } from './derivar.ts'

const CLAVES = Object.keys(CLAVES_DE_MESA) as ClaveDeMesa[]

/**
 * Reads the configured dates FECHA_INICIAL and SIN_EVALUAR. They decide which cases the work lists show.
 *
 * @param al day on which the dates must be in force. When absent, the newest dates are returned
 */
export const readFechasDeMesa = async (db: Queryable, al?: Fecha): Promise<FechasDeMesa> => {
  const filas = await db
    .select()
    .from(parametro)
    .where(and(inArray(parametro.clave, CLAVES), al && lte(parametro.vigenteDesde, al)))
    .orderBy(desc(parametro.vigenteDesde))
  const valorDe = (clave: ClaveDeMesa) =>
    parseFecha(filas.find((fila) => fila.clave === clave)?.valor ?? '') ?? null
  return { fechaInicial: valorDe('FECHA_INICIAL'), sinEvaluar: valorDe('SIN_EVALUAR') }
}

export const listFechasDeMesa = (db: Queryable, clave: string) =>
  db
    .select({ vigenteDesde: parametro.vigenteDesde, valor: parametro.valor })
    .from(parametro)
    .where(eq(parametro.clave, clave))

/**
 * Reads the dates FECHA_INICIAL and SIN_EVALUAR that were in force on the day `al`. When `al` is absent, reads the
 * newest dates. Also reads the present time limits of the stage types (kinds of legal action).
 */
export const readReglasDeCaso = async (
  db: Queryable,
  al?: Fecha,
): Promise<Omit<DiaDeCaso, 'hoy'> & { readonly etapas: readonly TiempoDeTipo[] }> => {
  const tipos = await db.select().from(tipoEtapa)
  const etapas = tipos.map(({ tpId, iniciaApremio, tiempo, tipoTiempo }) => ({
    ...{ tpId, inicia: iniciaApremio },
    tiempo: tiempo === null || tipoTiempo === null ? null : { tiempo, unidad: tipoTiempo },
  }))
  return {
    ...{ fechas: await readFechasDeMesa(db, al), etapas },
    inicio: findPlazoDeInicio(
      etapas.map(({ inicia, tiempo }) => ({ iniciaApremio: inicia, tiempo })),
    ),
    instancia: reglasDeInstancia(await listParametros(db)),
  }
}

export const writeFechaDeMesa = async (
  tx: Tx,
  clave: ClaveDeMesa,
  valor: Fecha,
  vigenteDesde: Fecha,
): Promise<void> => {
  await tx
    .insert(parametro)
    .values({ clave, vigenteDesde, valor })
    .onConflictDoUpdate({ target: [parametro.clave, parametro.vigenteDesde], set: { valor } })
}
