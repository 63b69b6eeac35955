import {
  claseDeRecurso,
  IMPORTES_VIEJOS,
  interpolar,
  type LiquidacionDeDeudaDatos,
  municipioVigente,
  nombreDeRecurso,
  textos,
} from '@apremia/core'
import { findWire } from '../abogados/abogados-repo.ts'
import { contactoDeAbogado } from '../convenios/contacto-de-abogado.ts'
import { ESCRITURA } from '../libros/libro-limits.ts'
import { AppError } from '../platform/http/app-error.ts'
import { PDF } from '../platform/http/file-answer.ts'
import type { Handler } from '../platform/http/mount.ts'
import { withWorker } from '../platform/worker/worker-client.ts'
import type { LiquidacionOperations } from './liquidacion-worker.ts'
import { loadLiquidacion } from './load-liquidacion.ts'

const LIQUIDACION_WORKER = new URL('./liquidacion-worker.ts', import.meta.url)

export const downloadLiquidacion: Handler<'downloadLiquidacion'> = async (
  services,
  { sesion, query },
) => {
  const { db } = services
  const cargada = await loadLiquidacion(services, sesion, query)
  const { deuda, liquidacion, filas, hoy, recursos, juicio, titulos } = cargada
  const { importesViejos, notas } = cargada
  const { clave, codigo } = deuda
  if (importesViejos !== null)
    throw new AppError(
      409,
      IMPORTES_VIEJOS,
      interpolar(textos.liquidacionDeDeuda.importesViejos, { ...clave, aviso: importesViejos }),
    )
  const ficha = await findWire(db, codigo)
  const clase = claseDeRecurso(recursos, clave.recurso)
  const datos: LiquidacionDeDeudaDatos = {
    ...liquidacion,
    ...{ ...clave, contribuyentes: deuda.contribuyentes, fecha: hoy, notas },
    ...{ clase, titulos },
    municipio: municipioVigente(filas, hoy),
    autor: [sesion.nombre, sesion.apellido].filter(Boolean).join(' '),
    recursoNombre: nombreDeRecurso(recursos, clave.recurso),
    autos: juicio,
    abogado: {
      codigo,
      nombre: contactoDeAbogado(codigo, ficha).nombre,
      matricula: ficha?.matricula ?? '',
    },
  }
  const pdf = await withWorker<LiquidacionOperations, Uint8Array<ArrayBuffer>>(
    LIQUIDACION_WORKER,
    ESCRITURA,
    (worker) => worker.call('liquidacion', datos),
  )
  return {
    kind: 'file',
    name: interpolar(textos.archivos.liquidacionDeDeuda, { ...clave, al: liquidacion.al }),
    type: PDF,
    size: pdf.byteLength,
    body: Buffer.from(pdf),
    disposition: 'inline',
  }
}
