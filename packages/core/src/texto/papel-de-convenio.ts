/**
 * Texts about data that are missing before an agreement can be confirmed, when the agreement uses version 2 of its
 * document.
 */
export const papelDeConvenio = {
  sinPersoneria:
    "Falta con qué acredita personería el abogado {abogado}: un administrador lo pone en su ficha o, para todos, en «Configuración» («apremia parametros poner convenio.personeria 'valor'»).",
  sinBeneficiario:
    'Falta quién cobra los honorarios del abogado {abogado}: un administrador lo pone en su ficha.',
  sinCbu:
    'Falta el CBU de quien cobra los honorarios del abogado {abogado}, que se pagan en cuotas: un administrador lo pone en su ficha, o dice en «Configuración» que es optativo.',
  falta: 'Falta para confirmar el convenio',
  sinPoder:
    'Quien firma es {caracter}: edite el convenio e indique con qué poder actúa por {quien}.',
  sinRepresentado:
    'Quien firma es {caracter} y no se sabe de quién: falta el contribuyente de {nombre}.',
  elContribuyente: 'el contribuyente',
  sinRadicacion:
    'El convenio es judicial y falta la radicación de {nombre}: cárguela entre sus actuaciones.',
  sinJuicio:
    '{nombre} tiene título y no tiene radicación: el convenio no va a nombrar ningún juicio. Si ya se inició, cargue la radicación antes de confirmar.',
  radicacionIncompleta: 'A la radicación de {nombre} le falta: {datos}.',
  deRadicacion: { caratula: 'carátula', expediente: 'expediente', juzgado: 'juzgado' },
} as const
