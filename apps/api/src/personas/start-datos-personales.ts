import { interpolar, readDocumentoBuscado, textos } from '@apremia/core'
import { sql } from 'drizzle-orm'
import { appendHistorial } from '../historial/append-historial.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { hasPedidoEnCurso, PEDIDOS_DE_DATOS } from './datos-personales-repo.ts'
import { quienEs } from './quien-es.ts'

const t = textos.datosPersonales

export const startDatosPersonales: Handler<'startDatosPersonales'> = async (
  { db, trabajos, ahora },
  { sesion, body: { documento, motivo } },
) => {
  const { dni: deDni = '', cuit: deCuit = '' } = readDocumentoBuscado(documento) ?? {}
  const quien = quienEs({ dni: deDni, cuit: deCuit })
  const empezado = await db.transaction(async (tx) => {
    // The lock makes concurrent requests wait for each other, so that two requests about the same person do not both
    // read all the data.
    await tx.execute(sql`lock table datos_personales in share row exclusive mode`)
    if (await hasPedidoEnCurso(tx, { deDni, deCuit }))
      throw new AppError(409, 'pedido-en-curso', t.enCurso)
    const momento = ahora()
    const pedido = await PEDIDOS_DE_DATOS.insert(tx, {
      ...{ deDni, deCuit, motivo, dni: sesion.dni, creada: momento },
    })
    const encolado = await trabajos.enqueue(tx, {
      ...{ tipo: 'reunir-datos', actor: sesion, titulo: t.tarea, entrada: { pedido } },
    })
    await PEDIDOS_DE_DATOS.update(tx, pedido, { trabajo: encolado.id })
    await appendHistorial(tx, {
      ...{ momento, actor: sesion, operacion: 'start-datos-personales' },
      ...{ entidad: 'datos-personales', entidadId: String(pedido) },
      descripcion: interpolar(t.pedidos, { quien, motivo }),
    })
    return { pedido, trabajo: encolado }
  })
  trabajos.wake()
  return empezado
}
