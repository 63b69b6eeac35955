CREATE TABLE "respuesta_del_servicio" (
	"tipo" text NOT NULL,
	"imponible" integer NOT NULL,
	"recurso" text NOT NULL,
	"deuda" jsonb,
	"situaciones" jsonb NOT NULL,
	"preguntado" timestamp with time zone NOT NULL,
	CONSTRAINT "respuesta_del_servicio_pk" PRIMARY KEY("tipo","imponible","recurso")
);
--> statement-breakpoint
ALTER TABLE "paquete_carga" ADD COLUMN "origen" text DEFAULT 'archivo' NOT NULL;--> statement-breakpoint
ALTER TABLE "paquete_carga" ADD COLUMN "sin_respuesta" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "paquete_carga_del_servicio" ON "paquete_carga" USING btree ("aplicada") WHERE "paquete_carga"."origen" = 'servicio';--> statement-breakpoint
ALTER TABLE "paquete_carga" ADD CONSTRAINT "paquete_carga_origen" CHECK ("paquete_carga"."origen" in ('archivo', 'servicio'));