import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { textos } from '@apremia/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createItemTaker } from '../../test/convenios.ts'
import { DNIS } from '../../test/dnis.ts'
import { plantillaCon } from '../../test/docx.ts'
import { textoDePdf, upload } from '../../test/libros.ts'
import { startTestApp } from '../../test/test-app.ts'
import { isRunning } from '../platform/proceso.ts'
import { convertToPdf } from './convert-to-pdf.ts'

const { pdf: t } = textos.escritosJudiciales

const startWith = async (env: Readonly<Record<string, string>>) => {
  const test = await startTestApp({ env })
  const tokens = {} as Record<keyof typeof DNIS, string>
  for (const [quien, dni] of Object.entries(DNIS))
    tokens[quien as keyof typeof DNIS] = await test.login(dni)
  return { test, tokens }
}

type Abierta = Awaited<ReturnType<typeof startWith>>

const hacer = async ({ test, tokens }: Abierta, ...mas: readonly string[]) => {
  const { i, r } = await createItemTaker(test, () => tokens.jefe)('A01', 'I')
  const name = 'plantilla.docx'
  const bytes = await plantillaCon(
    'Señor juez: {deudor.nombre} debe {deuda.total}, según título.',
    ...mas,
  )
  const fields = { clase: 'demanda', nombre: `Demanda en PDF ${mas.length}` }
  const subida = await upload(test, '/api/escritos/plantillas', tokens.admin, fields, {
    name,
    bytes,
  })
  const caso = { imponible: String(i), recurso: r }
  const hecho = await test.call('POST', '/api/casos/escritos', tokens.a01, {
    ...{ ...caso, plantilla: subida.json().id },
  })
  expect(hecho.statusCode, hecho.body).toBe(200)
  return { ...caso, id: hecho.json<{ id: number }>().id }
}

describe('with LibreOffice', () => {
  let abierta: Abierta
  beforeAll(async () => {
    abierta = await startWith({ PATH: process.env.PATH ?? '' })
  })
  afterAll(() => abierta.test.close())

  it('a court paper is a tagged PDF for whoever may read it, and goes into the bundle with its pages', async () => {
    const { test, tokens } = abierta
    const { id, imponible, recurso } = await hacer(abierta)
    expect((await test.call('GET', '/api/config')).json().escritosEnPdf).toBe(true)
    const answer = await test.call('GET', `/api/casos/escritos/${id}/pdf`, tokens.a01)
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(answer.headers['content-disposition']).toContain(`_${recurso}_${imponible}.pdf`)
    expect(textoDePdf(answer.rawPayload)).toMatch(
      /Señor juez: .+ debe \$ [\d.]+,\d\d, según título/,
    )
    const legajo = `/api/casos/legajo?imponible=${imponible}&recurso=${recurso}`
    const { documentos } = (await test.call('GET', legajo, tokens.a01)).json()
    const suyo = { clave: `escrito-${id}`, forma: 'paginas', tamano: null, aviso: '' }
    expect(documentos).toContainEqual(expect.objectContaining(suyo))
    const junto = await test.call(
      'GET',
      `${legajo.replace('legajo?', 'legajo/archivo?')}&formato=pdf&documentos=escrito-${id}`,
      tokens.a01,
    )
    expect(junto.statusCode, junto.body).toBe(200)
    expect(textoDePdf(junto.rawPayload)).toContain('Señor juez')
    for (const ajeno of ['a02', 'jefe'] as const) {
      const word = await test.call('GET', `/api/casos/escritos/${id}`, tokens[ajeno])
      const pdf = await test.call('GET', `/api/casos/escritos/${id}/pdf`, tokens[ajeno])
      expect([pdf.statusCode, word.statusCode === 200]).toEqual([
        word.statusCode,
        pdf.statusCode === 200,
      ])
    }
    const deOtro = await test.call('GET', `/api/casos/escritos/${id}/pdf`, tokens.a02)
    const deNadie = await test.call('GET', '/api/casos/escritos/999999/pdf', tokens.a02)
    expect([deOtro.statusCode, deOtro.json().error.message]).toEqual([
      404,
      deNadie.json().error.message,
    ])
  })

  it('tells which brackets are left in the PDF and in the bundle, and makes both', async () => {
    const { test, tokens } = abierta
    const { id, imponible, recurso } = await hacer(
      abierta,
      'Pido [lo que se pide].',
      '[Firma y sello]',
    )
    const { statusCode, headers } = await test.call(
      'GET',
      `/api/casos/escritos/${id}/pdf`,
      tokens.a01,
    )
    expect(statusCode).toBe(200)
    const aviso =
      'El PDF tiene partes sin completar: [lo que se pide] y [Firma y sello]. Complételas en el Word antes de presentarlo.'
    expect(JSON.parse(decodeURIComponent(String(headers['x-avisos'])))).toEqual([aviso])
    const legajo = `/api/casos/legajo?imponible=${imponible}&recurso=${recurso}`
    const { documentos } = (await test.call('GET', legajo, tokens.a01)).json()
    expect(documentos).toContainEqual(
      expect.objectContaining({ clave: `escrito-${id}`, forma: 'paginas', aviso }),
    )
    const word = await test.call('GET', `/api/casos/escritos/${id}`, tokens.a01)
    expect(word.headers['x-avisos']).toBeUndefined()
  })
})

describe('without LibreOffice', () => {
  it('the PDF is refused with the reason, and the bundle says that the paper goes only into the zip', async () => {
    const abierta = await startWith({ LIBREOFFICE: 'no', PATH: process.env.PATH ?? '' })
    const { test, tokens } = abierta
    try {
      const { id, imponible, recurso } = await hacer(abierta)
      expect((await test.call('GET', '/api/config')).json().escritosEnPdf).toBe(false)
      const answer = await test.call('GET', `/api/casos/escritos/${id}/pdf`, tokens.a01)
      expect([answer.statusCode, answer.json().error.message]).toEqual([409, t.sinPrograma])
      const legajo = `/api/casos/legajo?imponible=${imponible}&recurso=${recurso}`
      const { documentos } = (await test.call('GET', legajo, tokens.a01)).json()
      const suyo = { clave: `escrito-${id}`, forma: 'aparte', aviso: textos.legajos.aparte.word }
      expect(documentos).toContainEqual(expect.objectContaining(suyo))
    } finally {
      await test.close()
    }
  })
})

describe('a conversion that goes wrong', () => {
  const folder = mkdtempSync(join(tmpdir(), 'apremia-soffice-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const trabajo = join(folder, 'trabajo')
  const convertWith = (script: string, plazoMs?: number) => {
    const programa = join(folder, 'soffice')
    writeFileSync(programa, `#!/bin/sh\n${script}\n`, { mode: 0o755 })
    return convertToPdf({ newTemporary: () => trabajo }, programa, Buffer.from('docx'), plazoMs)
  }

  it.each([
    ['ends with an error', 'exit 77'],
    ['makes nothing', 'exit 0'],
    ['makes something that is not a PDF', 'echo hola > escrito.pdf'],
    ['writes without end', 'exec cat /dev/zero > escrito.pdf'],
  ])('is refused when the program %s, and leaves nothing behind', async (_, script) => {
    await expect(convertWith(script)).rejects.toMatchObject({ status: 502, message: t.falla })
    expect(existsSync(trabajo)).toBe(false)
  })

  it('ends the program and what the program started when the time is over', async () => {
    const pids = join(folder, 'pids')
    const script = `sleep 600 & echo $! > ${pids}; echo $$ >> ${pids}; wait`
    await expect(convertWith(script, 300)).rejects.toMatchObject({ status: 502 })
    const suyos = readFileSync(pids, 'utf8').trim().split('\n').map(Number)
    expect(suyos).toHaveLength(2)
    await expect.poll(() => suyos.filter((pid) => isRunning(pid, ''))).toEqual([])
  })

  it('gives the program no variable of the server', async () => {
    const visto = join(folder, 'visto')
    process.env.DATABASE_URL_DE_PRUEBA = 'secreto'
    await convertWith(`env > ${visto}; printf '%%PDF-1.7' > escrito.pdf`)
    delete process.env.DATABASE_URL_DE_PRUEBA
    expect(readFileSync(visto, 'utf8')).not.toContain('secreto')
    expect(execFileSync('grep', ['-c', '^HOME=', visto], { encoding: 'utf8' }).trim()).toBe('1')
  })
})
