/**
 * Reasons to refuse a row of the workbook of executive titles, or the first number of a batch of titles. The column
 * ESTADO (status) of the workbook shows the reasons about a row (S2 §5; D85, D90, D151).
 */
export const filasDeTitulo = {
  inicioMenor: 'El número de inicio de los títulos es menor que el último título creado',
  inicioInvalido:
    'El número de inicio debe ser un entero entre 1 y 999999999, sin puntos ni decimales.',
  inicioSinLugar:
    'Desde el número {inicio} no hay lugar para {cantidad} títulos: el último sería {fin} y el máximo es 999999999.',
  saltoSinConfirmar:
    'El último título es el {ultimo}: los números {desde} a {hasta} quedarían sin usar. Confirme el salto o empiece en {siguiente}.',
  saltoSinMotivo: 'Explique por qué quedan sin usar los números {desde} a {hasta}.',
  sinFilas: 'La planilla no tiene filas con datos.',
  imponibleInvalido: 'El número de {categoria} debe tener de 1 a 10 dígitos.',
  inmuebleInexistente: 'El inmueble {imponible} no figura en el padrón.',
  comercioInexistente: 'El comercio {imponible} no figura en el padrón.',
  recursoDeComercio: 'El recurso {recurso} es de comercio: use la categoría comercio.',
  recursoDeInmueble: 'El recurso {recurso} es de inmueble: use la categoría inmueble.',
  recursoAjeno: 'El imponible {imponible} no tributa el recurso {recurso}. Tiene: {recursos}.',
  abogadoInexistente: 'No hay ningún abogado con el código {abogado}.',
  abogadoDeBaja: 'El abogado {abogado} está dado de baja.',
  rangoInvertido: 'DESDE ({desde}) es posterior a HASTA ({hasta}).',
  sinDeudaVencida: 'No tiene deuda vencida.',
  sinDeudaEnRango: 'No hay períodos con deuda entre {desde} y {hasta}.',
  sinFundamento: 'Falta la base legal del recurso {recurso}: {faltan}.',
  sinPeriodos: 'La fila no tiene períodos en la hoja Detalle.',
  periodosDeOtro: 'Períodos asignados al abogado {abogado}: {periodos}.',
  periodosEnPlan: 'Períodos incluidos en un plan de pagos: {periodos}.',
  periodosEnConvenio: 'Períodos incluidos en el convenio {convenio}: {periodos}.',
  deudaEnConvenio:
    'La deuda de esta fila está en el convenio {convenio}, en vigor: {periodos}. Quite la fila, o fuerce la generación con un motivo.',
  seFuerzanConvenios: 'Se generan títulos de deuda que está en convenios en vigor: {convenios}.',
  seFuerzanImportes: 'Se generan títulos con importes del {fechas}, que ya no valen.',
  periodosSinInteres:
    'Períodos de los que el municipio informa el total y no informa cuánto es interés: {periodos}.',
  periodosSinVencer: 'Períodos que todavía no vencieron: {periodos}.',
  periodosRepetidos: 'Períodos repetidos: {periodos}.',
  periodosFueraDeRango: 'Períodos fuera de DESDE y HASTA: {periodos}.',
  totalNoPositivo: 'El total es {total}: debe ser mayor que cero.',
  estadoNoOk: 'La fila no está OK: {estado}',
  sinLiquidacion: 'Falta la fecha de liquidación.',
  sumaDePeriodo:
    'En el período {periodo}, capital {capital} más interés {interes} no da el total {total}.',
  sumaDeFila: 'La suma de los períodos da {suma} y la fila dice {valor}.',
  totalDeFila: 'Capital {capital} más interés {interes} no da el total {total}.',
  selloInvalido:
    'Los datos de la fila no son los que se procesaron. Vuelva a procesar la planilla básica.',
  deudaRepetida: 'La fila {fila} ya reclama esta deuda: {periodos}.',
} as const
