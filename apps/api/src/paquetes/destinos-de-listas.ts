import type { CampoDeDestino, Destino } from './destino.ts'

/** A row of a short list is named by its text in the package, and by its number in the product. */
const destinoDeLista = (
  archivo: string,
  tabla: string,
  nombre: string,
  /** SQL that finds the records which use a row `t`, among those that a package loads. */
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
  // A row that is not offered and that nothing uses is left out.
  suyas: `(t.activo or exists (${uso}))`,
})

/** Only confirmed agreements are exported, so only they count as using a row. */
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
