import { MAXIMO_DE_ACTUACIONES } from '@apremia/api-client'
import {
  type ActuacionValida,
  type CartaDatos,
  type Categoria,
  claseDe,
  type Fecha,
  GRUPO_EXTRAJUDICIAL,
  hayMotivo,
  type ImponibleIntimado,
  interpolar,
  reparosDeIntimacion,
  TIPOS_FIJOS,
  textos,
  validateActuacion,
} from '@apremia/core'
import { actuacionLote } from '../actuaciones/actuacion-lote-table.ts'
import { insertActuaciones } from '../actuaciones/insert-actuaciones.ts'
import {
  assertSiguenSuyos,
  lockAbogados,
  lockImponibles,
  lockTodosLosImponibles,
} from '../actuaciones/lock-imponibles.ts'
import { numberLote } from '../actuaciones/lote-repo.ts'
import { type CasoPedido, claveDeCaso, clavesDeCasos } from '../actuaciones/read-casos.ts'
import { refreshAndNoteCambios } from '../actuaciones/refresh-and-note-cambios.ts'
import { huellaDeCartas, type LoteNuevo } from '../emision-de-cartas/insert-lote.ts'
import { loadTiposDeEtapa } from '../etapas/etapas-repo.ts'
import { refuseMotivos } from '../municipio/deuda-alcance.ts'
import type { Queryable, Tx } from '../platform/db/queryable.ts'
import { pideMotivo } from '../radicaciones/pide-motivo.ts'
import { findRadicaciones, toRadicacionPrevia } from '../radicaciones/radicaciones-repo.ts'
import { loadRecursos } from '../recursos/recursos-repo.ts'

/**
 * @throws AppError 400 when the stage type (kind of legal action) of the final notice cannot be used on the day `fecha`
 */
export const assertAviso = async (
  db: Queryable,
  fecha: Fecha,
  clase: Categoria,
  cartas: readonly Pick<CartaDatos, 'imponibles'>[],
): Promise<ActuacionValida> => {
  const tecleada = { fecha, tpId: TIPOS_FIJOS.avisoFinal, gpId: GRUPO_EXTRAJUDICIAL, obs: '' }
  const tipos = await loadTiposDeEtapa(db)
  const recursos = await loadRecursos(db)
  // A legal action over a business names the taxes of the business. A legal action over a property names no tax.
  const deComercios =
    clase === 'comercio'
      ? [...new Set(cartas.flatMap(({ imponibles }) => imponibles.map(({ recurso }) => recurso)))]
      : []
  const decision = validateActuacion(
    { ...tecleada, recursos: deComercios, dato: {} },
    {
      operacion: 'crear',
      clase,
      hoy: fecha,
      importes: 'del-cable',
      tipos,
      tipoActual: null,
      recursos,
    },
  )
  if (!decision.ok) throw refuseMotivos(decision.motivos)
  return decision.valor
}

interface CasoIntimado {
  readonly caso: CasoPedido
  readonly abogado: string
}

const toCasoIntimado = ({ clase, imponible, recurso }: ImponibleIntimado): CasoPedido => ({
  tipo: clase === 'comercio' ? 'C' : 'I',
  imponible: Number(imponible),
  recurso,
  nombre: `${imponible} ${recurso}`,
})

/**
 * Locks the properties or businesses of the letters until the transaction ends. Call this function before taking letter
 * numbers. A legal action with a letter locks in the same order, so the two requests cannot deadlock.
 */
export const lockAvisos = async (
  tx: Tx,
  { decidido, sesion }: LoteNuevo,
): Promise<readonly CasoIntimado[]> => {
  const intimados = new Map<string, CasoIntimado>()
  for (const { abogado, imponibles } of decidido.cartas)
    for (const uno of imponibles) {
      const caso = toCasoIntimado(uno)
      const clave = claveDeCaso(caso)
      if (!intimados.has(clave)) intimados.set(clave, { caso, abogado: abogado.codigo })
    }
  const unos = [...intimados.values()]
  const casos = unos.map(({ caso }) => caso)
  await lockAbogados(
    tx,
    unos.map(({ abogado }) => abogado),
  )
  if (casos.length > MAXIMO_DE_ACTUACIONES) await lockTodosLosImponibles(tx)
  else await lockImponibles(tx, casos)
  if (claseDe(sesion) === 'abogado') await assertSiguenSuyos(tx, sesion.abogado, casos)
  return unos
}

/**
 * Checks again that nobody filed a lawsuit over the debt of the letters. The first check was before the rows were
 * locked.
 *
 * @throws AppError 409 with the objections to the letters. When the request gives a reason, nothing is thrown (D175)
 */
export const assertSinRadicar = async (
  tx: Tx,
  { body }: LoteNuevo,
  intimados: readonly CasoIntimado[],
): Promise<void> => {
  const casos = intimados.map(({ caso }) => caso)
  const [primero] = casos
  if (primero === undefined || hayMotivo(body.motivoForzar)) return
  const radicaciones = await findRadicaciones(tx, primero.tipo, clavesDeCasos(casos))
  const motivos = casos.flatMap((caso) =>
    reparosDeIntimacion({
      nombre: caso.nombre,
      radicaciones: (radicaciones.get(claveDeCaso(caso)) ?? []).map(toRadicacionPrevia),
      convenio: null,
    }),
  )
  if (motivos.length > 0) throw pideMotivo(motivos)
}

/**
 * Returns the numbers of the letters of each case. A case with several lawyers or several debtors may have several
 * letters.
 */
const numerosPorCaso = (cartas: readonly CartaDatos[]): ReadonlyMap<string, readonly number[]> => {
  const numeros = new Map<string, number[]>()
  for (const { numero, imponibles } of cartas)
    for (const uno of imponibles) {
      const clave = claveDeCaso(toCasoIntimado(uno))
      numeros.set(clave, [...(numeros.get(clave) ?? []), numero ?? 0])
    }
  return numeros
}

const enLista = new Intl.ListFormat('es', { type: 'conjunction' })

/**
 * Records the final notice to the debtor as a legal action over each property or business. The batch of legal actions
 * gets the id of the batch of letters (D136, D189).
 */
export const recordAvisos = async (
  tx: Tx,
  lote: LoteNuevo,
  intimados: readonly CasoIntimado[],
  cartas: readonly CartaDatos[],
): Promise<void> => {
  const { id, sesion, creado, body, decidido } = lote
  const valida = await assertAviso(tx, decidido.fecha, body.clase, decidido.cartas)
  await tx.insert(actuacionLote).values({
    ...{ id, dni: sesion.dni, clave: null, huella: huellaDeCartas(body) },
    ...{ proceso: 'A', actuaciones: [], creado },
  })
  const { actuaciones: ids } = await numberLote(tx, { id, actuaciones: [] }, intimados.length)
  const filas = intimados.map((uno, i) => ({ ...uno, valida, id: ids[i] ?? 0 }))
  await insertActuaciones(tx, { lote: id, ahora: creado }, filas)
  const numeros = numerosPorCaso(cartas)
  await refreshAndNoteCambios(
    tx,
    { momento: creado, actor: sesion, operacion: 'create-cartas' },
    filas.map(({ id: numero, caso, abogado }) => ({
      ...{ id: numero, tipo: caso.tipo, imponible: caso.imponible, recurso: caso.recurso },
      descripcion: interpolar(textos.cartas.historialDeAviso, {
        ...{ id: numero, imponible: caso.nombre },
        numero: enLista.format((numeros.get(claveDeCaso(caso)) ?? []).map(String)),
      }),
      despues: { abogado, lote: id, ...valida, lote_de_cartas: id },
    })),
  )
}
