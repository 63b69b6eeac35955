import { imponiblesConsultados, MAXIMO_DE_ACTUACIONES } from '@apremia/api-client'
import { decideRadicados, type Fecha } from '@apremia/core'
import type { InferType } from 'yup'
import { refuseMotivos } from '../municipio/deuda-alcance.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { decodeComprimido } from '../platform/http/decode-comprimido.ts'
import type { Sesion } from '../platform/http/principal.ts'
import { validateInput } from '../platform/http/validate.ts'
import type { Services } from '../platform/services.ts'
import { type FilaDeRadicacion, findRadicaciones } from '../radicaciones/radicaciones-repo.ts'
import { loadRecursos } from '../recursos/recursos-repo.ts'
import { loadCasosPropios } from './assign-casos.ts'
import { type CasoPedido, claveDeCaso, clavesDeCasos, toCaso } from './read-casos.ts'

interface Consultado extends CasoPedido {
  /** Last day of the court filings (radicaciones) to return, inclusive. '' returns all the court filings. */
  readonly fecha: Fecha | ''
}

/**
 * Fields of each element of the list `data` in the request. An element names a property or business. A request may also
 * send the fields of `sinEfecto`, which are ignored: the debt already tells the lawyer (S2 §7).
 */
const CLAVES = {
  campos: ['imponible', 'recurso', 'clase', 'fecha'],
  sinEfecto: ['abogado', 'tipo'],
}

const readConsultados = async (db: Queryable, data: string): Promise<Consultado[]> => {
  // Cuts a list that is too long, so that tens of thousands of elements are never validated. One element above the
  // maximum stays, so that the validation still refuses the list.
  const lista = (await decodeComprimido(data, 'data', CLAVES)).slice(0, MAXIMO_DE_ACTUACIONES + 1)
  const { data: leidos } = validateInput(imponiblesConsultados, { data: lista }) as InferType<
    typeof imponiblesConsultados
  >
  const recursos = await loadRecursos(db)
  return leidos.map(({ fecha, ...uno }) => ({
    ...toCaso(recursos, uno),
    fecha: fecha as Fecha | '',
  }))
}

/** @throws AppError 403 for a property or business that the person may not act over */
export const loadRadicaciones = async (
  { db, municipio }: Services,
  sesion: Sesion,
  data: string,
): Promise<{ consultado: Consultado; radicaciones: readonly FilaDeRadicacion[] }[]> => {
  const consultados = await readConsultados(db, data)
  const vacia = decideRadicados(consultados.map(({ nombre }) => ({ nombre, radicado: false })))
  if (!vacia.ok) throw refuseMotivos(vacia.motivos)
  await loadCasosPropios(municipio, sesion, consultados, 0)
  const found = new Map<string, readonly FilaDeRadicacion[]>()
  for (const tipo of ['I', 'C'] as const) {
    const delTipo = consultados.filter((uno) => uno.tipo === tipo)
    for (const [clave, filas] of await findRadicaciones(db, tipo, clavesDeCasos(delTipo)))
      found.set(clave, filas)
  }
  return consultados.map((consultado) => ({
    consultado,
    radicaciones: (found.get(claveDeCaso(consultado)) ?? []).filter(
      ({ fecha }) => consultado.fecha === '' || fecha <= consultado.fecha,
    ),
  }))
}
