import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { COMANDO, type Terminal } from './terminal.ts'

/** Real terminal of 110 columns and 30 lines, run in tmux. */
export interface Tmux {
  readonly type: (line: string) => void
  readonly press: (key: string) => void
  readonly screen: () => string
  /** Returns everything written to the screen, including spinners and colours. 'ESC' replaces the escape character. */
  readonly written: () => string
  readonly close: () => void
}

export const openTmux = (terminal: Terminal): Tmux => {
  const socket = `apremia-${process.pid}-${terminal.folder.slice(-6)}`
  const tmux = (...args: readonly string[]): string =>
    execFileSync('tmux', ['-L', socket, '-f', '/dev/null', ...args], {
      encoding: 'utf8',
      env: { ...terminal.env, TERM: 'xterm-256color', LANG: 'C.UTF-8', HISTFILE: '' },
      cwd: terminal.folder,
    })
  tmux('new-session', '-d', '-x', '110', '-y', '30', 'bash --noprofile --norc')
  const log = terminal.path('pantalla.log')
  writeFileSync(log, '')
  tmux('pipe-pane', `cat >> '${log}'`)
  const type = (line: string): void => {
    tmux('send-keys', '-l', line)
    tmux('send-keys', 'Enter')
  }
  type(`PS1='listo> '; apremia() { '${process.execPath}' '${COMANDO}' "$@"; }; clear`)
  return {
    type,
    press: (key) => tmux('send-keys', key),
    screen: () => tmux('capture-pane', '-p'),
    written: () => readFileSync(log, 'utf8').replaceAll('\u001b', 'ESC'),
    close: () => tmux('kill-server'),
  }
}
