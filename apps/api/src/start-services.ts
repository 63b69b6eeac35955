import { textos } from '@apremia/core'
import type { FastifyBaseLogger } from 'fastify'
import { createAvisoDeDanado } from './almacen/aviso-de-danado.ts'
import type { LoComun } from './almacen/open-lo-comun.ts'
import { createCuentasGuardadas } from './casos/cuentas-guardadas.ts'
import { findEnEtapa } from './casos/find-en-etapa.ts'
import { findSaldadas } from './casos/find-saldadas.ts'
import { findClavesDeContribuyente } from './casos/suyos-de-contribuyente.ts'
import { createCartero } from './correo/cartero.ts'
import { forgetCorreos } from './correo/correo-repo.ts'
import { isAlmacenSinRespuesta } from './documentos/almacen-sin-respuesta.ts'
import { createDocumentos } from './documentos/documentos.ts'
import { dropCopiasSinAlmacen, openDeposito, probeOrWarn } from './documentos/open-deposito.ts'
import { cleanTemporaries } from './documentos/temporales.ts'
import { warnIfElsewhere } from './documentos/warn-if-elsewhere.ts'
import { cleanEnvios } from './envios/archivo-de-envio.ts'
import { anclar, noteEnAlmacen } from './historial/anclas.ts'
import type { Proveedor } from './identidad/proveedor.ts'
import { createLecturas } from './lecturas/lecturas.ts'
import { createMetricas } from './metricas/create-metricas.ts'
import { createProveedorEmbebido } from './municipio/create-proveedor.ts'
import { createProveedorRemoto } from './municipio/remoto/create-proveedor-remoto.ts'
import { createAnotacion } from './numeracion/create-anotacion.ts'
import type { Config } from './platform/config.ts'
import type { OpenDb } from './platform/db/open-db.ts'
import { cleanCargas } from './platform/http/clean-cargas.ts'
import { readInstalacionId } from './platform/instalacion.ts'
import { createLimiter } from './platform/limites/create-limiter.ts'
import { describeReloj, measureReloj } from './platform/reloj.ts'
import type { Services } from './platform/services.ts'
import { loadRecursos } from './recursos/recursos-repo.ts'
import { createRunners } from './runners.ts'
import { MAX_FALLOS_POR_MINUTO } from './sesiones/max-fallos.ts'
import { createSesiones } from './sesiones/sesiones.ts'
import { createKeepDeuda } from './sincronizaciones/create-keep-deuda.ts'
import type { ClaseDeRevisado } from './titulos/archivo-revisado-table.ts'
import { createRevisados, type Revisados } from './titulos/revisados.ts'
import { cleanRevisados, createRevisadosEnAlmacen } from './titulos/revisados-en-almacen.ts'
import { createTrabajos } from './trabajos/trabajos.ts'
import { requeueAll } from './trabajos/trabajos-repo.ts'

const ignoreSinRespuesta = (error: unknown): void => {
  if (!isAlmacenSinRespuesta(error)) throw error
}

export const startServices = async (
  options: LoComun & {
    readonly config: Config
    readonly open: OpenDb
    readonly identidad: Proveedor
    readonly ahora: () => Date
    readonly log: FastifyBaseLogger
  },
): Promise<Services> => {
  const { config, open, anclasEnAlmacen, identidad, ahora, log } = options
  const { db } = open
  // With PostgreSQL, several servers may share the database and the data folder. With the embedded database there is
  // only this process, so any unfinished job or file comes from a dead process.
  const shared = open.motor !== 'embebida'
  for (const aviso of describeReloj(await measureReloj(db, ahora))) log.warn(aviso)
  await cleanCargas()
  const { deposito, readUso } = openDeposito(config)
  await dropCopiasSinAlmacen(config)
  if (deposito.lejano) await probeOrWarn(deposito, await readInstalacionId(db), log)
  const documentos = createDocumentos({
    ...{ dataDir: config.dataDir, deposito, ahora },
    aviso: createAvisoDeDanado({ db, ahora }, log),
  })
  await cleanTemporaries(config.dataDir, { shared, now: ahora() }, (sha256) =>
    documentos.forget(db, sha256),
  )
  await documentos.dropPendientes(db)
  await warnIfElsewhere(db, deposito, log)
  if (!shared) await requeueAll(db)
  const pool = shared ? open.pool : undefined
  const municipio = config.servicioMunicipal
    ? createProveedorRemoto({
        ...config.servicioMunicipal,
        ahora,
        log,
        leerCatalogo: () => loadRecursos(db),
        enEtapa: (tipo, etapa) => findEnEtapa(db, tipo, etapa),
        askSaldadas: (...de) => findSaldadas(db, ...de),
        keepDeuda: createKeepDeuda(db, log),
        findClavesDe: (quien) => findClavesDeContribuyente(db, quien),
      })
    : createProveedorEmbebido({ db, ahora })
  const cuentasGuardadas = createCuentasGuardadas()
  const { objetos } = options
  const openRevisados = (clase: ClaseDeRevisado, mensaje: string): Revisados =>
    objetos
      ? createRevisadosEnAlmacen({ db, objetos, ahora }, clase, mensaje)
      : createRevisados(ahora, mensaje)
  const services = {
    config,
    db,
    salud: open.salud,
    pool,
    ingresosFallidos: createLimiter({ nombre: 'ingreso', points: MAX_FALLOS_POR_MINUTO, pool }),
    ahora,
    identidad,
    municipio,
    sesiones: createSesiones(db, ahora),
    documentos,
    objetos,
    anclasEnAlmacen,
    revisados: openRevisados('planilla', textos.titulos.libroNoGuardado),
    firmadosSubidos: openRevisados('firmados', textos.firmaDeTitulos.noGuardado),
    cuentasGuardadas,
    metricas: createMetricas({
      ...{ config, ahora, open, municipio, documentos },
      caches: {
        'cuentas-de-casos': cuentasGuardadas.readUso,
        ...(readUso && { documentos: readUso }),
      },
    }),
    lecturas: createLecturas({ db, ahora }, log),
    cartero: createCartero({ config, db, ahora }, log),
  }
  await cleanEnvios(services).catch(ignoreSinRespuesta)
  if (objetos) await cleanRevisados({ db, objetos, ahora }).catch(ignoreSinRespuesta)
  await anclar(services)
  // Records the last document numbers in the S3-compatible store, because an earlier process may have died before it
  // recorded them.
  await noteEnAlmacen(services).catch(ignoreSinRespuesta)
  open.onNumeros(await createAnotacion(services, log))
  const trabajos = createTrabajos({ db, ahora, log, runners: createRunners(services) })
  trabajos.start()
  // Deletes old e-mails also when the mail server is no longer configured.
  await forgetCorreos(db)
  services.cartero?.start()
  // Adds `trabajos` to the object `services` itself, and not to a copy. So when a test replaces a service in the
  // object, both the handlers and the jobs use the replacement.
  return Object.assign(services, { trabajos })
}
