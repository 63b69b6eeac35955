import { interpolar, textos } from '@apremia/core'
import { detectAdjuntos, porGuardarDe } from '../documentos/detect-adjuntos.ts'
import { transactKeeping } from '../documentos/transact-keeping.ts'
import { appendHistorial } from '../historial/append-historial.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { Adjunto } from '../platform/http/form.ts'
import { huellaDePedido } from '../platform/http/huella-de-pedido.ts'
import type { Handler } from '../platform/http/mount.ts'
import { registro, registroDocumento } from './registro-table.ts'
import { findPorClave, findRegistro } from './registros-repo.ts'

const t = textos.registros

/**
 * Refuses the request when one of its files belongs to another real property than the new record (D92). The name of
 * each file's form field has the real property and the tax.
 */
const refuseDeOtro = (
  archivos: readonly Adjunto[],
  { inmueble, recurso }: { readonly inmueble: number; readonly recurso: string },
): void => {
  const ajeno = archivos.find(
    ({ campo }) => !/^file_/.test(campo) && campo !== `${inmueble}_${recurso}`,
  )
  if (ajeno === undefined) return
  const message = interpolar(t.archivoDeOtro, {
    nombre: ajeno.name,
    inmueble: ajeno.campo.replace('_', '/'),
  })
  throw new AppError(400, 'archivo-sin-destino', message, {
    fields: [{ field: ajeno.campo, message }],
  })
}

/** A request repeated with the same `Idempotency-Key` returns the record of the first request. */
export const createRegistro: Handler<'createRegistro'> = async (
  services,
  { sesion, body, adjuntos, idempotencyKey },
) => {
  refuseDeOtro(adjuntos, body)
  const archivos = await detectAdjuntos(adjuntos)
  const huella = huellaDePedido({ body, adjuntos })
  const momento = services.ahora()
  return transactKeeping(
    services,
    async (tx, keep) => {
      const [nuevo] = await tx
        .insert(registro)
        .values({ ...body, usuario: sesion.dni, clave: idempotencyKey, huella, creado: momento })
        .onConflictDoNothing()
        .returning({ id: registro.id })
      if (nuevo === undefined) {
        const hecho = idempotencyKey && (await findPorClave(tx, sesion, idempotencyKey, huella))
        if (!hecho) throw new Error('No se pudo guardar el registro')
        return { registro: hecho }
      }
      const documentos = await keep(porGuardarDe(archivos))
      const filas = archivos.map(({ archivo }, i) => ({
        registro: nuevo.id,
        documento: documentos[i] ?? '',
        nombre: archivo.name,
      }))
      if (filas.length > 0) await tx.insert(registroDocumento).values(filas).onConflictDoNothing()
      const guardado = await findRegistro(tx, nuevo.id)
      if (guardado === undefined) throw new Error(`Falta el registro ${nuevo.id}`)
      const { id, user, creado, version, registro_documentos: suyos, ...despues } = guardado
      const persona = `${guardado.apellido} ${guardado.nombre}`.trim()
      await appendHistorial(tx, {
        momento,
        actor: sesion,
        operacion: 'create-registro',
        entidad: 'registro',
        entidadId: String(id),
        descripcion: interpolar(t.historial.alta, { inmueble: guardado.inmueble, persona }),
        inmueble: String(guardado.inmueble),
        recurso: guardado.recurso,
        despues: { ...despues, documentos: suyos.map(({ documento }) => documento) },
      })
      return { registro: guardado }
    },
    porGuardarDe(archivos),
  )
}
