import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { DataDirInUse, lockDataDir } from './data-dir-lock.ts'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'apremia-candado-'))
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

const NOW = new Date('2026-11-20T15:00:00Z')

it('refuses a second holder naming the first, and lets it in after the release', () => {
  const release = lockDataDir(dir, NOW)
  expect(() => lockDataDir(dir, NOW)).toThrow(DataDirInUse)
  expect(() => lockDataDir(dir, NOW)).toThrow(String(process.pid))
  release()
  lockDataDir(dir, NOW)()
})

it('takes over from a dead process and from one whose number was reused', async () => {
  const child = spawn(process.execPath, ['-e', ''])
  await once(child, 'exit')
  const owner = { pid: child.pid, host: hostname(), arranque: '1', desde: '' }
  writeFileSync(join(dir, 'apremia.lock'), JSON.stringify(owner))
  lockDataDir(dir, NOW)()
  writeFileSync(join(dir, 'apremia.lock'), JSON.stringify({ ...owner, pid: process.pid }))
  lockDataDir(dir, NOW)()
})

it('takes over from a lock cut in half, and never from another machine', () => {
  writeFileSync(join(dir, 'apremia.lock'), '{"pid":')
  lockDataDir(dir, NOW)()
  writeFileSync(
    join(dir, 'apremia.lock'),
    JSON.stringify({ pid: 1, host: 'otra', arranque: '', desde: '' }),
  )
  expect(() => lockDataDir(dir, NOW)).toThrow('otra')
})
