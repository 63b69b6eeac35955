import {
  describeValorDeEtapa,
  interpolar,
  textos,
  type ValorDeEtapa,
  validateTiempo,
  writeTiempo,
  writeValorDeEtapa,
} from '@apremia/core'
import { lockCasos } from '../casos/refresh-casos.ts'
import { appendHistorial } from '../historial/append-historial.ts'
import { describeReemplazo } from '../historial/describe-reemplazo.ts'
import { notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { refuseStale } from '../platform/http/refuse-stale.ts'
import { listEtapas, lockEtapa, toTipoDeEtapa, updateValor } from './etapas-repo.ts'
import { tiempoRechazado } from './tiempo-rechazado.ts'

/**
 * Edits the time limit of a stage type (kind of legal action), and whether such an action closes the case (`cierra`). A
 * job then recalculates the deadlines of the affected cases (S2 §2.8, D58).
 */
export const editTiempoDeEtapa: Handler<'editTiempoDeEtapa'> = async (
  { db, ahora, trabajos },
  { sesion, body },
) => {
  const etapa = await db.transaction(async (tx) => {
    await lockCasos(tx)
    const decision = validateTiempo(body.tiempo, body.tipo_tiempo)
    if (!decision.ok) throw tiempoRechazado(decision.motivos)
    const antes = await lockEtapa(tx, body.tipo)
    if (antes === undefined) throw notFound(textos.etapas.noExiste)
    const { tiempo, tipoTiempo: unidad, nombre } = antes
    const anterior: ValorDeEtapa = {
      tiempo: tiempo === null || unidad === null ? null : { tiempo, unidad },
      cierra: antes.cierra,
    }
    const nuevo: ValorDeEtapa = { tiempo: decision.valor, cierra: body.cierra ?? antes.cierra }
    const dicho = { antes: describeValorDeEtapa(anterior), despues: describeValorDeEtapa(nuevo) }
    refuseStale(body.visto, { clave: writeValorDeEtapa(anterior), texto: dicho.antes })
    if (dicho.antes !== dicho.despues) {
      const momento = ahora()
      const reemplazo = await describeReemplazo(tx, body.visto, {
        ...{ actor: sesion, momento, entidad: 'tipo-etapa', entidadId: String(body.tipo) },
      })
      await updateValor(tx, body.tipo, nuevo)
      await appendHistorial(tx, {
        momento,
        actor: sesion,
        operacion: 'edit-tiempo-de-etapa',
        entidad: 'tipo-etapa',
        entidadId: String(body.tipo),
        descripcion: `Tiempo de la etapa «${nombre}»: ${dicho.antes} → ${dicho.despues}.${reemplazo}`,
        antes: anterior,
        despues: { ...nuevo, motivo: body.motivo },
      })
    }
    if (writeTiempo(anterior.tiempo) !== writeTiempo(nuevo.tiempo))
      await trabajos.enqueue(tx, {
        tipo: 'recalcular-casos',
        actor: sesion,
        titulo: interpolar(textos.casos.recalcular, { que: nombre }),
        entrada: { tpId: body.tipo },
      })
    const [etapa] = await listEtapas(tx, { tipo: body.tipo })
    if (etapa === undefined) throw new Error(`Falta la etapa ${body.tipo}`)
    return toTipoDeEtapa(etapa)
  })
  trabajos.wake()
  return etapa
}
