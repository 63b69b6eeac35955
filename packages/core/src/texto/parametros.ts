export const parametros = {
  repetido: 'El parámetro {clave} ya tiene un valor desde el {vigenteDesde}.',
  valorInvalido: 'El valor «{valor}» no sirve para el parámetro {clave}.',
  desconocido: 'No existe el parámetro «{clave}».',
  sinMotivo: 'Otro valor del mismo día, sin motivo.',
  formas: {
    importe: 'un importe mayor que cero, con punto y a lo sumo dos decimales, como 500000.00',
    importeOpcional:
      'un importe mayor que cero, con punto y a lo sumo dos decimales, como 500000.00, o ninguno',
    opcion: 'uno de estos: {opciones}',
    entero: 'un número entero entre {minimo} y {maximo}',
    porcentaje:
      'un porcentaje entre {minimo} y {maximo}, con punto y a lo sumo {decimales} decimales, como 2.2',
    porcentajeOpcional:
      'un porcentaje entre {minimo} y {maximo}, con punto y a lo sumo {decimales} decimales, como 2.2, o ninguno',
    cuit: 'un CUIT de once cifras, como 30-99999999-9, o ninguno',
    fecha: 'una fecha, como 31/01/2027',
    dias: 'uno o más días de lunes a viernes, como martes y viernes',
    partida:
      'un 0 por cada cifra, hasta veinte, en grupos separados por guiones, barras o puntos, como 000-000000-0',
    direccion:
      'una dirección que empieza con https://, sin nada después del camino, como https://apremia.municipio.gob.ar, o ninguna',
    cobro:
      'quién cobra, y si quiere, después de «|», el comprobante que hay que pedirle, como «la Caja de Abogados | boleta pagada», de hasta 60 letras cada uno, o ninguno',
    texto: 'un texto de una sola línea, de 1 a {maximo} letras',
    textoOpcional: 'un texto de una sola línea, de hasta {maximo} letras, o ninguno',
  },
  partida: {
    ejemplos: 'Se admite {admitida}; se rechaza {rechazada}.',
    dejanDeServir:
      'Inmuebles con una partida que no tiene esa forma: {n} de {total}, como {primeras}. Nadie los va a encontrar por ella hasta que el padrón las traiga así.',
    todasTienen: 'Las {total} partidas cargadas tienen esa forma.',
    sinMotivo: '{aviso} Para cambiarla igual indique el motivo, de al menos {letras} letras.',
  },
  valorRechazado: '{nombre} debe ser {forma}.',
  vigenciaImposible: 'Un valor no puede regir antes del {primero}.',
  correccionSinMotivo:
    '{nombre} ya vale «{anterior}» desde el {desde}: para corregirlo indique el motivo, de al menos {letras} letras.',
  pasadoSinMotivo:
    'Desde el {desde}, anterior a hoy, cambiaría lo que ya se usó: indique el motivo, de al menos {letras} letras, o ponga el valor desde hoy.',
  faltaParaTitulos:
    "Para generar títulos falta {nombre}: un administrador lo pone con «apremia parametros poner {clave} 'valor'».",
} as const
