import { interpolar, textos } from '@apremia/core'
import { detectAdjuntos, porGuardarDe } from '../documentos/detect-adjuntos.ts'
import { transactKeeping } from '../documentos/transact-keeping.ts'
import { notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { inmuebleRepetido, noteInmueble, readInmueble } from './inmueble-de-novedad.ts'
import { keepAdjuntos } from './keep-adjuntos.ts'
import { novedadInmueble } from './novedad-table.ts'
import { wireInmueble } from './novedad-wire.ts'
import { lockNovedadById } from './novedades-repo.ts'

const t = textos.novedades

export const createInmuebleDeNovedad: Handler<'createInmuebleDeNovedad'> = async (
  services,
  { sesion, params, body: { inmueble }, adjuntos },
) => {
  const adjuntados = await detectAdjuntos(adjuntos)
  const momento = services.ahora()
  return transactKeeping(
    services,
    async (tx, keep) => {
      const dueno = await lockNovedadById(tx, params.id)
      if (dueno === undefined) throw notFound(t.noExiste)
      const [created] = await tx
        .insert(novedadInmueble)
        .values({ ...inmueble, novedad: dueno.id })
        .onConflictDoNothing()
        .returning({ id: novedadInmueble.id })
      if (created === undefined) throw inmuebleRepetido()
      const quien = { dni: sesion.dni, creado: momento }
      await keepAdjuntos(
        tx,
        keep,
        dueno.id,
        adjuntados.map((uno) => ({ ...uno, ...inmueble })),
        quien,
      )
      const despues = await readInmueble(tx, created.id)
      await noteInmueble(tx, { momento, sesion }, { novedad: dueno.id }, despues, {
        operacion: 'create-inmueble-de-novedad',
        descripcion: interpolar(t.historial.inmuebleAlta, { ...despues, apynom: dueno.apynom }),
        despues,
      })
      return { inmueble: wireInmueble(despues) }
    },
    porGuardarDe(adjuntados),
  )
}
