const ABREVIATURAS: ReadonlyMap<string, string> = new Map([
  ...['n', 'no', 'nro', 'num'].map((una) => [una, 'numero'] as const),
  ...['cod', 'cdgo'].map((una) => [una, 'codigo'] as const),
  ...['f', 'fec', 'fch'].map((una) => [una, 'fecha'] as const),
  ...['vto', 'venc', 'vencim'].map((una) => [una, 'vencimiento'] as const),
  ...['obs', 'observ', 'observacion'].map((una) => [una, 'observaciones'] as const),
  ...['imp', 'monto'].map((una) => [una, 'importe'] as const),
  ...['tel', 'tels', 'telefonos'].map((una) => [una, 'telefono'] as const),
  ...['desc', 'descrip', 'detalle'].map((una) => [una, 'descripcion'] as const),
  ...['doc', 'documento'].map((una) => [una, 'documento'] as const),
  ...['sit'].map((una) => [una, 'situacion'] as const),
])

const SIN_SENTIDO: ReadonlySet<string> = new Set(['de', 'del', 'la', 'el', 'los', 'las', 'y'])

/**
 * Normalizes a column header more than `normalizeHeading`, so that 'NRO_ACTUACION' equals 'numero de actuacion'. Use
 * the result only to propose a match to a person. The loader never uses it, because the loader must not guess.
 */
export const loosenHeading = (titulo: string): string =>
  titulo
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    // An acronym with points, such as 'C.U.I.T.', is one word.
    .replace(/\b(?:[a-z]\.){2,}/g, (siglas) => siglas.replaceAll('.', ''))
    .split(/[^a-z0-9]+/)
    .filter((palabra) => palabra !== '' && !SIN_SENTIDO.has(palabra))
    .map((palabra) => ABREVIATURAS.get(palabra) ?? palabra)
    .join(' ')
