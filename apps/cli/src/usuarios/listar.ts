import { type Contract, type ReplyOf, usuarios } from '@apremia/api-client'
import type { Rol } from '@apremia/core'
import type { Context } from '../context.ts'
import { action, examples, type Verb, withRows } from '../define.ts'
import type { TableColumn } from '../terminal/column.ts'
import { rolOption } from './options.ts'

type Usuario = ReplyOf<Contract['getUsuarios']>[number]

interface Options {
  readonly rol?: Rol
}

const estadoDe = ({ baja, abogadoDeBaja }: Usuario): string => {
  if (baja) return 'de baja'
  return abogadoDeBaja ? 'abogado de baja' : 'activo'
}

const COLUMNS: readonly TableColumn<Usuario>[] = [
  { key: 'dni', title: 'DNI', value: ({ dni }) => dni, align: 'right' },
  { key: 'apellido', title: 'APELLIDO', value: ({ apellido }) => apellido, flexible: true },
  { key: 'nombre', title: 'NOMBRE', value: ({ nombre }) => nombre, flexible: true },
  { key: 'rol', title: 'ROL', value: ({ rol }) => rol },
  { key: 'abogado', title: 'ABOGADO', value: ({ abogado }) => abogado },
  { key: 'estado', title: 'ESTADO', value: estadoDe },
  { key: 'permisos', title: 'PERMISOS', value: ({ permisos }) => permisos.join(' ') },
  { key: 'email', title: 'CORREO', value: ({ email }) => email, hidden: true },
]

const run = async (context: Context, { rol }: Options) => {
  const { output } = context
  const { connect } = await import('../http/with-client.ts')
  const todos = await connect(context).call(usuarios.getUsuarios, {})
  const elegidos = todos.filter((usuario) => rol === undefined || usuario.rol === rol)
  if (elegidos.length === 0) output.note('No hay personas registradas con ese rol.')
  await output.rows(COLUMNS, elegidos)
  return undefined
}

export const listarUsuarios: Verb = (noun) => {
  const command = noun
    .command('listar')
    .description('Lista las personas registradas, con su rol y permisos (solo administradores)')
    .addOption(rolOption())
    .action(action(run, withRows))
  examples(command, 'apremia usuarios listar', 'apremia usuarios listar --rol admin --json')
}
