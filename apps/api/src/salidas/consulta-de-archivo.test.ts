import { ARCHIVOS_DEL_PAQUETE, findArchivoDePaquete } from '@apremia/core'
import { describe, expect, it } from 'vitest'
import { consultaDeArchivo } from './consulta-de-archivo.ts'

describe('consultaDeArchivo', () => {
  it.each(ARCHIVOS_DEL_PAQUETE)('writes every column of $nombre that is loaded', (archivo) => {
    const { filas, celdas } = consultaDeArchivo(archivo)
    expect(celdas.flatMap(({ columnas }) => columnas)).toEqual(
      archivo.columnas.map(({ nombre }) => nombre),
    )
    for (const { alias, clase } of celdas)
      if (clase !== 'adjuntos') expect(filas, alias).toContain(`as "${alias}"`)
  })

  it.each(['deuda', 'titulos_emitidos'])(
    'refuses a column of %s without a rule for writing it',
    (nombre) => {
      const archivo = findArchivoDePaquete(nombre)
      if (archivo === undefined) throw new Error(nombre)
      const nueva = {
        ...{ nombre: 'NUEVA', forma: { clase: 'fecha' as const }, sinonimos: [] },
        ...{ obligatoria: false, clave: false },
      }
      expect(() =>
        consultaDeArchivo({ ...archivo, columnas: [...archivo.columnas, nueva] }),
      ).toThrow(`«NUEVA» de «${nombre}» se carga y no se sabe exportar`)
    },
  )
})
