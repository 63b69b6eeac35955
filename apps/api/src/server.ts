import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openLoComun } from './almacen/open-lo-comun.ts'
import { buildApp } from './app.ts'
import { assertCarpetaDeDatos } from './assert-carpeta-de-datos.ts'
import { checkArranque } from './check-arranque.ts'
import { claimOrWarn } from './documentos/open-deposito.ts'
import { explainArranque } from './explain-arranque.ts'
import { openIdentidad } from './identidad/open-identidad.ts'
import { listAvisosDeArranque } from './list-avisos-de-arranque.ts'
import { assertContinuidad } from './numeracion/assert-continuidad.ts'
import { followNumeros } from './numeracion/follow-numeros.ts'
import type { CarpetaCompartida } from './platform/carpeta-compartida.ts'
import { openDb } from './platform/db/open-db.ts'
import { assertInstalacion, readInstalacionId, refuseCarpetaAjena } from './platform/instalacion.ts'
import { createLogger } from './platform/log/create-logger.ts'
import { printError } from './platform/log/describe-error.ts'
import { createReportSinRepetir } from './platform/log/report-sin-repetir.ts'
import { withSecretos } from './platform/read-secretos.ts'
import { readVersion } from './platform/version.ts'
import { prepareData } from './prepare-data.ts'
import {
  checkPrimerArranque,
  checkPrimerArranqueEmbebido,
  readConfigDeArranque,
} from './primer-arranque.ts'
import { followUltimoRespaldo } from './respaldo/ultimo-respaldo.ts'
import { openPuerta, type Puerta } from './servidor/puerta.ts'
import { createRespuestas, createVisitas } from './servidor/respuestas.ts'
import { shutDown } from './shut-down.ts'
import { startServices } from './start-services.ts'

let databaseUrl: string | undefined

const SHUTDOWN_MS = 10_000

const findWeb = (): string | undefined => {
  const root = fileURLToPath(new URL('../../web/dist', import.meta.url))
  return existsSync(root) ? root : undefined
}

const main = async (): Promise<void> => {
  const ahora = () => new Date()
  const config = readConfigDeArranque(withSecretos(process.env), readVersion())
  const { dataDir } = config
  databaseUrl = config.databaseUrl
  const logger = createLogger(config.logLevel)
  // Logs an unexpected error and ends the process. Without this handler, Node would print the message of the error,
  // which may have personal data.
  process.on('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'falla inesperada')
    // Prints the error to the console too, because the log may be on a full disk.
    printError('Falla inesperada:', error)
    process.exit(1)
  })
  await assertCarpetaDeDatos(dataDir)
  await refuseCarpetaAjena(config)
  await checkPrimerArranqueEmbebido(config)
  const loComun = openLoComun(config)
  let compartida: CarpetaCompartida | undefined
  const open = await openDb({
    databaseUrl: config.databaseUrl,
    dataDir,
    now: ahora(),
    antesDeMigrar: (pool) => checkPrimerArranque(pool, config),
    revisar: async (tx) => {
      compartida = await checkArranque(tx, { config, loComun }, logger)
    },
  })
  if (open.motor === 'postgresql') await assertInstalacion(open.db, config)
  const { objetos } = loComun
  if (objetos) await claimOrWarn(objetos.claim, await readInstalacionId(open.db), logger)
  await assertContinuidad({ config, db: open.db, ahora, ...loComun })
  await prepareData(open.db, config, ahora())
  const { identidad, demo, oidc, sellos } = await openIdentidad(open.db, config, ahora)
  const services = await startServices({
    ...{ ...loComun, config, open, identidad, ahora },
    log: logger,
  })
  if (objetos) followUltimoRespaldo(dataDir, objetos, logger)
  const report = createReportSinRepetir((err) =>
    logger.warn({ err }, 'no se pudo comprobar que los últimos números estén anotados'),
  )
  const numeros =
    loComun.anclasEnAlmacen && followNumeros(services, loComun.anclasEnAlmacen, report)
  const app = await buildApp({ services, demo, oidc, logger, webRoot: findWeb() })

  let puerta: Puerta | undefined
  let stopping = false
  const stop = (): void => {
    if (stopping) return
    stopping = true
    const limit = setTimeout(() => process.exit(1), SHUTDOWN_MS)
    puerta?.close()
    numeros?.stop()
    const close = async () => {
      await compartida?.close()
      await open.close()
    }
    shutDown({ app, services, open: { close } })
      .then(() => {
        clearTimeout(limit)
        process.exit(0)
      })
      .catch((error) => {
        printError('El servidor no se detuvo bien:', error)
        process.exit(1)
      })
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)

  await app.listen({ host: config.host, port: config.port })
  const respuestas = createRespuestas(services, sellos)
  const visitas = createVisitas(services, open)
  puerta = await openPuerta(dataDir, config.port, { respuestas, visitas }, logger)
  for (const aviso of listAvisosDeArranque(config)) console.warn(aviso)
  console.info(`Apremia está lista en ${config.publicUrl}`)
  if (demo)
    console.info('Demostración: elija una persona ficticia para ingresar. Los datos no son reales.')
}

main().catch((error: unknown) => {
  const said = explainArranque(error, databaseUrl)
  if (said === undefined) printError('El servidor no pudo arrancar:', error)
  else console.error(said)
  process.exit(1)
})
