import type { Contract, QueryOf } from '@apremia/api-client'
import {
  fechaEnZona,
  type Motivo,
  parseFecha,
  textos,
  validateFechaDeMesa,
  validateTiempo,
} from '@apremia/core'
import type { FilaDeEfecto } from '@apremia/workbooks'
import { eq } from 'drizzle-orm'
import { tipoEtapa } from '../etapas/tipo-etapa-table.ts'
import { exportTabla } from '../exportaciones/export-tabla.ts'
import type { Db } from '../platform/db/queryable.ts'
import { notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'
import type { Services } from '../platform/services.ts'
import type { Supuesto } from './derivar.ts'
import {
  type CasoDelEfecto,
  countEfecto,
  findCasosDelEfecto,
  type Pregunta,
  streamCasosDelEfecto,
} from './efecto.ts'
import { readFechasDeMesa } from './fechas-repo.ts'

type Query = QueryOf<Contract['getEfecto']>

const rechazo = (motivos: readonly Motivo[]) => camposRechazados(400, 'campos-invalidos', motivos)

/** What is supposed, refused for what saving it would be refused for. */
export const readSupuesto = async (db: Db, query: Query): Promise<Supuesto> => {
  const { clave, valor, tipo, tiempo, tipo_tiempo } = query
  if (clave !== 'etapa') {
    const decision = validateFechaDeMesa(await readFechasDeMesa(db), clave, valor)
    if (decision.ok) return { fechas: decision.valor }
    throw rechazo(decision.motivos.map((motivo) => ({ ...motivo, campo: 'valor' })))
  }
  const decision = validateTiempo(tiempo, tipo_tiempo)
  if (!decision.ok) throw rechazo(decision.motivos)
  if ((await db.$count(tipoEtapa, eq(tipoEtapa.tpId, tipo ?? 0))) === 0)
    throw notFound(textos.etapas.noExiste)
  return { tpId: tipo ?? 0, tiempo: decision.valor }
}

const readPregunta = async (
  { db, ahora }: Pick<Services, 'db' | 'ahora'>,
  query: Query,
): Promise<Pregunta> => ({
  supuesto: await readSupuesto(db, query),
  hoy: fechaEnZona(ahora()),
})

const getEfecto: Handler<'getEfecto'> = async (services, { query }) =>
  countEfecto(services.db, await readPregunta(services, query))

const listCasosDelEfecto: Handler<'listCasosDelEfecto'> = async (services, { query }) =>
  findCasosDelEfecto(services.db, await readPregunta(services, query), query)

const { efecto } = textos.configuracion

const nombreDe = (solapa: CasoDelEfecto['judicial']['antes']): string =>
  solapa === null ? efecto.ninguna : textos.mesas.solapas[solapa]

const estadoDe = (vencido: boolean): string => (vencido ? textos.mesas.vencido : efecto.noVencido)

const diaDe = (texto: string | null) => parseFecha(texto ?? '') ?? null

const toFila = (caso: CasoDelEfecto): FilaDeEfecto => {
  const { tipo, imponible, recurso, abogado, judicial, extrajudicial, vence, vencido } = caso
  return {
    ...{ tipo: tipo === 'I' ? 'Inmueble' : 'Comercio', imponible, recurso, abogado },
    judicial: [nombreDe(judicial.antes), nombreDe(judicial.despues)],
    extrajudicial: [nombreDe(extrajudicial.antes), nombreDe(extrajudicial.despues)],
    vence: [diaDe(vence.antes), diaDe(vence.despues)],
    estado: [estadoDe(vencido.antes), estadoDe(vencido.despues)],
  }
}

const exportCasosDelEfecto: Handler<'exportCasosDelEfecto'> = async (
  services,
  { query, request },
) => {
  const pregunta = await readPregunta(services, query)
  const filas = async function* () {
    for await (const lote of streamCasosDelEfecto(services.db, pregunta, query))
      yield lote.map(toFila)
  }
  return exportTabla(services, request, {
    tabla: 'efecto',
    formato: query.formato,
    archivo: textos.archivos.efecto,
    lotes: filas(),
  })
}

export const efectoHandlers = { getEfecto, listCasosDelEfecto, exportCasosDelEfecto }
