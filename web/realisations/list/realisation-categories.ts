import type { TableCategory } from "../../table/table-category.ts";
import type { FilterWord } from "../../tenants/tenant-configuration.ts";
import { text } from "../../texts/text.ts";
import { paths } from "../../ui/paths.ts";
import type { RealisationRow } from "./realisation-row.ts";

/** Value of `categorie` in the address that shows every process, whatever the path's filter word says. */
export const everything = "alles";

/** A tab for every filter word of the tenant, and one for all processes, which keeps the path. */
export function realisationCategories(words: readonly FilterWord[], here: FilterWord): readonly TableCategory<RealisationRow>[] {
	return [
		...words.map(({ word, label, category }) => ({
			key: word,
			label,
			word: "",
			path: paths.realisations(word),
			holds: ({ categories }: RealisationRow) => categories.includes(category),
		})),
		{ key: everything, label: text("list.tab.all"), word: everything, path: paths.realisations(here.word), holds: () => true },
	];
}
