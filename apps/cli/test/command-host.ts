import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import type { Finished, Sandbox } from './run-cli.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Compiles the command as a release does, but with `run-cli.ts` as the entry file. */
const buildRunCli = async (): Promise<string> => {
  const outDir = mkdtempSync(join(tmpdir(), 'apremia-cli-'))
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    build: {
      ...{ outDir, emptyOutDir: false, ssr: 'src/run-cli.ts' },
      rolldownOptions: { output: { entryFileNames: 'run-cli.js' } },
    },
  })
  return join(outDir, 'run-cli.js')
}

export interface CommandHost {
  readonly run: (
    sandbox: Sandbox,
    args: readonly string[],
    env?: NodeJS.ProcessEnv,
  ) => Promise<Finished>
  readonly stop: () => void
}

/** Waits for the next message of the process that runs the commands. Rejects when that process exits instead. */
const nextMessage = async <T>(child: ChildProcess): Promise<T> => {
  const listening = new AbortController()
  const { signal } = listening
  try {
    const [message] = await Promise.race([
      once(child, 'message', { signal }),
      once(child, 'exit', { signal }).then(([code]) => {
        throw new Error(`The process of the commands ended (${code})`)
      }),
    ])
    return message as T
  } finally {
    listening.abort()
  }
}

/**
 * Starts a process that runs many commands one after the other, because starting a process takes longer than most
 * commands. Each command has its own arguments, environment, folder, output and exit code.
 */
export const startCommandHost = async (): Promise<CommandHost> => {
  const main = await buildRunCli()
  const child = fork(fileURLToPath(new URL('./command-host.mjs', import.meta.url)), [main], {
    // The process of the commands writes to the same outputs as the test. If a command prints a text that is not
    // captured, the text appears in the output of the test.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execArgv: [],
  })
  await nextMessage(child)
  return {
    run: (sandbox, args, env = {}) => {
      const answer = nextMessage<Finished>(child)
      child.send({ args, env: { ...sandbox.env, ...env }, cwd: sandbox.folder })
      return answer
    },
    stop: () => {
      child.kill()
      rmSync(dirname(main), { recursive: true, force: true })
    },
  }
}
