import { sumCentavos } from '../dinero/centavos.ts'
import { formatPesos } from '../dinero/format-centavos.ts'
import { computeReclamo, computeValoresDeEscrito } from '../escrito/campos-de-escrito.ts'
import type { DatosDeEscrito } from '../escrito/datos-de-escrito.ts'
import { interpolar } from '../texto/interpolar.ts'
import { legajos } from '../texto/legajos.ts'

/** Fact of a case with its label, as court forms ask for it. `valor` is '' when the case does not have the fact. */
export interface CampoDeLegajo {
  readonly rotulo: string
  readonly valor: string
}

const { campos: R } = legajos

const numbered = (rotulo: string, i: number, cuantos: number): string =>
  cuantos > 1 ? `${rotulo} ${i + 1}` : rotulo

/**
 * Computes the facts that the cover of a bundle of case documents (legajo) lists. The amounts equal those of a court
 * paper of the same day, so that the cover and the claim agree.
 */
export const computeCamposDeLegajo = (datos: DatosDeEscrito): readonly CampoDeLegajo[] => {
  const { campos, listas } = computeValoresDeEscrito(datos)
  const de = (rotulo: string, nombre: keyof typeof campos): CampoDeLegajo => ({
    ...{ rotulo, valor: campos[nombre] ?? '' },
  })
  const si = (campo: CampoDeLegajo): readonly CampoDeLegajo[] => (campo.valor ? [campo] : [])
  const escrito = (rotulo: string, texto: string, valores: Record<string, string>) => ({
    rotulo,
    valor: Object.values(valores).every((valor) => valor !== '') ? interpolar(texto, valores) : '',
  })
  const { deudores, titulos } = listas
  const alguno = <T>(lista: readonly T[], ninguno: T): readonly T[] =>
    lista.length > 0 ? lista : [ninguno]
  return [
    de(R.actora, 'municipio.nombre'),
    ...si(de(R.cuitDeActora, 'municipio.cuit')),
    ...alguno(deudores, {}).flatMap((deudor, i, todos) => {
      const uno = (rotulo: string, nombre: keyof typeof deudor) => ({
        ...{ rotulo: numbered(rotulo, i, todos.length), valor: deudor[nombre] ?? '' },
      })
      return [
        uno(R.demandado, 'deudor.nombre'),
        uno(R.documento, 'deudor.documento'),
        ...si(uno(R.caracter, 'deudor.caracter')),
        uno(R.domicilio, 'deudor.domicilio'),
      ]
    }),
    escrito(R.imponible, legajos.imponibleEscrito, {
      clase: campos['imponible.clase'] ?? '',
      numero: campos['imponible.numero'] ?? '',
    }),
    ...si(de(R.partida, 'imponible.partida')),
    ...si(de(R.nomenclatura, 'imponible.nomenclatura')),
    ...si(de(R.ubicacion, 'imponible.ubicacion')),
    escrito(R.recurso, legajos.recursoEscrito, {
      codigo: campos['recurso.codigo'] ?? '',
      nombre: campos['recurso.nombre'] ?? '',
    }),
    de(R.periodos, 'deuda.periodos'),
    de(R.capital, 'deuda.capital'),
    de(R.interes, 'deuda.interes'),
    ...(computeReclamo(datos)?.aFavor ? [de(R.saldoAFavor, 'deuda.saldoAFavor')] : []),
    de(R.monto, 'deuda.total'),
    de(R.liquidado, 'deuda.liquidadaAl'),
    ...alguno(titulos, {}).map((titulo, i, todos) =>
      escrito(numbered(R.titulo, i, todos.length), legajos.tituloEscrito, {
        numero: titulo['titulo.numero'] ?? '',
        fecha: titulo['titulo.fecha'] ?? '',
        monto: titulo['titulo.monto'] ?? '',
      }),
    ),
    ...si(de(R.caratula, 'radicacion.caratula')),
    ...si(de(R.expediente, 'radicacion.expediente')),
    ...si(de(R.juzgado, 'radicacion.juzgado')),
    ...si(de(R.departamento, 'radicacion.departamento')),
    de(R.abogado, 'abogado.nombre'),
    de(R.matricula, 'abogado.matricula'),
    ...si(de(R.cuit, 'abogado.cuit')),
    ...si(de(R.domicilioDeAbogado, 'abogado.domicilio')),
    ...si(de(R.correo, 'abogado.email')),
  ]
}

/**
 * Warns that the executive titles add up to another amount than the debt of the case. [] when there is nothing to warn
 * about.
 */
const compareTitulos = ({ deuda, titulos }: DatosDeReclamo): readonly string[] => {
  const reclamo = computeReclamo({ deuda })?.total
  const monto = sumCentavos(titulos.map((titulo) => titulo.monto))
  if (reclamo === undefined || titulos.length === 0 || monto === reclamo) return []
  const { uno, varios } = legajos.tituloDistinto
  return [
    interpolar(titulos.length === 1 ? uno : varios, {
      ...{ titulo: formatPesos(monto), deuda: formatPesos(reclamo) },
    }),
  ]
}

type DatosDeReclamo = Pick<DatosDeEscrito, 'deuda' | 'titulos'>

export const avisosDeLegajo = (datos: DatosDeReclamo): readonly string[] => {
  const { deuda } = datos
  if (deuda === null) return [legajos.sinDeuda]
  return [...(deuda.vieja === null ? [] : [deuda.vieja]), ...compareTitulos(datos)]
}

/**
 * Writes the facts of a case as a text file, one fact on each line. Windows programs need the byte order mark and the
 * CRLF line ends.
 */
export const writeDatosDeLegajo = (
  campos: readonly CampoDeLegajo[],
  avisos: readonly string[],
): string =>
  `\ufeff${[...campos.map(({ rotulo, valor }) => `${rotulo}: ${valor}`), ...avisos, ''].join('\r\n')}`
