export const marcaDeContribuyente = {
  nombre: 'Fallecimiento, concurso o quiebra',
  marcaDe: 'Marca de {nombre}',
  sinMarca: 'Sin marca',
  marcas: { fallecido: 'Fallecido', concurso: 'En concurso', quiebra: 'En quiebra' },
  deQuien: '{marca}: {nombre}',
  seSabeDesde: 'se sabe desde el {fecha}',
  cambiar: {
    boton: 'Cambiar la marca de fallecimiento, concurso o quiebra',
    titulo: 'Fallecimiento, concurso o quiebra de {nombre}',
    ayuda:
      'Se avisa antes de emitir un título y antes de guardar o confirmar un convenio, y se ve en sus casos. No impide un título: lo decide el municipio.',
    marca: 'Marca',
    ninguna: 'Ninguna',
    desde: 'Se sabe desde',
    nota: 'Expediente o nota',
    ayudaDeNota:
      'Optativo: el expediente de la sucesión, del concurso o de la quiebra, y quién lo dijo.',
    guardado: 'La marca quedó guardada.',
  },
  historial: {
    cambio: 'Se marcó al contribuyente {numero}: {marca}.',
    quita: 'Se quitó la marca del contribuyente {numero}.',
  },
  motivos: {
    sinDia: 'Diga desde qué día se sabe.',
    diaFuturo: 'El día desde el que se sabe no puede ser posterior a hoy.',
    nota: 'La nota va en un renglón, de hasta {n} letras.',
  },
  titulo: {
    fallecido: 'El deudor {nombre} figura como fallecido{desde}.',
    concurso: 'El deudor {nombre} figura en concurso{desde}.',
    quiebra: 'El deudor {nombre} figura en quiebra{desde}.',
    desde: '(se sabe desde el {fecha})',
  },
  convenio: {
    fallecido:
      'El deudor {nombre} figura como fallecido{desde}. Verifique si quien firma puede obligar a los herederos o a la sucesión, y pida con qué lo acredita.',
    concurso:
      'El deudor {nombre} figura en concurso{desde}. Verifique con el síndico si puede hacer un convenio por esta deuda o si corresponde insinuar el crédito.',
    quiebra:
      'El deudor {nombre} figura en quiebra{desde}. Verifique con el síndico si puede hacer un convenio por esta deuda o si corresponde insinuar el crédito.',
    firmante:
      'El DNI de quien firma es el de {nombre}, que figura como fallecido{desde}. Ponga a quien firma por la sucesión, o corrija la marca en la página del contribuyente si está mal.',
  },
} as const
