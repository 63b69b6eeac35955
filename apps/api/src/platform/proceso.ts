import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'

/**
 * Returns the start time of a process according to the kernel (field 22 of /proc/pid/stat), or '' where the start time
 * cannot be read.
 */
export const startOfProcess = (pid: number): string => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

/**
 * Tells whether the process with id `pid` on this machine is still the process that started at `arranque` ('' when the
 * start time is unknown).
 */
export const isRunning = (pid: number, arranque: string): boolean => {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  return arranque === '' || arranque === startOfProcess(pid)
}

const machine = createHash('sha256').update(hostname()).digest('hex').slice(0, 6)

/** Identifies this process in the names of its temporary files: machine, process id and start time. */
export const MARCA = `${machine}.${process.pid}.${startOfProcess(process.pid)}`

/**
 * Tells, from the name of a temporary file, whether the process that made it on this machine has ended. Always false
 * for a file of another machine.
 */
export const isOfDead = (name: string): boolean => {
  const [, host, pid, arranque] = /([0-9a-f]{6})\.(\d+)\.(\d*)/.exec(name) ?? []
  return host === machine && !isRunning(Number(pid), arranque ?? '')
}
