import { type Contract, cuentas, type ReplyOf } from '@apremia/api-client'
import { DIAS_DE_CUENTA, MAXIMO_DE_DIAS_DE_CUENTA } from '@apremia/core'
import { Option } from 'commander'
import type { Context } from '../context.ts'
import { wholeNumber } from '../define.ts'
import type { Connection } from '../http/with-client.ts'
import { CliError } from '../terminal/cli-error.ts'
import { formatInstante } from '../terminal/local-format.ts'

export type CuentaListada = ReplyOf<Contract['listCuentas']>[number]
type ConToken = ReplyOf<Contract['createCuenta']>

export const diasOption = (): Option =>
  new Option('--dias <número>', 'Días que dura su token')
    .argParser(wholeNumber(1, MAXIMO_DE_DIAS_DE_CUENTA))
    .default(DIAS_DE_CUENTA)

/**
 * Finds a valid service account by the number or the code that «cuentas listar» shows.
 *
 * @throws CliError when the account does not exist or is revoked
 */
export const findVigente = async (
  connection: Connection,
  escrito: string,
): Promise<CuentaListada> => {
  const todas = await connection.call(cuentas.listCuentas, {})
  const found = todas.find(
    ({ id, codigo }) => String(id) === escrito || codigo === escrito.toUpperCase(),
  )
  if (found !== undefined && !found.revocada) return found
  throw new CliError('falla', {
    codigo: 'no-encontrado',
    mensaje: found
      ? `La cuenta ${found.codigo} ya está revocada.`
      : `No hay una cuenta de servicio «${escrito}».`,
    sugerencias: ['Para ver las cuentas: apremia cuentas listar'],
  })
}

/**
 * Prints the token of a new account. Without --json, stdout has only the token, so that a script can capture the token.
 */
export const showToken = async (
  { output }: Context,
  { codigo, nombre, expira, token, ...resto }: ConToken,
): Promise<void> => {
  output.note(
    `Cuenta ${codigo} «${nombre}», vence ${expira === null ? '' : formatInstante(expira)}. Guarde el token ahora: no se vuelve a mostrar.`,
  )
  await output.data({ ...resto, codigo, nombre, expira, token }, () => token)
}
