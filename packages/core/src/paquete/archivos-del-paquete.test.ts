import { describe, expect, it } from 'vitest'
import {
  ARCHIVOS_DEL_PAQUETE,
  claveDeArchivo,
  findArchivoDePaquete,
} from './archivos-del-paquete.ts'

describe('ARCHIVOS_DEL_PAQUETE', () => {
  it('has each file, and each column of a file, once', () => {
    const nombres = ARCHIVOS_DEL_PAQUETE.map(({ nombre }) => nombre)
    expect(new Set(nombres).size).toBe(nombres.length)
    for (const { columnas } of ARCHIVOS_DEL_PAQUETE)
      expect(new Set(columnas.map(({ nombre }) => nombre)).size).toBe(columnas.length)
  })

  it('refers with columns it has to the whole key of a file that comes before', () => {
    const previos = new Set<string>()
    for (const archivo of ARCHIVOS_DEL_PAQUETE) {
      for (const { columnas, archivo: destino } of archivo.referencias)
        for (const nombre of typeof destino === 'string' ? [destino] : Object.values(destino)) {
          const referido = findArchivoDePaquete(nombre)
          expect(previos).toContain(nombre)
          expect(referido && claveDeArchivo(referido)).toHaveLength(columnas.length)
          for (const columna of columnas)
            expect(archivo.columnas.map((una) => una.nombre)).toContain(columna)
        }
      previos.add(archivo.nombre)
    }
  })

  it('gives no column two names that a heading could mean', () => {
    for (const { columnas } of ARCHIVOS_DEL_PAQUETE) {
      const nombres = columnas.flatMap(({ nombre, sinonimos }) =>
        [nombre, ...sinonimos].map((uno) =>
          uno
            .normalize('NFD')
            .toLowerCase()
            .replace(/[^a-z0-9]/g, ''),
        ),
      )
      expect(nombres.filter((uno, i) => nombres.indexOf(uno) !== i)).toEqual([])
    }
  })
})
