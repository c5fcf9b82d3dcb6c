import { valueAt } from "../../definition/json-path.ts";
import { fileCategories, findFileCategory } from "../../files/index.ts";
import type { Rule } from "../model/rule.ts";
import { errorAt, placeInSection } from "../places/finding.ts";

const ofProduct = fileCategories.filter(({ of }) => of === "realisation").map(({ name }) => name);

export const fileCategory: Rule = {
	code: "file-category",
	description: "A file field has one category, which determines what may be uploaded and who may see it.",
	check: ({ fields, tenant }) => {
		const own = tenant?.fileCategories ?? [];
		const names = [...ofProduct, ...own];
		return [...fields.fields.values()].flatMap(({ path, declarations }) =>
			declarations.flatMap(({ section }) => {
				const place = ["ui", ...path.split(".")];
				if (valueAt(section.section, [...place, "ui:widget"]) !== "files") return [];
				const category = valueAt(section.section, [...place, "ui:options", "category"]);
				if (typeof category === "string" && (own.includes(category) || findFileCategory(category)?.of === "realisation")) return [];
				return errorAt("file-category", placeInSection(section, [...place, "ui:widget"]), {
					message: `"${path}" holds files, and ${category === undefined ? "no category says which" : `${JSON.stringify(category)} is no category of files`}.`,
					remedy: `Give ui:options a category out of: ${names.join(", ")}.`,
				});
			}),
		);
	},
};
