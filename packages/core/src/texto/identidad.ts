/** Texts of the demo identity page, which replaces the identity provider (D4). */
export const identidad = {
  titulo: 'Identidad de demostración',
  fuente: 'Fuente: {fuente}. Elija con quién ingresar.',
  aviso: 'Esta instalación es de demostración: no pide claves y sus datos son ficticios.',
  rechazo: 'No se puede continuar',
  volver: 'Volver al inicio',
  pedidoInvalido:
    'La dirección de retorno (vlv) no es de este producto, o la fuente (fnt) no existe.',
  soloEnEstaMaquina:
    'La identidad de demostración solo funciona en esta máquina: ábrala en la dirección que muestra la terminal.',
  revision: {
    demostracion: {
      aviso:
        'La identidad es la de demostración: cualquiera ingresa como cualquiera. Para una instalación real configure un proveedor.',
    },
    descripcion: {
      bien: 'La descripción del proveedor se leyó y es del emisor configurado.',
      mal: 'El proveedor no responde en {direccion}. Compruebe que esté en marcha y revise IDENTIDAD_EMISOR, la red, el proxy y el certificado (NODE_EXTRA_CA_CERTS).',
    },
    respuesta: {
      mal: 'Algo responde en {direccion}, pero no con una descripción del proveedor que sirva. Revise IDENTIDAD_EMISOR (vale «{emisor}») y, si es la que publica, que el proveedor la tenga activa.',
    },
    emisor: {
      mal: 'El proveedor dice ser «{publicado}» y IDENTIDAD_EMISOR vale «{emisor}»: deben ser iguales, letra por letra.',
    },
    claves: {
      bien: 'Publica {claves} claves con que se puede comprobar una firma.',
      aviso:
        'Publica sus claves, pero ninguna sirve para comprobar una firma: nadie podrá ingresar.',
      mal: 'No se pudieron leer las claves del proveedor: nadie podrá ingresar.',
    },
    firma: {
      bien: 'Firma con {algoritmos}.',
      mal: 'No firma con ningún algoritmo que se admita ({admitidas}): configúrelo en el proveedor.',
    },
    pkce: {
      bien: 'Admite PKCE con S256.',
      aviso:
        'No dice que admita PKCE con S256. Se lo envía igual; si el proveedor lo rechaza, nadie podrá ingresar.',
    },
    credenciales: {
      bien: 'Acepta al cliente «{cliente}» y la manera en que se presenta.',
      aviso:
        'No se pudo comprobar si acepta al cliente «{cliente}» y su secreto ({codigo}): pruébelo con un ingreso.',
      mal: 'El proveedor no acepta el cliente «{cliente}» o su secreto: revise IDENTIDAD_CLIENTE e IDENTIDAD_CLIENTE_SECRETO (contestó {codigo}). Así nadie podrá ingresar.',
    },
    vuelta: {
      bien: 'Atiende el pedido de ingreso y acepta la dirección de vuelta.',
      aviso:
        'No se pudo comprobar si acepta la dirección de vuelta ({codigo}). Debe tener registrada exactamente {vuelta}. Pruébelo con un ingreso.',
      mal: 'El proveedor no acepta el pedido de ingreso (contestó {codigo}): no conoce al cliente «{cliente}» o no tiene registrada la dirección de vuelta. Registre exactamente {vuelta}. Así nadie podrá ingresar.',
    },
    pedido: {
      mal: 'El proveedor acepta la dirección de vuelta y rechaza el pedido de ingreso (contestó {codigo}): revise allí qué se le permite al cliente «{cliente}» (código de autorización, PKCE con S256 y los alcances de IDENTIDAD_ALCANCES). Así nadie podrá ingresar.',
    },
    cliente: {
      bien: 'Publica que admite la manera en que este sistema se presenta.',
      aviso:
        'No dice que admita clientes sin secreto: ponga IDENTIDAD_CLIENTE_SECRETO si el proveedor dio uno.',
      mal: 'No acepta el secreto en la cabecera ni en el formulario (client_secret_basic, client_secret_post), que es como se envía.',
    },
    alcances: {
      bien: 'Conoce todo lo que se le pide (IDENTIDAD_ALCANCES).',
      aviso: 'No publica estos alcances pedidos: {faltan}. Revise IDENTIDAD_ALCANCES.',
    },
    documento: {
      bien: 'Publica el dato del documento, «{reclamo}».',
      aviso:
        'No publica el dato «{reclamo}» (IDENTIDAD_DOCUMENTO) entre los que informa. Puede darlo igual: pruébelo con un ingreso.',
    },
    userinfo: {
      bien: 'Tiene userinfo: el documento puede venir por ahí.',
      aviso: 'No tiene userinfo: el documento debe venir en el token de identidad.',
    },
    salida: {
      bien: 'Tiene página de salida.',
      aviso:
        'No tiene página de salida: al cerrar la sesión, la cuenta sigue abierta en el proveedor.',
    },
    reloj: {
      bien: 'Su reloj y el de este servidor coinciden.',
      aviso: 'No dice la hora: no se comparó su reloj con el de este servidor.',
      mal: 'El reloj de este servidor está {segundos} segundos atrás del reloj del proveedor, y se admiten 30: sus ingresos parecen del futuro y nadie podrá ingresar. Ponga los dos en hora.',
    },
    adelanto: {
      aviso:
        'El reloj de este servidor está {segundos} segundos adelante del reloj del proveedor, y se admiten 30. Se puede ingresar solo si el token de identidad dura más de {duracion} segundos. Ponga los dos en hora.',
      mal: 'El reloj de este servidor está {segundos} segundos adelante del reloj del proveedor, y se admiten 630: todo ingreso parece viejo y nadie podrá ingresar. Ponga los dos en hora.',
    },
  },
} as const
