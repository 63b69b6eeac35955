import { type Contract, type ReplyOf, tokens } from '@apremia/api-client'
import type { Context } from '../context.ts'
import { action, examples, type Verb, withRows } from '../define.ts'
import type { TableColumn } from '../terminal/column.ts'
import { formatInstante } from '../terminal/local-format.ts'

type Token = ReplyOf<Contract['listTokens']>[number]

const estadoDe = (token: Token, ahora: number): string => {
  if (token.revocado !== null) return 'revocado'
  return Date.parse(token.expira) <= ahora ? 'vencido' : 'vigente'
}

const columnsAt = (ahora: number): TableColumn<Token>[] => [
  { key: 'id', title: 'ID', value: ({ id }) => id, align: 'right' },
  { key: 'nombre', title: 'NOMBRE', value: ({ nombre }) => nombre, flexible: true },
  { key: 'estado', title: 'ESTADO', value: (token) => estadoDe(token, ahora) },
  {
    key: 'creado',
    title: 'CREADO',
    value: ({ creado }) => creado,
    text: ({ creado }) => formatInstante(creado),
  },
  {
    key: 'expira',
    title: 'VENCE',
    value: ({ expira }) => expira,
    text: ({ expira }) => formatInstante(expira),
  },
  {
    key: 'ultimoUso',
    title: 'ÚLTIMO USO',
    value: ({ ultimoUso }) => ultimoUso,
    text: ({ ultimoUso }) => (ultimoUso === null ? 'nunca' : formatInstante(ultimoUso)),
  },
  { key: 'revocado', title: 'REVOCADO', value: ({ revocado }) => revocado, hidden: true },
]

const run = async (context: Context) => {
  const { connect } = await import('../http/with-client.ts')
  const propios = await connect(context).call(tokens.listTokens, {})
  if (propios.length === 0) context.output.note('No tiene tokens personales.')
  await context.output.rows(columnsAt(Date.now()), propios)
  return undefined
}

export const listarTokens: Verb = (noun) => {
  const command = noun
    .command('listar')
    .description('Lista los tokens personales propios')
    .action(action(run, withRows))
  examples(command, 'apremia tokens listar', 'apremia tokens listar --json')
}
