import { type ErrorDeFila, interpolar, textos } from '@apremia/core'
import { sql } from 'drizzle-orm'
import type { Db, Queryable } from '../platform/db/queryable.ts'
import type { ResultadoDeTrabajo, Verificador } from '../trabajos/runner.ts'
import { buildCaso, type FilaDeCaso } from './build-caso.ts'
import { caso } from './caso-table.ts'
import { CLAVE, type ClaveDeCaso, TODAS_LAS_CLAVES, unnestCasos } from './clave-de-caso.ts'
import { comparePrescripciones } from './compare-prescripciones.ts'
import { describeDistinto } from './describe-distinto.ts'
import { readReglasDeCaso } from './fechas-repo.ts'
import { findConocidos } from './historias-repo.ts'
import { refreshCasos } from './refresh-casos.ts'

/**
 * Number of cases compared at a time. It is small, so that the server can answer other requests between two batches.
 */
const LOTE = 500

interface Diferencia {
  readonly clave: ClaveDeCaso
  readonly campos: readonly string[]
}

const nameOf = ({ tipo, imponible, recurso }: ClaveDeCaso): string =>
  `${tipo === 'I' ? 'Inmueble' : 'Comercio'} ${imponible} ${recurso}`

const compareCaso = (guardado: FilaDeCaso | null, regla: FilaDeCaso | null): string[] =>
  (Object.keys({ ...regla, ...guardado }) as (keyof FilaDeCaso)[])
    .filter((campo) => (guardado?.[campo] ?? null) !== (regla?.[campo] ?? null))
    .map((campo) => describeDistinto(campo, guardado?.[campo] ?? null, regla?.[campo] ?? null))

const findGuardados = async (db: Queryable, claves: readonly ClaveDeCaso[]) => {
  const filas = await db
    .select()
    .from(caso)
    .where(
      sql`(${caso.tipo}, ${caso.imponible}, ${caso.recurso}) in (select tipo, imponible, recurso from ${unnestCasos(claves)})`,
    )
  return new Map(filas.map((fila) => [nameOf(fila), fila]))
}

/**
 * Compares the stored summary and the stored prescription days of each case with what the core rules compute. The
 * stored rows and the data for the rules come from one snapshot of the database.
 */
const compareLote = (db: Db, claves: readonly ClaveDeCaso[]): Promise<Diferencia[]> =>
  db.transaction(
    async (tx) => {
      const reglas = await readReglasDeCaso(tx)
      const conocidos = await findConocidos(tx, claves)
      const guardados = await findGuardados(tx, claves)
      const dePrescripcion = await comparePrescripciones(tx, claves)
      return claves.flatMap((clave, i) => {
        const conocido = conocidos[i]
        const regla = conocido === undefined ? null : buildCaso(clave, conocido, reglas)
        const campos = [
          ...compareCaso(guardados.get(nameOf(clave)) ?? null, regla),
          ...dePrescripcion(clave),
        ]
        return campos.length === 0 ? [] : [{ clave, campos }]
      })
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )

const toError = ({ clave, campos }: Diferencia): ErrorDeFila => ({
  hoja: clave.tipo,
  fila: clave.imponible,
  columna: clave.recurso,
  valor: '',
  regla: 'caso/resumen',
  mensaje: interpolar(textos.casos.distinto, { caso: nameOf(clave), campos: campos.join('; ') }),
})

/**
 * Creates the job that compares the stored summary of every case with the computed one and reports each difference.
 * With `reparar`, the job also corrects the stored summary.
 */
export const createVerificarCasos =
  ({ db }: { readonly db: Db }): Verificador =>
  async ({ trabajo, signal, progress, hold }): Promise<ResultadoDeTrabajo> => {
    const { reparar } = trabajo.entrada as { reparar: boolean }
    const { rows: claves } = await db.execute<Record<string, unknown> & ClaveDeCaso>(
      sql`select ${CLAVE} from (${TODAS_LAS_CLAVES}) todas order by ${CLAVE}`,
    )
    const errores: ErrorDeFila[] = []
    for (let i = 0; i < claves.length; i += LOTE) {
      signal.throwIfAborted()
      progress(i, claves.length, textos.casos.comparando)
      const diferencias = await compareLote(db, claves.slice(i, i + LOTE))
      errores.push(...diferencias.map(toError))
      if (reparar && diferencias.length > 0)
        await db.transaction(async (tx) => {
          await hold(tx)
          await refreshCasos(
            tx,
            diferencias.map(({ clave }) => clave),
          )
        })
    }
    progress(claves.length, claves.length, textos.casos.comparando)
    const diferencias = errores.length
    return {
      errores,
      resumen: { casos: claves.length, diferencias, reparados: reparar ? diferencias : 0 },
    }
  }
