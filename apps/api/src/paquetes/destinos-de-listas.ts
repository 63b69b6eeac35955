import type { CampoDeDestino, Destino } from './destino.ts'

/**
 * Describes how to import a short list of names, such as the professional titles of lawyers. The data package
 * identifies a row by its name, and the product identifies it by its number.
 */
const destinoDeLista = (
  archivo: string,
  tabla: string,
  nombre: string,
  uso: string,
  otros: readonly CampoDeDestino[] = [],
): Destino => ({
  tabla,
  clave: [nombre],
  campos: [
    {
      columna: 'id',
      de: [],
      valor: '',
      siFalta: `(select coalesce(max(x.id), 0) from ${tabla} x)
        + (select count(*)::integer from cambios_${archivo} n where n.nuevo and n.fila <= f.fila)`,
    },
    { columna: nombre, de: ['NOMBRE'], valor: 'f.nombre' },
    ...otros,
    { columna: 'activo', de: ['ACTIVO'], valor: 'coalesce(f.activo, true)' },
  ],
  ausentes: { vigente: 't.activo', cambio: 'activo = false' },
  // The export of a data package leaves out an inactive row that no record uses.
  suyas: `(t.activo or exists (${uso}))`,
})

/**
 * Beginning of an SQL condition that tells whether some agreement uses a row of a list, such as a payment method. Only
 * confirmed agreements count, because only they are in the exported data package.
 */
const DE_CONVENIOS = 'select from convenio c where c.fc_confirma is not null and'

export const DESTINOS_DE_LISTAS: Readonly<Record<string, Destino>> = {
  titulos_profesionales: destinoDeLista(
    'titulos_profesionales',
    'abogado_titulo',
    'titulo',
    'select from abogado a where a.titulo = t.id',
  ),
  caracteres: destinoDeLista(
    'caracteres',
    'convenio_caracter',
    'nombre',
    `${DE_CONVENIOS} c.firma_caracter_id = t.id`,
    [{ columna: 'otros', de: ['OTROS'], valor: 'coalesce(f.otros, false)' }],
  ),
  formas_de_pago: destinoDeLista(
    'formas_de_pago',
    'convenio_forma_pago',
    'nombre',
    `${DE_CONVENIOS} c.frmpg_id = t.id`,
    [{ columna: 'clase', de: ['CLASE'], valor: 'f.clase' }],
  ),
}
