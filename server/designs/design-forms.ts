import { LRUCache } from "lru-cache";
import { type BundleFiles, type JsonSchema, standaloneSection } from "../../engine/index.ts";
import { blocks } from "../../schemas/index.ts";
import { type ShownFiles, shownFiles } from "./shown-files.ts";

/** Forms by their hash, of the designs that somebody looked at last. */
const forms = new LRUCache<string, JsonSchema>({ max: 5_000 });

/** A design as the workbench is given it. `validators`: what stands before the hash of a form in the address of its module. */
export function shownDesign({ files, revision, validators }: { files: BundleFiles; revision: string; validators: string }): ShownFiles {
	const [shown, schemas] = shownFiles(files, { folder: "", revision, blocks, addressOf: (hash) => `${validators}${hash}.js` });
	for (const [hash, schema] of schemas) forms.set(hash, schema);
	return shown;
}

/** The module of validators of one form. */
export function validatorsIn({ hash, files }: { hash: string; files: BundleFiles | null }): { readonly module: string | null } {
	if (files !== null && !forms.has(hash)) shownDesign({ files, revision: "", validators: "" });
	const schema = forms.get(hash);
	return { module: schema === undefined ? null : standaloneSection(schema) };
}
