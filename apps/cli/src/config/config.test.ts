import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { AJUSTES, CLAVES_DE_AJUSTE } from './ajustes.ts'
import { loadSettings } from './load-settings.ts'
import { sessionPath, userConfigPath } from './paths.ts'

let home = ''
let project = ''
const write = (path: string, value: unknown): void => {
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value))
}
const load = (flags = {}, env: NodeJS.ProcessEnv = {}) =>
  loadSettings({ flags, env: { HOME: home, ...env }, cwd: join(project, 'a', 'b') })

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'apremia-home-'))
  project = mkdtempSync(join(tmpdir(), 'apremia-project-'))
  mkdirSync(join(project, 'a', 'b'), { recursive: true })
})

describe('precedence', () => {
  it('flag, environment, project, person, default; each value names its origin', () => {
    const user = join(home, '.config', 'apremia', 'config.json')
    const file = join(project, 'apremia.json')
    const url = () => load().valores.url
    expect(url()).toEqual({ valor: AJUSTES.url.porDefecto, origen: 'por defecto', fuente: '' })
    write(user, { url: 'http://usuario' })
    expect(url()).toEqual({ valor: 'http://usuario', origen: 'usuario', fuente: user })
    write(file, { url: 'http://proyecto' })
    expect(url()).toEqual({ valor: 'http://proyecto', origen: 'proyecto', fuente: file })
    const env = { APREMIA_URL: 'http://entorno' }
    expect(load({}, env).valores.url).toEqual({
      valor: 'http://entorno',
      origen: 'entorno',
      fuente: 'APREMIA_URL',
    })
    const flags = { url: { valor: 'http://opcion', opcion: '--url' } }
    expect(load(flags, env).valores.url).toEqual({
      valor: 'http://opcion',
      origen: 'opción',
      fuente: '--url',
    })
  })

  it('an empty variable is as good as none', () => {
    expect(load({}, { APREMIA_URL: '' }).valores.url.origen).toBe('por defecto')
  })

  it('the nearest project file is the one that counts', () => {
    write(join(project, 'apremia.json'), { color: 'siempre', formato: 'csv' })
    write(join(project, 'a', 'apremia.json'), { color: 'nunca' })
    expect(load().valores.color.valor).toBe('nunca')
    expect(load().valores.formato.valor).toBe('tabla')
  })

  it('warns about unknown keys and ignores them', () => {
    write(join(project, 'apremia.json'), { url: 'http://x', uurl: 'http://y' })
    expect(load().avisos.join()).toContain('uurl')
    expect(load().valores.url.valor).toBe('http://x')
  })
})

describe('refusals', () => {
  it.each([
    ['not JSON', '{'],
    ['a list', '[]'],
    ['a bad value', { color: 'rojo' }],
    ['an address with a password', { url: 'http://a:b@x' }],
    ['an address that is none', { url: 'x' }],
  ])('a file with %s', (_what, content) => {
    write(join(project, 'apremia.json'), content)
    expect(() => load()).toThrow(/apremia\.json no sirve/)
  })

  it.each([
    { APREMIA_ESPERA: '0' },
    { APREMIA_ESPERA: '1.5' },
    { APREMIA_REINTENTOS: '-1' },
    { APREMIA_FUENTE: 'google' },
    { APREMIA_FORMATO: 'xml' },
  ])('%o', (env) => {
    expect(() => load({}, env)).toThrow(/^La variable APREMIA_\w+ no sirve/)
  })

  it('a file that cannot be read', () => {
    const path = join(project, 'apremia.json')
    mkdirSync(path)
    chmodSync(path, 0o755)
    expect(() => load()).toThrow(/no se puede leer/)
  })
})

describe('the place of files', () => {
  it('follows XDG, ignores relative paths, and does without a home', () => {
    expect(userConfigPath({ HOME: '/h' })).toBe('/h/.config/apremia/config.json')
    expect(sessionPath({ HOME: '/h' })).toBe('/h/.local/state/apremia/sesion.json')
    expect(userConfigPath({ HOME: '/h', XDG_CONFIG_HOME: '/x' })).toBe('/x/apremia/config.json')
    expect(sessionPath({ HOME: '/h', XDG_STATE_HOME: '/s' })).toBe('/s/apremia/sesion.json')
    expect(userConfigPath({ HOME: '/h', XDG_CONFIG_HOME: 'x' })).toBe(
      '/h/.config/apremia/config.json',
    )
    expect(sessionPath({ HOME: '' })).toBeUndefined()
  })
})

describe('ajustes', () => {
  it('accepts every default', () => {
    for (const clave of CLAVES_DE_AJUSTE) {
      const { check, porDefecto } = AJUSTES[clave]
      expect(check(porDefecto)).toBeUndefined()
    }
  })
})

it('writes a file that reads back, keeping unknown keys', async () => {
  const { writeSetting } = await import('./write-config-file.ts')
  const path = join(project, 'apremia.json')
  write(path, { otra: 1, url: 'http://x' })
  writeSetting(path, 'color', 'nunca')
  writeSetting(path, 'url', undefined)
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({ otra: 1, color: 'nunca' })
})
