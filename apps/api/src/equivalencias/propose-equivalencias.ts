import type { PropuestaDeEquivalencia, TituloConValores } from '@apremia/workbooks'
import { LECTURA, LIBRO_WORKER } from '../libros/libro-limits.ts'
import type { LibroOperations } from '../libros/libro-worker.ts'
import { requireFile } from '../platform/http/form.ts'
import type { Handler } from '../platform/http/mount.ts'
import { withWorker } from '../platform/worker/worker-client.ts'

const toTitulo = ({ titulo, valores, distintos }: TituloConValores) => ({
  titulo,
  valores: [...valores],
  distintos: [...distintos],
})

const toWire = (propuesta: PropuestaDeEquivalencia) => {
  const { fuente, archivo, codificacion, fechas, importes, titulos, falla } = propuesta
  return {
    ...{ fuente, archivo: archivo?.nombre ?? null, codificacion, falla },
    ...{ fechas: fechas ?? null, importes: importes ?? null, titulos: titulos.map(toTitulo) },
    columnas: [...propuesta.columnas].map(([columna, titulo]) => ({ columna, titulo })),
    dudosas: [...propuesta.dudosas].map(([columna, suyos]) => ({ columna, titulos: [...suyos] })),
    faltan: [...propuesta.faltan],
  }
}

export const proposeEquivalencias: Handler<'proposeEquivalencias'> = async (_, { files }) => {
  const { path, name: nombre } = requireFile(files, 'file')
  return withWorker<LibroOperations, ReturnType<typeof toWire>[]>(
    LIBRO_WORKER,
    LECTURA,
    async (worker) => (await worker.call('proponerEquivalencias', { path, nombre })).map(toWire),
  )
}
