import { createHash } from 'node:crypto'
import { LOTE } from './samples.ts'

export const ZIP_DE_SALIDA = Buffer.from(
  [
    'UEsDBBQAAAAIAABgISg1n8xTKgAAADEAAAAUAAAAdGl0dWxvc19lbWl0aWRvcy5jc3Z7v3u/X6iva5C/dYCLGy+XoYGhdUlm',
    'SWlOfrE+hI43AAOghF5BShovFwBQSwMEFAAAAAgAAGAhKGog5kYoAAAAJgAAAA4AAABtYW5pZmllc3RvLmNzdnu/e79jkLOH',
    'Z5i/tZunj2MwL1dJZklpTn5xfGpuZklmSn6xtSEvFwBQSwMEFAAAAAgAAGAhKO2d5goLAAAACQAAABwAAAB0aXR1bG9zL3Rp',
    'dHVsb18wMDAwMDAxMDEucGRmUw1wcdM11DPhAgBQSwECFAMUAAAACAAAYCEoNZ/MUyoAAAAxAAAAFAAAAAAAAAAAAAAAgAEA',
    'AAAAdGl0dWxvc19lbWl0aWRvcy5jc3ZQSwECFAMUAAAACAAAYCEoaiDmRigAAAAmAAAADgAAAAAAAAAAAAAAgAFcAAAAbWFu',
    'aWZpZXN0by5jc3ZQSwECFAMUAAAACAAAYCEo7Z3mCgsAAAAJAAAAHAAAAAAAAAAAAAAAgAGwAAAAdGl0dWxvcy90aXR1bG9f',
    'MDAwMDAwMTAxLnBkZlBLBQYAAAAAAwADAMgAAAD1AAAAAAA=',
  ].join(''),
  'base64',
)

export const salida = (extra: object = {}) => ({
  ...{ id: 7, estado: 'lista', trabajo: LOTE, documentos: 1, avisos: [] },
  persona: { nombre: 'ANA', apellido: 'PAZ' },
  ...{ creada: '2026-11-20T13:00:00.000Z', terminada: '2026-11-20T13:00:09.000Z' },
  archivo: {
    ...{ nombre: 'instalacion-2026-11-20-7.zip', tamano: ZIP_DE_SALIDA.length },
    sha256: createHash('sha256').update(ZIP_DE_SALIDA).digest('hex'),
  },
  archivos: [{ archivo: 'titulos_emitidos', filas: 1 }],
  ...extra,
})
