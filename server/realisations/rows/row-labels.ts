import { behindLabel, type FieldValue, type ListField, statusWord, unknownOption, waitsLabel } from "../../../engine/index.ts";
import type { DataDoor } from "../../database/opening/open-database.ts";
import { keptEntriesOf } from "../../kept-lists/kept-entry-read-model.ts";
import { namesOfStakeholders } from "../../stakeholders/stakeholder-read-model.ts";
import type { Tenant } from "../../tenants/tenant.ts";

/** The texts of field values, as the browser shows them. */
export interface RowLabels {
	/** The text that the list shows for the value of an option or tags field. */
	readonly textOf: (field: string, value: FieldValue) => string;
}

type LabelOf = (value: string) => string;

const asItIs: LabelOf = (value) => value;

export async function rowLabels(db: DataDoor["db"], tenant: Tenant, fields: Readonly<Record<string, ListField>>): Promise<RowLabels> {
	const { definition, municipalities, slug } = tenant;
	const parties = await namesOfStakeholders(db, slug);
	const kept = async (list: "tags" | "pids") =>
		from((await keptEntriesOf(db, { tenant: slug, list }, { counted: false })).map(({ uuid, label }) => [uuid, label]));
	const [tags, pids] = [await kept("tags"), await kept("pids")];
	const towns = from(municipalities.map(({ value, text }) => [value, text]));
	const party: LabelOf = (value) => parties.get(value) ?? value.slice(value.indexOf("|") + 1);
	const own: Readonly<Record<string, LabelOf>> = {
		municipality: towns,
		type: from(definition.processTypes.map(({ value, text }) => [value, text])),
		status: statusWord,
		waits: waitsLabel,
		behind: behindLabel,
		tags,
		gridOperator: party,
		contractor: party,
	};
	const labels = new Map(
		Object.entries(fields).map(([name, { path, options, choices }]): readonly [string, LabelOf] => {
			if (path === null) return [name, own[name] ?? asItIs];
			if (options === "pids") return [name, pids];
			if (options === "municipalities") return [name, towns];
			return [name, choices === null ? asItIs : from(choices.map(({ value, label }) => [value, label]))];
		}),
	);
	return {
		textOf: (field, value) => {
			const labelOf = labels.get(field) ?? asItIs;
			if (value === null || value === "") return "";
			return typeof value === "object" ? value.map(labelOf).join(", ") : labelOf(String(value));
		},
	};
}

function from(named: readonly (readonly [string, string])[]): LabelOf {
	const labels = new Map(named);
	return (value) => labels.get(value) ?? unknownOption;
}
