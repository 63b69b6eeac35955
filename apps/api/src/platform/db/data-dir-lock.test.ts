import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startOfProcess } from '../proceso.ts'
import { DataDirInUse, lockDataDir } from './data-dir-lock.ts'

const VECES = Number(process.env.CANDADOS ?? 2)

let dir: string
const children: ChildProcess[] = []
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'apremia-candado-'))
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  rmSync(dir, { recursive: true, force: true })
})

const NOW = new Date('2026-11-20T15:00:00Z')
const HOLDER = fileURLToPath(new URL('../../../test/hold-data-dir.ts', import.meta.url))

/**
 * Linux command that runs a process in its own namespaces, in which the process sees no other process. Some Linux
 * systems do not allow it.
 */
const APART = [
  'unshare',
  '--user',
  '--map-root-user',
  '--pid',
  '--fork',
  '--mount-proc',
  '--kill-child',
]
const canSetApart = spawnSync('unshare', [...APART.slice(1), 'true']).status === 0

const startHolder = async (...inside: readonly string[]) => {
  const node = [process.execPath, '--conditions=source', '--import=tsx', HOLDER, dir]
  const [command = '', ...args] = [...inside, ...node]
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  const [said] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, said: said.toString().trim() }
}

const kill = async (child: ChildProcess) => {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

describe('in one process', () => {
  it('refuses a second holder naming the first, and lets it in after the release', async () => {
    const release = await lockDataDir(dir, NOW)
    await expect(lockDataDir(dir, NOW)).rejects.toThrow(DataDirInUse)
    await expect(lockDataDir(dir, NOW)).rejects.toThrow(
      `el proceso ${process.pid} (${hostname()}, desde 2026-11-20T15:00:00.000Z)`,
    )
    release()
    ;(await lockDataDir(dir, NOW))()
    expect(readdirSync(join(dir, 'candado'))).toEqual([])
  })

  it('of many that start at once over the socket of a dead process, exactly one takes the folder', async () => {
    for (let round = 0; round < 20; round += 1) {
      mkdirSync(join(dir, 'candado'), { recursive: true })
      writeFileSync(join(dir, 'candado', `otra.${round}`), '')
      const starts = await Promise.allSettled(
        Array.from({ length: 6 }, () => lockDataDir(dir, NOW)),
      )
      const winners = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []))
      expect(winners).toHaveLength(1)
      for (const start of starts)
        if (start.status === 'rejected') expect(start.reason).toBeInstanceOf(DataDirInUse)
      for (const release of winners) release()
    }
  })

  it.each([
    ['NFS', 0x6969],
    ['Ceph', 0x00c36400],
  ])(
    'on a network file system (%s) the socket of another machine is left alone',
    async (_, tipo) => {
      mkdirSync(join(dir, 'candado'))
      writeFileSync(join(dir, 'candado', 'otra.1'), '')
      await expect(lockDataDir(dir, NOW, () => tipo)).rejects.toThrow('la usó la máquina «otra»')
      expect(existsSync(join(dir, 'candado', 'otra.1'))).toBe(true)
    },
  )

  it('a folder that may be of the network is taken over with a warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    try {
      mkdirSync(join(dir, 'candado'))
      for (const [tipo, avisos] of [
        [0x65735546, 1],
        [0xef53, 0],
      ] as const) {
        writeFileSync(join(dir, 'candado', 'otra.1'), '')
        ;(await lockDataDir(dir, NOW, () => tipo))()
        expect(warn.mock.calls).toHaveLength(avisos)
        warn.mockClear()
      }
    } finally {
      warn.mockRestore()
    }
  })

  it('works in a folder whose path is longer than that of a socket', async () => {
    const long = join(dir, 'x'.repeat(90), 'y'.repeat(90))
    const before = process.cwd()
    const release = await lockDataDir(long, NOW)
    await expect(lockDataDir(long, NOW)).rejects.toThrow(DataDirInUse)
    release()
    expect(process.cwd()).toBe(before)
  })

  it('respects the lock of an older version that runs, and takes over that of a dead one', async () => {
    const owner = { pid: process.pid, host: hostname(), arranque: startOfProcess(process.pid) }
    const old = join(dir, 'apremia.lock')
    writeFileSync(old, JSON.stringify({ ...owner, desde: '' }))
    await expect(lockDataDir(dir, NOW)).rejects.toThrow(String(process.pid))
    for (const text of [JSON.stringify({ ...owner, arranque: '1' }), '{"pid":']) {
      writeFileSync(old, text)
      ;(await lockDataDir(dir, NOW))()
      expect(existsSync(old)).toBe(false)
    }
  })
})

describe(`between processes, ${VECES} times`, () => {
  it('refuses the second, and takes over from one that was killed', async () => {
    for (let round = 0; round < VECES; round += 1) {
      const first = await startHolder()
      expect(first.said).toBe('tomado')
      const second = await startHolder()
      expect(second.said).toContain(`el proceso ${first.child.pid} (`)
      await kill(first.child)
    }
    ;(await lockDataDir(dir, NOW))()
  }, 600_000)

  // Each process of this test imitates a container. Two containers that share a data folder cannot see each other's
  // processes, and may have the same host name.
  it.runIf(canSetApart)(
    'refuses the second of two that do not see each other, and takes over under another host name',
    async () => {
      for (let round = 0; round < VECES; round += 1) {
        const first = await startHolder(...APART)
        expect(first.said).toBe('tomado')
        expect((await startHolder(...APART)).said).toMatch(/está en uso por el proceso \d+ /)
        await kill(first.child)
        const renamed = [...APART, '--uts', 'sh', '-c', 'hostname otra; exec "$@"', 'sh']
        const third = await startHolder(...renamed)
        expect(third.said).toBe('tomado')
        await kill(third.child)
      }
    },
    600_000,
  )

  it('refuses while the holder is stopped and answers nothing', async () => {
    const { child } = await startHolder()
    child.kill('SIGSTOP')
    await expect(lockDataDir(dir, NOW)).rejects.toThrow('en uso por otro proceso')
  })
})
