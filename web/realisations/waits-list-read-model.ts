import { askedKind, type FieldTest, type ListFieldName, writeTest } from "../../engine/index.ts";
import type { TenantConfiguration } from "../tenants/tenant-configuration.ts";
import { paths } from "../ui/paths.ts";

type Asked = Extract<ListFieldName<"realisations">, "waits" | "due" | "ownDue" | "expected">;

/** Address of the list of processes with exactly those that meet the test. */
export function waitsListPath({ lists, filterWords }: TenantConfiguration, field: Asked, test: FieldTest): string {
	const { word, kind } = lists.realisations.fields[field] ?? { word: field, kind: "option" };
	const params = new URLSearchParams({ categorie: "alles", [word]: writeTest(askedKind(field, kind), test) });
	return `${paths.realisations(filterWords[0]?.word)}?${params}`;
}
