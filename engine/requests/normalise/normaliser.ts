import { requestNormaliser } from "../../../schemas/index.ts";
import type { TenantDefinition } from "../../definition/tenant-definition.ts";

type Definition = NonNullable<NonNullable<TenantDefinition["requests"]>["normaliser"]>;

/** A field that a source can fill, by its path in the stored request. */
export type StoredField = keyof NonNullable<Definition["fields"]>;

export interface FieldSource {
	/** Places that may have the value; the first one that does counts. */
	readonly from: readonly string[];
	/** The meanings of the source's values, by the value in lower case. */
	readonly values: ReadonlyMap<string, unknown>;
	/** For a list: the name of the member with the uuid in its objects. */
	readonly item: string;
	/** For a list: a filter for its objects. */
	readonly where: { readonly name: string; readonly value: string } | undefined;
}

/** The rules for reading a tenant's sources, ready for use. */
export interface Normaliser {
	readonly fields: ReadonlyMap<StoredField, FieldSource>;
	/** Places that may have one judgement or a list of them. */
	readonly judgements: readonly string[];
}

type AnyRule = {
	readonly from: readonly string[];
	readonly values?: Readonly<Record<string, unknown>>;
	readonly item?: string;
	readonly where?: FieldSource["where"];
};

const shared: Definition = requestNormaliser;

/** The shared normaliser with the tenant's own rules: its places and values come before the shared ones. */
export function normaliserOf({ requests }: Pick<TenantDefinition, "requests">): Normaliser {
	const own = requests?.normaliser;
	const sharedFields = Object.entries(shared.fields ?? {}) as readonly (readonly [StoredField, AnyRule])[];
	const ownFields = (own?.fields ?? {}) as Readonly<Partial<Record<StoredField, AnyRule>>>;
	return {
		fields: new Map(sharedFields.map(([field, rule]) => [field, sourceOf(rule, ownFields[field])])),
		judgements: own?.judgements ?? shared.judgements ?? [],
	};
}

function sourceOf(rule: AnyRule, own: AnyRule | undefined): FieldSource {
	const values = Object.entries({ ...rule.values, ...own?.values });
	return {
		from: own === undefined ? rule.from : own.from.length === 0 ? [] : [...new Set([...own.from, ...rule.from])],
		values: new Map(values.map(([given, value]) => [given.trim().toLowerCase(), value])),
		item: own?.item ?? rule.item ?? "uuid",
		where: own?.where ?? rule.where,
	};
}
