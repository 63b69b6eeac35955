import { interpolar, textos } from '@apremia/core'
import { and, eq, ne } from 'drizzle-orm'
import { detectAdjuntos, porGuardarDe } from '../documentos/detect-adjuntos.ts'
import { transactKeeping } from '../documentos/transact-keeping.ts'
import type { Tx } from '../platform/db/queryable.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import {
  inmuebleRepetido,
  lockInmueble,
  noteInmueble,
  readInmueble,
} from './inmueble-de-novedad.ts'
import { keepAdjuntos } from './keep-adjuntos.ts'
import { novedadInmueble } from './novedad-table.ts'
import { wireInmueble } from './novedad-wire.ts'

const t = textos.novedades

/** @throws AppError 409 when the taxpayer already has another property with the same number and tax */
const assertUnico = async (
  tx: Tx,
  novedad: number,
  {
    id,
    inmueble,
    recurso,
  }: { readonly id: number; readonly inmueble: number; readonly recurso: string },
): Promise<void> => {
  const [otro] = await tx
    .select({ id: novedadInmueble.id })
    .from(novedadInmueble)
    .where(
      and(
        eq(novedadInmueble.novedad, novedad),
        eq(novedadInmueble.inmueble, inmueble),
        eq(novedadInmueble.recurso, recurso),
        ne(novedadInmueble.id, id),
      ),
    )
  if (otro !== undefined) throw inmuebleRepetido()
}

/**
 * The edit is refused when another person saved the property in the meantime (D42). The uploaded files are added to
 * those that the property has.
 */
export const editInmuebleDeNovedad: Handler<'editInmuebleDeNovedad'> = async (
  services,
  { sesion, body: { inmueble }, adjuntos },
) => {
  const adjuntados = await detectAdjuntos(adjuntos)
  const momento = services.ahora()
  return transactKeeping(
    services,
    async (tx, keep) => {
      const { id, version, ...datos } = inmueble
      const fila = await lockInmueble(tx, id)
      const antes = await readInmueble(tx, id)
      if (version !== undefined && version !== fila.version)
        throw new AppError(409, 'version-vieja', t.versionVieja, {
          detalle: { inmueble: wireInmueble(antes) },
        })
      const recurso = datos.recurso ?? fila.recurso
      await assertUnico(tx, fila.novedad, { id, inmueble: datos.inmueble, recurso })
      await tx
        .update(novedadInmueble)
        .set({ ...datos, recurso, version: fila.version + 1 })
        .where(eq(novedadInmueble.id, id))
      await keepAdjuntos(
        tx,
        keep,
        fila.novedad,
        adjuntados.map((uno) => ({ ...uno, inmueble: datos.inmueble, recurso })),
        { dni: sesion.dni, creado: momento },
      )
      const despues = await readInmueble(tx, id)
      await noteInmueble(tx, { momento, sesion }, fila, despues, {
        operacion: 'edit-inmueble-de-novedad',
        descripcion: interpolar(t.historial.inmuebleEdicion, { ...despues, apynom: fila.apynom }),
        imponibles: [{ tipo: 'I', imponible: antes.inmueble, recurso: antes.recurso }],
        antes,
        despues,
      })
      return { inmueble: wireInmueble(despues) }
    },
    porGuardarDe(adjuntados),
  )
}
