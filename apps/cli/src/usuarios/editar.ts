import { type Contract, type ReplyOf, usuarios } from '@apremia/api-client'
import { type Permiso, parseDni, type Rol } from '@apremia/core'
import { Option } from 'commander'
import { describePersona } from '../args/persona.ts'
import type { Context } from '../context.ts'
import { action, dryRunOption, examples, type Verb, yesOption } from '../define.ts'
import { CliError, usageError } from '../terminal/cli-error.ts'
import { confirm } from '../terminal/confirm.ts'
import { formatCantidad } from '../terminal/local-format.ts'
import { permisosOption, rolOption } from './options.ts'

type Usuario = ReplyOf<Contract['getUsuarios']>[number]
type Cambiado = ReplyOf<Contract['editUsuario']>

interface Options {
  readonly apellido?: string
  readonly nombre?: string
  readonly correo?: string
  readonly rol?: Rol
  readonly dar?: readonly Permiso[]
  readonly quitar?: readonly Permiso[]
  readonly baja?: boolean
  readonly alta?: boolean
  readonly yes?: boolean
  readonly dryRun?: boolean
}

const changesOf = (
  { permisos }: Usuario,
  { rol, dar, quitar, baja, alta, apellido, nombre, correo }: Options,
) => ({
  ...(apellido === undefined ? {} : { apellido }),
  ...(nombre === undefined ? {} : { nombre }),
  ...(correo === undefined ? {} : { email: correo }),
  ...(rol === undefined ? {} : { rol }),
  ...(baja === true || alta === true ? { baja: baja === true } : {}),
  ...(dar === undefined && quitar === undefined
    ? {}
    : {
        permisos: [...new Set([...permisos, ...(dar ?? [])])].filter(
          (permiso) => quitar?.includes(permiso) !== true,
        ),
      }),
})

const textOf = (usuario: Usuario, campo: Cambiado['cambios'][number]): string => {
  if (campo === 'baja') return usuario.baja ? 'sí' : 'no'
  if (campo === 'permisos') return usuario.permisos.join(', ') || 'ninguno'
  return usuario[campo] || 'ninguno'
}

const describeChanges = (antes: Usuario, { usuario, cambios }: Cambiado): string =>
  cambios.map((campo) => `${campo}: ${textOf(antes, campo)} → ${textOf(usuario, campo)}`).join('; ')

const describeEnded = ({ sesiones, tokens }: Cambiado, future: boolean): string => {
  if (sesiones + tokens === 0) return ''
  const verb = future ? 'Terminarían' : 'Terminaron'
  return ` ${verb} ${formatCantidad(sesiones, 'sesión', 'sesiones')} y ${formatCantidad(tokens, 'token personal', 'tokens personales')}.`
}

const check = (options: Options): void => {
  const { rol, dar = [], quitar = [], baja, alta, apellido, nombre, correo } = options
  const dichos = [rol, apellido, nombre, correo].filter((uno) => uno !== undefined)
  if (dichos.length + dar.length + quitar.length === 0 && !baja && !alta) {
    throw usageError(
      'Indique qué cambia: --apellido, --nombre, --correo, --rol, --dar, --quitar, --baja o --alta.',
    )
  }
  const both = dar.find((permiso) => quitar.includes(permiso))
  if (both !== undefined) throw usageError(`${both} está en --dar y en --quitar.`)
}

const run = async (context: Context, options: Options, [typed = '']: readonly string[]) => {
  check(options)
  const dni = parseDni(typed) ?? typed
  const { output } = context
  const { connect } = await import('../http/with-client.ts')
  const connection = connect(context)
  const antes = (await connection.call(usuarios.getUsuarios, {})).find(
    (usuario) => usuario.dni === dni,
  )
  if (antes === undefined) {
    throw new CliError('falla', {
      codigo: 'no-encontrado',
      mensaje: `No hay un usuario con el DNI ${dni}.`,
      sugerencias: ['Para ver todos: apremia usuarios listar'],
    })
  }
  const input = { params: { dni }, body: { version: antes.version, ...changesOf(antes, options) } }
  const simulado = await connection.call(usuarios.simulateEditUsuario, input)
  const persona = describePersona(antes)
  const tell = (cambiado: Cambiado, guardado: boolean, text: string) => {
    const { usuario, cambios, sesiones, tokens } = cambiado
    return output.data({ antes, despues: usuario, cambios, sesiones, tokens, guardado }, () => text)
  }
  if (simulado.cambios.length === 0) {
    await tell(simulado, false, `${persona} ya es así: no hay nada que cambiar.`)
    return undefined
  }
  const changes = describeChanges(antes, simulado)
  if (options.dryRun === true) {
    await tell(
      simulado,
      false,
      `Se cambiaría ${persona}: ${changes}.${describeEnded(simulado, true)}`,
    )
    return undefined
  }
  await confirm(context, {
    question: `¿Cambiar ${persona}: ${changes}?${describeEnded(simulado, true)}`,
    yes: options.yes === true,
    flag: '--si',
  })
  const cambiado = await connection.call(usuarios.editUsuario, input)
  await tell(
    cambiado,
    true,
    `${persona}: ${describeChanges(antes, cambiado)}.${describeEnded(cambiado, false)}`,
  )
  return undefined
}

export const editar: Verb = (noun) => {
  const command = noun
    .command('editar')
    .description(
      'Cambia el nombre, el correo, el rol, los permisos o la baja (solo administradores)',
    )
    .argument('<dni>', 'El que muestra «usuarios listar»')
    .option('--apellido <texto>', 'Apellido')
    .option('--nombre <texto>', 'Nombre')
    .option('--correo <dirección>', 'Correo electrónico; vacío lo quita')
    .addOption(rolOption())
    .addOption(permisosOption('--dar <permiso...>', 'Permisos que se agregan'))
    .addOption(permisosOption('--quitar <permiso...>', 'Permisos que se sacan'))
    .addOption(new Option('--baja', 'Deja de poder ingresar').conflicts('alta'))
    .addOption(new Option('--alta', 'Vuelve a poder ingresar'))
    .addOption(yesOption())
    .addOption(dryRunOption())
    .action(action(run))
  examples(
    command,
    'apremia usuarios editar 31222333 --dar scoring.inicio scoring.menu',
    'apremia usuarios editar 31222333 --rol guest --quitar logins.ver --dry-run',
    'apremia usuarios editar 31222333 --baja --si',
  )
}
