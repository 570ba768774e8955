CREATE TABLE "address_signups" (
	"address" text PRIMARY KEY NOT NULL,
	"signed_up_at" timestamp with time zone[] NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_calls" (
	"day" date NOT NULL,
	"provider" text NOT NULL,
	"calls" integer NOT NULL,
	CONSTRAINT "provider_calls_day_provider_pk" PRIMARY KEY("day","provider")
);
--> statement-breakpoint
DROP INDEX "weather_answers_changed";--> statement-breakpoint
ALTER TABLE "weather_answers" ADD COLUMN "useful_until" timestamp with time zone DEFAULT now() + interval '25 hours' NOT NULL;--> statement-breakpoint
CREATE INDEX "address_signups_changed" ON "address_signups" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "weather_answers_useful" ON "weather_answers" USING btree ("useful_until");