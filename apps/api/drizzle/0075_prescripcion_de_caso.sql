CREATE TABLE "caso_prescripcion" (
	"tipo" text NOT NULL,
	"imponible" integer NOT NULL,
	"recurso" text NOT NULL,
	"alcance" text NOT NULL,
	"dias" date[] NOT NULL,
	"prescribe_el" date GENERATED ALWAYS AS (dias[1]) STORED,
	"prescribe_segun_ordenanza" date,
	"periodo" integer,
	"sin_acuse" boolean NOT NULL,
	"supuesta" boolean NOT NULL,
	CONSTRAINT "caso_prescripcion_pk" PRIMARY KEY("tipo","imponible","recurso","alcance"),
	CONSTRAINT "caso_prescripcion_tipo" CHECK ("caso_prescripcion"."tipo" in ('I', 'C')),
	CONSTRAINT "caso_prescripcion_alcance" CHECK ("caso_prescripcion"."alcance" in ('todos', 'abogado'))
);
--> statement-breakpoint
CREATE INDEX "caso_prescripcion_dia" ON "caso_prescripcion" USING btree ("alcance","prescribe_el","tipo","imponible","recurso");--> statement-breakpoint
-- The counts of cases that the server keeps in memory depend on these days too.
create trigger caso_prescripcion_cambia after insert or update or delete or truncate on caso_prescripcion
  for each statement execute function contar_cambio_de_casos();
--> statement-breakpoint
-- The server computes all the cases again at its next start, and these days with them.
delete from caso;
