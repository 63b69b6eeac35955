import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildApp } from './app.ts'
import { openIdentidad } from './identidad/open-identidad.ts'
import { assertContinuidad } from './numeracion/assert-continuidad.ts'
import { shareCarpeta } from './platform/carpeta-compartida.ts'
import { assertClase } from './platform/clase-de-instalacion.ts'
import { readConfig } from './platform/config.ts'
import { ConfigError } from './platform/config-error.ts'
import { DataDirInUse } from './platform/db/data-dir-lock.ts'
import { openDb } from './platform/db/open-db.ts'
import { isDatabaseDown } from './platform/db/outage.ts'
import { assertInstalacion, refuseCarpetaAjena } from './platform/instalacion.ts'
import { createLogger } from './platform/log/create-logger.ts'
import { printError } from './platform/log/describe-error.ts'
import { withSecretos } from './platform/read-secretos.ts'
import { readVersion } from './platform/version.ts'
import { prepareData } from './prepare-data.ts'
import { checkPrimerArranque, checkPrimerArranqueEmbebido } from './primer-arranque.ts'
import { openPuerta, type Puerta } from './servidor/puerta.ts'
import { createRespuestas } from './servidor/respuestas.ts'
import { shutDown } from './shut-down.ts'
import { startServices } from './start-services.ts'

const SHUTDOWN_MS = 10_000

const findWeb = (): string | undefined => {
  const root = fileURLToPath(new URL('../../web/dist', import.meta.url))
  return existsSync(root) ? root : undefined
}

const main = async (): Promise<void> => {
  const ahora = () => new Date()
  const config = readConfig(withSecretos(process.env), readVersion())
  const logger = createLogger(config.logLevel)
  // Node would write the failure down with its message.
  process.on('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'falla inesperada')
    // The log may be on the disk that is full.
    printError('Falla inesperada:', error)
    process.exit(1)
  })
  await refuseCarpetaAjena(config)
  await checkPrimerArranqueEmbebido(config)
  const open = await openDb({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    now: ahora(),
    antesDeMigrar: (pool) => checkPrimerArranque(pool, config),
  })
  await assertClase(open.db, config)
  if (open.motor === 'postgresql') await assertInstalacion(open.db, config.dataDir)
  const { databaseUrl, dataDir } = config
  const carpeta =
    databaseUrl === undefined ? undefined : await shareCarpeta({ databaseUrl, dataDir }, logger)
  await assertContinuidad({ config, db: open.db, ahora })
  await prepareData(open.db, config, ahora())
  const { identidad, demo, oidc, sellos } = await openIdentidad(open.db, config, ahora)
  const services = await startServices({ config, open, identidad, ahora, log: logger })
  const app = await buildApp({ services, demo, oidc, logger, webRoot: findWeb() })

  let puerta: Puerta | undefined
  let stopping = false
  const stop = (): void => {
    if (stopping) return
    stopping = true
    const limit = setTimeout(() => process.exit(1), SHUTDOWN_MS)
    const close = async () => {
      puerta?.close()
      await carpeta?.close()
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
  puerta =
    sellos && (await openPuerta(dataDir, config.port, createRespuestas(services, sellos), logger))
  console.info(`Apremia está lista en ${config.publicUrl}`)
  if (demo)
    console.info('Demostración: elija una persona ficticia para ingresar. Los datos no son reales.')
}

main().catch((error: unknown) => {
  if (error instanceof ConfigError || error instanceof DataDirInUse) console.error(error.message)
  else if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    console.error('El puerto ya está en uso. Detenga el otro proceso o elija otro con PORT=3001.')
  } else if (
    error instanceof Error &&
    'code' in error &&
    error.code === 'EACCES' &&
    'port' in error
  ) {
    console.error(`Esta cuenta no puede usar el puerto ${error.port}: elija otro con PORT=3001.`)
  } else if (isDatabaseDown(error)) {
    console.error(
      'No se pudo usar la base de datos: no responde o cortó la conexión. Compruebe que esté en marcha (DATABASE_URL) y vuelva a arrancar.',
    )
  } else printError('El servidor no pudo arrancar:', error)
  process.exit(1)
})
