CREATE SEQUENCE "public"."application_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"caller" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_caller_key_pk" PRIMARY KEY("caller","key")
);
--> statement-breakpoint
CREATE TABLE "live_attachments" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"payload" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credentials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"password" text,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "familiar_addresses" (
	"user_id" uuid NOT NULL,
	"network" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "familiar_addresses_user_id_network_pk" PRIMARY KEY("user_id","network")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"impersonated_by" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"username" text NOT NULL,
	"display_username" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"phone" text,
	"role" text DEFAULT 'user' NOT NULL,
	"banned" boolean DEFAULT false NOT NULL,
	"ban_reason" text,
	"ban_expires" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_username_unique" UNIQUE("username"),
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "announcement_attachments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"announcement_id" uuid NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"size" integer NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "announcement_views" (
	"announcement_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "announcement_views_announcement_id_user_id_pk" PRIMARY KEY("announcement_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"content" text NOT NULL,
	"plain" text NOT NULL,
	"category" text NOT NULL,
	"author" text NOT NULL,
	"is_top" boolean NOT NULL,
	"is_urgent" boolean NOT NULL,
	"published_at" timestamp with time zone,
	"views" integer DEFAULT 0 NOT NULL,
	"downloads" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"folded" text NOT NULL,
	"terms" text[] NOT NULL,
	CONSTRAINT "announcements_counts_not_negative" CHECK ("announcements"."views" >= 0 and "announcements"."downloads" >= 0)
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"user_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"checked" boolean NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_lines_user_id_product_id_pk" PRIMARY KEY("user_id","product_id"),
	CONSTRAINT "cart_lines_quantity" CHECK ("cart_lines"."quantity" between 1 and 999)
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "news_counts" (
	"category" text NOT NULL,
	"hidden" boolean NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "news_counts_category_hidden_pk" PRIMARY KEY("category","hidden")
);
--> statement-breakpoint
CREATE TABLE "news_covers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid,
	"image" text NOT NULL,
	"sizes" jsonb NOT NULL,
	"share_image" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "news_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text,
	"title" text NOT NULL,
	"category" text NOT NULL,
	"summary" text NOT NULL,
	"content" text NOT NULL,
	"author" text NOT NULL,
	"author_id" uuid,
	"cover_id" uuid,
	"published_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"featured" boolean DEFAULT false NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "news_items_slug_unique" UNIQUE("slug"),
	CONSTRAINT "news_items_revision_positive" CHECK ("news_items"."revision" > 0)
);
--> statement-breakpoint
CREATE TABLE "news_listings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"hidden" boolean NOT NULL,
	"featured" boolean NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"everything" text NOT NULL,
	"terms" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "news_view_counts" (
	"item_id" uuid NOT NULL,
	"slot" smallint NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "news_view_counts_item_id_slot_pk" PRIMARY KEY("item_id","slot")
);
--> statement-breakpoint
CREATE TABLE "news_views" (
	"day" date NOT NULL,
	"item_id" uuid NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "news_views_day_item_id_visitor_pk" PRIMARY KEY("day","item_id","visitor")
);
--> statement-breakpoint
CREATE TABLE "newsletter_deliveries" (
	"item_id" uuid NOT NULL,
	"subscription_id" uuid NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "newsletter_deliveries_item_id_subscription_id_pk" PRIMARY KEY("item_id","subscription_id")
);
--> statement-breakpoint
CREATE TABLE "newsletter_issues" (
	"item_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"url" text NOT NULL,
	"announced_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"status" text NOT NULL,
	"kinds" text[] NOT NULL,
	"confirm_hash" text,
	"asked_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "newsletter_subscriptions_email" UNIQUE("email"),
	CONSTRAINT "newsletter_subscriptions_confirm" UNIQUE("confirm_hash")
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"event" text NOT NULL,
	"actor" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"product_id" uuid NOT NULL,
	"title" text NOT NULL,
	"inheritor" text NOT NULL,
	"category" text NOT NULL,
	"cover" text NOT NULL,
	"price" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "order_lines_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "order_lines_quantity_positive" CHECK ("order_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text NOT NULL,
	"payment_status" text NOT NULL,
	"payment_method" text NOT NULL,
	"payment_transaction_id" text,
	"delivery_method" text NOT NULL,
	"shipping" jsonb NOT NULL,
	"subtotal" bigint NOT NULL,
	"shipping_fee" bigint NOT NULL,
	"total" bigint NOT NULL,
	"usd_total" bigint NOT NULL,
	"client_reference" text,
	"from_cart" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_order_number_unique" UNIQUE("order_number"),
	CONSTRAINT "orders_total_adds_up" CHECK ("orders"."total" = "orders"."subtotal" + "orders"."shipping_fee")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_id" uuid NOT NULL,
	"event" text NOT NULL,
	"note" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payable_kind" text NOT NULL,
	"payable_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"method" text NOT NULL,
	"reference" text NOT NULL,
	"provider_id" text,
	"description" text NOT NULL,
	"amount" bigint NOT NULL,
	"balance_part" bigint DEFAULT 0 NOT NULL,
	"usd_amount" bigint NOT NULL,
	"state" text NOT NULL,
	"transaction_id" text,
	"paid_amount" bigint,
	"paid_currency" text,
	"paid_at" timestamp with time zone,
	"refund_id" text,
	"expires_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	"next_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_reference_unique" UNIQUE("reference"),
	CONSTRAINT "payments_balance_part" CHECK ("payments"."balance_part" between 0 and "payments"."amount")
);
--> statement-breakpoint
CREATE TABLE "red_packet_recipients" (
	"packet_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "red_packet_recipients_packet_id_user_id_pk" PRIMARY KEY("packet_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "red_packet_shares" (
	"packet_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"amount" bigint NOT NULL,
	"claimed_by" uuid,
	"claimed_at" timestamp with time zone,
	CONSTRAINT "red_packet_shares_packet_id_position_pk" PRIMARY KEY("packet_id","position"),
	CONSTRAINT "red_packet_shares_once" UNIQUE("packet_id","claimed_by"),
	CONSTRAINT "red_packet_shares_amount" CHECK ("red_packet_shares"."amount" > 0),
	CONSTRAINT "red_packet_shares_claimed" CHECK (("red_packet_shares"."claimed_by" is null) = ("red_packet_shares"."claimed_at" is null))
);
--> statement-breakpoint
CREATE TABLE "red_packets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sender_id" uuid NOT NULL,
	"type" text NOT NULL,
	"send_type" text NOT NULL,
	"message" text NOT NULL,
	"memo" text NOT NULL,
	"total_amount" bigint NOT NULL,
	"total_count" integer NOT NULL,
	"remaining_count" integer NOT NULL,
	"state" text NOT NULL,
	"seed" text NOT NULL,
	"commitment" text NOT NULL,
	"returned_amount" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "red_packets_remaining" CHECK ("red_packets"."remaining_count" between 0 and "red_packets"."total_count"),
	CONSTRAINT "red_packets_ended" CHECK (("red_packets"."state" = 'open') = ("red_packets"."ended_at" is null)),
	CONSTRAINT "red_packets_finished" CHECK (("red_packets"."state" = 'finished') = ("red_packets"."remaining_count" = 0)),
	CONSTRAINT "red_packets_returned" CHECK (("red_packets"."state" = 'expired') = ("red_packets"."returned_amount" > 0))
);
--> statement-breakpoint
CREATE TABLE "disbursements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"award" text,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"method" text NOT NULL,
	"status" text NOT NULL,
	"note" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "disbursements_application_id_unique" UNIQUE("application_id"),
	CONSTRAINT "disbursements_amount_not_negative" CHECK ("disbursements"."amount" >= 0),
	CONSTRAINT "disbursements_paid_at" CHECK (("disbursements"."status" = 'paid') = ("disbursements"."paid_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "review_assignments" (
	"application_id" uuid NOT NULL,
	"reviewer_id" uuid NOT NULL,
	"assigned_by" uuid NOT NULL,
	"assigned_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_assignments_application_id_reviewer_id_pk" PRIMARY KEY("application_id","reviewer_id")
);
--> statement-breakpoint
CREATE TABLE "review_conflicts" (
	"application_id" uuid NOT NULL,
	"reviewer_id" uuid NOT NULL,
	"reason" text,
	"declared_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_conflicts_application_id_reviewer_id_pk" PRIMARY KEY("application_id","reviewer_id")
);
--> statement-breakpoint
CREATE TABLE "review_scores" (
	"application_id" uuid NOT NULL,
	"reviewer_id" uuid NOT NULL,
	"points" smallint NOT NULL,
	"comment" text,
	"scored_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_scores_application_id_reviewer_id_pk" PRIMARY KEY("application_id","reviewer_id"),
	CONSTRAINT "review_scores_points_in_range" CHECK ("review_scores"."points" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "reviewers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"expertise" text NOT NULL,
	"institution" text,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" uuid NOT NULL,
	"event" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" uuid,
	"note" text,
	"material_id" uuid,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_materials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"file_kind" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"storage_key" text NOT NULL,
	"status" text DEFAULT 'in_review' NOT NULL,
	"note" text,
	"uploaded_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"replaced_by" uuid
);
--> statement-breakpoint
CREATE TABLE "application_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"author" text NOT NULL,
	"author_id" uuid NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_submissions" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"snapshot" jsonb NOT NULL,
	"id_number_sealed" text,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "id_number_reveals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "id_number_reveals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" uuid NOT NULL,
	"admin_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scholarship_applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_number" text NOT NULL,
	"user_id" uuid NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"status" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"full_name" text,
	"email" text,
	"phone" text,
	"date_of_birth" date,
	"nationality" text,
	"id_number_sealed" text,
	"id_number_mask" text,
	"education_level" text,
	"institution" text,
	"major" text,
	"gpa" numeric(3, 2),
	"graduation_year" smallint,
	"personal_statement" text,
	"research_proposal" text,
	"achievements" text,
	"review_notes" text,
	"folded" text DEFAULT '' NOT NULL,
	"blind_folded" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	CONSTRAINT "scholarship_applications_application_number_unique" UNIQUE("application_number"),
	CONSTRAINT "scholarship_applications_gpa_in_range" CHECK ("scholarship_applications"."gpa" between 0 and 4),
	CONSTRAINT "scholarship_applications_year_in_range" CHECK ("scholarship_applications"."graduation_year" between 1900 and 2030),
	CONSTRAINT "scholarship_applications_submitted_at" CHECK (("scholarship_applications"."status" = 'draft') = ("scholarship_applications"."submitted_at" is null))
);
--> statement-breakpoint
CREATE TABLE "scholarship_settings" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"max_applications" integer NOT NULL,
	"blind_review" boolean NOT NULL,
	"score_scale" smallint NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" uuid,
	CONSTRAINT "scholarship_settings_one_row" CHECK ("scholarship_settings"."id" = 1),
	CONSTRAINT "scholarship_settings_max_in_range" CHECK ("scholarship_settings"."max_applications" between 1 and 1000)
);
--> statement-breakpoint
CREATE TABLE "scholarships" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"description" text NOT NULL,
	"eligibility" text[] NOT NULL,
	"category" text NOT NULL,
	"award_category" text,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"application_deadline" timestamp with time zone NOT NULL,
	"available_slots" integer NOT NULL,
	"submitted_count" integer DEFAULT 0 NOT NULL,
	"approved_count" integer DEFAULT 0 NOT NULL,
	"folded" text NOT NULL,
	"terms" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "scholarships_slug_unique" UNIQUE("slug"),
	CONSTRAINT "scholarships_amount_not_negative" CHECK ("scholarships"."amount" >= 0),
	CONSTRAINT "scholarships_submitted_not_negative" CHECK ("scholarships"."submitted_count" >= 0),
	CONSTRAINT "scholarships_approved_within_slots" CHECK ("scholarships"."approved_count" between 0 and "scholarships"."available_slots")
);
--> statement-breakpoint
CREATE TABLE "product_counts" (
	"category" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_listings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"region" text NOT NULL,
	"price" integer NOT NULL,
	"stars" smallint NOT NULL,
	"in_stock" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"everything" text NOT NULL,
	"title" text NOT NULL,
	"inheritor" text NOT NULL,
	"brand" text NOT NULL,
	"terms" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"subtitle" text NOT NULL,
	"inheritor" text NOT NULL,
	"brand" text NOT NULL,
	"category" text NOT NULL,
	"region" text NOT NULL,
	"price" integer NOT NULL,
	"original_price" integer NOT NULL,
	"stock" integer NOT NULL,
	"in_stock" boolean GENERATED ALWAYS AS (stock > 0) STORED NOT NULL,
	"sales" integer DEFAULT 0 NOT NULL,
	"rating" smallint NOT NULL,
	"stars" smallint GENERATED ALWAYS AS (rating / 10::smallint) STORED NOT NULL,
	"description" text NOT NULL,
	"cover" text NOT NULL,
	"share_image" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "products_slug_unique" UNIQUE("slug"),
	CONSTRAINT "products_stock_not_negative" CHECK ("products"."stock" >= 0),
	CONSTRAINT "products_price_positive" CHECK ("products"."price" > 0),
	CONSTRAINT "products_rating_in_range" CHECK ("products"."rating" between 10 and 50)
);
--> statement-breakpoint
CREATE TABLE "wallet_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"asset" text NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	"held" bigint DEFAULT 0 NOT NULL,
	"overdraft" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wallet_accounts_owner" UNIQUE("owner_id","kind","asset"),
	CONSTRAINT "wallet_accounts_asset" UNIQUE("id","asset"),
	CONSTRAINT "wallet_accounts_held" CHECK ("wallet_accounts"."held" >= 0),
	CONSTRAINT "wallet_accounts_funds" CHECK ("wallet_accounts"."overdraft" or "wallet_accounts"."balance" >= "wallet_accounts"."held")
);
--> statement-breakpoint
CREATE TABLE "wallet_holds" (
	"key" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "wallet_holds_amount" CHECK ("wallet_holds"."amount" > 0),
	CONSTRAINT "wallet_holds_settled" CHECK (("wallet_holds"."state" = 'held') = ("wallet_holds"."settled_at" is null))
);
--> statement-breakpoint
CREATE TABLE "wallet_recharges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"user_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"bonus" integer NOT NULL,
	"price" bigint NOT NULL,
	"usd_price" bigint NOT NULL,
	"status" text NOT NULL,
	"payment_status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "wallet_recharges_number_unique" UNIQUE("number"),
	CONSTRAINT "wallet_recharges_beans" CHECK ("wallet_recharges"."amount" > 0 and "wallet_recharges"."bonus" >= 0),
	CONSTRAINT "wallet_recharges_completed" CHECK ("wallet_recharges"."status" <> 'completed' or "wallet_recharges"."completed_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "wallet_transfers" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"asset" text NOT NULL,
	"from_id" uuid NOT NULL,
	"to_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"memo" text,
	"from_balance" bigint NOT NULL,
	"to_balance" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"day" date GENERATED ALWAYS AS ((created_at at time zone 'Asia/Hong_Kong')::date) STORED NOT NULL,
	CONSTRAINT "wallet_transfers_key" UNIQUE("key"),
	CONSTRAINT "wallet_transfers_amount" CHECK ("wallet_transfers"."amount" > 0),
	CONSTRAINT "wallet_transfers_ends" CHECK ("wallet_transfers"."from_id" <> "wallet_transfers"."to_id")
);
--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "familiar_addresses" ADD CONSTRAINT "familiar_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_attachments" ADD CONSTRAINT "announcement_attachments_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_views" ADD CONSTRAINT "announcement_views_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_views" ADD CONSTRAINT "announcement_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_user_id_carts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."carts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_covers" ADD CONSTRAINT "news_covers_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_items" ADD CONSTRAINT "news_items_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_items" ADD CONSTRAINT "news_items_cover_id_news_covers_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."news_covers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_listings" ADD CONSTRAINT "news_listings_id_news_items_id_fk" FOREIGN KEY ("id") REFERENCES "public"."news_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_item_id_newsletter_issues_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."newsletter_issues"("item_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_subscription_id_newsletter_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."newsletter_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "red_packet_recipients" ADD CONSTRAINT "red_packet_recipients_packet_id_red_packets_id_fk" FOREIGN KEY ("packet_id") REFERENCES "public"."red_packets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "red_packet_recipients" ADD CONSTRAINT "red_packet_recipients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "red_packet_shares" ADD CONSTRAINT "red_packet_shares_packet_id_red_packets_id_fk" FOREIGN KEY ("packet_id") REFERENCES "public"."red_packets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "red_packet_shares" ADD CONSTRAINT "red_packet_shares_claimed_by_users_id_fk" FOREIGN KEY ("claimed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "red_packets" ADD CONSTRAINT "red_packets_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disbursements" ADD CONSTRAINT "disbursements_application_id_scholarship_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."scholarship_applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_assignments" ADD CONSTRAINT "review_assignments_application_id_scholarship_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."scholarship_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_assignments" ADD CONSTRAINT "review_assignments_reviewer_id_reviewers_user_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."reviewers"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_assignments" ADD CONSTRAINT "review_assignments_assigned_by_users_id_fk" FOREIGN KEY ("assigned_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_conflicts" ADD CONSTRAINT "review_conflicts_application_id_scholarship_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."scholarship_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_conflicts" ADD CONSTRAINT "review_conflicts_reviewer_id_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_scores" ADD CONSTRAINT "review_scores_assignment" FOREIGN KEY ("application_id","reviewer_id") REFERENCES "public"."review_assignments"("application_id","reviewer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviewers" ADD CONSTRAINT "reviewers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_application_id_scholarship_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."scholarship_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_material_id_application_materials_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."application_materials"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_materials" ADD CONSTRAINT "application_materials_application_id_scholarship_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."scholarship_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_materials" ADD CONSTRAINT "application_materials_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_materials" ADD CONSTRAINT "application_materials_replaced_by_application_materials_id_fk" FOREIGN KEY ("replaced_by") REFERENCES "public"."application_materials"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_messages" ADD CONSTRAINT "application_messages_application_id_scholarship_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."scholarship_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_messages" ADD CONSTRAINT "application_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_submissions" ADD CONSTRAINT "application_submissions_application_id_scholarship_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."scholarship_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "id_number_reveals" ADD CONSTRAINT "id_number_reveals_application_id_scholarship_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."scholarship_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "id_number_reveals" ADD CONSTRAINT "id_number_reveals_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scholarship_applications" ADD CONSTRAINT "scholarship_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scholarship_applications" ADD CONSTRAINT "scholarship_applications_scholarship_id_scholarships_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scholarship_settings" ADD CONSTRAINT "scholarship_settings_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_listings" ADD CONSTRAINT "product_listings_id_products_id_fk" FOREIGN KEY ("id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_holds" ADD CONSTRAINT "wallet_holds_account_id_wallet_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."wallet_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_recharges" ADD CONSTRAINT "wallet_recharges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_transfers" ADD CONSTRAINT "wallet_transfers_from" FOREIGN KEY ("from_id","asset") REFERENCES "public"."wallet_accounts"("id","asset") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_transfers" ADD CONSTRAINT "wallet_transfers_to" FOREIGN KEY ("to_id","asset") REFERENCES "public"."wallet_accounts"("id","asset") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credentials_user" ON "credentials" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verifications_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "announcement_attachments_of" ON "announcement_attachments" USING btree ("announcement_id","id");--> statement-breakpoint
CREATE INDEX "announcements_terms" ON "announcements" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "announcements_listed" ON "announcements" USING btree ("is_top","published_at","id") WHERE "announcements"."published_at" is not null;--> statement-breakpoint
CREATE INDEX "announcements_important" ON "announcements" USING btree ("is_urgent","published_at") WHERE "announcements"."published_at" is not null and ("announcements"."is_top" or "announcements"."is_urgent");--> statement-breakpoint
CREATE INDEX "announcements_drafts" ON "announcements" USING btree ("updated_at") WHERE "announcements"."published_at" is null;--> statement-breakpoint
CREATE INDEX "news_covers_created" ON "news_covers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "news_items_author" ON "news_items" USING btree ("author_id","published_at","id");--> statement-breakpoint
CREATE INDEX "news_items_cover" ON "news_items" USING btree ("cover_id");--> statement-breakpoint
CREATE INDEX "news_listings_terms" ON "news_listings" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "news_listings_latest" ON "news_listings" USING btree ("published_at","id","category","hidden","featured");--> statement-breakpoint
CREATE INDEX "news_listings_featured" ON "news_listings" USING btree ("featured","published_at","id","category","hidden");--> statement-breakpoint
CREATE INDEX "news_listings_category" ON "news_listings" USING btree ("category","hidden","featured","published_at","id");--> statement-breakpoint
CREATE INDEX "news_listings_hidden" ON "news_listings" USING btree ("published_at") WHERE "news_listings"."hidden";--> statement-breakpoint
CREATE INDEX "newsletter_deliveries_subscription" ON "newsletter_deliveries" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_status" ON "newsletter_subscriptions" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_client_reference" ON "orders" USING btree ("client_reference") WHERE "orders"."client_reference" is not null;--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("expires_at") WHERE "orders"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "payment_events_payment" ON "payment_events" USING btree ("payment_id","id");--> statement-breakpoint
CREATE INDEX "payments_payable" ON "payments" USING btree ("payable_kind","payable_id");--> statement-breakpoint
CREATE INDEX "payments_next" ON "payments" USING btree ("next_at") WHERE "payments"."next_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open" ON "payments" USING btree ("payable_kind","payable_id","provider") WHERE "payments"."state" in ('pending', 'processing');--> statement-breakpoint
CREATE INDEX "payments_user" ON "payments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "red_packet_recipients_user" ON "red_packet_recipients" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "red_packet_shares_claimant" ON "red_packet_shares" USING btree ("claimed_by","claimed_at") WHERE "red_packet_shares"."claimed_by" is not null;--> statement-breakpoint
CREATE INDEX "red_packets_sender" ON "red_packets" USING btree ("sender_id","created_at");--> statement-breakpoint
CREATE INDEX "red_packets_open" ON "red_packets" USING btree ("created_at","id") WHERE "red_packets"."state" = 'open';--> statement-breakpoint
CREATE INDEX "red_packets_overdue" ON "red_packets" USING btree ("expires_at") WHERE "red_packets"."state" = 'open';--> statement-breakpoint
CREATE INDEX "disbursements_status" ON "disbursements" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "disbursements_created" ON "disbursements" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "review_assignments_reviewer" ON "review_assignments" USING btree ("reviewer_id");--> statement-breakpoint
CREATE INDEX "review_conflicts_reviewer" ON "review_conflicts" USING btree ("reviewer_id");--> statement-breakpoint
CREATE INDEX "review_scores_reviewer" ON "review_scores" USING btree ("reviewer_id");--> statement-breakpoint
CREATE INDEX "application_events_application" ON "application_events" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "application_materials_application" ON "application_materials" USING btree ("application_id","uploaded_at");--> statement-breakpoint
CREATE INDEX "application_messages_application" ON "application_messages" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE INDEX "id_number_reveals_application" ON "id_number_reveals" USING btree ("application_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "scholarship_applications_one_each" ON "scholarship_applications" USING btree ("user_id","scholarship_id") WHERE "scholarship_applications"."status" <> 'withdrawn';--> statement-breakpoint
CREATE INDEX "scholarship_applications_user" ON "scholarship_applications" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "scholarship_applications_scholarship" ON "scholarship_applications" USING btree ("scholarship_id","status");--> statement-breakpoint
CREATE INDEX "scholarship_applications_submitted" ON "scholarship_applications" USING btree ("submitted_at");--> statement-breakpoint
CREATE INDEX "scholarships_terms" ON "scholarships" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "scholarships_deadline" ON "scholarships" USING btree ("application_deadline","id");--> statement-breakpoint
CREATE INDEX "scholarships_created" ON "scholarships" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "product_listings_terms" ON "product_listings" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "product_listings_filters" ON "product_listings" USING btree ("category","region","stars","in_stock","price","created_at","id");--> statement-breakpoint
CREATE INDEX "product_listings_latest" ON "product_listings" USING btree ("created_at","id","category","region","stars","in_stock","price");--> statement-breakpoint
CREATE INDEX "product_listings_price" ON "product_listings" USING btree ("price","id","category","region","stars","in_stock");--> statement-breakpoint
CREATE INDEX "products_popular" ON "products" USING btree ("sales","id","category","region","stars","in_stock","price");--> statement-breakpoint
CREATE INDEX "wallet_holds_account" ON "wallet_holds" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "wallet_recharges_user" ON "wallet_recharges" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "wallet_recharges_unpaid" ON "wallet_recharges" USING btree ("expires_at") WHERE "wallet_recharges"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "wallet_transfers_out" ON "wallet_transfers" USING btree ("from_id","day","seq");--> statement-breakpoint
CREATE INDEX "wallet_transfers_in" ON "wallet_transfers" USING btree ("to_id","day","seq");--> statement-breakpoint
CREATE INDEX "wallet_transfers_out_for" ON "wallet_transfers" USING btree ("from_id","reason","day","seq");--> statement-breakpoint
CREATE INDEX "wallet_transfers_in_for" ON "wallet_transfers" USING btree ("to_id","reason","day","seq");