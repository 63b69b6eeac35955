export const liquidacionDeDeuda = {
  boton: 'Liquidación',
  botonDe: 'Liquidación de {recurso} {imponible}',
  titulo: 'Liquidación de {recurso} {imponible}',
  ayuda:
    'Suma a lo que informó el municipio el interés desde ese día hasta el que usted elija, con la tasa del recurso.',
  al: 'Liquidar al',
  cerrar: 'Cerrar',
  periodos: 'Períodos',
  alcances: { juicio: 'Los del título en juicio', gestion: 'Todos los de gestión' },
  deJuicio: {
    afuera:
      'Son los períodos del título N.º {titulo}, que se reclama en el juicio. Quedan afuera los que ese título no tiene: {periodos}.',
    todos:
      'Incluye períodos que no están en el título N.º {titulo}, que se reclama en el juicio: {periodos}. No es la liquidación del juicio.',
    sinSaber:
      'No consta en Apremia qué períodos reclama el título del juicio (N.º {titulo}): son todos los que hoy están en gestión. Compárelos con el título.',
  },
  pdf: 'Bajar el PDF',
  falla: 'No se pudo hacer la liquidación',
  leyenda: 'Períodos liquidados al {al}',
  notas: 'Cómo se calculó',
  columnas: {
    periodo: 'Período',
    vencimiento: 'Vencimiento',
    capital: 'Capital',
    informado: 'Interés informado',
    cuenta: 'Cuenta',
    agregado: 'Interés agregado',
    total: 'Total',
  },
  sumas: {
    subtotal: 'Subtotal',
    sinActualizar: 'Sin actualizar',
    saldoAFavor: 'Saldo a favor',
    total: 'Total al {al}',
  },
  cantidades: {
    dia: { uno: '1 día al {porcentaje}', varios: '{n} días al {porcentaje}' },
    mes: { uno: '1 mes al {porcentaje}', varios: '{n} meses al {porcentaje}' },
  },
  nada: 'no corre',
  reglas: {
    dia: 'Por día: capital × tasa de un mes ÷ 30 × días. Se cuenta desde el día siguiente al de los importes, o al del vencimiento si es posterior, hasta el de la liquidación inclusive.',
    mes: 'Por mes o fracción: capital × tasa de un mes × meses. Los meses se cuentan desde el vencimiento de cada período; se cuenta entero cada uno que empieza después del día de los importes, con la tasa del día en que empieza. El que ya había empezado está en el interés informado.',
    simple:
      'Interés simple: solo sobre el capital, nunca sobre intereses. Se redondea una vez por período, al centavo más cercano.',
  },
  importes: {
    uno: 'Capital e interés informados por el municipio al {dia}.',
    varios: 'Capital e interés informados por el municipio: {dias}.',
    de: '{periodos}, al {dia}',
  },
  tasa: 'Desde el {desde}: {tasa}.',
  tasaDistinta: {
    una: 'La tasa con que se liquida ({tasas}) no es la de la base legal que cita el título: {bases}. Revise cuál rige, en Configuración, Recursos.',
    varias:
      'Las tasas con que se liquida ({tasas}) no son las de la base legal que cita el título: {bases}. Revise cuáles rigen, en Configuración, Recursos.',
    mensual: '{porcentaje} mensual',
  },
  fundamento: 'Base legal del interés: {norma}.',
  sinActualizar: {
    'sin-interes': 'sin interés informado',
    'sin-vencimiento': 'sin vencimiento informado',
  },
  sinActualizarDe: '{periodo}, {motivo}: {importe}',
  noActualizados: 'Sin actualizar, con el total que informó el municipio: {lista}.',
  descontado: 'Descontado el saldo a favor de {importe} registrado en {periodos}.',
  noIncluye: 'No incluye honorarios, aportes, tasa de justicia ni gastos.',
  sinPagos: 'No tiene en cuenta los pagos que el municipio todavía no informó.',
  sinDeuda:
    'No hay deuda en gestión legal, fuera de planes y convenios, de {recurso} {imponible}: no hay qué liquidar.',
  sinAbogado: {
    uno: '1 período no tiene abogado',
    varios: '{n} períodos no tienen abogado',
  },
  faltas: {
    sinTasa:
      'El recurso {recurso} no tiene tasa de interés: se carga en Configuración, Recursos, «Tasa de interés».',
    tasaPosterior:
      'Falta la tasa de interés del recurso {recurso} desde el {dia}: la primera cargada rige desde el {desde}. Se carga en Configuración, Recursos, «Tasa de interés».',
    antes:
      'El municipio informó los importes al {dia} y lo informado no se puede reducir: elija ese día o uno posterior.',
    lejos: 'Se liquida hasta el {dia}: dos años desde hoy.',
    nadaQueActualizar:
      'El municipio no informó de ningún período el capital y el vencimiento: no hay qué actualizar.',
  },
  importesViejos:
    '{recurso} {imponible}: {aviso}. La liquidación se imprime cuando el municipio tenga los importes de estos días.',
} as const
