import {
  addDays,
  CLASES_DE_CONSERVACION,
  DESDE_SIEMPRE,
  decideConservacion,
  FILAS_INICIALES,
  nombresBuscados,
  parseDomicilioElectronico,
  readDocumentoBuscado,
} from '@apremia/core'
import type { Regla } from './caso-de-regla.ts'
import {
  nullable,
  optionalDe,
  readFecha,
  readListaDeEntrada,
  readObjeto,
  readTexto,
} from './read-entrada.ts'

const readPartido = (valor: unknown, campo: string) =>
  readObjeto(valor, { apellido: readTexto, nombre: readTexto }, campo)

const dias = nullable(readTexto)
const DIAS = {
  ...{ ingresos: dias, lecturas: dias, exportaciones: dias, paquetes: dias, cargas: dias },
  ...{ registros: dias, novedades: dias, mensajes: dias },
}
const SIN_DIAS = {
  ...{ ingresos: null, lecturas: null, exportaciones: null, paquetes: null, cargas: null },
  ...{ registros: null, novedades: null, mensajes: null },
}

export const reglasDePersona = {
  'persona/documento': (entrada) => readDocumentoBuscado(readTexto(entrada)) ?? null,
  'persona/domicilio-electronico': (entrada) =>
    parseDomicilioElectronico(readTexto(entrada)) ?? null,
  'persona/conservacion': (entrada) => {
    const { hoy, dias } = readObjeto(entrada, {
      hoy: readFecha,
      dias: optionalDe((valor, campo) => readObjeto(valor, DIAS, campo), SIN_DIAS),
    })
    const filas = CLASES_DE_CONSERVACION.flatMap((clase) => {
      const valor = dias[clase]
      return valor === null
        ? []
        : [
            {
              clave: `conservacion.${clase}` as const,
              vigenteDesde: addDays(DESDE_SIEMPRE, 1),
              valor,
            },
          ]
    })
    return decideConservacion([...FILAS_INICIALES, ...filas], hoy).flatMap(({ clase, antesDe }) =>
      antesDe === null ? [] : [{ clase, antesDe }],
    )
  },
  'persona/nombres': (entrada) => {
    const { completos, partidos } = readObjeto(entrada, {
      completos: optionalDe((valor, campo) => readListaDeEntrada(valor, readTexto, campo), []),
      partidos: optionalDe((valor, campo) => readListaDeEntrada(valor, readPartido, campo), []),
    })
    return nombresBuscados(completos, partidos)
  },
} as const satisfies Record<string, Regla>
