import { array, object, string } from 'yup'
import { entry } from '../../entry.ts'

export const municipioListados = {
  dtTipoDoc: entry({
    service: 'municipio',
    method: 'GET',
    path: '/listados/dtTipoDoc',
    capacidad: 'catalogos.ver',
    limite: 'consulta',
    summary: 'Tipos de documento',
    reply: array(
      object({ CODIGO: string().required(), DETALLE: string().required() }).required(),
    ).required(),
  }),
}
