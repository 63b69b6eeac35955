import {
  CLASES_DE_DOCUMENTO_DE_CASO,
  checkEleccionDeLegajo,
  type DocumentoDeLegajo,
  decideDocumentosDeLegajo,
  FALLAS_DE_ARCHIVO,
  FORMATOS_DE_LEGAJO,
} from '@apremia/core'
import type { Regla } from './caso-de-regla.ts'
import {
  nullable,
  optionalDe,
  readEntero,
  readFecha,
  readListaDeEntrada,
  readObjeto,
  readOpcion,
  readTexto,
} from './read-entrada.ts'
import { writeDecision, writeRespuesta } from './write-salida.ts'

const readDocumento = (valor: unknown, campo: string) =>
  readObjeto(
    valor,
    {
      clase: readOpcion(CLASES_DE_DOCUMENTO_DE_CASO),
      numero: readEntero,
      nombre: optionalDe(readTexto, ''),
      fecha: readFecha,
      tipo: optionalDe(readTexto, 'application/pdf'),
      tamano: nullable(readEntero),
      falla: nullable(readOpcion(FALLAS_DE_ARCHIVO)),
    },
    campo,
  )

const readDocumentos = (valor: unknown, campo?: string) =>
  readListaDeEntrada(valor, readDocumento, campo)

const writeDocumento = ({ clave, elegido, forma }: DocumentoDeLegajo): string =>
  [clave, ...(elegido ? ['elegido'] : []), forma].join(' ')

export const reglasDeLegajo: Readonly<Record<string, Regla>> = {
  'legajo/documentos': (entrada) =>
    writeRespuesta(decideDocumentosDeLegajo(readDocumentos(entrada)), (documentos) =>
      documentos.map(writeDocumento),
    ),
  'legajo/eleccion': (entrada) => {
    const { documentos, claves, formato } = readObjeto(entrada, {
      documentos: readDocumentos,
      claves: optionalDe((v: unknown, c: string) => readListaDeEntrada(v, readTexto, c), []),
      formato: optionalDe(readOpcion(FORMATOS_DE_LEGAJO), 'pdf'),
    })
    const { valor } = decideDocumentosDeLegajo(documentos)
    const eleccion = { imponible: '101', recurso: 'AB', claves, formato }
    return writeDecision(checkEleccionDeLegajo(valor, eleccion), (elegidos) =>
      elegidos.map(({ clave }) => clave),
    )
  },
}
