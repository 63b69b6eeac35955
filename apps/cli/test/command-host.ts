import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import type { Finished, Sandbox } from './run-cli.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Builds the command as the product does, with `runCli` as its entry in place of the file that calls it. */
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

/** Waits for the next message of the process. Rejects when the process ends first, because a command must not end it. */
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
 * Starts a process that runs commands one after the other. To start a process of its own for a command takes longer than
 * most commands. A command that runs here is the built one, with its words, environment, folder, output and exit code;
 * only the start and the end of its process are missing.
 */
export const startCommandHost = async (): Promise<CommandHost> => {
  const main = await buildRunCli()
  const child = fork(fileURLToPath(new URL('./command-host.mjs', import.meta.url)), [main], {
    // Nothing that a command writes may escape the capture, so the real outputs of the process are the ones of the test.
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
