import { parseCbu } from '../identificador/cbu.ts'
import { parseCodigoAbogado } from '../identificador/codigo-abogado.ts'
import { parseCuit } from '../identificador/cuit.ts'
import { parseDni } from '../identificador/dni.ts'
import { parseEmail } from '../identificador/email.ts'
import { parseTelefono } from '../identificador/telefono.ts'
import { type LecturaDeEscrito, readEscrito } from '../persona/read-escrito.ts'
import { abogados } from '../texto/abogados.ts'
import type { CampoDeAbogado, FichaDeAbogado } from './ficha.ts'

export type Lectura<T> =
  | { readonly ok: true; readonly valor: T }
  | { readonly ok: false; readonly codigo: string; readonly mensaje: string }

const { invalidos, requeridos } = abogados

const refuse = (codigo: string, mensaje: string) => ({
  ok: false as const,
  codigo: `abogado.${codigo}`,
  mensaje,
})

const escrito =
  (read: (valor: string) => Lectura<string>) =>
  (text: string): Lectura<string> => {
    const leido: LecturaDeEscrito = readEscrito(text)
    return leido.ok ? read(leido.valor) : leido
  }

const readNombre = (campo: 'apellido' | 'nombre') =>
  escrito((valor) => {
    if (valor === '') return refuse(`${campo}-requerido`, requeridos[campo])
    if (valor.length > 120 || !/\p{L}/u.test(valor))
      return refuse(`${campo}-invalido`, invalidos[campo])
    return { ok: true, valor }
  })

const readLibre = escrito((valor) =>
  valor.length > 200 ? refuse('texto-largo', invalidos.largo) : { ok: true, valor },
)

const readOpcional = (
  campo: 'te' | 'email' | 'cuitcuil' | 'cbu',
  parse: (text: string) => string | undefined,
) =>
  escrito((text) => {
    if (text === '') return { ok: true, valor: '' }
    const valor = parse(text)
    return valor === undefined ? refuse(`${campo}-invalido`, invalidos[campo]) : { ok: true, valor }
  })

const readRequerido =
  (campo: 'nrodni' | 'codexterno', parse: (text: string) => string | undefined) =>
  (text: string): Lectura<string> => {
    if (text.trim() === '') return refuse(`${campo}-requerido`, requeridos[campo])
    const valor = parse(text)
    return valor === undefined ? refuse(`${campo}-invalido`, invalidos[campo]) : { ok: true, valor }
  }

type Lectores = {
  readonly [C in CampoDeAbogado]: (
    tecleado: FichaDeAbogado[C],
    titulos: readonly number[],
  ) => Lectura<FichaDeAbogado[C]>
}

export const LECTORES: Lectores = {
  apellido: readNombre('apellido'),
  nombre: readNombre('nombre'),
  nrodni: readRequerido('nrodni', parseDni),
  codexterno: readRequerido('codexterno', parseCodigoAbogado),
  direccion: readLibre,
  te: readOpcional('te', parseTelefono),
  email: readOpcional('email', parseEmail),
  matricula: readLibre,
  cuitcuil: readOpcional('cuitcuil', (text) => parseCuit(text)?.digitos),
  titulo: (valor, titulos) =>
    valor === null || titulos.includes(valor)
      ? { ok: true, valor }
      : refuse('titulo-invalido', invalidos.titulo),
  inscripto: (valor) => ({ ok: true, valor }),
  baja: (valor) => ({ ok: true, valor }),
  horarios: readLibre,
  beneficiario: readLibre,
  cbu: readOpcional('cbu', parseCbu),
  personeria: readLibre,
}
