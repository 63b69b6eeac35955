import { eq } from 'drizzle-orm'
import { appendHistorial } from '../historial/append-historial.ts'
import type { Tx } from '../platform/db/queryable.ts'
import { AppError, notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { refreshTitulados } from './refresh-titulados.ts'
import { titulo } from './titulo-table.ts'
import { findTituloCreado, type TituloCreado } from './titulos-repo.ts'

/** @throws AppError 404 when the title does not exist, or 409 when the title is already annulled */
const lockVigente = async (tx: Tx, numero: number): Promise<typeof titulo.$inferSelect> => {
  const [row] = await tx.select().from(titulo).where(eq(titulo.numero, numero)).for('update')
  if (row === undefined) throw notFound(`No existe el título Nº ${numero}.`)
  if (row.anulado === null) return row
  throw new AppError(
    409,
    'titulo-anulado',
    `El título Nº ${numero} ya estaba anulado: ${row.motivoAnulacion}`,
  )
}

const readCreado = async (tx: Tx, numero: number): Promise<TituloCreado> => {
  const creado = await findTituloCreado(tx, numero)
  if (creado === undefined) throw notFound(`No existe el título Nº ${numero}.`)
  return creado
}

export const annulTitulo: Handler<'annulTitulo'> = ({ db, ahora }, { sesion, params, body }) => {
  const now = ahora()
  const { numero } = params
  const { motivo } = body
  return db.transaction(async (tx) => {
    const { imponible, recurso } = await lockVigente(tx, numero)
    await tx
      .update(titulo)
      .set({ anulado: now, anuladoPor: sesion.dni, motivoAnulacion: motivo })
      .where(eq(titulo.numero, numero))
    await refreshTitulados(tx, eq(titulo.numero, numero))
    const creado = await readCreado(tx, numero)
    await appendHistorial(tx, {
      momento: now,
      actor: sesion,
      operacion: 'annul-titulo',
      entidad: 'titulo',
      entidadId: String(numero),
      inmueble: imponible,
      recurso,
      descripcion: `Anulación del título Nº ${numero}: ${motivo}`,
      antes: { anulado: false },
      despues: { anulado: true, motivo },
    })
    return creado
  })
}

export const simulateAnnulTitulo: Handler<'simulateAnnulTitulo'> = (
  { db },
  { params: { numero } },
) =>
  db.transaction(async (tx) => {
    await lockVigente(tx, numero)
    return readCreado(tx, numero)
  })
