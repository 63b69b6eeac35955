import { execFileSync, spawn } from 'node:child_process'
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'

export interface DiscoChico {
  readonly path: string
  readonly fill: (room?: number) => void
  readonly free: () => void
  readonly close: () => void
}

interface Montado {
  readonly path: string
  readonly unmount: () => void
}

const mountAsRoot = (folder: string, options: string): Montado => {
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder])
  return { path: folder, unmount: () => execFileSync('umount', ['-l', folder]) }
}

/**
 * Mounts a small disk in a new Linux mount namespace, which needs no root. The test reaches it through
 * `/proc/<pid>/root` of the process that keeps the namespace open.
 */
const mountInNamespace = async (folder: string, options: string): Promise<Montado> => {
  const script = 'mount -t tmpfs -o "$1" tmpfs "$0" && echo listo && exec sleep infinity'
  const holder = spawn('unshare', ['-Urm', 'sh', '-c', script, folder, options])
  await new Promise<void>((resolve, reject) => {
    let output = ''
    holder.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
    holder.stdout.once('data', () => resolve())
    holder.once('error', reject)
    holder.once('exit', () => reject(new Error(`No se pudo montar un disco chico: ${output}`)))
  })
  return { path: `/proc/${holder.pid}/root${folder}`, unmount: () => holder.kill('SIGKILL') }
}

export const openDiscoChico = async (megas: number): Promise<DiscoChico> => {
  const folder = mkdtempSync(join(tmpdir(), 'apremia-disco-'))
  const options = `size=${megas}m,mode=1777`
  const { path, unmount } =
    userInfo().uid === 0 ? mountAsRoot(folder, options) : await mountInNamespace(folder, options)
  const lastre = join(path, 'lastre')
  mkdirSync(lastre)
  let piece = 0
  return {
    path,
    fill: (room = 0) => {
      const { bavail, bsize } = statfsSync(path)
      let left = bavail * bsize - room
      piece += 1
      const file = openSync(join(lastre, String(piece)), 'w')
      try {
        while (left > 0) left -= writeSync(file, Buffer.alloc(Math.min(left, 1 << 20)))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      } finally {
        closeSync(file)
      }
    },
    free: () => {
      rmSync(lastre, { recursive: true })
      mkdirSync(lastre)
    },
    close: () => {
      unmount()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
