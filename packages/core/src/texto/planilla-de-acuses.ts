/**
 * The texts of the workbook of acknowledgements of receipt have a separate file, because only the screen of demand
 * letters uses them.
 */
export const planillaDeAcuses = {
  hoja: 'Acuses',
  archivo: 'acuses_para_completar.xlsx',
  columnas: {
    numero: 'N° de carta',
    contribuyente: 'Contribuyente',
    domicilio: 'Domicilio',
    medio: 'Medio',
    pieza: 'N° de pieza',
    resultado: 'Resultado',
    fecha: 'Fecha',
    hora: 'Hora',
    receptor: 'Quién la recibió',
    dni: 'DNI',
    vinculo: 'Vínculo',
    notificador: 'Notificador',
    motivo: 'Motivo',
    correccion: 'Por qué se corrige',
  },
  medio: 'El medio es Carta documento, Cédula o Notificador.',
  resultado:
    'El resultado es Recibida, Se negó a recibirla, Fijada en la puerta, Se mudó o Devuelta.',
  numero: 'El número de carta debe ser un entero, sin puntos ni letras.',
  abrir: 'Acuses desde una planilla',
  leyenda:
    'Descargue la planilla con las cartas sin acuse, complete cómo volvió cada una y cárguela: se anotan todas o ninguna. Las filas que no se completaron no se tocan.',
  descargar: 'Descargar la planilla',
  libro: 'Planilla de acuses',
  cargar: 'Cargar',
  falla: 'No se anotó ningún acuse',
  resultadoDeCarga: 'Acuses anotados: {anotados}. Ya estaban así: {iguales}.',
} as const
