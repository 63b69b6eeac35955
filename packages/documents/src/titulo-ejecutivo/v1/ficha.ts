import { formatFecha, type TituloDatos } from '@apremia/core'
import type { Pieza } from '../../layout/pieza.ts'
import type { Estilos } from './estilo.ts'
import { createFilasDeFicha, enclose } from './filas-de-ficha.ts'
import { enMayusculas } from './textos.ts'

export const codigoYNombre = (codigo: string, nombre: string): string =>
  codigo !== '' && nombre !== '' ? `${codigo} — ${nombre}` : codigo || nombre

export const ficha = (datos: TituloDatos, estilos: Estilos): Pieza[] => {
  const { fila, par } = createFilasDeFicha(estilos)
  const { municipio, deudores } = datos
  const inmueble = datos.categoria === 'inmueble'
  const personas = deudores.length > 0 ? deudores : [{ nombre: '', documento: '' }]
  return enclose([
    ...personas.flatMap(({ nombre, documento }, i) =>
      par(
        {
          rotulo: personas.length > 1 ? `Deudor ${i + 1}` : 'Deudor',
          valor: enMayusculas(nombre),
          fuerte: true,
        },
        { rotulo: 'DNI/CUIT', valor: documento },
      ),
    ),
    ...fila({ rotulo: 'Domicilio', valor: datos.domicilio }),
    ...par(
      { rotulo: inmueble ? 'Inmueble N.º' : 'Comercio N.º', valor: datos.imponible, fuerte: true },
      { rotulo: 'Partida', valor: datos.partida },
    ),
    ...fila({ rotulo: 'Ubicación', valor: datos.ubicacion }),
    ...fila({ rotulo: 'Nomenclatura', valor: datos.nomenclatura }),
    ...fila({
      rotulo: 'Recurso',
      valor: codigoYNombre(datos.recurso, datos.recursoNombre),
      repetido: true,
    }),
    ...fila({ rotulo: 'Ordenanza', valor: municipio.ordenanza, repetido: true }),
    ...par(
      { rotulo: 'Expediente', valor: municipio.expediente, repetido: true },
      { rotulo: 'Líquido al', valor: formatFecha(datos.liquidadoAl), fuerte: true, repetido: true },
    ),
    ...fila({
      rotulo: 'Se entrega a',
      valor: codigoYNombre(datos.abogadoCodigo, datos.abogadoNombre),
      repetido: true,
    }),
  ])
}
