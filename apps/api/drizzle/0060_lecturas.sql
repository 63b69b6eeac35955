CREATE TABLE "lectura" (
	"cosa" text NOT NULL,
	"clave" text NOT NULL,
	"dia" date NOT NULL,
	"dni" text NOT NULL,
	"rol" text NOT NULL,
	"cantidad" integer NOT NULL,
	"primera" timestamp with time zone NOT NULL,
	"ultima" timestamp with time zone NOT NULL,
	CONSTRAINT "lectura_pk" PRIMARY KEY("cosa","clave","dia","dni","rol")
);
--> statement-breakpoint
CREATE INDEX "lectura_dni" ON "lectura" USING btree ("dni","dia");--> statement-breakpoint
CREATE INDEX "lectura_dia" ON "lectura" USING btree ("dia");