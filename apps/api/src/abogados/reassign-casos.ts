import type { BodyOf, Contract, abogados as contrato, ReplyOf } from '@apremia/api-client'
import type { CatalogoDeRecursos } from '@apremia/core'
import { decideReasignacion, fechaEnZona, parseCodigoAbogado, textos } from '@apremia/core'
import { asc, inArray } from 'drizzle-orm'
import type { ClaveDeCaso } from '../casos/clave-de-caso.ts'
import { refreshCasos } from '../casos/refresh-casos.ts'
import { appendCambios, type Cambio } from '../historial/append-historial.ts'
import { allowLong } from '../platform/db/plazos.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'
import { numeroDe } from '../platform/numero-de-imponible.ts'
import type { Services } from '../platform/services.ts'
import { loadRecursos, tipoDeRecurso } from '../recursos/recursos-repo.ts'
import { abogado } from './abogado-table.ts'
import { notifyTraspaso } from './notify-traspaso.ts'
import {
  findReasignables,
  moveReasignables,
  type Pedidos,
  type Reasignables,
} from './reasignables-repo.ts'

type Pedido = BodyOf<typeof contrato.reassignCasos>
type Reasignados = ReplyOf<Contract['reassignCasos']>

interface Reasignacion {
  readonly origen: string
  readonly destino: string
  readonly pedidos: Pedidos
  /**
   * Number of properties or businesses whose debt the municipality's own service stores. Only the service can pass them
   * to a new lawyer. Null when this database stores the debt.
   */
  readonly enElMunicipio: number | null
}

const toClave = (
  recursos: CatalogoDeRecursos,
  { imponible, recurso }: Pedido['casos'][number],
): readonly ClaveDeCaso[] => {
  const numero = numeroDe(imponible)
  return numero === undefined
    ? []
    : [{ tipo: tipoDeRecurso(recursos, recurso), imponible: numero, recurso }]
}

/**
 * Reads a reassignment request. Asks the municipality's service how many properties and businesses of the lawyer only
 * that service can reassign.
 *
 * Call this function before the transaction, so that no row stays locked while the service answers.
 */
const readPedido = async (
  { db, municipio }: Pick<Services, 'db' | 'municipio'>,
  { origen: de, destino: a, casos }: Pedido,
): Promise<Reasignacion> => {
  const origen = parseCodigoAbogado(de) ?? ''
  const suyos = origen === '' ? null : await municipio.imponiblesEnElMunicipio(origen)
  const recursos = await loadRecursos(db)
  return {
    origen,
    destino: parseCodigoAbogado(a) ?? '',
    pedidos: casos.length === 0 ? null : casos.flatMap((caso) => toClave(recursos, caso)),
    enElMunicipio: suyos?.length ?? null,
  }
}

/**
 * Decides whether the requested cases can pass from the lawyer `origen` to the lawyer `destino`.
 *
 * @param paraPasar true when the cases pass now. The two lawyers are then locked, in a fixed order, so that two
 * simultaneous reassignments cannot deadlock
 * @throws AppError 404 when the lawyer `origen` does not exist; 409 when the reassignment is refused
 */
const decide = async (
  db: Queryable,
  { origen, destino, pedidos, enElMunicipio }: Reasignacion,
  paraPasar: boolean,
): Promise<{
  readonly reasignables: Reasignables
  readonly filas: (typeof abogado.$inferSelect)[]
}> => {
  const consulta = db
    .select()
    .from(abogado)
    .where(inArray(abogado.codexterno, [origen, destino]))
    .orderBy(asc(abogado.codexterno))
  const filas = await (paraPasar ? consulta.for('update') : consulta)
  if (!filas.some(({ codexterno }) => codexterno === origen))
    throw notFound(textos.abogados.noExiste)
  const reasignables = await findReasignables(db, origen, pedidos)
  const decision = decideReasignacion({
    origen,
    destino: filas.find(({ codexterno }) => codexterno === destino) ?? null,
    periodos: reasignables.casos.reduce((suma, { periodos }) => suma + periodos, 0),
    convenios: reasignables.convenios.length,
    conveniosAMedias: reasignables.aMedias,
    enElMunicipio,
  })
  if (!decision.ok) throw camposRechazados(409, 'reasignacion-rechazada', decision.motivos)
  return { reasignables, filas }
}

const toReply = (
  { casos, convenios, quedan }: Reasignables,
  { enElMunicipio }: Reasignacion,
): Reasignados => ({
  casos: casos.length,
  periodos: casos.reduce((suma, { periodos }) => suma + periodos, 0),
  convenios: convenios.length,
  quedan,
  enElMunicipio,
})

const cambiosDe = (
  { casos, convenios }: Reasignables,
  { origen, destino }: Reasignacion,
  quien: Pick<Cambio, 'momento' | 'actor'>,
): Cambio[] => {
  const comun = {
    ...quien,
    operacion: 'reassign-casos',
    antes: { abogado: origen },
    despues: { abogado: destino },
  }
  return [
    ...casos.map(({ tipo, imponible, recurso, periodos }) => ({
      ...comun,
      entidad: 'caso',
      entidadId: `${tipo}/${imponible}/${recurso}`,
      inmueble: String(imponible),
      recurso,
      descripcion: `El caso pasa de ${origen} a ${destino}: ${periodos} ${periodos === 1 ? 'período' : 'períodos'} en gestión legal.`,
    })),
    ...convenios.map((numero) => ({
      ...comun,
      entidad: 'convenio',
      entidadId: numero,
      descripcion: `El convenio ${numero}, sin confirmar, pasa de ${origen} a ${destino}.`,
    })),
  ]
}

/**
 * Reassigns the cases that the request names, or all the cases of a lawyer (D22). Their unpaid tax periods and
 * unconfirmed agreements pass too. Finished work stays in the name of the lawyer who did it.
 */
export const reassignCasos: Handler<'reassignCasos'> = async (services, { sesion, body }) => {
  const pedido = await readPedido(services, body)
  return services.db.transaction(async (tx) => {
    await allowLong(tx)
    const { reasignables, filas } = await decide(tx, pedido, true)
    const momento = services.ahora()
    const { origen, destino } = pedido
    await moveReasignables(tx, { origen, destino, dia: fechaEnZona(momento) }, reasignables)
    await refreshCasos(tx, reasignables.casos)
    const quienes = new Map(filas.map((fila) => [fila.codexterno, fila]))
    const [deja, recibe] = [quienes.get(origen), quienes.get(destino)]
    if (deja && recibe)
      await notifyTraspaso(tx, {
        ...{ origen: deja, destino: recibe, actor: sesion.dni, creado: momento },
        casos: reasignables.casos.length,
        convenios: reasignables.convenios.length,
      })
    await appendCambios(tx, cambiosDe(reasignables, pedido, { momento, actor: sesion }))
    return toReply(reasignables, pedido)
  })
}

export const simulateReassignCasos: Handler<'simulateReassignCasos'> = async (
  services,
  { body },
) => {
  const pedido = await readPedido(services, body)
  return toReply((await decide(services.db, pedido, false)).reasignables, pedido)
}
