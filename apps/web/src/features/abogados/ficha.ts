import {
  CAMPOS_DE_ABOGADO,
  type CambiosDeAbogado,
  type CampoDeAbogado,
  type FichaDeAbogado,
  formatCuit,
  formatDni,
  type Motivo,
  textos,
} from '@apremia/core'
import type { FieldErrors, Resolver } from 'react-hook-form'
import type { Data } from '../../api/endpoint.ts'

export type Abogado = Data<'getAbogadoPropio'>
export type TituloProfesional = Data<'getTitulosDeAbogado'>[number]

/** The record as a form holds it: texts only. */
export type ValoresDeFicha = Record<CampoDeAbogado, string>

export const FICHA_VACIA: ValoresDeFicha = {
  apellido: '',
  nombre: '',
  nrodni: '',
  codexterno: '',
  cuitcuil: '',
  titulo: '',
  matricula: '',
  direccion: '',
  te: '',
  email: '',
  horarios: '',
  inscripto: '1',
  baja: '0',
}

export const toValores = (abogado: Abogado): ValoresDeFicha => ({
  apellido: abogado.apellido,
  nombre: abogado.nombre,
  nrodni: abogado.nrodni,
  codexterno: abogado.codexterno,
  cuitcuil: formatCuit(abogado.cuitcuil),
  titulo: abogado.titulo === null ? '' : String(abogado.titulo),
  matricula: abogado.matricula,
  direccion: abogado.direccion,
  te: abogado.te,
  email: abogado.email,
  horarios: abogado.horarios,
  inscripto: abogado.inscripto,
  baja: abogado.baja,
})

/** What the form says, as the rules take it. */
export const toFicha = (valores: ValoresDeFicha): FichaDeAbogado => ({
  ...valores,
  titulo: valores.titulo === '' ? null : Number(valores.titulo),
  inscripto: valores.inscripto === '1',
  baja: valores.baja === '1',
})

/** Fields whose value is not the one that was loaded. */
export const changedCampos = (base: ValoresDeFicha, valores: ValoresDeFicha): CampoDeAbogado[] =>
  CAMPOS_DE_ABOGADO.filter((campo) => valores[campo] !== base[campo])

/** Those fields alone, as the rules take them. */
export const pickCambios = (
  valores: ValoresDeFicha,
  campos: readonly CampoDeAbogado[],
): CambiosDeAbogado => {
  const ficha = toFicha(valores)
  return Object.fromEntries(campos.map((campo) => [campo, ficha[campo]]))
}

/** Those fields alone, as the call takes them. */
export const pickBody = (valores: ValoresDeFicha, campos: readonly CampoDeAbogado[]): object =>
  Object.fromEntries(
    campos.map((campo) => [campo, campo === 'titulo' ? toFicha(valores).titulo : valores[campo]]),
  )

/** A value as people read it. */
export const showCampo = (
  campo: CampoDeAbogado,
  valor: string,
  titulos: readonly TituloProfesional[],
): string => {
  if (campo === 'baja' || campo === 'inscripto') return textos.abogados.bajas[valor === '1' ? 1 : 0]
  if (campo === 'nrodni') return formatDni(valor)
  if (campo === 'cuitcuil') return formatCuit(valor)
  if (campo === 'titulo') return titulos.find(({ id }) => String(id) === valor)?.titulo ?? ''
  return valor
}

export const nombreDe = ({ apellido, nombre }: Pick<Abogado, 'apellido' | 'nombre'>): string =>
  `${apellido}, ${nombre}`

/** The rules of core as the form library asks for them: the first reason of each field. */
export const resolverOf =
  (check: (valores: ValoresDeFicha) => readonly Motivo[]): Resolver<ValoresDeFicha> =>
  (valores) => {
    const errors: FieldErrors<ValoresDeFicha> = {}
    for (const { codigo, campo, mensaje } of check(valores)) {
      const campoDeFicha = CAMPOS_DE_ABOGADO.find((conocido) => conocido === campo)
      if (campoDeFicha) errors[campoDeFicha] ??= { type: codigo, message: mensaje }
    }
    return Object.keys(errors).length === 0
      ? { values: valores, errors: {} }
      : { values: {}, errors }
  }
