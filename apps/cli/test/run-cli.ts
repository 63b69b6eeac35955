import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Finished {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

export interface Running {
  readonly child: ChildProcess
  readonly done: Promise<Finished>
  readonly seen: (pattern: RegExp) => Promise<RegExpExecArray>
}

export interface Sandbox {
  /**
   * Folder in which the tested commands run. It is also their home folder, so that no setting of this machine affects
   * the tests.
   */
  readonly folder: string
  readonly env: Readonly<Record<string, string>>
}

export const createSandbox = (): Sandbox => {
  const folder = mkdtempSync(join(tmpdir(), 'apremia-run-'))
  return {
    folder,
    env: { PATH: process.env.PATH ?? '', HOME: folder, APREMIA_REINTENTOS: '0' },
  }
}

interface RunOptions {
  readonly env?: Readonly<Record<string, string>>
  readonly input?: string | Uint8Array
  readonly cwd?: string
}

export const startCli = (
  main: string,
  sandbox: Sandbox,
  args: readonly string[],
  { env = {}, input, cwd = sandbox.folder }: RunOptions = {},
): Running => {
  const child = spawn(process.execPath, [main, ...args], {
    cwd,
    env: { ...sandbox.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let stdout = ''
  let stderr = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text
  })
  child.stdin.on('error', () => undefined)
  child.stdin.end(input)
  const done = new Promise<Finished>((resolve) => {
    child.on('close', (code) => resolve({ code, stdout, stderr }))
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
        child.stderr.on('data', look)
        child.on('close', () => reject(new Error(`Ended without ${pattern}: ${stderr}`)))
        look()
      }),
  }
}

export const runCli = (...args: Parameters<typeof startCli>): Promise<Finished> =>
  startCli(...args).done
