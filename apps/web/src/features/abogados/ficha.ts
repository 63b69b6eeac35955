import {
  type CambiosDeAbogado,
  type CampoDeAbogado,
  type FichaDeAbogado,
  formatCuit,
  formatDni,
  textos,
} from '@apremia/core'
import type { Data } from '../../api/endpoint.ts'

export type Abogado = Data<'getAbogadoPropio'>
export type TituloProfesional = Data<'getTitulosDeAbogado'>[number]

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
  beneficiario: '',
  cbu: '',
  personeria: '',
  inscripto: '1',
  baja: '0',
}

export const toFichaTecleada = (abogado: Abogado): ValoresDeFicha => ({
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
  beneficiario: abogado.beneficiario,
  cbu: abogado.cbu,
  personeria: abogado.personeria,
  inscripto: abogado.inscripto,
  baja: abogado.baja,
})

export const fichaDeValores = (valores: ValoresDeFicha): FichaDeAbogado => ({
  ...valores,
  titulo: valores.titulo === '' ? null : Number(valores.titulo),
  inscripto: valores.inscripto === '1',
  baja: valores.baja === '1',
})

export const pickCambiosDeAbogado = (
  valores: ValoresDeFicha,
  campos: readonly CampoDeAbogado[],
): CambiosDeAbogado => {
  const ficha = fichaDeValores(valores)
  return Object.fromEntries(campos.map((campo) => [campo, ficha[campo]]))
}

export const pickBody = (valores: ValoresDeFicha, campos: readonly CampoDeAbogado[]): object =>
  Object.fromEntries(
    campos.map((campo) => [
      campo,
      campo === 'titulo' ? fichaDeValores(valores).titulo : valores[campo],
    ]),
  )

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
