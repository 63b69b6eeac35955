import { claseDe } from '@apremia/core'
import pLimit from 'p-limit'
import { detectAdjuntos, porGuardarDe } from '../documentos/detect-adjuntos.ts'
import { transactKeeping } from '../documentos/transact-keeping.ts'
import type { Services } from '../platform/services.ts'
import { loadRecursos } from '../recursos/recursos-repo.ts'
import type { GuardadaWire } from './actuacion-wire.ts'
import { assertRadicacion } from './assert-radicacion.ts'
import { assertReparos, loadHechosDeReparos } from './assert-reparos.ts'
import { chooseAbogados, loadCasosPropios } from './assign-casos.ts'
import { attachCartas, decideCartasDeActuacion } from './attach-cartas.ts'
import { insertActuaciones } from './insert-actuaciones.ts'
import { writeDocumentos } from './keep-documentos.ts'
import { assertSiguenSuyos, lockAbogados, lockImponibles } from './lock-imponibles.ts'
import { answerLote, claimLote, numberLote } from './lote-repo.ts'
import { type PedidoDeGuardar, readActuacion } from './pedido.ts'
import { claveDeCaso, readCasos } from './read-casos.ts'
import { refreshAndNoteCambios } from './refresh-and-note-cambios.ts'

/**
 * Lets only one request at a time print letters and take their numbers in this process. Otherwise two requests would
 * print the same numbers, and one would have to print again. `issueCartas` guards against other processes.
 */
const turnoDeCartas = pLimit(1)

/**
 * Creates one legal action for each property or business of the request, in one batch, with the letters that the
 * request asks for. When one action cannot be saved, none is saved (D136).
 */
export const createActuaciones = async (
  services: Services,
  pedido: PedidoDeGuardar,
): Promise<GuardadaWire[]> => {
  const { db, municipio } = services
  const { sesion, body, ahora } = pedido
  const { clase, casos, recursos } = readCasos(await loadRecursos(db), body)
  const contexto = { operacion: 'crear', clase, recursos, tipoActual: null } as const
  const valida = await readActuacion(db, pedido, contexto)
  const archivos = await detectAdjuntos(pedido.adjuntos)
  const propios = await loadCasosPropios(municipio, sesion, casos, valida.tpId)
  const abogados = chooseAbogados(sesion, propios, body.abogado)
  const hechos = await loadHechosDeReparos(services, pedido, valida, propios)
  const pedidas = await decideCartasDeActuacion(services, pedido, valida, { clase, casos })
  const guardar = () =>
    transactKeeping(
      services,
      async (tx, keep) => {
        const tomado = await claimLote(tx, pedido)
        if (tomado.hecho) return answerLote(tx, tomado.lote)
        await lockAbogados(tx, [...abogados.values()])
        await lockImponibles(tx, propios)
        const lote = await numberLote(tx, tomado.lote, propios.length)
        const ids = lote.actuaciones
        if (claseDe(sesion) === 'abogado') await assertSiguenSuyos(tx, sesion.abogado, propios)
        await assertRadicacion(tx, valida, propios, { confirmada: body.otraRadicacion === '1' })
        const pasado = await assertReparos(tx, valida, propios, hechos, body.motivoForzar)
        const filas = propios.map((caso, i) => ({
          caso,
          valida,
          id: ids[i] ?? 0,
          abogado: abogados.get(claveDeCaso(caso)) ?? '',
        }))
        await insertActuaciones(tx, { lote: lote.id, ahora }, filas)
        const addDocumentos = await writeDocumentos(keep, archivos)
        const emision =
          pedidas &&
          (await attachCartas(tx, keep, pedidas, { sesion, ahora, lote: lote.id }, filas))
        await addDocumentos(tx, pedido, ids)
        await refreshAndNoteCambios(
          tx,
          { momento: ahora, actor: sesion, operacion: 'save-actuaciones' },
          filas.map(({ id, abogado, caso }) => ({
            id,
            ...caso,
            descripcion: `Alta de la actuación ${id} sobre ${caso.nombre}.`,
            despues: {
              ...{ abogado, lote: lote.id, ...valida, ...pasado },
              documentos: archivos.map(({ archivo }) => archivo.sha256),
              ...(pedidas && { lote_de_cartas: lote.id }),
            },
          })),
        )
        await emision?.note()
        return answerLote(tx, lote)
      },
      porGuardarDe(archivos),
    )
  return pedidas ? turnoDeCartas(guardar) : guardar()
}
