import { HOSTILES } from '@apremia/fixtures/libros'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { upload } from '../../test/libros.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

let test: TestApp
let token: string
beforeAll(async () => {
  test = await startTestApp()
  token = await test.login('20000001')
})
afterAll(() => test.close())

describe('hostile workbooks', () => {
  it.each(HOSTILES.map((libro) => [libro.id, libro] as const))(
    '%s is refused in words and leaves nothing',
    async (_, libro) => {
      const response = await upload(
        test,
        '/api/creaciontitulos/generatexls',
        token,
        { category: 'inmueble' },
        {
          name: libro.archivo,
          bytes: libro.bytes(),
        },
      )
      expect([413, 415, 422], response.body.slice(0, 300)).toContain(response.statusCode)
      const { error } = response.json()
      expect(error.message).toMatch(/^[A-ZÁÉÍÓÚÑ].{20,}\.$/s)
      expect(error.message).not.toMatch(/at .*\.[jt]s|select |undefined|NaN|\[object/)
      expect((await test.call('GET', '/api/salud')).statusCode).toBe(200)
    },
  )

  it('refused them all: no job was made and no number was given', async () => {
    expect(HOSTILES.length).toBeGreaterThanOrEqual(40)
    expect((await test.call('GET', '/api/trabajos', token)).json()).toEqual([])
    expect(
      (await test.call('GET', '/api/creaciontitulos/getlastitlenumber', token)).json(),
    ).toEqual({ lastTitleNumber: 0 })
  })

  it('stops a file over 25 MB', async () => {
    const response = await upload(
      test,
      '/api/creaciontitulos/generatexls',
      token,
      { category: 'inmueble' },
      {
        name: 'grande.xlsx',
        bytes: Buffer.alloc(26 * 1024 * 1024),
      },
    )
    expect(response.statusCode).toBe(413)
  })
})
