CREATE TABLE "caso_mirado" (
	"dia" date NOT NULL,
	"dni" text NOT NULL,
	"tipo" text NOT NULL,
	"imponible" integer NOT NULL,
	"recurso" text NOT NULL,
	CONSTRAINT "caso_mirado_pk" PRIMARY KEY("dni","tipo","imponible","recurso","dia")
);
--> statement-breakpoint
CREATE TABLE "padron_envio" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"dni" text NOT NULL,
	"archivo" text NOT NULL,
	"tamano" integer NOT NULL,
	"recibido" integer DEFAULT 0 NOT NULL,
	"suma" bigint DEFAULT 0 NOT NULL,
	"tocado" timestamp with time zone NOT NULL,
	CONSTRAINT "padron_envio_dni_unique" UNIQUE("dni"),
	CONSTRAINT "padron_envio_recibido" CHECK ("padron_envio"."recibido" between 0 and "padron_envio"."tamano")
);
--> statement-breakpoint
ALTER TABLE "novedad" DROP CONSTRAINT "novedad_dni_unique";--> statement-breakpoint
DROP INDEX "novedad_cuim_sin_dni";--> statement-breakpoint
ALTER TABLE "novedad" ADD COLUMN "borrada" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "novedad" ADD COLUMN "borrada_por" text;--> statement-breakpoint
ALTER TABLE "padron_envio" ADD CONSTRAINT "padron_envio_dni_usuario_dni_fk" FOREIGN KEY ("dni") REFERENCES "public"."usuario"("dni") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "caso_mirado_dia" ON "caso_mirado" USING btree ("dia");--> statement-breakpoint
CREATE UNIQUE INDEX "novedad_dni" ON "novedad" USING btree ("dni") WHERE not "novedad"."borrada";--> statement-breakpoint
CREATE UNIQUE INDEX "novedad_cuim_sin_dni" ON "novedad" USING btree ("cuim") WHERE "novedad"."dni" is null and not "novedad"."borrada";