import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import type { TestApp } from './test-app.ts'

/** Verifies papers without a session, as anybody can. */
export const createVerificador = (getTest: () => TestApp) => {
  const verify = (codigo: string) =>
    getTest().call('POST', '/api/verificacion', undefined, { codigo })

  const compare = async (codigo: string, bytes: Uint8Array, largo: number, soloFirma?: boolean) => {
    const sha256 = createHash('sha256').update(bytes.subarray(0, largo)).digest('hex')
    const visto = { codigo, sha256, largo: bytes.length, ...(soloFirma && { soloFirma }) }
    const answer = await getTest().call('POST', '/api/verificacion/archivo', undefined, visto)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json<{ resultado: string }>().resultado
  }

  return {
    verify,
    compare,
    /**
     * Checks that the server recognises an issued PDF by its verification code. Then checks that the server notices a
     * changed PDF: with extra bytes, with a changed byte, without its last byte, or empty.
     */
    expectFoundOut: async (codigo: string, pdf: Buffer, largo: number) => {
      expect(largo).toBe(pdf.length)
      const cambiado = Buffer.from(pdf)
      cambiado[largo >> 1] = (cambiado[largo >> 1] ?? 0) ^ 1
      expect(await compare(codigo, pdf, largo)).toBe('emitido')
      const seguido = Buffer.concat([pdf, Buffer.from('\n')])
      expect(await compare(codigo, seguido, largo)).toBe('modificado')
      expect(await compare(codigo, pdf, largo, true)).toBe('emitido')
      expect(await compare(codigo, cambiado, largo)).toBe('modificado')
      const cambiadoYSeguido = Buffer.concat([cambiado, Buffer.from('x')])
      expect(await compare(codigo, cambiadoYSeguido, largo, true)).toBe('modificado')
      expect(await compare(codigo, pdf.subarray(0, -1), largo)).toBe('modificado')
      expect(await compare(codigo, Buffer.alloc(0), largo)).toBe('modificado')
    },
    setDireccion: async (valor: string, admin: string) => {
      const cambio = { clave: 'verificacion.direccion', valor, motivo: 'De prueba' }
      const answer = await getTest().call('POST', '/api/parametros', admin, cambio)
      expect(answer.statusCode, answer.body).toBe(200)
    },
  }
}

export const codigoDeDireccion = (direccion: string, publica: string): string => {
  expect(direccion.startsWith(`${publica}/verificar/`)).toBe(true)
  return direccion.slice(`${publica}/verificar/`.length)
}
