import { queryOptions, useQuery } from "@tanstack/react-query";
import type { ListDefinition } from "../../../engine/index.ts";
import { call } from "../../api/call.ts";
import * as operations from "../../api/generated/operations.ts";
import type { ListState } from "../../table/state/list-state.ts";
import { useRenewedByChanges } from "../../ui/use-renewed-by-changes.ts";
import { waitsByUuid } from "../waits.ts";
import { waitsFields } from "./waits-fields.ts";

const waitsQuery = queryOptions({
	queryKey: ["waits"],
	queryFn: async ({ signal }) => waitsByUuid((await call(operations.listRealisationWaits, { signal })).data),
	staleTime: 0,
	// A failure is reported in place of the rows.
	meta: { quiet: true },
});

/** Whether the list, as its address describes it, uses any of the fields about who has to act. */
function isAsked({ layouts }: ListDefinition, { filters, sort, columns, layout }: ListState): boolean {
	const shown = columns ?? layouts.find(({ name }) => name === layout)?.columns ?? [];
	return [...Object.keys(filters), sort, ...shown.map(({ field }) => field)].some((field) => Object.hasOwn(waitsFields, field));
}

/** Who has to act, for all processes: fetched once the list uses it. Null until it is loaded. */
export function useWaits(list: ListDefinition, state: ListState, inBrowser: boolean) {
	const asked = inBrowser && isAsked(list, state);
	useRenewedByChanges("waits");
	const { data = null, isError, refetch } = useQuery({ ...waitsQuery, enabled: asked });
	return { asked, waits: data, failed: asked && data === null && isError, retry: () => void refetch() };
}
