import type { ListDefinition } from "../../engine/index.ts";
import type { Person } from "../tenants/person.ts";
import type { ListCategory, TenantConfiguration } from "../tenants/tenant-configuration.ts";
import { paths } from "../ui/paths.ts";

/** What a number counts: processes of a status, with these values of fields. */
export interface Counted {
	/** null: whatever their status. */
	readonly status: string | null;
	readonly fields: readonly (readonly [field: string, value: string | null])[];
}

/**
 * Addresses of the lists that the numbers count. A list that would show more or less than the number says is no
 * answer to it: then there is no address.
 */
export class ListLinks {
	readonly #tenant: Pick<TenantConfiguration, "filterWords" | "access" | "slug">;
	readonly #list: ListDefinition;
	readonly #roles: Readonly<Record<string, readonly string[]>>;

	constructor(tenant: TenantConfiguration, person: Person) {
		this.#tenant = tenant;
		this.#list = tenant.lists.realisations;
		this.#roles = person.roles[tenant.slug] ?? {};
	}

	processes({ status, fields }: Counted): string | null {
		if (!this.#reaches("realisationlist")) return null;
		const params = new URLSearchParams();
		if (status === null) params.set("categorie", "alles");
		for (const [field, value] of fields) {
			const known = this.#list.filters.some((filter) => filter.field === field);
			const word = this.#list.fields[field]?.word;
			if (!known || word === undefined || value === null) return null;
			params.set(word, value);
		}
		const { filterWords } = this.#tenant;
		const tab = status === null ? filterWords[0] : filterWords.find(({ category }) => category === (status as ListCategory));
		if (tab === undefined) return null;
		const query = params.toString();
		return `${paths.realisations(tab.word)}${query === "" ? "" : `?${query}`}`;
	}

	openRequests(): string | null {
		return this.#reaches("requestlist") ? paths.requests() : null;
	}

	/** Whether the person sees in the list exactly what the reports count for them. */
	#reaches(attribute: string): boolean {
		const seen = this.#codes(attribute);
		const counted = this.#codes("reporting");
		if (seen.has("*") || counted.has("*")) return seen.has("*") && counted.has("*");
		return seen.size > 0 && seen.size === counted.size && [...counted].every((code) => seen.has(code));
	}

	#codes(attribute: string): ReadonlySet<string> {
		return new Set((this.#tenant.access[attribute] ?? []).flatMap((role) => this.#roles[role] ?? []));
	}
}
