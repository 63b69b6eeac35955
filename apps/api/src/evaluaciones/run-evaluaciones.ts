import { fechaEnZona, interpolar, textos } from '@apremia/core'
import { appendHistorial } from '../historial/append-historial.ts'
import type { Handler } from '../platform/http/mount.ts'
import { assertCartera } from './assert-cartera.ts'
import type { EntradaDeCorrida } from './corrida.ts'
import { toCifras, toPrevista } from './evaluacion-wire.ts'
import { findRepetidas, findUltimas } from './evaluaciones-repo.ts'
import { countAbogados } from './evaluate-abogados.ts'
import { describeRepetidas, enDias } from './evaluate-y-anotar.ts'
import { findEvaluables, loadVara, readLapso } from './load-vara.ts'

export const runEvaluaciones: Handler<'runEvaluaciones'> = async (services, { sesion, body }) => {
  const { db, ahora, trabajos } = services
  await assertCartera(services)
  const momento = ahora()
  const hoy = fechaEnZona(momento)
  const lapso = readLapso(body, hoy)
  const vara = await loadVara(db, lapso, hoy)
  const abogados = [...(await findEvaluables(db, body.abogados)).keys()]
  const { varios, todos } = textos.evaluaciones
  const cuantos = body.abogados.length === 0 ? todos : interpolar(varios, { n: abogados.length })
  const titulo = interpolar(textos.evaluaciones.trabajo, {
    cuantos: abogados.length === 1 ? (abogados[0] ?? '') : cuantos,
    ...enDias(lapso),
  })
  const trabajo = await db.transaction(async (tx) => {
    const nuevo = await trabajos.enqueue(tx, {
      tipo: 'evaluar',
      actor: sesion,
      titulo,
      entrada: { abogados, vara, fecha: hoy } satisfies EntradaDeCorrida,
      total: abogados.length,
    })
    await appendHistorial(tx, {
      momento,
      actor: sesion,
      operacion: 'run-evaluaciones',
      entidad: 'trabajo',
      entidadId: nuevo.id,
      descripcion: `${titulo}.`,
      despues: { abogados, vara },
    })
    return nuevo
  })
  trabajos.wake()
  return trabajo
}

export const simulateRunEvaluaciones: Handler<'simulateRunEvaluaciones'> = async (
  services,
  { body },
) => {
  const { db, ahora } = services
  await assertCartera(services)
  const hoy = fechaEnZona(ahora())
  const lapso = readLapso(body, hoy)
  const vara = await loadVara(db, lapso, hoy)
  const nombres = await findEvaluables(db, body.abogados)
  const abogados = [...nombres.keys()]
  const cifras = await db.transaction((tx) => countAbogados(tx, vara, abogados))
  const ultimas = await findUltimas(db, abogados)
  return {
    evaluaciones: cifras.map((fila) => {
      const nombre = nombres.get(fila.abogado) ?? ''
      const cifrasDe = toCifras(fila, { nombre, lapso, maximos: vara.maximos })
      return toPrevista(cifrasDe, ultimas.get(fila.abogado))
    }),
    avisos: [...describeRepetidas(await findRepetidas(db, abogados, lapso, null), lapso)],
  }
}
