import { formatTiempo, type TiempoDeEtapa, validateTiempo } from '@apremia/core'
import { appendHistorial } from '../historial/append-historial.ts'
import { notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'
import { listEtapas, lockEtapa, updateTiempo } from './etapas-repo.ts'

const inWords = (tiempo: TiempoDeEtapa | null): string =>
  tiempo === null ? 'sin tiempo propio' : formatTiempo(tiempo)

/** The times every deadline is counted with (S2 §2.8, D58): what was there stays in the history. */
export const editTiempoDeEtapa: Handler<'editTiempoDeEtapa'> = ({ db, ahora }, { sesion, body }) =>
  db.transaction(async (tx) => {
    const decision = validateTiempo(body.tiempo, body.tipo_tiempo)
    if (!decision.ok) throw camposRechazados(400, 'campos-invalidos', decision.motivos)
    const antes = await lockEtapa(tx, body.tipo)
    if (antes === undefined) throw notFound('No existe ese tipo de etapa.')
    const { tiempo, tipoTiempo: unidad, nombre } = antes
    const anterior = tiempo === null || unidad === null ? null : { tiempo, unidad }
    const nuevo = decision.valor
    if (inWords(anterior) !== inWords(nuevo)) {
      await updateTiempo(tx, body.tipo, nuevo)
      await appendHistorial(tx, {
        momento: ahora(),
        actor: sesion,
        operacion: 'edit-tiempo-de-etapa',
        entidad: 'tipo-etapa',
        entidadId: String(body.tipo),
        descripcion: `Tiempo de la etapa «${nombre}»: ${inWords(anterior)} → ${inWords(nuevo)}.`,
        antes: { tiempo: anterior },
        despues: { tiempo: nuevo },
      })
    }
    const [etapa] = await listEtapas(tx, { tipo: body.tipo })
    if (etapa === undefined) throw new Error(`Falta la etapa ${body.tipo}`)
    return etapa
  })
