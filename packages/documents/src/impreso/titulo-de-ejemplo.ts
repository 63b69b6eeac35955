import { centavos, type Fecha, type TituloDatos } from '@apremia/core'

/** Builds an executive title with invented data, to show a person one of its sentences. */
export const tituloDeEjemplo = (
  municipio: TituloDatos['municipio'],
  fecha: Fecha,
): TituloDatos => ({
  numero: 0,
  categoria: 'inmueble',
  municipio,
  fechaEmision: fecha,
  liquidadoAl: fecha,
  deudores: [{ nombre: 'Pérez, Juan', documento: '' }],
  domicilio: '',
  imponible: '1234',
  ubicacion: '',
  nomenclatura: '',
  partida: '',
  recurso: '',
  recursoNombre: '',
  abogadoCodigo: '',
  abogadoNombre: '',
  periodos: [],
  capital: centavos(50_000_000),
  interes: centavos(0),
  total: centavos(50_000_000),
  totalEnLetras: '',
  codigoVerificacion: '',
})
