import {
  CALENDARIO_NACIONAL,
  CLASES_DE_AVISO,
  decideReintento,
  diaDeAvisos,
  formatFecha,
  GRUPOS_DE_MI_DIA,
  type GrupoDeMiDia,
  listAvisosPosibles,
  writeInformeDeRespaldo,
  writeResumen,
} from '@apremia/core'
import type { Regla } from './caso-de-regla.ts'
import { readPermisos, readRol } from './permiso.ts'
import {
  optionalDe,
  readEntero,
  readFecha,
  readListaDeEntrada,
  readLogico,
  readObjeto,
  readOpcion,
  readTexto,
} from './read-entrada.ts'

const readTipo = readOpcion(['I', 'C'] as const)
const readGrupo = readOpcion(GRUPOS_DE_MI_DIA)

const readCaso = (valor: unknown, campo: string) =>
  readObjeto(
    valor,
    {
      tipo: optionalDe(readTipo, 'I'),
      imponible: readEntero,
      recurso: readTexto,
      etapa: optionalDe(readTexto, ''),
    },
    campo,
  )

const readGrupoConCasos = (valor: unknown, campo: string) =>
  readObjeto(
    valor,
    {
      grupo: readGrupo,
      total: readEntero,
      casos: optionalDe((lista: unknown, c: string) => readListaDeEntrada(lista, readCaso, c), []),
    },
    campo,
  )

const readCuentas = (valor: unknown, campo: string): Record<GrupoDeMiDia, number> =>
  readObjeto(
    valor,
    Object.fromEntries(
      GRUPOS_DE_MI_DIA.map((grupo) => [grupo, optionalDe(readEntero, 0)]),
    ) as Record<GrupoDeMiDia, (v: unknown, c?: string) => number>,
    campo,
  )

const readAbogado = (valor: unknown, campo: string) =>
  readObjeto(valor, { abogado: readTexto, cuentas: readCuentas }, campo)

const lista =
  <T>(leer: (valor: unknown, campo: string) => T) =>
  (valor: unknown, campo: string): readonly T[] =>
    readListaDeEntrada(valor, leer, campo)

export const reglasDeCorreo: Readonly<Record<string, Regla>> = {
  'correo/resumen': (entrada) => {
    const resumen = readObjeto(entrada, {
      hoy: readFecha,
      grupos: optionalDe(lista(readGrupoConCasos), []),
      abogados: optionalDe(lista(readAbogado), []),
    })
    const correo = writeResumen({ ...resumen, url: 'https://apremia.example/home' })
    return correo === null
      ? 'no se envía'
      : { asunto: correo.asunto, texto: correo.texto.split('\n') }
  },
  'correo/respaldo': (entrada) => {
    const { ultimo, ahora } = readObjeto(entrada, {
      ultimo: optionalDe(readTexto, ''),
      ahora: readTexto,
    })
    const correo = writeInformeDeRespaldo({
      ultimo: ultimo === '' ? null : ultimo,
      ahora: new Date(ahora),
    })
    return { asunto: correo.asunto, texto: correo.texto.split('\n') }
  },
  'correo/reintento': (entrada) => {
    const { intentos, definitivo } = readObjeto(entrada, {
      intentos: readEntero,
      definitivo: optionalDe(readLogico, false),
    })
    return decideReintento(intentos, definitivo) ?? 'se abandona'
  },
  'correo/dia': (entrada) => {
    const dia = diaDeAvisos(new Date(readTexto(entrada)), CALENDARIO_NACIONAL)
    return dia === null ? 'todavía no' : formatFecha(dia)
  },
  'correo/avisos': (entrada) => {
    const { rol, abogado, permisos } = readObjeto(entrada, {
      rol: readRol,
      abogado: optionalDe(readTexto, ''),
      permisos: optionalDe(readPermisos, []),
    })
    const posibles = listAvisosPosibles({ rol, abogado, permisos })
    return CLASES_DE_AVISO.filter((clase) => posibles.includes(clase))
  },
}
