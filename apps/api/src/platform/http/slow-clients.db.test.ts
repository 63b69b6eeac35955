import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Copia } from '../../../test/copia.ts'
import { openDocumentosEnCarpeta } from '../../../test/documentos-en-carpeta.ts'
import { type Emisor, startEmisor } from '../../../test/emisor.ts'
import { type ProcesoDePrueba, startProceso } from '../../../test/proceso.ts'
import { copyPlantilla } from '../../../test/test-db.ts'
import { trabajo } from '../../trabajos/trabajo-table.ts'
import { openDb } from '../db/open-db.ts'

const DE_CADA_UNO = Number(process.env.LENTOS ?? 8)
const SEGUNDOS = 1
const LIMITE_MS = 15_000
const GRANDE = 24 * 1024 * 1024
const TRABAJO = '7b1f0d9e-5a3c-4f6b-9c1d-2e8a4b6c0d1f'

let copia: Copia
let emisor: Emisor
let proceso: ProcesoDePrueba
let token: string
beforeAll(async () => {
  copia = await copyPlantilla()
  const open = await openDb({ ...copia, now: new Date() })
  const documentos = openDocumentosEnCarpeta(copia.dataDir)
  const path = documentos.newTemporary()
  writeFileSync(path, Buffer.concat([Buffer.from('PK\u0003\u0004'), randomBytes(GRANDE - 4)]))
  const { sha256 } = await documentos.keepAlone(open.db, path, 'application/zip')
  await open.db.insert(trabajo).values({
    id: TRABAJO,
    tipo: 'generar-titulos',
    estado: 'terminado',
    dni: '20000001',
    origen: 'web',
    titulo: 'Grande',
    entrada: {},
    documento: sha256,
    archivo: 'grande.zip',
    creado: new Date(),
  })
  await open.close()
  emisor = await startEmisor()
  proceso = await startProceso(copia, emisor, { APREMIA_SEGUNDOS_SIN_AVANCE: String(SEGUNDOS) })
  token = await proceso.login('20000001')
})
afterAll(async () => {
  await proceso.stop()
  emisor.close()
  rmSync(copia.dataDir, { recursive: true, force: true })
})

const head = (line: string, more: string) =>
  `${line} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n${more}\r\n`

const DESCARGA = `GET /api/trabajos/${TRABAJO}/resultado`
const CARGA = 'POST /api/creaciontitulos/generatexls/simular'
const FORMULARIO = 'content-type: multipart/form-data; boundary=x\r\n'
const PARTE =
  '--x\r\ncontent-disposition: form-data; name="category"\r\n\r\ninmueble\r\n--x\r\ncontent-disposition: form-data; name="file"; filename="a.xlsx"\r\n\r\n'

const upload = (bytes: number) =>
  head(CARGA, `${FORMULARIO}content-length: ${PARTE.length + bytes + 9}\r\n`) + PARTE

const drip = (socket: Socket, text: string) => {
  const timer = setInterval(() => socket.write(text), 50)
  socket.once('close', () => clearInterval(timer))
}

const MALOS: Readonly<Record<string, (socket: Socket) => void>> = {
  'a form that drips': (socket) => {
    socket.write(upload(1_000_000))
    drip(socket, 'x')
  },
  'a body that drips where nobody reads it': (socket) => {
    socket.write(
      head('POST /api/nada', 'content-type: application/json\r\ncontent-length: 9999\r\n'),
    )
    drip(socket, ' ')
  },
  'a form that stops half-way': (socket) => socket.write(`${upload(1_000_000)}mitad`),
  'a connection that says nothing': () => undefined,
  'a head that drips': (socket) => {
    socket.write('GET / HTTP/1.1\r\n')
    drip(socket, 'x: x\r\n')
  },
  'a head without end': (socket) => socket.write(`GET / HTTP/1.1\r\nx: ${'x'.repeat(100_000)}`),
  'an answer nobody reads': (socket) => {
    socket.write(head(DESCARGA, ''))
    socket.pause()
  },
  'a form that gives up': (socket) => {
    socket.write(`${upload(1_000_000)}mitad`, async () => {
      const { localPort } = socket
      await expect.poll(() => hasTaken(localPort ?? 0), { timeout: LIMITE_MS }).toBe(true)
      socket.resetAndDestroy()
    })
  },
}

const openFiles = (): number => readdirSync(`/proc/${proceso.child.pid}/fd`).length
const hasProc = existsSync('/proc/self/fd')

const uploadsLeft = () =>
  readdirSync(proceso.temporales).filter((n) => n.startsWith('apremia-carga'))

const findServerSide = (port: number): readonly string[] | undefined => {
  const remote = `0100007F:${port.toString(16).toUpperCase().padStart(4, '0')}`
  return readFileSync(`/proc/${proceso.child.pid}/net/tcp`, 'latin1')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .find(([, , peer, state]) => peer === remote && state === '01')
}

const serverSide = (port: number): boolean => findServerSide(port) !== undefined

const hasTaken = (port: number): boolean =>
  !hasProc || findServerSide(port)?.[4]?.endsWith(':00000000') === true

const p99 = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0

const work = async (alive: () => boolean): Promise<number[]> => {
  const times: number[] = []
  while (alive()) {
    const from = performance.now()
    expect((await proceso.call('GET', '/municipio/dtSituacion', token)).status).toBe(200)
    times.push(performance.now() - from)
  }
  return times
}

it('a connection without progress is closed, leaves no file, and does not disturb others', async () => {
  const rounds = Date.now() + 1_000
  const before = await work(() => Date.now() < rounds)
  const files = hasProc ? openFiles() : 0
  const began = performance.now()
  const closings = Object.entries(MALOS).flatMap(([kind, act]) =>
    Array.from({ length: DE_CADA_UNO }, async () => {
      const socket = connect(proceso.port, '127.0.0.1')
      socket.on('error', () => undefined)
      await once(socket, 'connect')
      act(socket)
      if (kind === 'an answer nobody reads') {
        const { localPort } = socket
        await expect
          .poll(() => hasProc && serverSide(localPort ?? 0), { timeout: LIMITE_MS, interval: 500 })
          .toBe(false)
        socket.destroy()
      } else {
        socket.resume()
        await new Promise((resolve) => socket.once('close', resolve))
      }
      return [kind, performance.now() - began] as const
    }),
  )
  let over = false
  const [closed, during] = await Promise.all([
    Promise.all(closings).finally(() => {
      over = true
    }),
    work(() => !over),
  ])
  for (const [kind, ms] of closed) expect(ms, kind).toBeLessThan(LIMITE_MS)
  await expect.poll(uploadsLeft, { timeout: LIMITE_MS }).toEqual([])
  if (hasProc) await expect.poll(openFiles, { timeout: LIMITE_MS }).toBeLessThanOrEqual(files + 2)
  const slowest = Math.max(...closed.map(([, ms]) => ms))
  console.info(
    `conexiones malas ${closed.length}, cerradas ${closed.length} (la última a los ${(slowest / 1000).toFixed(1)} s, con límite ${SEGUNDOS} s), temporales 0, pedidos normales ${during.length} sin fallas, p99 ${p99(before).toFixed(0)} → ${p99(during).toFixed(0)} ms`,
  )
})

it('a slow link that advances is served to the end, both ways', async () => {
  const slowUpload = async () => {
    const socket = connect(proceso.port, '127.0.0.1')
    let answer = ''
    socket.on('data', (chunk) => {
      answer += String(chunk)
    })
    const piece = 'x'.repeat(1_000)
    socket.write(upload(60 * piece.length))
    for (let n = 0; n < 60; n += 1) {
      socket.write(piece)
      await wait(100)
    }
    socket.write('\r\n--x--\r\n')
    await expect.poll(() => answer, { timeout: LIMITE_MS }).toContain('HTTP/1.1')
    socket.destroy()
    return answer.split('\r\n')[0]
  }
  const slowDownload = async () => {
    const socket = connect(proceso.port, '127.0.0.1')
    socket.write(head(DESCARGA, 'connection: close\r\n'))
    let bytes = 0
    for await (const chunk of socket) {
      bytes += (chunk as Buffer).length
      await wait((chunk as Buffer).length / 4_000)
    }
    return bytes
  }
  const [answered, downloaded] = await Promise.all([slowUpload(), slowDownload()])
  expect(answered).toMatch(/HTTP\/1\.1 4(00|15|22)/)
  expect(downloaded).toBeGreaterThan(GRANDE)
})
