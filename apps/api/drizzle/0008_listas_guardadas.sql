CREATE TABLE "cambios_del_padron" (
	"de" text PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lista_guardada" (
	"lista" text NOT NULL,
	"filtro" text NOT NULL,
	"orden" text NOT NULL,
	"version" bigint NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "lista_guardada_pk" PRIMARY KEY("lista","filtro","orden")
);
--> statement-breakpoint
CREATE TABLE "lista_guardada_bloque" (
	"lista" text NOT NULL,
	"filtro" text NOT NULL,
	"orden" text NOT NULL,
	"bloque" integer NOT NULL,
	"claves" integer[] NOT NULL,
	"recursos" text[] NOT NULL,
	CONSTRAINT "lista_guardada_bloque_pk" PRIMARY KEY("lista","filtro","orden","bloque")
);
--> statement-breakpoint
ALTER TABLE "lista_guardada_bloque" ADD CONSTRAINT "lista_guardada_bloque_fk" FOREIGN KEY ("lista","filtro","orden") REFERENCES "public"."lista_guardada"("lista","filtro","orden") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
insert into cambios_del_padron (de, version) values ('padron', 1), ('deuda', 1);
--> statement-breakpoint
-- A kept list counts only while nothing it was made from changed. Each statement that changes something counts,
-- in its own transaction: who sees the change sees the count.
create function contar_cambio_del_padron() returns trigger language plpgsql as $$
begin
  update cambios_del_padron set version = version + 1 where de = tg_argv[0];
  return null;
end
$$;
--> statement-breakpoint
create trigger inmueble_cambia after insert or update or delete or truncate on inmueble
  for each statement execute function contar_cambio_del_padron('padron');
--> statement-breakpoint
create trigger comercio_cambia after insert or update or delete or truncate on comercio
  for each statement execute function contar_cambio_del_padron('padron');
--> statement-breakpoint
create trigger contribuyente_cambia after insert or update or delete or truncate on contribuyente
  for each statement execute function contar_cambio_del_padron('padron');
--> statement-breakpoint
create trigger vinculo_cambia after insert or update or delete or truncate on vinculo
  for each statement execute function contar_cambio_del_padron('padron');
--> statement-breakpoint
create trigger imponible_recurso_cambia after insert or update or delete or truncate on imponible_recurso
  for each statement execute function contar_cambio_del_padron('padron');
--> statement-breakpoint
-- Whose a period is or what it amounts to changes no list that is kept.
create trigger deuda_cambia
  after insert or update of tipo, imponible, recurso, estado, situacion or delete or truncate on deuda
  for each statement execute function contar_cambio_del_padron('deuda');
