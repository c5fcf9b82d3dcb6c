import { askedKind, type FieldTest, type ListFieldName, writeTest } from "../../engine/index.ts";
import type { TenantConfiguration } from "../tenants/tenant-configuration.ts";
import { paths } from "../ui/pages/paths.ts";

type Asked = Extract<ListFieldName<"realisations">, "waits" | "due" | "ownDue" | "expected" | "behind">;

/** Address of the list of exactly those processes that meet each of the tests. */
export function waitsListPath({ lists, filterWords }: TenantConfiguration, tests: Readonly<Partial<Record<Asked, FieldTest>>>): string {
	const params = new URLSearchParams({ categorie: "alles" });
	for (const [field, test] of Object.entries(tests)) {
		const { word, kind } = lists.realisations.fields[field] ?? { word: field, kind: "option" };
		params.set(word, writeTest(askedKind(field, kind), test));
	}
	return `${paths.realisations(filterWords[0]?.word)}?${params}`;
}
