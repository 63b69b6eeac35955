import { spawn } from 'node:child_process'

const commandOf = (url: string): [string, string[]] => {
  if (process.platform === 'darwin') return ['open', [url]]
  if (process.platform === 'win32') return ['rundll32', ['url.dll,FileProtocolHandler', url]]
  return ['xdg-open', [url]]
}

export const hasBrowser = (env: NodeJS.ProcessEnv): boolean =>
  process.platform === 'darwin' ||
  process.platform === 'win32' ||
  Boolean(env.DISPLAY ?? env.WAYLAND_DISPLAY ?? env.WSL_DISTRO_NAME)

/** Opens the URL in the person's browser. A failure prints nothing, because the URL is already on the screen. */
export const openBrowser = (url: string): void => {
  const [command, args] = commandOf(url)
  spawn(command, args, { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref()
}
