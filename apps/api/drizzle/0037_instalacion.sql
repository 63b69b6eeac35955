CREATE TABLE "instalacion" (
	"id" integer PRIMARY KEY NOT NULL,
	"clase" text,
	"version" text DEFAULT '' NOT NULL,
	"esquema" text DEFAULT '' NOT NULL,
	"sello" text,
	"sello_nacido" bigint,
	CONSTRAINT "instalacion_unica" CHECK ("instalacion"."id" = 1),
	CONSTRAINT "instalacion_clase" CHECK ("instalacion"."clase" in ('real', 'demostracion'))
);
--> statement-breakpoint
-- The people tell what an older database is: the ten invented ones of the demonstration, or a municipality.
insert into instalacion (id, clase)
select 1, case count(*) when 0 then null else
  case count(*) filter (where dni between '20000001' and '20000010' and length(dni) = 8) when 10 then 'demostracion' else 'real' end end
from usuario;
