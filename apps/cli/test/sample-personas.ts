import { createHash } from 'node:crypto'
import { ZIP_DE_SALIDA } from './sample-salida.ts'

const instante = '2026-11-20T13:00:00.000Z'

export const pedidoDeDatos = () => ({
  ...{ id: 4, estado: 'listo', documento: '30111222', motivo: 'Lo pidió' },
  ...{ persona: { nombre: 'Ana', apellido: 'Paz' }, creado: instante, terminado: instante },
  trabajo: null,
  archivo: {
    ...{ nombre: 'datos-personales-4.zip', tamano: ZIP_DE_SALIDA.length },
    sha256: createHash('sha256').update(ZIP_DE_SALIDA).digest('hex'),
  },
  clases: [{ clase: 'registros', filas: 2, porNombre: 1 }],
  documentos: 1,
  avisos: [],
})

export const lecturaDePersona = () => ({
  ...{ dia: '2026-11-20', dni: '20000003', nombre: 'Carolina', apellido: 'Muñoz Peña' },
  ...{ rol: 'abogado', cosa: 'imponible', clave: 'I/101', cantidad: 3 },
  ...{ primera: instante, ultima: instante },
})

export const registro = () => ({
  ...{ id: 12, inmueble: 58, recurso: 'SS', apellido: 'Paz', nombre: 'Luis', titulo: 'Poseedor' },
  ...{ dni: '30111222', telefono: '', descripcion: '', creado: instante, version: 1 },
  user: { apellido: 'Paz', nombre: 'Ana', abogado: 'A01' },
  registro_documentos: [{ id: 3, documento: 'boleto.pdf', tamano: 100 }],
})
