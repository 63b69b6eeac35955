import { fstatSync, writeSync } from 'node:fs'
import type { OutputConfiguration } from 'commander'
import { failOutput, guardStreams } from './guard-streams.ts'
import { wantsColor } from './terminal.ts'

const isTerminal = (fd: number): boolean => {
  try {
    return fstatSync(fd).isCharacterDevice()
  } catch {
    return false
  }
}

/**
 * Writes synchronously when the output is not a terminal, because `process.stdout` of a pipe would load all the network
 * modules of Node.
 */
const writeTo =
  (fd: 1 | 2, stream: () => NodeJS.WriteStream) =>
  (text: string): void => {
    let rest = Buffer.from(text)
    try {
      while (!isTerminal(fd) && rest.length > 0) rest = rest.subarray(writeSync(fd, rest))
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (fd === 1 && code !== 'EAGAIN') failOutput(error as NodeJS.ErrnoException)
      if (code !== 'EAGAIN') return
    }
    // `rest` is the text not yet written. For a terminal it is the whole text, and for a full pipe it is the end of the
    // text.
    if (rest.length > 0) stream().write(rest)
  }

const widthOf = (fd: number, stream: () => NodeJS.WriteStream): number =>
  isTerminal(fd) ? stream().columns : 80

const hasColor = (fd: number, stream: () => NodeJS.WriteStream): boolean =>
  isTerminal(fd) &&
  !process.argv.includes('--no-color') &&
  wantsColor(stream(), process.env, 'auto')

const out = () => {
  guardStreams()
  return process.stdout
}
const err = () => {
  guardStreams()
  return process.stderr
}

/**
 * Output settings with which commander prints its help. Commander prints no errors, because `runCli` prints them in
 * Spanish.
 */
export const helpOutput: OutputConfiguration = {
  writeOut: writeTo(1, out),
  writeErr: writeTo(2, err),
  outputError: () => undefined,
  getOutHelpWidth: () => widthOf(1, out),
  getErrHelpWidth: () => widthOf(2, err),
  getOutHasColors: () => hasColor(1, out),
  getErrHasColors: () => hasColor(2, err),
}
