import { type Contract, escritosJudiciales, type ReplyOf } from '@apremia/api-client'
import type { Connection } from '../http/with-client.ts'
import { CliError } from '../terminal/cli-error.ts'

export type PlantillaConsultada = ReplyOf<Contract['listPlantillas']>[number]

export const findPlantilla = async (
  connection: Connection,
  cual: string,
): Promise<PlantillaConsultada> => {
  const plantillas = await connection.call(escritosJudiciales.listPlantillas, {})
  const hallada = plantillas.find(
    ({ id, nombre }) => String(id) === cual || nombre.toLowerCase() === cual.toLowerCase(),
  )
  if (hallada) return hallada
  throw new CliError('falla', {
    codigo: 'no-encontrado',
    mensaje: `No existe la plantilla «${cual}».`,
    sugerencias: ['Todas: apremia escritos plantillas'],
  })
}
