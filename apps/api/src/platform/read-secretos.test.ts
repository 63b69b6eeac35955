import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { ConfigError } from './config-error.ts'
import { withSecretos } from './read-secretos.ts'

const folder = mkdtempSync(join(tmpdir(), 'apremia-secretos-'))
afterAll(() => rmSync(folder, { recursive: true }))

const put = (text: string): string => {
  const path = join(folder, 'secreto')
  writeFileSync(path, text)
  return path
}

describe('secrets in files', () => {
  it.each([
    'DATABASE_URL',
    'MUNICIPIO_TOKEN',
    'IDENTIDAD_CLIENTE_SECRETO',
    'APREMIA_METRICAS_TOKEN',
  ])('%s may be in one, with the line end an editor leaves', (name) => {
    for (const end of ['', '\n', '\r\n'])
      expect(withSecretos({ [`${name}_FILE`]: put(`cl av e ${end}`) })[name]).toBe('cl av e ')
  })

  it('changes no other variable', () => {
    const env = { HOST: 'x', MUNICIPIO_TOKEN: 't', PUBLIC_URL_FILE: '/no/existe' }
    expect(withSecretos(env)).toEqual(env)
  })

  it.each([
    [
      'a file and a value',
      () => ({ MUNICIPIO_TOKEN: 't', MUNICIPIO_TOKEN_FILE: put('x') }),
      /a la vez/,
    ],
    [
      'no such file',
      () => ({ DATABASE_URL_FILE: join(folder, 'no') }),
      /DATABASE_URL_FILE.*ENOENT/,
    ],
    ['a folder', () => ({ DATABASE_URL_FILE: folder }), /EISDIR/],
    ['an empty file', () => ({ DATABASE_URL_FILE: put('\n') }), /vacío/],
    ['several lines', () => ({ DATABASE_URL_FILE: put('secreta\notra') }), /más de un renglón/],
  ])('refuses %s, naming the variable and not the secret', (_, env, message) => {
    const given = env()
    expect(() => withSecretos(given)).toThrow(ConfigError)
    expect(() => withSecretos(given)).toThrow(message)
    expect(() => withSecretos(given)).not.toThrow(/secreta/)
  })
})
