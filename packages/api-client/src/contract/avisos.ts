import { array, number, object, string } from 'yup'
import { entry } from '../entry.ts'
import { idNumerico, instante } from './common.ts'

export const avisos = {
  getAvisos: entry({
    method: 'GET',
    path: '/avisos',
    capacidad: 'avisos.propios',
    limite: 'consulta',
    summary: 'Avisos de quien está en sesión que todavía no leyó',
    reply: array(
      object({
        id: idNumerico.required(),
        texto: string().required(),
        creado: instante.required(),
      }).required(),
    ).required(),
  }),
  readAvisos: entry({
    method: 'POST',
    path: '/avisos/leidos',
    capacidad: 'avisos.propios',
    summary: 'Da por leídos los avisos propios hasta uno',
    body: object({ hasta: idNumerico.required('Indique el último aviso leído.') }),
    reply: object({ leidos: number().integer().required() }),
  }),
}
