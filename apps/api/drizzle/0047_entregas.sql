CREATE TABLE "entrega_acuse" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "entrega_acuse_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"hasta" bigint NOT NULL,
	"rechazos" jsonb NOT NULL,
	"dni" text NOT NULL,
	"acusado" timestamp with time zone NOT NULL,
	CONSTRAINT "entrega_acuse_hasta_unique" UNIQUE("hasta")
);
--> statement-breakpoint
ALTER TABLE "entrega_acuse" ADD CONSTRAINT "entrega_acuse_dni_usuario_dni_fk" FOREIGN KEY ("dni") REFERENCES "public"."usuario"("dni") ON DELETE no action ON UPDATE no action;