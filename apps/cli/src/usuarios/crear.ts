import { usuarios } from '@apremia/api-client'
import type { Permiso, Rol } from '@apremia/core'
import { describePersona } from '../args/persona.ts'
import type { Context } from '../context.ts'
import { action, dryRunOption, examples, type Verb } from '../define.ts'
import { permisosOption, rolOption } from './options.ts'

interface Options {
  readonly apellido: string
  readonly nombre: string
  readonly rol: Rol
  readonly correo?: string
  readonly dar?: readonly Permiso[]
  readonly dryRun?: boolean
}

const run = async (
  context: Context,
  { apellido, nombre, rol, correo, dar = [], dryRun = false }: Options,
  [dni = '']: readonly string[],
) => {
  const { output } = context
  const { connect } = await import('../http/with-client.ts')
  const usuario = await connect(context).call(
    dryRun ? usuarios.simulateCreateUsuario : usuarios.createUsuario,
    {
      body: {
        dni,
        apellido,
        nombre,
        rol,
        permisos: [...dar],
        ...(correo === undefined ? {} : { email: correo }),
      },
    },
  )
  await output.data(
    { ...usuario, creado: !dryRun },
    () =>
      `${dryRun ? 'Se registraría a' : 'Registrado:'} ${describePersona(usuario)}, DNI ${dni}, rol ${rol}.`,
  )
  return undefined
}

export const crearUsuario: Verb = (noun) => {
  const command = noun
    .command('crear')
    .description('Registra a una persona para que pueda ingresar (solo administradores)')
    .argument('<dni>', 'Su documento')
    .requiredOption('--apellido <texto>', 'Apellido')
    .requiredOption('--nombre <texto>', 'Nombre')
    .addOption(rolOption().makeOptionMandatory())
    .option('--correo <dirección>', 'Correo electrónico')
    .addOption(permisosOption('--dar <permiso...>', 'Permisos que tendrá'))
    .addOption(dryRunOption())
    .action(action(run))
  examples(
    command,
    "apremia usuarios crear 31222333 --apellido Paz --nombre 'Ana Laura' --rol user",
    'apremia usuarios crear 31222333 --apellido Paz --nombre Ana --rol user --dar logins.ver --dry-run',
  )
}
