import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ListName } from "../../engine/index.ts";
import { call } from "../api/call.ts";
import * as operations from "../api/generated/operations.ts";
import { preferencesQuery } from "../api/preferences-query.ts";
import { configsKey } from "../tenants/get-configs.ts";
import { useTenant } from "../tenants/TenantContext.tsx";

/** Stored instead of a view: the choice for the person's role applies, as when nothing was ever stored. */
export const asForRole = "usual";

export interface ListStart {
	/** What this person chose: a view's uuid, the list itself, or nothing of their own. */
	readonly own: string | undefined;
	/** What the list begins with for them; null: the list itself. */
	readonly search: string | null;
	readonly choose: (own: string) => Promise<void>;
	/** Refetches the start after an administrator chose it for roles. */
	readonly renew: () => Promise<void>;
}

/** What a person begins a list with: where the menu leads. */
export function useListStart(list: ListName): ListStart {
	const { slug, starts } = useTenant();
	const client = useQueryClient();
	const part = `start-${list}` as const;
	const own = useQuery(preferencesQuery).data?.[part];
	const renew = () => client.invalidateQueries({ queryKey: configsKey(slug) });
	return {
		own: own === asForRole ? undefined : own,
		search: starts?.[list] ?? null,
		choose: async (value) => {
			const { data } = await call(operations.setPreference, { params: { part }, body: { data: { value } } });
			client.setQueryData(preferencesQuery.queryKey, data);
			await renew();
		},
		renew,
	};
}
