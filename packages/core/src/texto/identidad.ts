/** The demo identity page, which stands in for the provider (D4). */
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
  /** Findings of a review of the provider, by point and state. */
  revision: {
    demostracion: {
      aviso:
        'La identidad es la de demostración: cualquiera ingresa como cualquiera. Para una instalación real configure un proveedor.',
    },
    descripcion: {
      bien: 'La descripción del proveedor se leyó y es del emisor configurado.',
      mal: 'No se pudo leer la descripción del proveedor (su dirección, seguida de /.well-known/openid-configuration). Revise IDENTIDAD_EMISOR, la red, el proxy y el certificado (NODE_EXTRA_CA_CERTS).',
    },
    emisor: {
      mal: 'El proveedor dice ser otro emisor. IDENTIDAD_EMISOR debe ser igual, letra por letra, al «issuer» que publica.',
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
    cliente: {
      bien: 'Acepta la manera en que este sistema se presenta.',
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
      mal: 'Su reloj y el de este servidor difieren en {segundos} segundos, y se admiten 30: nadie podrá ingresar. Ponga los dos en hora.',
    },
  },
} as const
