import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { listenIn } from './db/folder-socket.ts'
import { findServidorEnMarcha, nameOfPuerta } from './servidor-en-marcha.ts'

const NFS = 0x6969
const EXT4 = 0xef53

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'apremia-puerta-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

it('a server is found while it answers, whatever its port', async () => {
  const folder = newFolder()
  expect(await findServidorEnMarcha(folder)).toBeUndefined()
  const server = createServer((socket) => socket.destroy())
  await listenIn(folder, nameOfPuerta(3001), server)
  const socket = join(folder, nameOfPuerta(3001))
  expect(await findServidorEnMarcha(folder)).toEqual({ socket, contesta: true })
  await new Promise((resolve) => server.close(resolve))
  // Nobody answers on the socket file any more. A killed server also leaves its socket file.
  expect(await findServidorEnMarcha(folder, () => NFS)).toBeUndefined()
})

it('the server of another machine is supposed to run when the folder is on a network', async () => {
  const folder = newFolder()
  const socket = join(folder, 'servidor-otra_maquina-3000.sock')
  writeFileSync(socket, '')
  expect(await findServidorEnMarcha(folder, () => NFS)).toEqual({ socket, contesta: false })
  expect(await findServidorEnMarcha(folder, () => EXT4)).toBeUndefined()
})
