import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { interpolar, textos } from '@apremia/core'
import { and, eq } from 'drizzle-orm'
import { transactKeeping } from '../documentos/transact-keeping.ts'
import { escrito } from '../escritos/escrito-table.ts'
import { appendHistorial } from '../historial/append-historial.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { AppError } from '../platform/http/app-error.ts'
import { claveDeOtroPedido, huellaDePedido } from '../platform/http/huella-de-pedido.ts'
import type { Handler } from '../platform/http/mount.ts'
import { DOCX } from './hilo-de-escritos.ts'
import { requirePlantilla } from './plantillas-repo.ts'
import { prepareEscrito } from './prepare-escrito.ts'
import { refuseFaltas } from './refuse-faltas.ts'

const t = textos.escritosJudiciales

const findHecho = async (
  db: Queryable,
  dni: string,
  clave: string | null,
  huella: string,
): Promise<{ id: number; nombre: string; version: number } | undefined> => {
  if (clave === null) return undefined
  const [hecho] = await db
    .select()
    .from(escrito)
    .where(and(eq(escrito.dni, dni), eq(escrito.clave, clave)))
  if (hecho === undefined) return undefined
  if (hecho.huella !== huella) throw claveDeOtroPedido()
  const { nombre } = await requirePlantilla(db, hecho.plantilla)
  return { id: hecho.id, nombre, version: hecho.version }
}

/** A new request makes a new court paper, and a repeated request with the same `Idempotency-Key` makes none. */
export const createEscrito: Handler<'createEscrito'> = async (
  services,
  { sesion, body, idempotencyKey: clave },
) => {
  const { db } = services
  const huella = huellaDePedido({ body, adjuntos: [] })
  const preparado = await prepareEscrito(services, sesion, body)
  const hecho = await findHecho(db, sesion.dni, clave, huella)
  if (hecho !== undefined) return hecho
  const { clave: caso, plantilla, abogado, faltas } = preparado
  const { nombre, ultima } = plantilla
  if (plantilla.retirada)
    throw new AppError(409, 'plantilla-retirada', interpolar(t.retirada, { nombre }))
  refuseFaltas(faltas)
  const docx = await preparado.fill()
  const sha256 = createHash('sha256').update(docx).digest('hex')
  const porGuardar = [{ sha256, tipo: DOCX, write: (path: string) => writeFile(path, docx) }]
  const creado = services.ahora()
  return transactKeeping(
    services,
    async (tx, keep) => {
      const keepWritten = await keep.ahead(porGuardar)
      const [documento = ''] = await keepWritten()
      const [fila] = await tx
        .insert(escrito)
        .values({
          ...{ tipo: caso.tipo, imponible: caso.imponible, recurso: caso.recurso, abogado },
          ...{ plantilla: plantilla.id, version: ultima.version, documento },
          ...{ dni: sesion.dni, creado, clave, huella },
        })
        .onConflictDoNothing()
        .returning({ id: escrito.id })
      if (fila === undefined) {
        const otro = await findHecho(tx, sesion.dni, clave, huella)
        if (otro === undefined) throw new Error('No se pudo guardar el escrito')
        return otro
      }
      const { version } = ultima
      const deudor = preparado.deudores[body.deudor - 1] ?? ''
      await appendHistorial(tx, {
        ...{ momento: creado, actor: sesion, operacion: 'create-escrito' },
        ...{ entidad: 'escrito', entidadId: String(fila.id) },
        ...{ inmueble: String(caso.imponible), recurso: caso.recurso },
        descripcion: interpolar(t.historial.escrito, { nombre, version }),
        despues: {
          plantilla: nombre,
          version,
          abogado,
          documento,
          presupuesto: body.presupuesto,
          deudor,
        },
      })
      return { id: fila.id, nombre, version }
    },
    porGuardar,
  )
}
