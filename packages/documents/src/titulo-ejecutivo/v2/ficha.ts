import { formatFecha, type TituloDatos } from '@apremia/core'
import type { Pieza } from '../../layout/pieza.ts'
import type { Estilos } from '../v1/estilo.ts'
import { codigoYNombre } from '../v1/ficha.ts'
import { createFilasDeFicha, enclose, type FilasDeFicha } from '../v1/filas-de-ficha.ts'
import { enMayusculas } from '../v1/textos.ts'
import { norma } from './textos.ts'

/** When the first debtor has no address, the title prints the postal address of the property or business instead. */
const deudores = (
  { deudores, domicilio }: TituloDatos,
  { par }: Pick<FilasDeFicha, 'par'>,
): Pieza[] => {
  const personas = deudores.length > 0 ? deudores : [{ nombre: '', documento: '' }]
  return personas.flatMap((persona, i) => [
    ...par(
      {
        rotulo: personas.length > 1 ? `Deudor ${i + 1}` : 'Deudor',
        valor: enMayusculas(persona.nombre),
        fuerte: true,
      },
      { rotulo: 'DNI/CUIT', valor: persona.documento },
    ),
    ...par(
      { rotulo: 'Domicilio', valor: persona.domicilio || (i === 0 ? domicilio : '') },
      { rotulo: 'Carácter', valor: persona.caracter ?? '', repetido: true },
    ),
  ])
}

export const fichaConFundamento = (datos: TituloDatos, estilos: Estilos): Pieza[] => {
  const filas = createFilasDeFicha(estilos)
  const { fila, par } = filas
  const { municipio, fundamento } = datos
  const inmueble = datos.categoria === 'inmueble'
  const repetido = true
  return enclose([
    ...deudores(datos, filas),
    ...par(
      { rotulo: inmueble ? 'Inmueble N.º' : 'Comercio N.º', valor: datos.imponible, fuerte: true },
      { rotulo: 'Partida', valor: datos.partida },
    ),
    ...fila({ rotulo: 'Ubicación', valor: datos.ubicacion }),
    ...fila({ rotulo: 'Nomenclatura', valor: datos.nomenclatura }),
    ...fila({
      rotulo: 'Recurso',
      valor: codigoYNombre(datos.recurso, datos.recursoNombre),
      repetido,
    }),
    ...fila({ rotulo: 'Tributo', valor: norma(fundamento?.tributo), repetido }),
    ...fila({ rotulo: 'Ord. impositiva', valor: norma(fundamento?.ordenanza), repetido }),
    ...fila({ rotulo: 'Intereses', valor: norma(fundamento?.interes), repetido }),
    ...par(
      { rotulo: 'Expediente', valor: municipio.expediente, repetido },
      { rotulo: 'Líquido al', valor: formatFecha(datos.liquidadoAl), fuerte: true, repetido },
    ),
  ])
}
