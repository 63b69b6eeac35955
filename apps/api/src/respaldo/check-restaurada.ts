import { interpolar, textos } from '@apremia/core'
import { createVerificarDocumentos } from '../almacen/verificar-documentos.ts'
import { ensureCasos } from '../casos/ensure-casos.ts'
import { createVerificarCasos } from '../casos/verificar-casos.ts'
import { createDepositoEnCarpeta } from '../documentos/deposito-en-carpeta.ts'
import { createDocumentos } from '../documentos/documentos.ts'
import { readAnclas } from '../historial/anclas.ts'
import { SERIES } from '../historial/series-de-numeros.ts'
import { verifyChain } from '../historial/verify-chain.ts'
import type { Db } from '../platform/db/queryable.ts'
import type { Verificador } from '../trabajos/runner.ts'
import { type HechosDeBase, readHechosDeBase } from './hechos-de-base.ts'
import type { Informe } from './instantanea.ts'
import type { Manifiesto } from './manifiesto.ts'

export interface PuntoDeCopia {
  readonly punto: keyof typeof textos.respaldo.puntos
  readonly bien: boolean
  readonly detalle: string
}

interface Contexto {
  readonly db: Db
  readonly carpeta: string
  readonly ahora: () => Date
  readonly manifiesto: Manifiesto
  readonly informe: Informe
  readonly signal: AbortSignal
}

const MUESTRA = 5
const t = textos.respaldo.detalles

export const showSome = (
  mensajes: readonly string[],
  { separador, resto }: Readonly<Record<'separador' | 'resto', string>> = {
    ...{ separador: ' ', resto: t.yOtras },
  },
): string =>
  mensajes.length <= MUESTRA
    ? mensajes.join(separador)
    : `${mensajes.slice(0, MUESTRA).join(separador)} ${interpolar(resto, { n: mensajes.length - MUESTRA })}`

const toPunto = (
  punto: PuntoDeCopia['punto'],
  fallas: readonly string[],
  bien: string,
): PuntoDeCopia => ({
  ...{ punto, bien: fallas.length === 0 },
  detalle: fallas.length === 0 ? bien : showSome(fallas),
})

/**
 * Compares the restored database with the facts in the manifest: rows of each table, last row of the audit history, and
 * last document numbers. Call this function before any migration of the restored database.
 */
export const compareHechos = async (
  db: Db,
  manifiesto: Manifiesto,
  signal: AbortSignal,
): Promise<PuntoDeCopia[]> => {
  signal.throwIfAborted()
  const hechos: HechosDeBase = await readHechosDeBase(db)
  signal.throwIfAborted()
  const halladas = new Map(hechos.filas.map(({ tabla, filas }) => [tabla, filas]))
  const distintas = manifiesto.filas
    .filter(({ tabla, filas }) => halladas.get(tabla) !== filas)
    .map(({ tabla, filas }) =>
      interpolar(t.otraCantidad, { tabla, filas, halladas: halladas.get(tabla) ?? 0 }),
    )
  const cabeza =
    hechos.historial.orden === manifiesto.historial.orden &&
    hechos.historial.hash === manifiesto.historial.hash
  const bajas = SERIES.filter((serie) => hechos.numeros[serie] < manifiesto.numeros[serie]).map(
    (serie) =>
      interpolar(t.numeroBajo, {
        ...{ serie, numero: manifiesto.numeros[serie], hallado: hechos.numeros[serie] },
      }),
  )
  const total = manifiesto.filas.reduce((suma, { filas }) => suma + filas, 0)
  return [
    toPunto(
      'filas',
      cabeza ? distintas : [...distintas, t.otraCabeza],
      interpolar(t.filas, { filas: total, tablas: manifiesto.filas.length }),
    ),
    toPunto('numeros', bajas, interpolar(t.numeros, manifiesto.numeros)),
  ]
}

/** Runs in this process a verification that the product usually runs as a job of the queue. */
const runVerificacion = (runner: Verificador, { informe, signal }: Contexto) =>
  runner({
    trabajo: { entrada: { reparar: false } },
    signal,
    progress: (hecho, total) => informe.avance(hecho, total),
    hold: async () => undefined,
  })

const checkHistorial = async ({ db, carpeta }: Contexto): Promise<PuntoDeCopia> => {
  const anclas = await readAnclas({ config: { dataDir: carpeta } })
  const { filas, fallas, abandonos } = await verifyChain(db, anclas)
  return toPunto(
    'historial',
    fallas.map(({ motivo }) => motivo),
    [interpolar(t.historial, { filas }), ...abandonos.map(({ mensaje }) => mensaje)].join(' '),
  )
}

const checkCasos = async (contexto: Contexto): Promise<PuntoDeCopia> => {
  await ensureCasos(contexto.db)
  const { errores = [], resumen = {} } = await runVerificacion(
    createVerificarCasos(contexto),
    contexto,
  )
  return toPunto(
    'casos',
    errores.map(({ mensaje }) => mensaje),
    interpolar(t.casos, { casos: resumen.casos ?? 0 }),
  )
}

const checkDocumentos = async (contexto: Contexto): Promise<PuntoDeCopia> => {
  const documentos = createDocumentos({
    ...{ dataDir: contexto.carpeta, ahora: contexto.ahora },
    deposito: createDepositoEnCarpeta(contexto.carpeta),
  })
  const { errores = [], resumen = {} } = await runVerificacion(
    createVerificarDocumentos({ ...contexto, documentos }),
    contexto,
  )
  return toPunto(
    'documentos',
    errores.map(({ mensaje }) => mensaje),
    interpolar(t.documentos, { documentos: resumen.documentos ?? 0 }),
  )
}

/**
 * Runs the product's verifications (audit history, cases and documents) on a restored backup. Call this function after
 * the migrations, because the verifications need the schema of this program.
 */
export const verifyRestaurada = async (contexto: Contexto): Promise<PuntoDeCopia[]> => {
  const { informe } = contexto
  informe.paso(textos.respaldo.pasos.historial)
  const historial = await checkHistorial(contexto)
  informe.paso(textos.respaldo.pasos.casos)
  const casos = await checkCasos(contexto)
  informe.paso(textos.respaldo.pasos.hashes)
  return [historial, casos, await checkDocumentos(contexto)]
}
