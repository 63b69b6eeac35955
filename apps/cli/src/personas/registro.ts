import { type Contract, type ReplyOf, registros } from '@apremia/api-client'
import type { Connection } from '../http/with-client.ts'
import { CliError, usageError } from '../terminal/cli-error.ts'

export type RegistroDePersona = ReplyOf<Contract['findRegistros']>[number]

export const findRegistroPorNumero = async (
  connection: Connection,
  text: string,
): Promise<RegistroDePersona> => {
  if (!/^\d{1,10}$/.test(text)) throw usageError(`«${text}» no es el número de un registro.`)
  const { rows } = await connection.page(registros.findRegistros, {
    query: { pagina: 1, porPagina: 1 },
    body: { id: text, inmueble: '', recurso: '' },
  })
  const [registro] = rows
  if (registro === undefined)
    throw new CliError('falla', {
      codigo: 'no-encontrado',
      mensaje: `No existe el registro ${text}, o no es suyo.`,
      sugerencias: ['Para ver los números: apremia personas registros'],
    })
  return registro
}

export const describeRegistro = ({ id, apellido, nombre, inmueble, recurso }: RegistroDePersona) =>
  `registro ${id}, de ${[apellido, nombre].filter(Boolean).join(', ')}, inmueble ${inmueble} ${recurso}`
