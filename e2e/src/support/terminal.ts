import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Producto, ROOT } from './producto.ts'

export const COMANDO = join(ROOT, 'apps/cli/bin/apremia.mjs')

export interface Salida {
  readonly code: number | null
  readonly stdout: Buffer
  readonly text: string
  readonly stderr: string
}

export interface EnMarcha {
  readonly child: ChildProcess
  readonly done: Promise<Salida>
  readonly seen: (pattern: RegExp) => Promise<RegExpExecArray>
}

export interface RunOptions {
  readonly env?: Readonly<Record<string, string | undefined>>
  readonly input?: Uint8Array
  readonly cwd?: string
}

const collect = (child: ChildProcess): EnMarcha => {
  const stdout: Buffer[] = []
  let stderr = ''
  child.stdout?.on('data', (chunk: Buffer) => stdout.push(chunk))
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr += text
  })
  const done = new Promise<Salida>((resolve) => {
    child.on('close', (code) => {
      const bytes = Buffer.concat(stdout)
      resolve({ code, stdout: bytes, text: bytes.toString('utf8'), stderr })
    })
  })
  return {
    child,
    done,
    seen: (pattern) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const match = pattern.exec(stderr)
          if (match) resolve(match)
        }
        child.stderr?.on('data', look)
        child.on('close', () => reject(new Error(`Terminó sin ${pattern}: ${stderr}`)))
        look()
      }),
  }
}

export interface Terminal {
  readonly folder: string
  readonly env: Readonly<Record<string, string | undefined>>
  readonly path: (name: string) => string
  readonly start: (args: readonly string[], options?: RunOptions) => EnMarcha
  readonly run: (args: readonly string[], options?: RunOptions) => Promise<Salida>
  readonly bash: (script: string, options?: RunOptions) => Promise<Salida>
  readonly remove: () => void
}

export const openTerminal = ({ url }: Pick<Producto, 'url'>): Terminal => {
  const folder = mkdtempSync(join(tmpdir(), 'apremia-terminal-'))
  const env = { PATH: process.env.PATH, HOME: folder, APREMIA_URL: url, APREMIA_REINTENTOS: '0' }
  const launch = (
    command: string,
    args: readonly string[],
    { env: extra = {}, input, cwd = folder }: RunOptions = {},
  ): EnMarcha => {
    const child = spawn(command, args, { cwd, env: { ...env, ...extra } })
    child.stdin.on('error', () => undefined)
    child.stdin.end(input)
    return collect(child)
  }
  const start: Terminal['start'] = (args, options) =>
    launch(process.execPath, [COMANDO, ...args], options)
  return {
    folder,
    env,
    path: (name) => join(folder, name),
    start,
    run: (args, options) => start(args, options).done,
    bash: (script, options) =>
      launch(
        'bash',
        ['-c', `apremia() { '${process.execPath}' '${COMANDO}' "$@"; }\n${script}`],
        options,
      ).done,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
