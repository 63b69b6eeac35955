import { expect, it } from 'vitest'
import { readAlmacen } from './config-de-almacen.ts'

const CREDENCIAL = { DOCUMENTOS_S3_CLAVE: 'clave', DOCUMENTOS_S3_SECRETO: 'secretisima' }
const HTTPS = { DOCUMENTOS_S3_URL: 'https://s3.example/docs', ...CREDENCIAL }

it('without an address the documents stay in the folder', () => {
  expect(readAlmacen({})).toBeUndefined()
})

it('takes the bucket and the folder out of the address', () => {
  expect(readAlmacen(HTTPS)).toMatchObject({
    ...{ bucket: 'https://s3.example/docs', prefijo: '', region: 'us-east-1' },
    copiasLocales: 2_000_000_000,
  })
  expect(
    readAlmacen({
      ...HTTPS,
      ...{ DOCUMENTOS_S3_URL: 'http://127.0.0.1:9000/docs/a/b/', DOCUMENTOS_S3_REGION: 'x-1' },
    }),
  ).toMatchObject({ bucket: 'http://127.0.0.1:9000/docs', prefijo: 'a/b/', region: 'x-1' })
})

it.each([
  [CREDENCIAL, /Falta DOCUMENTOS_S3_URL/],
  [{ ...HTTPS, DOCUMENTOS_S3_URL: 'http://s3.example/docs' }, /https:/],
  [{ ...HTTPS, DOCUMENTOS_S3_URL: 'https://u:secretisima@s3.example/docs' }, /no lleva usuario/],
  [{ ...HTTPS, DOCUMENTOS_S3_URL: 'https://s3.example/docs?x=1' }, /ni parámetros/],
  [{ ...HTTPS, DOCUMENTOS_S3_URL: 'https://s3.example/' }, /debe traer el bucket/],
  [{ ...HTTPS, DOCUMENTOS_S3_URL: 'https://s3.example/docs/ñ' }, /debe traer el bucket/],
  [{ ...HTTPS, DOCUMENTOS_S3_CLAVE: '' }, /DOCUMENTOS_S3_CLAVE/],
  [{ ...HTTPS, DOCUMENTOS_S3_SECRETO: 'secretisima con espacio' }, /DOCUMENTOS_S3_SECRETO/],
  [{ DOCUMENTOS_COPIAS_MB: '9' }, /Falta DOCUMENTOS_S3_URL/],
  [{ ...HTTPS, DOCUMENTOS_COPIAS_MB: '0' }, /DOCUMENTOS_COPIAS_MB/],
  [{ ...HTTPS, DOCUMENTOS_S3_REGION: 'a b' }, /DOCUMENTOS_S3_REGION/],
])('refuses %j and never shows the secret', (env, message) => {
  expect(() => readAlmacen(env)).toThrow(message)
  expect(() => readAlmacen(env)).not.toThrow(/secretisima/)
})
