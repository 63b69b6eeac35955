import {
  checkCaducidad,
  compareArchivo,
  conDireccionDeVerificacion,
  decideEstadoDePapel,
  diaDeDevolucion,
  FILAS_INICIALES,
  formatCodigoDeVerificacion,
  RESULTADOS_DE_CARTA,
  readCodigoDeVerificacion,
  reglasDeCaducidad,
} from '@apremia/core'
import type { Regla } from './caso-de-regla.ts'
import { readCuotasDeConvenio } from './convenio.ts'
import {
  nullable,
  optionalDe,
  readEntero,
  readFecha,
  readListaDeEntrada,
  readLogico,
  readObjeto,
  readOpcion,
  readTexto,
} from './read-entrada.ts'
import { Explicado } from './write-salida.ts'

const readArchivo = (valor: unknown, campo: string) =>
  readObjeto(valor, { sha256: readTexto, largo: readEntero }, campo)

const readVisto = (valor: unknown, campo: string) =>
  readObjeto(
    valor,
    { sha256: readTexto, largo: readEntero, soloFirma: optionalDe(readLogico, false) },
    campo,
  )

const readAcuse = (valor: unknown, campo: string) =>
  readObjeto(valor, { resultado: readOpcion(RESULTADOS_DE_CARTA), fecha: readFecha }, campo)

const readRetiros = (valor: unknown, campo: string) => readListaDeEntrada(valor, readLogico, campo)

export const reglasDeVerificacion = {
  'verificacion/codigo': (entrada) => {
    const codigo = readCodigoDeVerificacion(readTexto(entrada))
    return codigo === undefined ? 'no es un código' : formatCodigoDeVerificacion(codigo)
  },
  'verificacion/direccion': (entrada) => {
    const { publica, codigo } = readObjeto(entrada, { publica: readTexto, codigo: readTexto })
    return conDireccionDeVerificacion(publica, codigo).direccionVerificacion ?? 'ninguna'
  },
  'verificacion/titulo': (entrada) => {
    const { anulado } = readObjeto(entrada, { anulado: optionalDe(nullable(readFecha), null) })
    const { valor, porque, frase } = decideEstadoDePapel({ clase: 'titulo', anulado })
    return new Explicado({ estado: valor.estado, frase }, porque)
  },
  'verificacion/carta': (entrada) => {
    const { anulado, acuse } = readObjeto(entrada, {
      anulado: optionalDe(nullable(readFecha), null),
      acuse: optionalDe(nullable(readAcuse), null),
    })
    const { valor, porque, frase } = decideEstadoDePapel({
      ...{ clase: 'carta', anulado },
      devuelto: diaDeDevolucion(acuse),
    })
    return new Explicado({ estado: valor.estado, frase }, porque)
  },
  'verificacion/evaluacion': (entrada) => {
    const lapso = readObjeto(entrada, { desde: readFecha, hasta: readFecha })
    const { valor, porque, frase } = decideEstadoDePapel({ clase: 'evaluacion', lapso })
    return new Explicado({ estado: valor.estado, frase }, porque)
  },
  'verificacion/convenio': (entrada) => {
    const { cuotas, hoy, ...otros } = readObjeto(entrada, {
      cuotas: readCuotasDeConvenio,
      hoy: readFecha,
      retiros: optionalDe(readRetiros, [false]),
      informada: optionalDe(readLogico, true),
    })
    const aviso = checkCaducidad(cuotas, hoy, reglasDeCaducidad(FILAS_INICIALES, hoy))
    const { valor, porque, frase } = decideEstadoDePapel({ clase: 'convenio', ...otros, aviso })
    return new Explicado({ estado: valor.estado, frase }, porque)
  },
  'verificacion/archivo': (entrada) => {
    const { emitido, visto } = readObjeto(entrada, { emitido: readArchivo, visto: readVisto })
    const { valor, porque } = compareArchivo(emitido, visto)
    return new Explicado(valor, porque)
  },
} as const satisfies Readonly<Record<string, Regla>>
