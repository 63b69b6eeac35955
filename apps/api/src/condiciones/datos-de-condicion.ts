import type { BodyOf, Contract } from '@apremia/api-client'
import { claveDeCondicion, parseCodigoAbogado, textos } from '@apremia/core'
import type { Tx } from '../platform/db/queryable.ts'
import { AppError } from '../platform/http/app-error.ts'
import { findCondicion, type Guardada, listAbogadosConocidos } from './condiciones-repo.ts'

const { condiciones: t } = textos

const refuse = (status: number, code: string, field: string, message: string): AppError =>
  new AppError(status, code, message, { fields: [{ field, message }] })

export const readCondicionPedida = async (
  tx: Tx,
  { contrato, condiciones, abogado, municipio }: BodyOf<Contract['createCondicion']>,
  otras: readonly Guardada[],
) => {
  const codigo = parseCodigoAbogado(abogado)
  const conocidos = await listAbogadosConocidos(tx)
  if (codigo === undefined || !conocidos.some(({ codexterno }) => codexterno === codigo))
    throw refuse(400, 'campos-invalidos', 'abogado', t.abogadoInexistente)
  const datos = { contrato, condiciones, abogado: codigo, municipio }
  const clave = claveDeCondicion(datos)
  if (otras.some((otra) => claveDeCondicion(otra) === clave))
    throw refuse(409, 'condicion-repetida', 'contrato', t.repetida)
  return datos
}

export const readCondicionGuardada = async (tx: Tx, id: number) => {
  const condicion = await findCondicion(tx, id)
  if (condicion === undefined) throw new Error(`Falta la condición ${id}`)
  return { condicion }
}
