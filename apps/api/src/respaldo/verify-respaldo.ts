import { join } from 'node:path'
import { interpolar, textos } from '@apremia/core'
import { ARCHIVO_DE_ANCLAS } from '../historial/anclas.ts'
import { type OpenDb, openDb } from '../platform/db/open-db.ts'
import { isDatabaseDown, isDiskFull } from '../platform/db/outage.ts'
import {
  type EnsayoDeMigraciones,
  MigracionFallida,
  rehearseMigrations,
} from '../platform/db/rehearse-migrations.ts'
import { describeError } from '../platform/log/describe-error.ts'
import { readVersion } from '../platform/version.ts'
import { compareHechos, type PuntoDeCopia, verifyRestaurada } from './check-restaurada.ts'
import type { LugarDeRespaldo } from './instantanea.ts'
import { type CopiaAbierta, openCopia, type PedidoDeCopia } from './open-copia.ts'
import {
  linkDocumentos,
  placeArchivo,
  placeBaseEmbebida,
  placeBaseEnPostgres,
} from './place-copia.ts'
import { RespaldoRechazado } from './respaldo-rechazado.ts'
import { withBaseDePrueba, withCarpetaDePrueba } from './with-base-de-prueba.ts'

export interface CopiaVerificada {
  readonly nombre: string
  readonly momento: string
  readonly puntos: readonly PuntoDeCopia[]
  /** Migrations that this program applied to the restored copy. Empty unless an older program made the backup. */
  readonly migraciones: EnsayoDeMigraciones['migraciones']
  readonly milisegundosDeActualizar: number
}

type Comprobada = Pick<CopiaVerificada, 'puntos' | 'migraciones' | 'milisegundosDeActualizar'>

type Lugar = Omit<LugarDeRespaldo, 'visit'>

/**
 * The message shows only the error code and the names of the table, column and constraint, because the text of the
 * database's error may have personal data.
 */
const explainFallida = ({ migracion, cause }: MigracionFallida, { nombre }: CopiaAbierta) => {
  const { code, constraint, table, column } = describeError(cause)
  return new RespaldoRechazado(
    interpolar(textos.respaldo.migracionFallida, {
      ...{ migracion, nombre, version: readVersion() },
      motivo: [code, table, column, constraint].filter((uno) => uno !== undefined).join(', '),
    }),
  )
}

/** @throws RespaldoRechazado when a migration fails because of the data in the backup */
const updateCopia = async (
  { escrituras }: OpenDb,
  abierta: CopiaAbierta,
  { informe, signal }: Lugar,
): Promise<EnsayoDeMigraciones> => {
  informe.paso(textos.respaldo.pasos.migraciones)
  try {
    return await rehearseMigrations(escrituras, { signal })
  } catch (error) {
    if (!(error instanceof MigracionFallida)) throw error
    if (isDiskFull(error) || isDatabaseDown(error)) throw error
    throw explainFallida(error, abierta)
  }
}

const checkIn = async (
  lugar: Lugar,
  abierta: CopiaAbierta,
  { carpeta, databaseUrl }: { readonly carpeta: string; readonly databaseUrl: string | undefined },
): Promise<Comprobada> => {
  const { ahora, informe, signal } = lugar
  const { manifiesto } = abierta
  const where = { databaseUrl, dataDir: carpeta, now: ahora() }
  const sinMigrar = await openDb({ ...where, migrar: false })
  const prepare = async () => {
    const hechos = await compareHechos(sinMigrar.db, manifiesto, signal)
    return { hechos, ensayo: await updateCopia(sinMigrar, abierta, lugar) }
  }
  const { hechos, ensayo } = await prepare().finally(() => sinMigrar.close())
  const { db, close } = await openDb(where)
  try {
    const contexto = { db, carpeta, ahora, manifiesto, informe, signal }
    return {
      puntos: [...hechos, ...(await verifyRestaurada(contexto))],
      ...{ migraciones: ensayo.migraciones, milisegundosDeActualizar: ensayo.milisegundos },
    }
  } finally {
    await close()
  }
}

/**
 * Restores a backup to a scratch folder and, for PostgreSQL, to a scratch database. Runs the product's verifications
 * there. Changes nothing in the installation.
 */
export const verifyRespaldo = async (
  lugar: Lugar,
  pedido: PedidoDeCopia & { readonly base: string | undefined },
): Promise<CopiaVerificada> => {
  const { informe, signal } = lugar
  const abierta = await openCopia(pedido, lugar)
  const { nombre, manifiesto, archivos } = abierta
  const { puntos, ...actualizada } = await withCarpetaDePrueba(async (carpeta) => {
    await linkDocumentos(abierta, carpeta, lugar)
    if (archivos.some(({ camino }) => camino === ARCHIVO_DE_ANCLAS))
      await placeArchivo(abierta, ARCHIVO_DE_ANCLAS, join(carpeta, ARCHIVO_DE_ANCLAS), signal)
    informe.paso(textos.respaldo.pasos.restaurar)
    if (manifiesto.base.tipo === 'embebida') {
      await placeBaseEmbebida(abierta, carpeta, lugar)
      return checkIn(lugar, abierta, { carpeta, databaseUrl: undefined })
    }
    return withBaseDePrueba(
      { databaseUrl: lugar.databaseUrl, base: pedido.base, informe },
      async (databaseUrl) => {
        await placeBaseEnPostgres(abierta, databaseUrl, lugar)
        return checkIn(lugar, abierta, { carpeta, databaseUrl })
      },
    )
  })
  const detalle = interpolar(textos.respaldo.detalles.archivos, { archivos: archivos.length })
  return {
    ...{ nombre, momento: manifiesto.momento },
    puntos: [{ punto: 'archivos', bien: true, detalle }, ...puntos],
    ...actualizada,
  }
}
