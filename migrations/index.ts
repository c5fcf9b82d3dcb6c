import type { Migration } from "kysely";
import * as realisations from "./2026-11-20-realisations.ts";
import * as signIn from "./2026-11-20-sign-in.ts";
import * as comments from "./2026-11-21-comments.ts";
import * as recordPast from "./2026-11-21-record-past.ts";
import * as uniqueValues from "./2026-11-21-unique-values.ts";
import * as requests from "./2026-11-22-requests.ts";
import * as tags from "./2026-11-22-tags.ts";
import * as requestSources from "./2026-11-23-request-sources.ts";
import * as requestComments from "./2026-11-24-request-comments.ts";
import * as views from "./2026-11-24-views.ts";
import * as files from "./2026-11-25-files.ts";
import * as termsAndPasswords from "./2026-11-26-terms-and-passwords.ts";
import * as requestPlaces from "./m013-2026-11-22-request-places.ts";
import * as auditChain from "./m014-2026-11-22-audit-chain.ts";
import * as storedBytes from "./m015-2026-11-22-stored-bytes.ts";
import * as keptLists from "./m016-2026-11-23-kept-lists.ts";
import * as schemaCompat from "./m017-2026-11-23-schema-compat.ts";
import * as listedOrder from "./m018-2026-11-23-listed-order.ts";
import * as listedRows from "./m019-2026-11-23-listed-rows.ts";
import * as waiting from "./m020-2026-11-23-waiting.ts";
import * as bulkActs from "./m021-2026-11-23-bulk-acts.ts";
import * as servers from "./m022-2026-11-23-servers.ts";
import * as preferences from "./m023-2026-11-23-preferences.ts";
import * as designs from "./m024-2026-11-23-designs.ts";
import * as foundRequests from "./m025-2026-11-23-found-requests.ts";
import * as conversations from "./m026-2026-11-23-conversations.ts";
import * as mail from "./m028-2026-11-23-mail.ts";
import * as releases from "./m029-2026-11-25-releases.ts";
import * as drafts from "./m030-2026-11-25-drafts.ts";
import * as requestRows from "./m031-2026-11-25-request-rows.ts";
import * as textDrafts from "./m033-2026-11-26-text-drafts.ts";
import * as forecasts from "./m034-2026-11-26-forecasts.ts";
import * as rollBackApprovals from "./m035-2026-11-26-roll-back-approvals.ts";
import * as viewSubscriptions from "./m036-2026-11-26-view-subscriptions.ts";
import * as madeTenants from "./m039-2026-11-26-made-tenants.ts";
import * as foundTexts from "./m041-2026-11-26-found-texts.ts";
import * as locationRows from "./m042-2026-11-26-location-rows.ts";
import * as assignedComments from "./m045-2026-11-26-assigned-comments.ts";
import * as attachedFiles from "./m046-2026-11-26-attached-files.ts";
import * as viewStarts from "./m050-2026-11-26-view-starts.ts";
import * as orderedRows from "./m052-2026-11-26-ordered-rows.ts";
import * as closedTenants from "./m054-2026-11-26-closed-tenants.ts";
import * as countedRows from "./m055-2026-11-26-counted-rows.ts";
import * as placedRows from "./m056-2026-11-26-placed-rows.ts";
import * as singleWaits from "./m061-2026-11-27-single-waits.ts";

/**
 * All migrations by name, in the order in which they run, which is that of their names. The first twelve are ordered by a day, which for
 * some was not the day of writing. Every later one is `m013-<day of writing>-<what>`: the number determines the order (a letter sorts after
 * those digits), the day only informs. A migration that was released is never edited; a new one is added below, under the next number.
 */
const listed = {
	"2026-11-20-realisations": realisations,
	"2026-11-20-sign-in": signIn,
	"2026-11-21-comments": comments,
	"2026-11-21-record-past": recordPast,
	"2026-11-21-unique-values": uniqueValues,
	"2026-11-22-requests": requests,
	"2026-11-22-tags": tags,
	"2026-11-23-request-sources": requestSources,
	"2026-11-24-request-comments": requestComments,
	"2026-11-24-views": views,
	"2026-11-25-files": files,
	"2026-11-26-terms-and-passwords": termsAndPasswords,
	"m013-2026-11-22-request-places": requestPlaces,
	"m014-2026-11-22-audit-chain": auditChain,
	"m015-2026-11-22-stored-bytes": storedBytes,
	"m016-2026-11-23-kept-lists": keptLists,
	"m017-2026-11-23-schema-compat": schemaCompat,
	"m018-2026-11-23-listed-order": listedOrder,
	"m019-2026-11-23-listed-rows": listedRows,
	"m020-2026-11-23-waiting": waiting,
	"m021-2026-11-23-bulk-acts": bulkActs,
	"m022-2026-11-23-servers": servers,
	"m023-2026-11-23-preferences": preferences,
	"m024-2026-11-23-designs": designs,
	"m025-2026-11-23-found-requests": foundRequests,
	"m026-2026-11-23-conversations": conversations,
	"m028-2026-11-23-mail": mail,
	"m029-2026-11-25-releases": releases,
	"m030-2026-11-25-drafts": drafts,
	"m031-2026-11-25-request-rows": requestRows,
	"m033-2026-11-26-text-drafts": textDrafts,
	"m034-2026-11-26-forecasts": forecasts,
	"m035-2026-11-26-roll-back-approvals": rollBackApprovals,
	"m036-2026-11-26-view-subscriptions": viewSubscriptions,
	"m039-2026-11-26-made-tenants": madeTenants,
	"m041-2026-11-26-found-texts": foundTexts,
	"m042-2026-11-26-location-rows": locationRows,
	"m045-2026-11-26-assigned-comments": assignedComments,
	"m046-2026-11-26-attached-files": attachedFiles,
	"m050-2026-11-26-view-starts": viewStarts,
	"m052-2026-11-26-ordered-rows": orderedRows,
	"m054-2026-11-26-closed-tenants": closedTenants,
	"m055-2026-11-26-counted-rows": countedRows,
	"m056-2026-11-26-placed-rows": placedRows,
	"m061-2026-11-27-single-waits": singleWaits,
} satisfies Readonly<Record<string, Migration>>;

export const migrations: Readonly<Record<string, Migration>> = listed;

/**
 * `expand` only adds, with a default where a former version writes, and needs no lock for long: a start carries it out while servers of the
 * former version work. `contract` removes what the previous version no longer reads or writes: it waits for `npm run migrate -- contract`.
 * `whole` predates the classes; a new one is neither. Filling in records is not a migration but a fill, and an index on a table that may be
 * large belongs in `laterIndexes`.
 */
export type MigrationClass = "whole" | "expand" | "contract";

/** The class of every migration: the type checker reports a missing one. */
export const migrationClasses: Readonly<Record<string, MigrationClass>> = {
	"2026-11-20-realisations": "whole",
	"2026-11-20-sign-in": "whole",
	"2026-11-21-comments": "whole",
	"2026-11-21-record-past": "whole",
	"2026-11-21-unique-values": "whole",
	"2026-11-22-requests": "whole",
	"2026-11-22-tags": "whole",
	"2026-11-23-request-sources": "whole",
	"2026-11-24-request-comments": "whole",
	"2026-11-24-views": "whole",
	"2026-11-25-files": "whole",
	"2026-11-26-terms-and-passwords": "whole",
	"m013-2026-11-22-request-places": "whole",
	"m014-2026-11-22-audit-chain": "whole",
	"m015-2026-11-22-stored-bytes": "whole",
	"m016-2026-11-23-kept-lists": "whole",
	"m017-2026-11-23-schema-compat": "whole",
	"m018-2026-11-23-listed-order": "whole",
	"m019-2026-11-23-listed-rows": "expand",
	"m020-2026-11-23-waiting": "expand",
	"m021-2026-11-23-bulk-acts": "expand",
	"m022-2026-11-23-servers": "expand",
	"m023-2026-11-23-preferences": "expand",
	"m024-2026-11-23-designs": "expand",
	"m025-2026-11-23-found-requests": "expand",
	"m026-2026-11-23-conversations": "expand",
	"m028-2026-11-23-mail": "expand",
	"m029-2026-11-25-releases": "expand",
	"m030-2026-11-25-drafts": "expand",
	"m031-2026-11-25-request-rows": "expand",
	"m033-2026-11-26-text-drafts": "expand",
	"m034-2026-11-26-forecasts": "expand",
	"m035-2026-11-26-roll-back-approvals": "expand",
	"m036-2026-11-26-view-subscriptions": "expand",
	"m039-2026-11-26-made-tenants": "expand",
	"m041-2026-11-26-found-texts": "expand",
	"m042-2026-11-26-location-rows": "expand",
	"m045-2026-11-26-assigned-comments": "expand",
	"m046-2026-11-26-attached-files": "expand",
	"m050-2026-11-26-view-starts": "expand",
	"m052-2026-11-26-ordered-rows": "expand",
	"m054-2026-11-26-closed-tenants": "expand",
	"m055-2026-11-26-counted-rows": "expand",
	"m056-2026-11-26-placed-rows": "expand",
	"m061-2026-11-27-single-waits": "expand",
} satisfies Readonly<Record<keyof typeof listed, MigrationClass>>;

/**
 * The migration that a version must know at least to work with a database on which no migration of class `contract` was carried out;
 * otherwise it is the last of those. What is to be removed is first left unused for one version, and removed by the next.
 */
export const lastContraction = "m017-2026-11-23-schema-compat";
