import { sesiones } from '@apremia/api-client'
import { describePersona } from '../args/persona.ts'
import { sessionPath } from '../config/paths.ts'
import type { Context } from '../context.ts'
import { action, examples, type Verb } from '../define.ts'
import { readSession, saveSession } from '../http/session-file.ts'
import { formatInstante } from '../terminal/local-format.ts'

const ROLES: Readonly<Record<string, string>> = {
  admin: 'administración',
  user: 'usuario',
  guest: 'invitado',
  servicio: 'cuenta de servicio',
}

const run = async (context: Context) => {
  const { connect } = await import('../http/with-client.ts')
  const { call, origin, credencial } = connect(context)
  const { usuario, expiraEn } = await call(sesiones.validateToken, { body: {} })
  const path = sessionPath(context.env)
  if (credencial === 'archivo' && path) {
    const kept = readSession(path, origin)
    if (kept) saveSession(path, origin, { ...kept, expiraEn, usuario })
  }
  await context.output.data({ servidor: origin, credencial, usuario, expiraEn }, (paint) =>
    [
      ['Persona', describePersona(usuario)],
      [usuario.rol === 'servicio' ? 'Cuenta' : 'DNI', usuario.dni],
      ['Rol', ROLES[usuario.rol] ?? usuario.rol],
      ['Servicio', origin],
      [
        'Credencial',
        credencial === 'archivo' ? `sesión guardada en ${path}` : 'token de APREMIA_TOKEN',
      ],
      [
        'Vence',
        `${formatInstante(expiraEn)}${credencial === 'archivo' ? ', si no se usa antes' : ''}`,
      ],
    ]
      .map(([label = '', value]) => `${paint('bold', label.padEnd(10))}  ${value}`)
      .join('\n'),
  )
  return undefined
}

export const verSesion: Verb = (noun) => {
  const command = noun
    .command('ver')
    .description('Muestra con qué persona se trabaja y renueva el tiempo de la sesión')
    .action(action(run))
  examples(command, 'apremia sesion ver', 'apremia sesion ver --json')
}
