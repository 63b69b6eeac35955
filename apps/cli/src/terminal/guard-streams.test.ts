import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { findCli } from '../../test/find-cli.ts'
import { createSandbox } from '../../test/run-cli.ts'

let main = ''
beforeAll(async () => {
  main = await findCli()
})

/**
 * Runs a line of shell in which `apremia` is the compiled command. Returns its exit code, its errors, and in `datos`
 * the text that the line wrote to the file `datos`.
 */
const bash = (line: string) => {
  const { folder, env } = createSandbox()
  const script = `apremia() { '${process.execPath}' '${main}' "$@"; }\n${line}`
  const { status, stderr } = spawnSync('bash', ['-c', script], { cwd: folder, env })
  const datos = join(folder, 'datos')
  return {
    code: status,
    stderr: String(stderr),
    datos: existsSync(datos) ? readFileSync(datos, 'utf8') : '',
  }
}

describe('an output that takes nothing more', () => {
  it.each(['--help', 'ayuda titulos', 'config ver', 'config ver --json', 'completar bash'])(
    '%s fails in words',
    (words) => {
      const { code, stderr, datos } = bash(`ulimit -f 0; apremia ${words} > datos`)
      expect([code, datos]).toEqual([1, ''])
      expect(stderr).toBe(
        'Error: No se pudo escribir la salida: el archivo llegó al tamaño máximo.\n',
      )
    },
  )

  it('messages that cannot be written do not stop the work', () => {
    const { code, datos } = bash('apremia config ver --json 2> /dev/null > datos')
    const lleno = bash(
      'exec 3> datos; { ulimit -f 0; apremia config ver --json 2> mensajes; } | cat >&3',
    )
    expect([code, lleno.code]).toEqual([0, 0])
    expect(Object.keys(JSON.parse(lleno.datos))).toEqual(Object.keys(JSON.parse(datos)))
  })

  it.each(['--help', 'config ver', 'config ver --json'])('%s with its output closed', (words) => {
    const { code, stderr } = bash(`apremia ${words} >&-`)
    expect(code).toBe(0)
    expect(stderr).not.toMatch(/ at |node:/)
  })
})
