/** Names of the files people download (S1 §9, S2 §7, §9; D96, D158). */
export const archivos = {
  inmuebles: 'inmuebles_{timestamp}.xlsx',
  abogados: 'abogados.xlsx',
  condiciones: 'condiciones-legales.xlsx',
  contribuyentes: 'contribuyentes.xlsx',
  convenios: 'convenios.xlsx',
  efecto: 'efecto-de-configuracion.xlsx',
  misContribuyentes: 'mis-contribuyentes.xlsx',
  comercios: 'comercios_{timestamp}.xlsx',
  historico: 'historico_{timestamp}.xlsx',
  expediente: 'expediente_{imponible}_{timestamp}.xlsx',
  procesado: '{name}_procesado.xlsx',
  titulos: '{name}_titulos.zip',
  cartas: 'cartas_{desde}_a_{hasta}.{formato}',
  carta: 'carta_{numero}.pdf',
  titulosCreados: 'titulos_{timestamp}.xlsx',
} as const
