CREATE TABLE "order_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"answer" text,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "order_request_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"size" integer NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_part_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"amount" bigint NOT NULL,
	"refund_id" text,
	"next_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_part_refunds_reference_unique" UNIQUE("reference"),
	CONSTRAINT "payment_part_refunds_positive" CHECK ("payment_part_refunds"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "wallet_withdrawal_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wallet_withdrawal_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"withdrawal_id" uuid NOT NULL,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "wallet_withdrawals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"user_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"method" text NOT NULL,
	"account" text NOT NULL,
	"holder" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wallet_withdrawals_number_unique" UNIQUE("number"),
	CONSTRAINT "wallet_withdrawals_amount" CHECK ("wallet_withdrawals"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "script" text DEFAULT 'hans' NOT NULL;--> statement-breakpoint
ALTER TABLE "news_items" ADD COLUMN "approved" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "news_listings" ADD COLUMN "approved" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" ADD COLUMN "script" text DEFAULT 'hans' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "carrier" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tracking_number" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pickup_code" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "completed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "part_refunded" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "scholarship_settings" ADD COLUMN "required_scores" smallint DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "wallet_recharges" ADD COLUMN "asset" text DEFAULT 'BEAN' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_requests" ADD CONSTRAINT "order_requests_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_request_pictures" ADD CONSTRAINT "order_request_pictures_request_id_order_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."order_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_part_refunds" ADD CONSTRAINT "payment_part_refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_withdrawal_events" ADD CONSTRAINT "wallet_withdrawal_events_withdrawal_id_wallet_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."wallet_withdrawals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_withdrawals" ADD CONSTRAINT "wallet_withdrawals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_requests_one_open" ON "order_requests" USING btree ("order_id") WHERE "order_requests"."state" = 'open';--> statement-breakpoint
CREATE INDEX "order_requests_order" ON "order_requests" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "order_request_pictures_request" ON "order_request_pictures" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "payment_part_refunds_payment" ON "payment_part_refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_part_refunds_next" ON "payment_part_refunds" USING btree ("next_at") WHERE "payment_part_refunds"."next_at" is not null;--> statement-breakpoint
CREATE INDEX "wallet_withdrawal_events_withdrawal" ON "wallet_withdrawal_events" USING btree ("withdrawal_id","id");--> statement-breakpoint
CREATE INDEX "wallet_withdrawals_user" ON "wallet_withdrawals" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "wallet_withdrawals_status" ON "wallet_withdrawals" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "news_listings_unapproved" ON "news_listings" USING btree ("published_at") WHERE not "news_listings"."approved";--> statement-breakpoint
CREATE INDEX "orders_latest" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_refunded_within_total" CHECK ("orders"."refunded" between 0 and "orders"."total");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_part_refunded" CHECK ("payments"."part_refunded" between 0 and "payments"."amount");