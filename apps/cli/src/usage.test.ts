import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { findCli } from '../test/find-cli.ts'
import { createSandbox, runCli, startCli } from '../test/run-cli.ts'

const CASOS = fileURLToPath(new URL('../../../fixtures/reglas', import.meta.url))

let main = ''
const sandbox = createSandbox()
const run = (args: string, options = {}) =>
  runCli(main, sandbox, args.split(' ').filter(Boolean), options)

beforeAll(async () => {
  main = await findCli()
})

describe('help', () => {
  it('shows the nouns, examples and no word of English', async () => {
    const { code, stdout, stderr } = await run('')
    expect(code).toBe(0)
    expect(stderr).toBe('')
    expect(stdout).toContain('Uso: apremia [opciones] <comando>')
    expect(stdout).toContain('titulos')
    expect(stdout).toContain('Ejemplos:')
    expect(stdout).not.toMatch(/usage|options|commands|display|default|choices/i)
    expect(await run('--help')).toEqual({ code, stdout, stderr })
  })

  it('shows a verb with its required options, its choices and the general options', async () => {
    const { code, stdout } = await run('titulos generar --help')
    expect(code).toBe(0)
    expect(stdout).toContain('Uso: apremia titulos generar [opciones] <archivo>')
    expect(stdout).toMatch(/--categoria <categoría>.*obligatoria; valores:\s+inmueble, comercio/)
    expect(stdout).toContain('Opciones generales:')
    expect(stdout).not.toMatch(/usage|options|required|default|choices/i)
  })

  it('gives the same with «ayuda»', async () => {
    const [a, b] = await Promise.all([run('ayuda titulos generar'), run('titulos generar --help')])
    expect(a).toEqual(b)
  })

  it('prints the version', async () => {
    expect((await run('--version')).stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
  })

  it('has no colour without a terminal; a noun without a verb lists its verbs and is a misuse', async () => {
    const { code, stdout, stderr } = await run('titulos')
    expect(code).toBe(2)
    expect(stdout).toBe('')
    expect(stderr).toContain('procesar <archivo>')
    expect(stderr).not.toContain('\u001b')
  })
})

describe('misuse', () => {
  const cases: [args: string, message: string | RegExp][] = [
    ['titulo ultimo', /No existe el comando «titulo»\.\n {2}¿Quiso decir titulos\?/],
    ['titulos generr', /No existe el comando «generr»\.\n {2}¿Quiso decir generar\?/],
    ['titulos ult', 'No existe el comando «ult».'],
    ['titulos ultimo --jsn', /No existe la opción --jsn\.\n {2}¿Quiso decir --json\?/],
    ['titulos generar --categoria inmueble --inicio 1', 'Falta el argumento <archivo>.'],
    ['titulos procesar x.xlsx', 'Falta la opción --categoria <categoría>.'],
    [
      'titulos procesar x.xlsx --categoria casa',
      'El valor «casa» no sirve para --categoria <categoría>. Valores posibles: inmueble, comercio.',
    ],
    ['titulos procesar x.xlsx --categoria', 'La opción --categoria <categoría> necesita un valor.'],
    ['titulos ultimo sobra', 'Sobran argumentos: se esperaban 0 y llegaron 1.'],
    [
      'titulos generar x --categoria inmueble --inicio 1e3',
      'El valor «1e3» no sirve para --inicio <número>. Debe ser un entero entre 1 y 999999999, sin puntos.',
    ],
    ['config poner color rojo', 'El valor «rojo» no sirve para color.'],
    ['config poner colores auto', 'El valor «colores» no sirve para <clave>. Claves: url,'],
    ['titulos ultimo --url ftp://x', 'La opción --url no sirve.'],
    ['titulos listar --desde 31/02/2026', 'Escriba AAAA-MM-DD o DD/MM/AAAA.'],
    ['titulos reanudar 12', '«12» no es el identificador de un lote.'],
    ['titulos descargar doce', '«doce» no es un lote ni un número de título.'],
    ['config ver urls', 'No existe la clave «urls».'],
  ]
  it.each(cases)('%s', async (args, message) => {
    const { code, stdout, stderr } = await run(args)
    expect(stderr).toMatch(message)
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).not.toMatch(/error:|unknown|missing|invalid/)
  })

  it('is reported in JSON too when JSON was asked for', async () => {
    const { code, stdout } = await run('titulos generr --json')
    expect(code).toBe(2)
    expect(JSON.parse(stdout)).toEqual({
      version: 1,
      comando: 'titulos',
      error: { codigo: 'uso', mensaje: 'No existe el comando «generr».', salida: 2 },
    })
  })
})

describe('surroundings', () => {
  it('works without a home, in a read-only folder, under any locale', async () => {
    const locked = join(sandbox.folder, 'solo-lectura')
    mkdirSync(locked)
    chmodSync(locked, 0o555)
    const plain = await run('config ver')
    for (const env of [{ LANG: 'C', LC_ALL: 'C' }, { LANG: 'es_AR.UTF-8' }]) {
      const { code, stdout } = await run('config ver', { cwd: locked, env: { ...env, HOME: '' } })
      expect({ code, stdout }).toEqual({ code: 0, stdout: plain.stdout })
    }
  })

  it('paints only where it is wanted', async () => {
    const painted = await run('config ver', { env: { APREMIA_COLOR: 'siempre' } })
    expect(painted.stdout).toContain('\u001b[1m')
    const plain = await run('config ver --no-color', { env: { APREMIA_COLOR: 'siempre' } })
    expect(plain.stdout).not.toContain('\u001b')
  })

  it('says nothing when the reader of the pipe leaves', async () => {
    const running = startCli(main, sandbox, ['reglas', 'probar', CASOS])
    running.child.stdout?.destroy()
    const { stderr, code } = await running.done
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 })
  })
})
