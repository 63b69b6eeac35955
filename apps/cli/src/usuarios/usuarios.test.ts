import { beforeEach, describe, expect, it } from 'vitest'
import { failure, json } from '../../test/fake-api.ts'
import { registrado } from '../../test/samples.ts'
import { useApi } from '../../test/use-api.ts'

const { run, on, calls, names } = useApi()

const persona = registrado({ dni: '31222333', rol: 'user', permisos: ['logins.ver'] })
const cambiado = (
  extra: object,
  cambios: readonly string[],
  ended = { sesiones: 0, tokens: 0 },
) => ({
  usuario: { ...persona, ...extra },
  cambios,
  ...ended,
})

beforeEach(() => {
  const changed = cambiado({ permisos: ['scoring.menu'] }, ['permisos'])
  on('getUsuarios', json([persona, registrado({ dni: '20000007', abogadoDeBaja: true })]))
  on('editUsuario', json(changed))
  on('simulateEditUsuario', json(changed))
  on('createUsuario', json(persona))
  on('simulateCreateUsuario', json(persona))
})

describe('usuarios listar', () => {
  it('prints role, permissions and who cannot sign in', async () => {
    const { stdout } = await run('usuarios listar')
    expect(stdout).toMatch(/31222333 +Ñáñez +Ana +user +activo +logins\.ver/)
    expect(stdout).toMatch(/20000007 .*abogado de baja/)
    const rows = JSON.parse((await run('usuarios listar --rol user --json')).stdout).datos
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ dni: '31222333', estado: 'activo', permisos: 'logins.ver' })
    expect((await run('usuarios listar --rol guest')).stderr).toContain('No hay personas')
  })
})

describe('usuarios crear', () => {
  const words = 'usuarios crear 31222333 --apellido Paz --nombre Ana --rol user --dar logins.ver'

  it('registers the person; --dry-run asks the same and writes nothing', async () => {
    expect((await run(words)).stdout).toBe('Registrado: Ñáñez, Ana, DNI 31222333, rol user.\n')
    expect(JSON.parse(calls()[0]?.request.body ?? '')).toEqual({
      dni: '31222333',
      apellido: 'Paz',
      nombre: 'Ana',
      rol: 'user',
      permisos: ['logins.ver'],
    })
    expect((await run(`${words} --dry-run`)).stdout).toContain('Se registraría a')
    expect(names()).toEqual(['createUsuario', 'simulateCreateUsuario'])
  })

  it.each(['', ' --dry-run'])('a person already registered is a conflict%s', async (flag) => {
    on('createUsuario', failure(409, 'usuario-existente'))
    on('simulateCreateUsuario', failure(409, 'usuario-existente'))
    expect((await run(words + flag)).code).toBe(6)
  })
})

describe('usuarios editar', () => {
  const words = 'usuarios editar 31222333 --dar scoring.menu --quitar logins.ver'

  it('gives and takes permissions over those there were, in one change', async () => {
    const { code, stdout } = await run(`${words} --si`)
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: 'Ñáñez, Ana: permisos: logins.ver → scoring.menu.\n',
    })
    expect(names()).toEqual(['getUsuarios', 'simulateEditUsuario', 'editUsuario'])
    expect(calls().at(-1)?.request.params).toEqual({ dni: '31222333' })
    expect(JSON.parse(calls().at(-1)?.request.body ?? '')).toEqual({
      version: persona.version,
      permisos: ['scoring.menu'],
    })
  })

  it('asks first, saying what would change and end', async () => {
    const ended = { sesiones: 2, tokens: 1 }
    on('simulateEditUsuario', json(cambiado({ baja: true }, ['baja'], ended)))
    const asked = await run('usuarios editar 31222333 --baja')
    expect(asked.code).toBe(2)
    expect(asked.stderr).toContain(
      '¿Cambiar Ñáñez, Ana: baja: no → sí? Terminarían 2 sesiones y 1 token personal.',
    )
    expect(names()).not.toContain('editUsuario')
    const dry = await run('usuarios editar 31222333 --baja --dry-run --json')
    expect(JSON.parse(dry.stdout).datos).toMatchObject({
      antes: { baja: false },
      despues: { baja: true },
      cambios: ['baja'],
      ...ended,
      guardado: false,
    })
    expect(names()).not.toContain('editUsuario')
  })

  it('reports when nothing changes, and neither asks nor sends anything', async () => {
    on('simulateEditUsuario', json(cambiado({}, [])))
    const { stdout } = await run('usuarios editar 31222333 --rol user')
    expect(stdout).toContain('no hay nada que cambiar')
    expect(names()).not.toContain('editUsuario')
  })

  it.each(['--si', '--dry-run'])('a refusal of the service is a conflict with %s', async (flag) => {
    on('simulateEditUsuario', failure(409, 'cambio-rechazado'))
    expect((await run(`usuarios editar 31222333 --rol user ${flag}`)).code).toBe(6)
    expect(names()).not.toContain('editUsuario')
  })

  it.each([
    ['nothing to change', 'usuarios editar 31222333'],
    ['both ways', 'usuarios editar 31222333 --baja --alta'],
    ['given and taken', 'usuarios editar 31222333 --dar logins.ver --quitar logins.ver'],
    ['a permission that does not exist', 'usuarios editar 31222333 --dar todo'],
    ['a role that does not exist', 'usuarios editar 31222333 --rol jefe'],
  ])('%s is a misuse', async (_, args) => {
    expect((await run(args)).code).toBe(2)
    expect(names()).toEqual([])
  })

  it('an unknown DNI is an error', async () => {
    const { code, stderr } = await run('usuarios editar 39999999 --alta')
    expect(code).toBe(1)
    expect(stderr).toContain('apremia usuarios listar')
  })
})

describe('usuarios cerrar-sesiones', () => {
  beforeEach(() => {
    on('simulateEndSesionesDeUsuario', json({ sesiones: 2, tokens: 1 }))
    on('endSesionesDeUsuario', json({ sesiones: 2, tokens: 1 }))
  })

  it('prints how many sessions there are, asks, and ends them', async () => {
    const seco = await run('usuarios cerrar-sesiones 31.222.333 --dry-run')
    expect(seco.stdout).toBe('Terminarían 2 sesiones y 1 token personal.\n')
    expect((await run('usuarios cerrar-sesiones 31222333')).code).toBe(2)
    expect(names()).not.toContain('endSesionesDeUsuario')
    const { stdout } = await run('usuarios cerrar-sesiones 31222333 --si')
    expect(stdout).toBe('Terminaron 2 sesiones y 1 token personal.\n')
  })
})

it('usuarios editar changes how a person is called', async () => {
  const words = 'usuarios editar 31222333 --apellido Rios --correo r@x.gob.ar --si'
  expect((await run(words)).code).toBe(0)
  expect(JSON.parse(calls().at(-1)?.request.body ?? '')).toMatchObject({
    apellido: 'Rios',
    email: 'r@x.gob.ar',
  })
})
