import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { interpolar, textos } from '@apremia/core'
import {
  CopiaEnCurso,
  type DocumentosMovidos,
  moverDocumentos,
  ServidorEnMarcha,
} from '../almacen/mover-documentos.ts'
import { isAlmacenSinRespuesta } from '../documentos/almacen-sin-respuesta.ts'
import { explainAlmacen, openDeposito, probeDeposito } from '../documentos/open-deposito.ts'
import { explainArranque } from '../explain-arranque.ts'
import { countServidores } from '../platform/carpeta-compartida.ts'
import { readAlmacen } from '../platform/config-de-almacen.ts'
import { ConfigError } from '../platform/config-error.ts'
import { openDb } from '../platform/db/open-db.ts'
import { isDatabaseDown, isDiskFull } from '../platform/db/outage.ts'
import {
  compareInstalacion,
  readInstalacionId,
  refuseCarpetaAjena,
} from '../platform/instalacion.ts'
import { printError } from '../platform/log/describe-error.ts'
import { withSecretos } from '../platform/read-secretos.ts'

const AYUDA = `apremia-servidor documentos: dónde están los documentos guardados.

  apremia-servidor documentos mover --a s3|carpeta [--borrar] [--json]
      Copia todos los documentos de DATA_DIR al almacén de DOCUMENTOS_S3_URL (--a s3), o de vuelta (--a carpeta), y
      comprueba cada uno por su contenido. Dice cuáles faltan o están dañados. Si se interrumpe, repita la orden:
      sigue con los que no estén. Con --borrar, cuando están todos, borra de donde estaban los que
      comparó.

  Con PostgreSQL el servidor puede estar en marcha la primera vez; deténgalo y repita antes de cambiar las variables.
  Con la base embebida, o con --borrar, debe estar detenido.

Use las mismas variables con que arranca el servidor, y las DOCUMENTOS_S3_; el servidor las recibe recién cuando está
todo copiado. Se niega si DATA_DIR, la base y el almacén no son de la misma instalación.
Termina con 0 si están todos, 1 si alguno no se pudo mover, 2 si está mal escrito, 6 si hay un servidor en marcha o una
copia en curso, 7 si la base o el almacén no responden o no alcanza el disco, y 130 si se interrumpió.`

const SALIDA = { falla: 1, uso: 2, conflicto: 6, noDisponible: 7, interrumpido: 130 } as const

type Lugar = 's3' | 'carpeta'

interface Terminal {
  readonly out: (text: string) => void
  readonly err: (text: string) => void
  readonly fail: (mensaje: string, code: number) => void
}

const t = textos.almacen.mover

interface PedidoDeMudanza {
  readonly a: Lugar
  readonly borrar: boolean
  readonly json: boolean
}

const readPedido = (args: readonly string[]): PedidoDeMudanza | undefined => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      a: { type: 'string' },
      borrar: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  if (values.help || positionals.join(' ') !== 'mover') return undefined
  const { a, borrar, json } = values
  if (a !== 's3' && a !== 'carpeta') throw new ConfigError(t.sinDestino)
  return { a, borrar, json }
}

const describeMovidos = (
  { copiados, estaban, borrados, sinComprobar, sinMover }: DocumentosMovidos,
  a: Lugar,
): string[] => {
  const de = a === 's3' ? 'carpeta' : 's3'
  const lugarDe = { origen: t.lugares[de], destino: t.lugares[a] }
  return [
    ...sinMover.map(({ documento, falla, donde, usos }) =>
      interpolar(t.falla, {
        ...{ documento, lugar: lugarDe[donde], usos: usos || t.sinUso },
        falla: textos.almacen.fallas[falla],
      }),
    ),
    interpolar(t.hecho, {
      ...{ lugar: t.lugares[a], total: copiados + estaban, copiados, estaban },
    }),
    ...(sinComprobar > 0 ? [interpolar(t.sinComprobar, { cantidad: sinComprobar })] : []),
    ...(borrados > 0 ? [interpolar(t.borrados, { lugar: t.lugares[de], borrados })] : []),
    sinMover.length > 0
      ? interpolar(t.incompleto, { cantidad: sinMover.length })
      : interpolar(t.sigue, { con: t.con[a] }),
  ]
}

const CADA_MS = 5_000

const createAvance = (err: Terminal['err']) => {
  let ultimo = Date.now()
  return (hecho: number, total: number): void => {
    if (Date.now() - ultimo < CADA_MS) return
    ultimo = Date.now()
    err(interpolar(t.avance, { hecho, total }))
  }
}

const run = async (
  { a, borrar, json }: PedidoDeMudanza,
  signal: AbortSignal,
  { out, err }: Terminal,
): Promise<number> => {
  const env = withSecretos(process.env)
  const almacen = readAlmacen(env)
  if (almacen === undefined) throw new ConfigError(t.sinAlmacen)
  const dataDir = resolve(env.DATA_DIR || 'datos')
  const databaseUrl = env.DATABASE_URL || undefined
  const { deposito: s3 } = openDeposito({ dataDir, almacen })
  const { deposito: carpeta } = openDeposito({ dataDir, almacen: undefined })
  await refuseCarpetaAjena({ dataDir, databaseUrl })
  // Refuses a folder without a database, because `openDb` would create an empty database in it.
  if (databaseUrl === undefined && !existsSync(join(dataDir, 'base')))
    throw new ConfigError(interpolar(t.sinBase, { carpeta: dataDir }))
  const open = await openDb({ databaseUrl, dataDir, now: new Date(), migrar: false })
  try {
    const enPostgres = open.motor === 'postgresql'
    if (enPostgres) await compareInstalacion(open.db, dataDir)
    // Counts the servers that use the database. An embedded database has none, because this process has opened it and
    // no other process can.
    const countActivos = enPostgres ? countServidores : async () => 0
    if (borrar && (await countActivos(open.db)) > 0) throw new ServidorEnMarcha()
    await probeDeposito(s3, await readInstalacionId(open.db))
    err(t.paso)
    const lados = a === 's3' ? { origen: carpeta, destino: s3 } : { origen: s3, destino: carpeta }
    const mudanza = {
      ...{ db: open.db, ...lados, signal, countServidores: countActivos },
      avance: createAvance(err),
    }
    const movidos = await moverDocumentos(mudanza, borrar)
    if (json) out(JSON.stringify({ version: 1, comando: 'documentos mover', a, ...movidos }))
    else for (const linea of describeMovidos(movidos, a)) out(linea)
    return movidos.sinMover.length + movidos.sinComprobar > 0 ? SALIDA.falla : 0
  } finally {
    await open.close()
  }
}

export const moveDocumentos = async (
  args: readonly string[],
  terminal: Terminal,
): Promise<void> => {
  const { fail, out } = terminal
  const interrumpido = new AbortController()
  const interrupt = () => interrumpido.abort()
  process.once('SIGINT', interrupt)
  process.once('SIGTERM', interrupt)
  try {
    const pedido = readPedido(args)
    if (pedido === undefined) out(AYUDA)
    else process.exitCode = await run(pedido, interrumpido.signal, terminal)
  } catch (error) {
    const dicho = explainArranque(error, process.env.DATABASE_URL)
    if (interrumpido.signal.aborted) fail(t.interrumpido, SALIDA.interrumpido)
    else if (error instanceof ConfigError) fail(error.message, SALIDA.uso)
    else if (error instanceof TypeError && 'code' in error) fail(error.message, SALIDA.uso)
    else if (error instanceof ServidorEnMarcha) fail(t.enMarcha, SALIDA.conflicto)
    else if (error instanceof CopiaEnCurso) fail(t.enCopia, SALIDA.conflicto)
    else if (isAlmacenSinRespuesta(error)) fail(explainAlmacen(error), SALIDA.noDisponible)
    else if (isDiskFull(error)) fail(textos.respaldo.discoLleno, SALIDA.noDisponible)
    else if (dicho !== undefined)
      fail(dicho, isDatabaseDown(error) ? SALIDA.noDisponible : SALIDA.falla)
    else {
      // Prints an unknown error without its message, which may have personal data.
      printError(t.fallaInesperada, error)
      process.exitCode = SALIDA.falla
    }
  }
}
