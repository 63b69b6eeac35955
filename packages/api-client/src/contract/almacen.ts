import { entry } from '../entry.ts'
import { trabajo } from './trabajos.ts'

export const almacen = {
  verifyDocumentos: entry({
    method: 'POST',
    soloLee: true,
    path: '/documentos/verificar',
    capacidad: 'historial.verificar',
    limite: 'consulta',
    summary:
      'Lee todos los documentos guardados y dice cuáles faltan, cuáles fueron alterados y qué archivos no son de nadie, en un trabajo',
    reply: trabajo,
  }),
}
