import { type Attribute, everyCode, type ListDefinition, type PersonAccess } from "../../engine/index.ts";
import type { TenantConfiguration } from "../tenants/tenant-configuration.ts";
import { paths } from "../ui/pages/paths.ts";

/** What a number counts: processes with a status and certain field values. */
interface Counted {
	/** null: any status. */
	readonly status: string | null;
	readonly fields: readonly (readonly [field: string, value: string | null])[];
}

/** Addresses of the lists behind the numbers. A number has none if the list would show more or fewer processes than it counts. */
export class ListLinks {
	readonly #tenant: Pick<TenantConfiguration, "filterWords">;
	readonly #list: ListDefinition;
	readonly #access: PersonAccess;

	constructor(tenant: TenantConfiguration, access: PersonAccess) {
		this.#tenant = tenant;
		this.#list = tenant.lists.realisations;
		this.#access = access;
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
		const tab = status === null ? filterWords[0] : filterWords.find(({ category }) => category === status);
		if (tab === undefined) return null;
		const query = params.toString();
		return `${paths.realisations(tab.word)}${query === "" ? "" : `?${query}`}`;
	}

	openRequests(): string | null {
		return this.#reaches("requestlist") ? paths.requests() : null;
	}

	/** Whether the list shows the person exactly what the reports count for them. */
	#reaches(attribute: Attribute): boolean {
		const seen = this.#access.codes(attribute);
		const counted = this.#access.codes("reporting");
		if (seen === everyCode || counted === everyCode) return seen === counted;
		return seen.length > 0 && seen.length === counted.length && counted.every((code) => seen.includes(code));
	}
}
