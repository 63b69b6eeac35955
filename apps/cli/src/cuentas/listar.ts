import { cuentas } from '@apremia/api-client'
import { textos } from '@apremia/core'
import type { Context } from '../context.ts'
import { action, examples, type Verb, withRows } from '../define.ts'
import type { TableColumn } from '../terminal/column.ts'
import { formatInstante } from '../terminal/local-format.ts'
import type { CuentaListada } from './cuenta.ts'

const { estados } = textos.cuentas

const estadoDe = ({ revocada, expira }: CuentaListada, ahora: number): string => {
  if (revocada) return estados.revocada
  return expira === null || Date.parse(expira) <= ahora ? estados.vencida : estados.vigente
}

const columnsAt = (ahora: number): readonly TableColumn<CuentaListada>[] => [
  { key: 'codigo', title: 'CUENTA', value: ({ codigo }) => codigo },
  { key: 'nombre', title: 'PARA QUÉ ES', value: ({ nombre }) => nombre, flexible: true },
  { key: 'estado', title: 'ESTADO', value: (cuenta) => estadoDe(cuenta, ahora) },
  {
    ...{ key: 'creada', title: 'CREADA', value: ({ creada }) => creada },
    text: ({ creada }) => formatInstante(creada),
  },
  {
    ...{ key: 'expira', title: 'VENCE', value: ({ expira }) => expira },
    text: ({ expira }) => (expira === null ? '' : formatInstante(expira)),
  },
  {
    ...{ key: 'ultimoUso', title: 'ÚLTIMO USO', value: ({ ultimoUso }) => ultimoUso },
    text: ({ ultimoUso }) => (ultimoUso === null ? 'nunca' : formatInstante(ultimoUso)),
  },
  { key: 'revocada', title: 'REVOCADA', value: ({ revocada }) => revocada, hidden: true },
]

const run = async (context: Context) => {
  const { connect } = await import('../http/with-client.ts')
  const todas = await connect(context).call(cuentas.listCuentas, {})
  if (todas.length === 0) context.output.note(textos.cuentas.vacio)
  await context.output.rows(columnsAt(Date.now()), todas)
  return undefined
}

export const listarCuentas: Verb = (noun) => {
  const command = noun
    .command('listar')
    .description('Lista las cuentas de servicio (administradores)')
    .action(action(run, withRows))
  examples(command, 'apremia cuentas listar', 'apremia cuentas listar --json')
}
