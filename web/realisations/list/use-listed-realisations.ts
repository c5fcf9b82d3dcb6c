import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useRequests } from "../../requests/request-collection.ts";
import { stakeholderQueries } from "../../stakeholders/stakeholders.ts";
import type { TableFields } from "../../table/table-field.ts";
import { useAccess, useRights, useTenant } from "../../tenants/TenantContext.tsx";
import { useRealisations } from "../realisation-collection.ts";
import { realisationFields } from "./realisation-fields.tsx";
import type { RealisationRow } from "./realisation-row.ts";
import { useRows } from "./use-rows.ts";

/**
 * The rows and fields of the list of processes. Shared with the global search, so that both find the same. Loads nothing
 * unless `enabled`.
 */
export function useListedRealisations({ enabled = true }: { readonly enabled?: boolean } = {}): {
	/** The server answers the list: there are no rows here. */
	readonly served: boolean;
	readonly query: ReturnType<typeof useRealisations>;
	/** Null until they can be computed. */
	readonly rows: readonly RealisationRow[] | null;
	readonly fields: TableFields<RealisationRow>;
} {
	const tenant = useTenant();
	const { allCodes: codes } = useRights();
	const served = tenant.listsOnServer.includes("realisations");
	const loaded = enabled && !served;
	const query = useRealisations({ enabled: loaded });
	const { data } = query;
	const rows = useRows(loaded ? data?.records : undefined);
	const parties = usePartyNames(enabled && (served || data !== undefined));
	const applicants = useApplicants(loaded);
	const list = tenant.lists.realisations;
	const fields = useMemo(() => realisationFields(list, { tenant, codes, parties, applicants }), [list, tenant, codes, parties, applicants]);
	return { served, query, rows: loaded && data ? rows : null, fields };
}

/** Stakeholder names by slug, fetched once the list is loaded; until then the slug itself is shown. */
function usePartyNames(enabled: boolean): ReadonlyMap<string, string> {
	const { data } = useQuery({ ...stakeholderQueries.list(), enabled, meta: { quiet: true } });
	return useMemo(() => new Map((data ?? []).map(({ slug, name }) => [slug, name])), [data]);
}

/** Applicants' names by request uuid, for people who may see whole requests. */
function useApplicants(enabled: boolean): ReadonlyMap<string, string> {
	const maySee = useAccess("requestlist");
	const { data } = useRequests({ enabled: enabled && maySee });
	const records = data?.records;
	return useMemo(
		() => new Map((records ?? []).flatMap((request) => (request.limited ? [] : [[request.uuid, request.summary.name] as const]))),
		[records],
	);
}
