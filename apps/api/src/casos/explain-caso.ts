import {
  decideCaso,
  eligeAbogado,
  describeDecision as explain,
  type Fecha,
  fechaEnZona,
  legalesDe,
  parseFecha,
  puedeVer,
  textos,
} from '@apremia/core'
import { loadDiasInhabiles } from '../dias-inhabiles/dias-inhabiles-repo.ts'
import { isCarteraAusente } from '../padron/cartera-traida.ts'
import { findSabida } from '../padron/find-sabida.ts'
import { AppError, notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import type { Sesion } from '../platform/http/principal.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'
import type { Services } from '../platform/services.ts'
import { findTipoDeRecurso } from '../recursos/recursos-repo.ts'
import { buildCaso } from './build-caso.ts'
import type { ClaveDeCaso } from './clave-de-caso.ts'
import { readReglasDeCaso } from './fechas-repo.ts'
import { conocidoAl, findConocidos } from './historias-repo.ts'
import { learnSituaciones } from './learn-situaciones.ts'
import { noEsCaso } from './no-es-caso.ts'
import { findPlanesEnRiesgo } from './riesgo-repo.ts'

const readDia = (texto: string | undefined, hoy: Fecha): Fecha => {
  const dia = parseFecha(texto ?? '') ?? hoy
  if (dia <= hoy) return dia
  const motivo = { codigo: 'caso.dia', campo: 'al', mensaje: textos.casos.diaPosterior }
  throw camposRechazados(400, 'campos-invalidos', [motivo])
}

const readCaso = async ({ db }: Pick<Services, 'db'>, clave: ClaveDeCaso) => {
  const reglas = await readReglasDeCaso(db)
  const [conocido] = await findConocidos(db, [clave])
  if (conocido === undefined) throw new Error('Una clave, un caso')
  return { conocido, fila: buildCaso(clave, conocido, reglas) }
}

/**
 * Returns, for each agreement of the case that may lapse, the last day to prevent the lapse. Returns null while this
 * database has no copy of the municipality's debts and payments.
 */
const readEnRiesgo = async (
  { db, config }: Pick<Services, 'db' | 'config'>,
  clave: ClaveDeCaso,
  hoy: Fecha,
): Promise<Fecha[] | null> => {
  if (await isCarteraAusente({ config, db })) return null
  const planes = await findPlanesEnRiesgo(db, { claves: [clave] }, hoy)
  return planes.map(({ hasta }) => hasta)
}

/**
 * Tells whether the person may see the case (D20, D21). A lawyer may see the case when the municipality's service
 * assigns its unpaid debt to that lawyer. A person who may choose the lawyer sees every case.
 *
 * @param abogado lawyer stored with the case. This lawyer sees the case when it has no unpaid debt or the service does
 * not answer
 * @throws AppError when the service does not answer and the person is not the lawyer `abogado`
 */
const esVisible = async (
  { municipio }: Pick<Services, 'municipio'>,
  sesion: Sesion,
  { imponible, recurso }: ClaveDeCaso,
  abogado: string,
): Promise<boolean> => {
  if (eligeAbogado(sesion)) return true
  try {
    const deuda = await municipio.deudaCC({ imponible: String(imponible), recurso })
    const legales = (deuda?.lineas ?? []).flatMap(({ LEGAL }) => legalesDe(LEGAL))
    return puedeVer(sesion, legales.length > 0 ? legales : legalesDe(abogado))
  } catch (error) {
    if (!(error instanceof AppError) || abogado !== sesion.abogado) throw error
    return true
  }
}

/**
 * Requests the debt of the case from the municipality's service. Does nothing for a lawyer, because `esVisible` has
 * already made that request.
 */
const learnDeuda = async (
  { config, municipio }: Pick<Services, 'config' | 'municipio'>,
  sesion: Sesion,
  { imponible, recurso }: ClaveDeCaso,
): Promise<void> => {
  if (config.servicioMunicipal === undefined || !eligeAbogado(sesion)) return
  try {
    await municipio.deudaCC({ imponible: String(imponible), recurso })
  } catch (error) {
    // When the municipality's service does not answer, the case page shows the stored data and the date of that data.
    if (!(error instanceof AppError)) throw error
  }
}

const lastOf = (...momentos: readonly (Date | null | undefined)[]): Date | null =>
  momentos.reduce<Date | null>(
    (ultimo, uno) => (uno && (ultimo === null || uno > ultimo) ? uno : ultimo),
    null,
  )

/**
 * Explains why the case has its work list, its deadline and its warnings, on a given day.
 *
 * @throws AppError 404 when the person may not see the case, so that the existence of the case stays hidden (T16)
 */
export const explainCaso: Handler<'explainCaso'> = async (services, { sesion, query }) => {
  const { db, ahora } = services
  const hoy = fechaEnZona(ahora())
  const al = readDia(query.al, hoy)
  const tipo = await findTipoDeRecurso(db, query.recurso)
  const clave = { tipo, imponible: Number(query.imponible), recurso: query.recurso } as const
  if (clave.imponible > 2_147_483_647) throw notFound(textos.casos.noExiste)
  const antes = await readCaso(services, clave)
  if (!(await esVisible(services, sesion, clave, antes.fila?.abogado ?? '')))
    throw notFound(textos.casos.noExiste)
  const remota = services.config.servicioMunicipal !== undefined
  const traida = remota ? await findSabida(db, clave) : undefined
  const [aviso] = await Promise.all([
    learnSituaciones(services, clave, lastOf(antes.conocido.sabido, traida)),
    learnDeuda(services, sesion, clave),
  ])
  const { conocido, fila } = await readCaso(services, clave)
  if (fila === null) throw await noEsCaso(db, sesion, clave)
  const reglas = await readReglasDeCaso(db, al)
  const decidido = decideCaso(
    conocidoAl(conocido, al),
    { ...reglas, hoy: al, inhabiles: await loadDiasInhabiles(services.db) },
    { hoy, enRiesgo: await readEnRiesgo(services, clave, hoy) },
  )
  return {
    ...clave,
    al,
    // A lawyer does not get the code of another lawyer of the case (D21).
    abogado: puedeVer(sesion, legalesDe(fila.abogado)) ? fila.abogado : '',
    sabido: lastOf(conocido.sabido, traida)?.toISOString() ?? null,
    aviso,
    explicaciones: [...explain(decidido)],
  }
}
